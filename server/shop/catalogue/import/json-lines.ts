/** Where an item of a list begins: its line, from 1, and how many characters come before it. */
export interface JsonItem {
  line: number;
  at: number;
}

/**
 * Where the items of the array at a key of the outermost object begin. Empty where there is no such array. For text that
 * is known to be JSON; takes time linear in it.
 */
export function itemsOf(text: string, key: string): JsonItem[] {
  const items: JsonItem[] = [];
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
      items.push({ line, at });
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
  return items;
}

/** The line on which the part of an item stands that a path leads to, or the last part that there is on the way. */
export function lineWithin(text: string, item: JsonItem, path: readonly PropertyKey[]): number {
  let at = item.at;
  for (const part of path) {
    const next = placeOfPart(text, at, part);
    if (next === undefined) break;
    at = next;
  }
  return item.line + (text.slice(item.at, at).match(/\n/g)?.length ?? 0);
}

/** Where the value at a key or index begins within the object or array that begins at `from`. */
function placeOfPart(text: string, from: number, part: PropertyKey): number | undefined {
  const opening = text[from];
  if (opening !== '{' && opening !== '[') return undefined;
  let at = afterBlanks(text, from + 1);
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index += 1) {
    let name: unknown = index;
    if (opening === '{') {
      const end = endOfString(text, at) + 1;
      name = JSON.parse(text.slice(at, end));
      at = afterBlanks(text, afterBlanks(text, end) + 1);
    }
    if (name === part) return at;
    at = afterBlanks(text, endOfValue(text, at));
    if (text[at] === ',') at = afterBlanks(text, at + 1);
  }
  return undefined;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  return at;
}

/** The place behind the value that begins at `from`. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '[' || letter === '{') depth += 1;
    else if (depth === 0 && (letter === ',' || letter === ']' || letter === '}')) return at;
    else if (letter === ']' || letter === '}') depth -= 1;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
