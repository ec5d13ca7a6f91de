import { isDeepStrictEqual } from 'node:util';
import { ownId } from '../../../schemas/editing/node-index.ts';
import { type TextPart, textOf } from './json-text.ts';

/**
 * The text of a document with another value, in which what stayed is written as it was: the order of names, numbers, escapes and
 * spaces. What moved takes its text along; what is new is written in the document's way. `value` shares with `source.value` what
 * stayed. `earlier` is a former state of the document: a node that comes back from there is written as it was there.
 */
export function rewriteText(source: TextPart, value: unknown, earlier?: TextPart): string {
  const { text, start, end } = source;
  const writer: Writer = {
    layout: layoutOf(source),
    isOneLine: false,
    byValue: new Map(),
    byId: new Map(),
  };
  if (earlier) collect(writer, earlier);
  collect(writer, source);
  return text.slice(0, start) + write(writer, value, source, '') + text.slice(end);
}

interface Writer {
  layout: Layout;
  /** What is new stands in an object or a list that is written on one line. */
  isOneLine: boolean;
  /** Parts by the object or list that they hold. */
  byValue: Map<object, TextPart>;
  /** Parts by the id of the node that they hold. */
  byId: Map<string, TextPart>;
}

interface Layout {
  /** Nothing between values, all on one line. */
  isDense: boolean;
  lineEnd: string;
  /** One step of indentation. */
  step: string;
}

function layoutOf(root: TextPart): Layout {
  const written = textOf(root);
  const indentation = indentationOf(headOf(root));
  return {
    isDense: !written.includes('\n') && !written.includes('": '),
    lineEnd: written.includes('\r\n') ? '\r\n' : '\n',
    step: indentation === undefined || indentation === '' ? '  ' : indentation,
  };
}

function collect(writer: Writer, part: TextPart): void {
  if (typeof part.value !== 'object' || part.value === null) return;
  writer.byValue.set(part.value, part);
  const id = ownId(part.value);
  if (id !== undefined) writer.byId.set(id, part);
  for (const entry of part.entries) collect(writer, entry.part);
}

/** Text of a value that stands where `part` did or has come from there; undefined: it is new. `indent` is that of its line. */
function write(writer: Writer, value: unknown, part: TextPart | undefined, indent: string): string {
  if (part && isDeepStrictEqual(value, part.value)) return textOf(part);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const holds = part !== undefined && part.entries.length > 0;
  return holds && Array.isArray(value) === Array.isArray(part.value)
    ? writeInto(writer, value, part, indent)
    : writeNew(writer, value, indent);
}

/** An entry of an object or a list, and where in the old one it stood, if it did. */
interface Written {
  text: string;
  from: number;
}

function writeInto(writer: Writer, value: object, part: TextPart, indent: string): string {
  const inner = indentationOf(headOf(part)) ?? indent;
  const inWriter = { ...writer, isOneLine: !headOf(part).includes('\n') };
  const entries = Array.isArray(value)
    ? itemsOf(inWriter, value, part, inner)
    : fieldsOf(inWriter, value as Record<string, unknown>, part, inner);
  return joined(writer.layout, entries, part);
}

function fieldsOf(writer: Writer, value: Record<string, unknown>, part: TextPart, indent: string): Written[] {
  const names = new Set(part.entries.map(({ name }) => name));
  const kept = part.entries.flatMap((entry, from): Written[] => {
    const { name = '', start } = entry;
    if (!Object.hasOwn(value, name)) return [];
    const isLast = part.entries.findLastIndex((other) => other.name === name) === from;
    const own = isLast ? write(writer, value[name], entry.part, indent) : textOf(entry.part);
    return [{ text: part.text.slice(start, entry.part.start) + own, from }];
  });
  const added = Object.keys(value).filter((name) => !names.has(name));
  const fields = added.map((name) => ({
    text: `${nameText(writer.layout, name)}${write(writer, value[name], known(writer, value[name]), indent)}`,
    from: -1,
  }));
  // An id that was derived so far is the first that one looks for.
  return added[0] === 'id' ? [...fields.slice(0, 1), ...kept, ...fields.slice(1)] : [...kept, ...fields];
}

function itemsOf(writer: Writer, list: readonly unknown[], part: TextPart, indent: string): Written[] {
  const places = new Map(part.entries.map((entry, from) => [entry.part, from]));
  const alike = Map.groupBy(part.entries, (entry) => JSON.stringify(entry.part.value));
  const isSameLength = list.length === part.entries.length;
  return list.map((item, index) => {
    const same = () => alike.get(JSON.stringify(item))?.find((entry) => places.has(entry.part))?.part;
    const beside = part.entries[index]?.part;
    const old =
      known(writer, item) ?? same() ?? (isSameLength && beside && places.has(beside) ? beside : undefined);
    const from = (old && places.get(old)) ?? -1;
    // Each text is the text of one item.
    if (old) places.delete(old);
    return { text: write(writer, item, old, indent), from };
  });
}

/** The part that a value was, wherever it stood: the very same value, or the node of this id. */
function known({ byValue, byId }: Writer, value: unknown): TextPart | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return byValue.get(value) ?? byId.get(ownId(value) ?? '');
}

/** Entries with what stood between them: where neighbours stayed, exactly that. */
function joined(layout: Layout, entries: readonly Written[], part: TextPart): string {
  const { text, start, end, entries: old } = part;
  const [open, close] = [text.slice(start, start + 1), text.slice(end - 1, end)];
  const gaps = old
    .slice(0, -1)
    .map((entry, index) => text.slice(entry.part.end, old[index + 1]?.start ?? end));
  const head = headOf(part);
  const otherwise = gaps[0] ?? `,${head === '' && !layout.isDense ? ' ' : head}`;
  const last = old.at(-1);
  const body = entries.map((entry, index) => {
    const before = entries[index - 1];
    if (!before) return entry.text;
    const gap = before.from >= 0 && entry.from === before.from + 1 ? gaps[before.from] : otherwise;
    return `${gap ?? otherwise}${entry.text}`;
  });
  if (!last || body.length === 0) return `${open}${close}`;
  return `${open}${head}${body.join('')}${text.slice(last.part.end, end - 1)}${close}`;
}

function writeNew(writer: Writer, value: object, indent: string): string {
  const { isDense, lineEnd, step } = writer.layout;
  const isList = Array.isArray(value);
  const inner = indent + step;
  const entries = Object.entries(value).map(
    ([name, own]) =>
      `${isList ? '' : nameText(writer.layout, name)}${write(writer, own, known(writer, own), inner)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  if (isDense) return `${open}${entries.join(',')}${close}`;
  const space = isList ? '' : ' ';
  if (writer.isOneLine) return `${open}${space}${entries.join(', ')}${space}${close}`;
  return `${open}${lineEnd}${inner}${entries.join(`,${lineEnd}${inner}`)}${lineEnd}${indent}${close}`;
}

function nameText({ isDense }: Layout, name: string): string {
  return `${JSON.stringify(name)}:${isDense ? '' : ' '}`;
}

/** What stands between the bracket and the first entry. */
function headOf({ text, start, end, entries }: TextPart): string {
  return text.slice(start + 1, entries[0]?.start ?? end - 1);
}

/** The indentation that a line end is followed by; undefined: there is none. */
function indentationOf(space: string): string | undefined {
  return space.includes('\n') ? space.slice(space.lastIndexOf('\n') + 1) : undefined;
}
