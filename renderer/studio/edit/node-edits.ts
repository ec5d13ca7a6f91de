import type { NodePlace, Patch } from '../../../schemas/editing/change.ts';
import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { Blocks } from '../blocks/block-list.ts';
import { withNewIds } from './new-ids.ts';
import { isAllowed, isWithin, nodesIn, outermost, typeOf } from './slot-rules.ts';

/** What an act does, and which nodes are chosen after it. Undefined where it cannot be done. */
export interface NodeEdit {
  patches: Patch[];
  chosen: string[];
}

interface EditGround {
  index: NodeIndex;
  blocks: Blocks;
  /** From 0 to 1, for new ids. */
  random: () => number;
}

/** Puts nodes at a place, one behind the other, with ids of their own. */
export function insertNodes(
  { index, blocks, random }: EditGround,
  nodes: readonly JsonObject[],
  place: NodePlace,
): NodeEdit | undefined {
  const types = nodes.map(({ type }) => String(type));
  if (nodes.length === 0 || !isAllowed(blocks, index, place, types)) return undefined;
  const patches: Patch[] = [];
  const chosen: string[] = [];
  for (const node of nodes) {
    const fresh = withNewIds(node, index, random);
    const { parent, list } = place;
    const at = chosen.length === 0 ? place : { parent, list, after: chosen.at(-1) ?? null };
    patches.push({ op: 'insert', place: at, node: fresh } as Patch);
    chosen.push(String(fresh.id));
  }
  return { patches, chosen };
}

/** Takes nodes out; chosen is then what stands behind them, else before, else around. */
export function removeNodes({ index }: EditGround, ids: readonly string[]): NodeEdit | undefined {
  const gone = outermost(index, ids);
  const last = gone.at(-1);
  if (last === undefined) return undefined;
  const { place } = index.get(last) ?? {};
  const neighbours = place ? nodesIn(index, place) : [];
  const staying = neighbours.filter((id) => !gone.includes(id));
  const behind = neighbours.slice(neighbours.indexOf(last) + 1).find((id) => !gone.includes(id));
  const next = behind ?? staying.at(-1) ?? place?.parent ?? undefined;
  return {
    patches: gone.map((node) => ({ op: 'remove', node })),
    chosen: next === undefined ? [] : [next],
  };
}

/** Puts a copy of each behind it. */
export function duplicateNodes(ground: EditGround, ids: readonly string[]): NodeEdit | undefined {
  const { index, blocks, random } = ground;
  const originals = outermost(index, ids).flatMap((id) => index.get(id) ?? []);
  if (originals.length === 0) return undefined;
  const lists = Map.groupBy(originals, ({ place }) => `${place.parent ?? ''} ${place.list}`);
  for (const group of lists.values()) {
    const [first] = group;
    const types = group.map(({ id }) => typeOf(index, id));
    if (first && !isAllowed(blocks, index, first.place, types)) return undefined;
  }
  const copies = originals.map(({ id, node, place }) => ({
    node: withNewIds(node, index, random),
    place: { parent: place.parent, list: place.list, after: id },
  }));
  return {
    patches: copies.map((copy) => ({ op: 'insert', ...copy }) as Patch),
    chosen: copies.map(({ node }) => String(node.id)),
  };
}

/** Moves nodes to a place, in the document's order. */
export function moveNodes(
  { index, blocks }: EditGround,
  ids: readonly string[],
  place: NodePlace,
): NodeEdit | undefined {
  const moved = outermost(index, ids);
  if (moved.length === 0 || moved.some((id) => isWithin(index, place.parent, id))) return undefined;
  const types = moved.map((id) => typeOf(index, id));
  if (!isAllowed(blocks, index, place, types, new Set(moved))) return undefined;
  // A neighbour that moves too is none: the one before it that stays is.
  const list = nodesIn(index, place);
  let after = place.after;
  while (after !== null && moved.includes(after)) after = list[list.indexOf(after) - 1] ?? null;
  const patches: Patch[] = moved.map((node, at) => ({
    op: 'move',
    node,
    place: { parent: place.parent, list: place.list, after: at === 0 ? after : (moved[at - 1] ?? null) },
  }));
  const isSame = moved.every((id, at) => {
    const now = index.get(id)?.place;
    const before = at === 0 ? after : moved[at - 1];
    return now?.parent === place.parent && now.list === place.list && now.after === before;
  });
  return isSame ? undefined : { patches, chosen: moved };
}

/** Puts nodes that stand in one list into a new node in their place, into its first slot that takes them. */
export function wrapNodes(
  { index, blocks, random }: EditGround,
  ids: readonly string[],
  type: string,
): NodeEdit | undefined {
  const inner = outermost(index, ids);
  const places = inner.flatMap((id) => index.get(id)?.place ?? []);
  const [place] = places;
  const block = blocks.get(type);
  if (!place || !block) return undefined;
  if (places.some(({ parent, list }) => parent !== place.parent || list !== place.list)) return undefined;
  const types = inner.map((id) => typeOf(index, id));
  const slot = Object.entries(block.slots).find(
    ([, { allow, max }]) =>
      types.every((one) => allow?.includes(one) ?? true) && types.length <= (max ?? types.length),
  )?.[0];
  if (slot === undefined || !isAllowed(blocks, index, place, [type], new Set(inner))) return undefined;
  const { props = {}, v } = block.example;
  const node = withNewIds({ type, ...(v !== undefined && { v }), props }, index, random);
  const id = String(node.id);
  return {
    patches: [
      { op: 'insert', place, node } as Patch,
      ...inner.map((child, at): Patch => ({
        op: 'move',
        node: child,
        place: { parent: id, list: slot, after: inner[at - 1] ?? null },
      })),
    ],
    chosen: [id],
  };
}
