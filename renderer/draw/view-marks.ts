import { randomBytes } from 'node:crypto';

// Made anew by every process, so that no content can write a mark.
const secret = randomBytes(9).toString('base64url');
// React parts neighbouring texts by a comment; where an element takes the mark's place, that is of no use.
const pattern = new RegExp(
  `(?:<!-- -->)?~${secret}:(slot|island|language):([a-zA-Z0-9-]*):(\\d+)~(?:<!-- -->)?`,
);

/** A text that a view places where a child, an island or the page's address in a language is to stand; no browser sees it. */
export function mark(kind: Mark['kind'], name: string, index: number): string {
  return `~${secret}:${kind}:${name}:${index}~`;
}

interface Mark {
  kind: 'slot' | 'island' | 'language';
  name: string;
  index: number;
}

/** Takes HTML apart at its marks. */
export function splitAtMarks(html: string): (string | Mark)[] {
  // Most HTML holds no such sign at all, and one sign is found many times as fast as twelve.
  if (!html.includes('~')) return html === '' ? [] : [html];
  const parts = html.split(pattern);
  const pieces: (string | Mark)[] = [];
  for (let at = 0; at < parts.length; at += 4) {
    if (parts[at] !== '') pieces.push(parts[at] as string);
    if (at + 3 < parts.length) {
      pieces.push({
        kind: parts[at + 1] as Mark['kind'],
        name: parts[at + 2] as string,
        index: Number(parts[at + 3]),
      });
    }
  }
  return pieces;
}
