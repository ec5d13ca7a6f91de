import type { NodePlace } from '../../../schemas/editing/change.ts';
import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { Blocks } from '../blocks/block-list.ts';
import { isAllowed, nodesIn, outermost, typeOf } from './slot-rules.ts';

export type Direction = 'up' | 'down' | 'out' | 'in';

/**
 * Where nodes come that are moved by a key: one place up or down in their list; beyond its end into the next slot of the same
 * block; `out` behind the block that they stand in, `in` to the end of the block before them. Undefined where there is nothing.
 */
export function stepPlace(
  index: NodeIndex,
  blocks: Blocks,
  ids: readonly string[],
  direction: Direction,
): NodePlace | undefined {
  const moved = outermost(index, ids);
  const [first] = moved;
  const place = first === undefined ? undefined : index.get(first)?.place;
  if (!place) return undefined;
  const list = nodesIn(index, place);
  const staying = list.filter((id) => !moved.includes(id));
  const before = list.slice(0, list.indexOf(first ?? '')).filter((id) => !moved.includes(id)).length;
  const { parent, list: name } = place;
  if (direction === 'up' && before > 0) return { parent, list: name, after: staying[before - 2] ?? null };
  if (direction === 'down' && before < staying.length)
    return { parent, list: name, after: staying[before] ?? null };
  if (direction === 'up' || direction === 'down') return besideSlot(index, blocks, moved, place, direction);
  if (direction === 'out') {
    const around = parent === null ? undefined : index.get(parent)?.place;
    return around && { parent: around.parent, list: around.list, after: parent };
  }
  const host = staying[before - 1];
  const types = moved.map((id) => typeOf(index, id));
  const slot =
    host === undefined
      ? undefined
      : Object.keys(blocks.get(typeOf(index, host))?.slots ?? {}).find((one) =>
          isAllowed(blocks, index, { parent: host, list: one }, types),
        );
  if (host === undefined || slot === undefined) return undefined;
  return { parent: host, list: slot, after: nodesIn(index, { parent: host, list: slot }).at(-1) ?? null };
}

/** The next slot of the same block, or the next region, that takes these nodes. */
function besideSlot(
  index: NodeIndex,
  blocks: Blocks,
  moved: readonly string[],
  { parent, list }: NodePlace,
  direction: 'up' | 'down',
): NodePlace | undefined {
  if (parent === null) return undefined;
  const slots = Object.keys(blocks.get(typeOf(index, parent))?.slots ?? {});
  const at = slots.indexOf(list);
  const others = direction === 'up' ? slots.slice(0, Math.max(at, 0)).toReversed() : slots.slice(at + 1);
  const types = moved.map((id) => typeOf(index, id));
  const slot = others.find((one) => isAllowed(blocks, index, { parent, list: one }, types));
  if (slot === undefined) return undefined;
  const held = nodesIn(index, { parent, list: slot });
  return { parent, list: slot, after: direction === 'up' ? (held.at(-1) ?? null) : null };
}
