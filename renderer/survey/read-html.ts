/** A part of HTML, in its order. Names are in small letters. */
export type HtmlPart =
  | { kind: 'open'; tag: string; attributes: Readonly<Record<string, string>>; isEmpty: boolean }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string };

const emptyTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** What stands in these is no HTML. */
const rawTags = new Set(['script', 'style']);

/** Takes HTML apart that the shop itself has drawn: well-formed, with attributes in double quotes. */
export function readHtml(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const text = html.slice(at, open < 0 ? undefined : open);
    if (text !== '') parts.push({ kind: 'text', text: decoded(text) });
    if (open < 0) break;
    if (html.startsWith('<!', open)) {
      at = after(html, html.startsWith('<!--', open) ? '-->' : '>', open);
      continue;
    }
    const tag = readTag(html, open);
    parts.push(tag.part);
    at = tag.end;
    if (tag.part.kind === 'open' && rawTags.has(tag.part.tag)) {
      const end = html.indexOf(`</${tag.part.tag}`, at);
      at = end < 0 ? html.length : end;
    }
  }
  return parts;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function readTag(html: string, open: number): { part: Exclude<HtmlPart, { kind: 'text' }>; end: number } {
  const isClose = html[open + 1] === '/';
  let at = open + (isClose ? 2 : 1);
  const nameEnd = endOfName(html, at);
  const tag = html.slice(at, nameEnd).toLowerCase();
  const attributes: Record<string, string> = {};
  at = nameEnd;
  while (at < html.length && html[at] !== '>') {
    if (html[at] === ' ' || html[at] === '/' || html[at] === '\n') {
      at++;
      continue;
    }
    const end = endOfName(html, at);
    const name = html.slice(at, end).toLowerCase();
    at = Math.max(end, at + 1);
    attributes[name] = '';
    if (html[at] !== '=') continue;
    const close = html.indexOf('"', at + 2);
    const valueEnd = html[at + 1] === '"' && close >= 0 ? close : endOfName(html, at + 1);
    attributes[name] = decoded(html.slice(html[at + 1] === '"' ? at + 2 : at + 1, valueEnd));
    at = valueEnd + (html[valueEnd] === '"' ? 1 : 0);
  }
  const end = Math.min(at + 1, html.length);
  if (isClose) return { part: { kind: 'close', tag }, end };
  const isEmpty = emptyTags.has(tag) || html[at - 1] === '/';
  return { part: { kind: 'open', tag, attributes, isEmpty }, end };
}

function endOfName(html: string, from: number): number {
  let at = from;
  while (at < html.length && !' \n\t/>='.includes(html[at] ?? '')) at++;
  return at;
}

const references = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00a0', amp: '&' };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return Object.entries(references).reduce((done, [name, sign]) => done.replaceAll(`&${name};`, sign), text);
}
