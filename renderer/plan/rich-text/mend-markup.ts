import { escapeText } from '../../../schemas/escape-text.ts';
import { droppedElements } from './html-element.ts';

interface MendedMarkup {
  html: string;
  /** What is read as something else than a browser would, each kind once, as an editor would name it. */
  told: ReadonlySet<string>;
}

const tagStart = /<(\/?)([a-z][^\s<>/]*)/iy;

/** What is no text either: a comment of nothing, declarations, and instructions, as word processors write them. */
const declaration = /<!---?>|<(?:!doctype\b|!\[|\?[a-z])[^<>]*>/iy;

const comment = '<!--';
const cdata = '<![CDATA[';

/** Code, which nobody misses when it has no end. */
const code = new Set(['script', 'style']);

/** The HTML with each "<" that begins nothing written as text: a parser takes it, and the words up to the next ">", for a tag. */
export function mendMarkup(typed: string): MendedMarkup {
  const told = new Set<string>();
  const missing = new Set<string>();
  let html = '';
  let done = 0;
  for (let at = typed.indexOf('<'); at >= 0; at = typed.indexOf('<', done)) {
    html += typed.slice(done, at);
    done = takeMarkup(at);
  }
  return { html: html + typed.slice(done), told };

  /** Adds what begins here; gives its end. */
  function takeMarkup(at: number): number {
    const end = typed.startsWith(cdata, at) ? endAfter(']]>', at) : -1;
    if (end >= 0) {
      told.add('CDATA (shown as text)');
      html += escapeText(typed.slice(at + cdata.length, end - 3));
      return end;
    }
    return takeTag(at) ?? takeSection(at) ?? takeText(at);
  }

  function takeTag(at: number): number | undefined {
    tagStart.lastIndex = at;
    const found = tagStart.exec(typed);
    const tagEnd = found ? endOfTag(at + found[0].length) : -1;
    if (!found || tagEnd < 0) return undefined;
    const name = (found[2] ?? '').toLowerCase();
    const isDropped = found[1] === '' && droppedElements.includes(name);
    const end = isDropped ? endAfter(`</${name}`, tagEnd) : tagEnd;
    if (end >= 0) return keep(at, end);
    if (code.has(name)) return keep(at, typed.length);
    told.add(`<${name}> without an end`);
    return tagEnd;
  }

  /** Where a tag ends whose name has been read; -1: a "<" outside of quotes, or a quote without an end, makes it none. */
  function endOfTag(from: number): number {
    for (let at = from; at < typed.length; at++) {
      const sign = typed.charAt(at);
      if (sign === '>') return at + 1;
      if (sign === '<') return -1;
      if (sign !== '=') continue;
      let open = at + 1;
      while (/\s/.test(typed.charAt(open))) open++;
      const quote = typed.charAt(open);
      if (quote !== '"' && quote !== "'") continue;
      at = typed.indexOf(quote, open + 1);
      if (at < 0) return -1;
    }
    return -1;
  }

  function takeSection(at: number): number | undefined {
    declaration.lastIndex = at;
    if (declaration.test(typed)) return keep(at, declaration.lastIndex);
    const end = typed.startsWith(comment, at) ? endAfter('-->', at + comment.length) : -1;
    return end < 0 ? undefined : keep(at, end);
  }

  function takeText(at: number): number {
    if (/[a-z/!?]/i.test(typed.charAt(at + 1))) told.add('a "<" that begins no tag (shown as text)');
    html += '&lt;';
    return at + 1;
  }

  function keep(from: number, to: number): number {
    html += typed.slice(from, to);
    return to;
  }

  /** Where a text ends that comes next; what is not there is looked for once. */
  function endAfter(text: string, from: number): number {
    if (missing.has(text)) return -1;
    const search = new RegExp(text.replaceAll(']', '\\]'), 'gi');
    search.lastIndex = from;
    if (search.test(typed)) return search.lastIndex;
    missing.add(text);
    return -1;
  }
}
