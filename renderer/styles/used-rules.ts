import { topLevelRules } from './compact-css.ts';

/**
 * The CSS of a unit without the rules that can match nothing: those of its parts that no element of the page has. What
 * stands in `:not()`, `:is()`, `:where()` and `:has()` decides nothing.
 */
export function usedRules(css: string, parts: ReadonlySet<string>, used: ReadonlySet<string>): string {
  let kept = '';
  for (const { prelude, body } of topLevelRules(css)) {
    if (/^@(media|container|supports|layer)\b/.test(prelude)) {
      const inner = usedRules(body, parts, used);
      if (inner !== '') kept += `${prelude}{${inner}}`;
    } else if (
      prelude.startsWith('@') ||
      selectorsOf(prelude).some((selector) => canMatch(selector, parts, used))
    ) {
      kept += `${prelude}{${body}}`;
    }
  }
  return kept;
}

/** The selectors of a list; commas within parentheses part nothing. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}

function canMatch(selector: string, parts: ReadonlySet<string>, used: ReadonlySet<string>): boolean {
  const certain = selector.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...certain.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(
    ([, name = '']) => !parts.has(name) || used.has(name),
  );
}
