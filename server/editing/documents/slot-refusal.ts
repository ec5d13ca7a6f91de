import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Patch } from '../../../schemas/editing/change.ts';
import { indexNodes, type NodeIndex, ownId } from '../../../schemas/editing/node-index.ts';
import type { JsonObject } from '../../../schemas/json.ts';

type SlotsOf = (type: string) => BlockInfo['slots'] | undefined;

/**
 * The step of an edit that puts a node where the slot's rules have no place for it: one of another type, or one too many; undefined:
 * there is none. What stood in that list before the edit, or in `earlier` (the text that the draft is based on), may come back, so
 * that what was wrong already can be edited and undone. Of blocks that the shop does not know no rule is known.
 */
export function slotRefusal(
  slotsOf: SlotsOf,
  patches: readonly Patch[],
  { before, after, earlier }: { before: JsonObject; after: JsonObject; earlier?: JsonObject },
): number | undefined {
  if (!patches.some((patch) => placedBy(patch) !== undefined)) return undefined;
  const had = [before, ...(earlier ? [earlier] : [])].map((document) => indexNodes(document));
  const index = indexNodes(after);
  const step = patches.findIndex((patch) => {
    const id = placedBy(patch);
    const placed = id === undefined ? undefined : index.get(id);
    if (!placed || placed.place.parent === null) return false;
    const { parent, list } = placed.place;
    const rule = slotsOf(typeIn(index, parent))?.[list];
    if (!rule || had.some((one) => stoodThere(one, placed.id, placed.place, typeIn(index, placed.id))))
      return false;
    const isForeign = rule.allow !== undefined && !rule.allow.includes(typeIn(index, placed.id));
    return isForeign || (rule.max !== undefined && countIn(index, parent, list) > rule.max);
  });
  return step < 0 ? undefined : step;
}

/** The node whose place or type a step says. */
function placedBy(patch: Patch): string | undefined {
  if (patch.op === 'insert') return ownId(patch.node);
  if (patch.op === 'move') return patch.node;
  return patch.op === 'set' && patch.path[0] === 'type' ? (patch.node ?? undefined) : undefined;
}

function stoodThere(
  index: NodeIndex,
  id: string,
  { parent, list }: { parent: string | null; list: string },
  type: string,
): boolean {
  const place = index.get(id)?.place;
  return place?.parent === parent && place.list === list && typeIn(index, id) === type;
}

function typeIn(index: NodeIndex, id: string): string {
  const type = index.get(id)?.node.type;
  return typeof type === 'string' ? type : '';
}

function countIn(index: NodeIndex, parent: string, list: string): number {
  return [...index.values()].filter(({ place }) => place.parent === parent && place.list === list).length;
}
