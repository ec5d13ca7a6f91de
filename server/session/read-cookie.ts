/**
 * Every value that a request's `Cookie` header gives a name, as it was sent. Unlike what reads cookies for display, this tells
 * a cookie that came twice from one that came once, takes names to the letter, and knows no quotes, escapes or `$Version`:
 * what is not exactly ours is somebody else's. Cost grows with the header alone, whose size the request guard limits.
 */
export function cookieValues(header: string | undefined, name: string): string[] {
  if (header === undefined || !header.includes(name)) return [];
  return cookiePairs(header).flatMap(([each, value]) => (each === name ? [value] : []));
}

/** Names and values of a `Cookie` header as they were sent, in their order. */
export function cookiePairs(header: string): [name: string, value: string][] {
  return header.split(';').flatMap((pair): [string, string][] => {
    const equals = pair.indexOf('=');
    // Blanks and tabs only: other white space belongs to the name, which then is another one.
    return equals > 0 ? [[withoutBlanks(pair.slice(0, equals)), withoutBlanks(pair.slice(equals + 1))]] : [];
  });
}

function withoutBlanks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text[from])) from++;
  while (to > from && isBlank(text[to - 1])) to--;
  return text.slice(from, to);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}
