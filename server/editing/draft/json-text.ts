import { type Node, parseTree } from 'jsonc-parser';

/** A value within the text of a JSON document. */
export interface TextPart {
  /** The text of the whole document. */
  text: string;
  /** Offsets of the value in it. */
  start: number;
  end: number;
  value: unknown;
  /** What an object or a list holds, in the text's order; of a name that comes twice, the last one counts. */
  entries: readonly TextEntry[];
}

interface TextEntry {
  /** Undefined in a list. */
  name: string | undefined;
  /** Offset of the name, or of the value in a list. */
  start: number;
  part: TextPart;
}

/** Reads JSON with the place of every value in its text. Throws at what is no JSON: the store holds none. */
export function readJsonText(text: string): TextPart {
  const root = parseTree(text, [], { disallowComments: true });
  if (!root) throw new Error('A document that is kept is no JSON');
  return partOf(text, root);
}

// Documents are at most 64 levels deep (`safe-json.ts`).
function partOf(text: string, node: Node): TextPart {
  const place = { text, start: node.offset, end: node.offset + node.length };
  const children = node.children ?? [];
  if (node.type === 'array') {
    const entries = children.map((child) => ({
      name: undefined,
      start: child.offset,
      part: partOf(text, child),
    }));
    return { ...place, value: entries.map(({ part }) => part.value), entries };
  }
  if (node.type !== 'object') return { ...place, value: node.value, entries: [] };
  const entries = children.flatMap(({ offset, children: [name, value] = [] }) =>
    name && value ? [{ name: String(name.value), start: offset, part: partOf(text, value) }] : [],
  );
  return {
    ...place,
    value: Object.fromEntries(entries.map(({ name, part }) => [name, part.value])),
    entries,
  };
}

/** The text of a value, as it is. */
export function textOf({ text, start, end }: TextPart): string {
  return text.slice(start, end);
}
