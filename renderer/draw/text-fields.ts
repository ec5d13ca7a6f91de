import { escapeText } from '../../schemas/escape-text.ts';
import { isJsonObject, type JsonObject, pointerSegments } from '../../schemas/json.ts';
import type { ValuePath } from '../../schemas/editing/change.ts';
import { validatorsOf } from '../plan/block-validator.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { propTexts } from './prop-texts.ts';
import { escaped } from './static-markup.ts';

/** Begins an island: React takes over what stands in it, and must find it as it drew it. */
const islandStart = '<div data-island=';

/**
 * The HTML of a node, its pieces joined by their owner, with `data-field` at each element that shows a plain text of the node as
 * it was typed, and nothing else: the way to that text within the node. Where two texts are the same, or one is shown twice,
 * nobody can tell which is meant, and there is none.
 */
export function withTextFields(pieces: readonly string[], node: PlannedNode, raw: JsonObject): string[] {
  if (node.state !== 'ok' || !node.block) return [...pieces];
  const texts = propTexts(node.props, validatorsOf(node.block).propsShape(), true).filter(
    ({ text, isRich }) => !isRich && text.trim() !== '',
  );
  const marked = [...pieces];
  for (const { pointer, text } of texts) {
    if (texts.filter((other) => other.text === text).length > 1) continue;
    const path = typedAt(node, raw, pointer, text);
    const found = path && onlyPlace(pieces, text);
    if (!path || !found) continue;
    const at = onlyPlace(marked, text);
    if (at) marked[at.piece] = withField(marked[at.piece] ?? '', at.end, path);
  }
  return marked;
}

/** Way to the text within the node; undefined where that is another one, as with a fact of the shop in it. */
function typedAt(
  { placed }: PlannedNode,
  raw: JsonObject,
  pointer: string,
  text: string,
): ValuePath | undefined {
  const found = placed({ code: 'text-unshown', severity: 'notice', pointer, message: '', hint: '' });
  let value: unknown = raw;
  const path: ValuePath = [];
  for (const name of pointerSegments(found.pointer)) {
    if (Array.isArray(value)) {
      path.push(Number(name));
      value = value[Number(name)] as unknown;
    } else if (isJsonObject(value) && Object.hasOwn(value, name)) {
      path.push(name);
      value = value[name];
    } else return undefined;
  }
  return value === text ? path : undefined;
}

/** The end of the one opening tag whose element holds this text alone. */
function onlyPlace(pieces: readonly string[], text: string): { piece: number; end: number } | undefined {
  const wanted = `>${escaped(text)}</`;
  const places = pieces.flatMap((html, piece) => {
    if (html.startsWith(islandStart)) return [];
    const ends: { piece: number; end: number }[] = [];
    for (let end = html.indexOf(wanted); end !== -1; end = html.indexOf(wanted, end + 1))
      if (isWholeElement(html, end, end + wanted.length)) ends.push({ piece, end });
    return ends;
  });
  return places.length === 1 ? places[0] : undefined;
}

/** Whether the tag that ends here is closed by the one that begins there. */
function isWholeElement(html: string, end: number, closing: number): boolean {
  const name = /^<([a-z][a-z0-9]*)\b/.exec(html.slice(html.lastIndexOf('<', end), end))?.[1];
  return name !== undefined && html.startsWith(`${name}>`, closing);
}

function withField(html: string, end: number, path: ValuePath): string {
  return `${html.slice(0, end)} data-field="${escapeText(JSON.stringify(path))}"${html.slice(end)}`;
}
