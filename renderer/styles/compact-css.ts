/**
 * CSS in fewer bytes, meaning the same: within one unit, rules under equal conditions are put together. Unconditional
 * rules come first, then widths from narrow to wide, then the other conditions (hover, reduced motion, print …).
 * Pixels must be in the conditions already.
 */
export function compactCss(css: string): string {
  const plain: string[] = [];
  const conditional = new Map<string, string[]>();
  for (const { prelude, body } of topLevelRules(css)) {
    if (/^@(media|container|supports)\b/.test(prelude)) {
      const rules = conditional.get(prelude) ?? [];
      rules.push(shorten(body));
      conditional.set(prelude, rules);
    } else {
      plain.push(`${prelude}{${shorten(body)}}`);
    }
  }
  const ordered = [...conditional].toSorted(([a], [b]) => widthOf(a) - widthOf(b));
  return plain.join('') + ordered.map(([prelude, rules]) => `${prelude}{${rules.join('')}}`).join('');
}

function widthOf(condition: string): number {
  const width = /^@(?:media|container) \(min-width:(\d+)px\)$/.exec(condition)?.[1];
  return width === undefined ? Number.MAX_SAFE_INTEGER : Number(width);
}

function shorten(body: string): string {
  return body
    .replace(/;\}/g, '}')
    .replace(/;$/, '')
    .replace(/([\s:,(])0\.(\d)/g, '$1.$2');
}

/** Rules and at-rules of a style sheet, in order, without those inside others. */
export function* topLevelRules(css: string): Generator<{ prelude: string; body: string }> {
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") {
      at = css.indexOf(character, at + 1);
      if (at === -1) return;
    } else if (character === '{') {
      if (depth++ === 0) open = at;
    } else if (character === '}' && --depth === 0) {
      yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) };
      start = at + 1;
    }
  }
}
