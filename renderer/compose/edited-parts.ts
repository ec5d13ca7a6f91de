import { hash } from 'node:crypto';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import type { NodeResult } from '../draw/node-result.ts';
import { withTextFields } from '../draw/text-fields.ts';
import type { DocumentNode, PageDocument } from '../contract/page-document.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { draw, languageHref } from './draw-once.ts';
import type { PageContext } from './page-context.ts';

/** What lies between the marks of a node or a region; `html` has `<!--keep:n:ID-->` where a node in it stands. */
interface EditedPart {
  html: string;
  hash: string;
}

/** Parts of the edited document by their names, in the order of the page. */
export type EditedParts = Map<string, EditedPart>;

/** The name of a node's part, and of a region's. */
const nodePart = (id: string): string => `n:${id}`;
export const regionPart = (name: string): string => `r:${name}`;

/** Draws nodes of the edited document into parts, with all that stands in them. */
export function addNodes(
  parts: EditedParts,
  nodes: readonly PlannedNode[],
  document: PageDocument,
  context: PageContext,
  outcomes: Map<PlannedNode, NodeOutcome>,
): void {
  for (const node of nodes) {
    const outcome = draw(node, context, outcomes);
    const placed = new Set<PlannedNode>();
    const source = document.nodes.get(node.id);
    parts.set(nodePart(node.id), partOf(node, outcome.result, source, context, placed));
    addNodes(parts, [...placed], document, context, outcomes);
  }
}

/** A region of the edited document. */
export function addRegion(parts: EditedParts, name: string, nodes: readonly PlannedNode[]): void {
  parts.set(regionPart(name), hashed(nodes.map(({ id }) => keepMark(id)).join('')));
}

/** A part with its marks and all that stands in it; of what `isKept` says a mark alone. */
export function withMarks(parts: EditedParts, name: string, isKept: (name: string) => boolean): string {
  return `<!--${name}-->${htmlOf(parts, name, isKept)}<!--/${name}-->`;
}

/** … and without its own marks. */
export function htmlOf(parts: EditedParts, name: string, isKept: (name: string) => boolean): string {
  const html = parts.get(name)?.html ?? '';
  return html.replaceAll(/<!--keep:(n:[\w-]+)-->/g, (mark, child: string) =>
    isKept(child) ? mark : withMarks(parts, child, isKept),
  );
}

/** What each node that shows anything shows itself, without the nodes in it: their marks say only where they stand. */
export function ownHtml(parts: EditedParts): Map<string, string> {
  const shown = [...parts].filter(([name, { html }]) => name.startsWith('n:') && html !== '');
  return new Map(shown.map(([name, { html }]) => [name.slice(2), html.replaceAll(nodeMarks, '')]));
}

/** Marks of nodes in a part, and of slots in which nothing is shown. */
const nodeMarks = /<!--(?:keep:n|\/?s):[\w:-]+-->/g;

const keepMark = (id: string): string => `<!--keep:${nodePart(id)}-->`;

function hashed(html: string): EditedPart {
  return { html, hash: hash('sha1', html, 'base64url').slice(0, 12) };
}

/** Parts of drawn nodes that are kept themselves: an edit changes one of them. */
const kept = new WeakMap<NodeResult, Map<string, EditedPart>>();
/** The same node may stand at several places, with other nodes in it. */
const maxKept = 16;

function partOf(
  node: PlannedNode,
  result: NodeResult | undefined,
  source: DocumentNode | undefined,
  context: PageContext,
  placed: Set<PlannedNode>,
): EditedPart {
  const pieces = (result?.pieces ?? []).map((piece) => {
    if (Buffer.isBuffer(piece)) return piece;
    if ('language' in piece) return languageHref(context, piece.language);
    const child = node.slots[piece.slot]?.[piece.index];
    if (!child) return '';
    placed.add(child);
    return keepMark(child.id);
  });
  const raw = source?.raw ?? {};
  const empty = emptySlots(node, placed);
  // Where the texts were typed decides the marks of fields; all else follows from the result.
  const key = `${pieces.filter((piece) => typeof piece === 'string').join()} ${empty} ${JSON.stringify([raw.v, raw.props, raw.i18n])}`;
  let known = result && kept.get(result);
  if (result && !known) kept.set(result, (known = new Map()));
  const part = known?.get(key);
  if (part) return part;
  const texts = pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString() : piece));
  const made = hashed(withTextFields(texts, node, raw).join('') + empty);
  if (known && known.size >= maxKept) known.clear();
  known?.set(key, made);
  return made;
}

/** Marks for slots in which nothing is shown, behind all that the node shows: something can be put into them. */
function emptySlots(node: PlannedNode, placed: ReadonlySet<PlannedNode>): string {
  if (node.state !== 'ok') return '';
  return Object.keys(node.block?.slots ?? {})
    .filter((name) => !(node.slots[name] ?? []).some((child) => placed.has(child)))
    .map((name) => `<!--s:${node.id}:${name}--><!--/s:${node.id}:${name}-->`)
    .join('');
}
