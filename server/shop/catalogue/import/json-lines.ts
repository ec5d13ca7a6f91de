/**
 * The lines, from 1, on which the items of the array at a key of the outermost object begin. Empty where there is no such
 * array. For text that is known to be JSON; takes time linear in it.
 */
export function linesOfItems(text: string, key: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  /** The last string at depth 1: the key of what follows. */
  let name = '';
  let isInside = false;
  let isFresh = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n') line += 1;
    if (letter === undefined || /[\s:]/.test(letter)) continue;
    if (isInside && depth === 2 && isFresh && letter !== ']' && letter !== ',') {
      lines.push(line);
      isFresh = false;
    }
    if (letter === '"') {
      const end = endOfString(text, at);
      if (depth === 1) name = text.slice(at + 1, end);
      at = end;
    } else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth === 2 && letter === '[' && name === key) {
        isInside = true;
        isFresh = true;
      }
    } else if (letter === ']' || letter === '}') {
      if (depth === 2) isInside = false;
      depth -= 1;
    } else if (letter === ',' && isInside && depth === 2) isFresh = true;
  }
  return lines;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
