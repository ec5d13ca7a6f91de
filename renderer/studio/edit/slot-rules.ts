import type { NodePlace } from '../../../schemas/editing/change.ts';
import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { Blocks } from '../blocks/block-list.ts';

/** A list of nodes: a region of the document (`parent` null), or a slot of a node. */
export type NodeListName = Pick<NodePlace, 'parent' | 'list'>;

/** Ids of the nodes in a list, in order. */
export function nodesIn(index: NodeIndex, { parent, list }: NodeListName): string[] {
  return [...index.values()]
    .filter(({ place }) => place.parent === parent && place.list === list)
    .map(({ id }) => id);
}

/** Whether blocks of these types may come into a list beside those that stand there; `leaving` are those that go from it. */
export function isAllowed(
  blocks: Blocks,
  index: NodeIndex,
  place: NodeListName,
  types: readonly string[],
  leaving: ReadonlySet<string> = new Set(),
): boolean {
  if (place.parent === null) return true;
  const slot = blocks.get(typeOf(index, place.parent))?.slots[place.list];
  if (!slot) return false;
  if (slot.allow && types.some((type) => !slot.allow?.includes(type))) return false;
  const staying = nodesIn(index, place).filter((id) => !leaving.has(id));
  return slot.max === undefined || staying.length + types.length <= slot.max;
}

/** The type of a node; empty where it names none. */
export function typeOf(index: NodeIndex, id: string): string {
  const type = index.get(id)?.node.type;
  return typeof type === 'string' ? type : '';
}

/** Whether a node lies within another, or is it. */
export function isWithin(index: NodeIndex, id: string | null, outer: string): boolean {
  for (let at = id; at !== null; at = index.get(at)?.place.parent ?? null) if (at === outer) return true;
  return false;
}

/** Of these nodes those that no other of them holds, in the document's order: what is done to one is done to all in it. */
export function outermost(index: NodeIndex, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  const isInner = (id: string): boolean => {
    for (let at = index.get(id)?.place.parent ?? null; at !== null; at = index.get(at)?.place.parent ?? null)
      if (chosen.has(at)) return true;
    return false;
  };
  return [...index.keys()].filter((id) => chosen.has(id) && !isInner(id));
}
