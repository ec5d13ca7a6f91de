import { isDeepStrictEqual } from 'node:util';
import type { Change, Patch, ValuePath } from '../../../schemas/editing/change.ts';
import { indexNodes, type NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { EditConflict } from '../../../schemas/editing/save.ts';
import type { JsonObject } from '../../../schemas/json.ts';

/** A change that somebody else made meanwhile. */
export interface OtherChange {
  change: Change;
  author: string | null;
}

type Clash = Omit<EditConflict, 'change' | 'by'> & { author: string | null };

/**
 * What of a change meets others that were made since its base: the same value, or a node that one takes away and the other works in.
 * `document` is as the others left it. None: it can be made there, unless a place of it is gone.
 */
export function clashesOf(
  { patches }: Change,
  others: readonly OtherChange[],
  document: JsonObject,
): Clash[] {
  const index = indexNodes(document);
  const theirs = others.flatMap(({ change, author }) => change.patches.map((patch) => ({ patch, author })));
  return patches.flatMap((mine) => {
    const met = theirs.find(({ patch }) => clash(mine, patch, index));
    return met ? [clashOf(mine, met.author, document, index)] : [];
  });
}

function clash(mine: Patch, theirs: Patch, index: NodeIndex): boolean {
  if (mine.op === 'set') {
    if (theirs.op !== 'set' || mine.node !== theirs.node || !isWithin(mine.path, theirs.path)) return false;
    return mine.path.length !== theirs.path.length || !isDeepStrictEqual(mine.value, theirs.value);
  }
  // Whoever takes a node away takes what stands in it, too.
  if (mine.op === 'remove') return touched(theirs).some((id) => stands(id, mine.node, index));
  if (mine.op === 'move') return theirs.op === 'move' && theirs.node === mine.node;
  return false;
}

/** Whether one way leads through the other. */
function isWithin(one: ValuePath, other: ValuePath): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((part, at) => part === other[at]);
}

/** Nodes that a patch works in. */
function touched(patch: Patch): string[] {
  if (patch.op === 'insert') return patch.place.parent === null ? [] : [patch.place.parent];
  if (patch.op === 'move') return [patch.node, ...(patch.place.parent === null ? [] : [patch.place.parent])];
  return patch.op === 'set' && patch.node !== null ? [patch.node] : [];
}

/** Whether a node is another one, or stands in it. */
function stands(id: string, within: string, index: NodeIndex): boolean {
  for (let at: string | null = id; at !== null; at = index.get(at)?.place.parent ?? null)
    if (at === within) return true;
  return false;
}

function clashOf(mine: Patch, author: string | null, document: JsonObject, index: NodeIndex): Clash {
  const node = mine.op === 'insert' ? null : mine.node;
  if (mine.op !== 'set') return { node, author };
  const theirs = valueAt(mine.node === null ? document : index.get(mine.node)?.node, mine.path);
  return {
    ...{ node, author, path: mine.path },
    ...(theirs !== undefined && { theirs: theirs as EditConflict['theirs'] }),
    ...(mine.value !== undefined && { mine: mine.value }),
  };
}

function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part)
        ? (at as Record<string | number, unknown>)[part]
        : undefined,
    value,
  );
}
