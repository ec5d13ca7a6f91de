// What of a page's HTML somebody reads: a sentence in an attribute, a script or a template is said to nobody.

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
  start: number;
  end: number;
}

const unread = new Set(['head', 'script', 'style', 'template', 'noscript']);
/** What lies in these is text, whatever it looks like. */
const raw = new Set(['script', 'style']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The words of a piece of HTML, without those that nobody sees, each run of blanks as one space. */
export function seenText(html: string): string {
  const parts: string[] = [];
  let at = html.startsWith('<!') ? html.indexOf('>') + 1 : 0;
  for (const { tag, isHidden } of walk(html)) {
    if (!isHidden) parts.push(html.slice(at, tag.start), ' ');
    at = tag.end;
  }
  parts.push(html.slice(at));
  return decoded(parts.join('')).replaceAll(/\s+/g, ' ').trim();
}

/** The HTML of the first element whose tag fits, itself included; empty: there is none. */
export function elementWith(html: string, attribute: string): string {
  let start = -1;
  let within = 0;
  for (const { tag, depth } of walk(html)) {
    if (start === -1 && !tag.isEnd && tag.attributes.includes(attribute)) {
      if (empty.has(tag.name)) return html.slice(tag.start, tag.end);
      [start, within] = [tag.start, depth];
    } else if (start !== -1 && tag.isEnd && depth === within) return html.slice(start, tag.end);
  }
  return '';
}

/** Every tag with whether the text before it is hidden, and in how many elements it stands. */
function* walk(html: string): Generator<{ tag: Tag; isHidden: boolean; depth: number }> {
  const open: { name: string; isHidden: boolean }[] = [];
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)([^>]*)>/gi)) {
    const [whole, slash, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    const tag = {
      name,
      isEnd: slash === '/',
      attributes,
      start: match.index,
      end: match.index + whole.length,
    };
    const inner = open.at(-1);
    if (inner && raw.has(inner.name) && !(tag.isEnd && name === inner.name)) continue;
    const isHidden = inner?.isHidden ?? false;
    if (tag.isEnd) {
      const begun = open.findLastIndex((each) => each.name === name);
      if (begun !== -1) open.length = begun;
      yield { tag, isHidden, depth: open.length };
      continue;
    }
    yield { tag, isHidden, depth: open.length };
    if (empty.has(name) || attributes.endsWith('/')) continue;
    open.push({ name, isHidden: isHidden || unread.has(name) || /\shidden(\s|=|$)/.test(attributes) });
  }
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' },
};

function decoded(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  });
}
