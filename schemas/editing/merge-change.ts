import { isJsonObject, type JsonObject } from '../json.ts';
import { applyChange } from './apply-change.ts';
import type { Patch, ValuePath } from './change.ts';
import type { DocumentKind } from './document.ts';
import { indexNodes, type NodeIndex } from './node-index.ts';
import { isSameValue } from './same-value.ts';
import type { EditConflict } from './save.ts';

/** A step that somebody else made since the state that both began with. */
export interface OtherPatch {
  patch: Patch;
  author: string | null;
}

export type Clash = Omit<EditConflict, 'change' | 'by'> & { author: string | null };

/** What is to be done to the others' document; or what of it meets theirs: then nothing is done, and all of it is told. */
export interface MergedChange {
  patches: Patch[];
  clashes: Clash[];
  /** The others' document with the steps. */
  document: JsonObject;
}

/**
 * Brings the steps of one change into a document in which others worked since its base (`document` is as they left it). Steps in
 * different nodes, or in different fields of one, are done; so is what lost its neighbour, at the end of its list. A clash is
 * told with what each side holds: the same field, or one within the other; a node that one removes and the other works in or
 * moves; a node that both move; a place that is gone. Where both did the same, nothing is left to do.
 */
export function mergeChange(
  steps: readonly Patch[],
  others: readonly OtherPatch[],
  document: JsonObject,
  kind: DocumentKind,
): MergedChange {
  const merged: MergedChange = { patches: [], clashes: [], document };
  for (const step of steps) {
    const index = kind === 'data' ? new Map() : indexNodes(merged.document);
    const result = mergeStep(step, others, { document: merged.document, index });
    if (result === 'done') continue;
    if ('author' in result) {
      merged.clashes.push(result);
      continue;
    }
    const made = applyChange(merged.document, [result], kind);
    if (made.ok) {
      merged.patches.push(result);
      merged.document = made.document;
    } else merged.clashes.push(lostPlace(result, others));
  }
  return merged;
}

interface State {
  document: JsonObject;
  index: NodeIndex;
}

/** A step as it is to be made, `done` when there is nothing left to do, or what it meets. */
function mergeStep(step: Patch, others: readonly OtherPatch[], state: State): Patch | 'done' | Clash {
  switch (step.op) {
    case 'set':
      return mergeSet(step, others, state);
    case 'remove':
      return mergeRemove(step, others, state.index);
    case 'move':
      return mergeMove(step, others, state.index);
    case 'insert':
      return { ...step, place: placeNow(step.place, state.index) };
  }
}

function mergeSet(
  step: Extract<Patch, { op: 'set' }>,
  others: readonly OtherPatch[],
  { document, index }: State,
): Patch | 'done' | Clash {
  const { node, path, value } = step;
  const holder = node === null ? document : index.get(node)?.node;
  if (!holder) return lostPlace(step, others);
  const met = others.find(
    ({ patch }) => patch.op === 'set' && patch.node === node && isWithin(reachOf(patch), reachOf(step)),
  );
  if (!met) return step;
  const theirs = valueAt(holder, path);
  if (isSameValue(theirs, value)) return 'done';
  return {
    ...{ node, author: met.author, path },
    ...(theirs !== undefined && { theirs: theirs as EditConflict['theirs'] }),
    ...(value !== undefined && { mine: value }),
  };
}

/** What a step changes: an item that goes from a list changes the places of those behind it. */
function reachOf({ path, value }: Extract<Patch, { op: 'set' }>): ValuePath {
  return typeof path.at(-1) === 'number' && value === undefined ? path.slice(0, -1) : path;
}

function mergeRemove(
  step: Extract<Patch, { op: 'remove' }>,
  others: readonly OtherPatch[],
  index: NodeIndex,
): Patch | 'done' | Clash {
  const target = index.get(step.node);
  if (!target) return 'done';
  // Whoever takes a node away takes what stands in it, too.
  const met = others.find(({ patch }) => touched(patch).some((id) => stands(id, step.node, index)));
  return met ? { node: step.node, author: met.author, theirs: target.node as EditConflict['theirs'] } : step;
}

function mergeMove(
  step: Extract<Patch, { op: 'move' }>,
  others: readonly OtherPatch[],
  index: NodeIndex,
): Patch | 'done' | Clash {
  const { node, place } = step;
  const now = index.get(node)?.place;
  if (!now) return lostPlace(step, others);
  const met = others.find(({ patch }) => patch.op === 'move' && patch.node === node);
  if (!met) return { ...step, place: placeNow(place, index, node) };
  if (isSameValue(now, place)) return 'done';
  return {
    node,
    author: met.author,
    theirs: now as EditConflict['theirs'],
    mine: place as EditConflict['mine'],
  };
}

/** A place whose neighbour is gone, or stands elsewhere by now, is the end of its list. */
function placeNow<Place extends Extract<Patch, { op: 'insert' }>['place']>(
  place: Place,
  index: NodeIndex,
  moved?: string,
): Place {
  const neighbour = place.after === null ? undefined : index.get(place.after)?.place;
  if (place.after === null || (neighbour?.parent === place.parent && neighbour.list === place.list))
    return place;
  const last = [...index.values()].findLast(
    (node) => node.id !== moved && node.place.parent === place.parent && node.place.list === place.list,
  );
  const { past: _, ...where } = place;
  return { ...where, after: last?.id ?? null } as Place;
}

/** A step for which there is no place any more, with all that it would have brought. */
function lostPlace(step: Patch, others: readonly OtherPatch[]): Clash {
  const author = others.findLast(({ patch }) => patch.op === 'remove' || patch.op === 'move')?.author ?? null;
  if (step.op === 'set') {
    const { node, path, value } = step;
    return { node, author, path, ...(value !== undefined && { mine: value }) };
  }
  if (step.op === 'remove') return { node: step.node, author };
  if (step.op === 'move') return { node: step.node, author, mine: step.place as EditConflict['mine'] };
  const { id } = step.node;
  return { node: typeof id === 'string' ? id : null, author, mine: step.node };
}

/** Whether one way leads through the other. */
function isWithin(one: ValuePath, other: ValuePath): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((part, at) => part === other[at]);
}

/** Nodes that a step works in, or brings. */
function touched(patch: Patch): string[] {
  if (patch.op === 'remove') return [];
  const own = patch.op === 'insert' ? String(patch.node.id) : patch.node;
  const parent = patch.op === 'set' ? null : patch.place.parent;
  return [own, parent].filter((id) => id !== null);
}

/** Whether a node is another one, or stands in it. */
function stands(id: string, within: string, index: NodeIndex): boolean {
  for (let at: string | null = id; at !== null; at = index.get(at)?.place.parent ?? null)
    if (at === within) return true;
  return false;
}

/** What is at the end of a way; undefined: nothing. */
export function valueAt(holder: unknown, path: ValuePath): unknown {
  return path.reduce((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isJsonObject(value) ? value[part] : undefined;
  }, holder);
}
