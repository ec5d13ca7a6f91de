import { isJsonObject, type JsonObject } from '../json.ts';
import { pageLimits, regionNames } from '../page.ts';
import { forbiddenKeys, holdsForbiddenKey } from '../safe-json.ts';
import type { NodePlace, Patch, ValuePath } from './change.ts';
import type { DocumentKind } from './document.ts';
import { indexNodes, type IndexedNode, type NodeIndex, ownId } from './node-index.ts';
import { setValue } from './set-value.ts';

/** Why a step of an edit cannot be made. */
export type ChangeRefusal =
  | 'node-missing'
  | 'id-missing'
  | 'id-taken'
  | 'place-missing'
  | 'into-itself'
  | 'path-closed'
  | 'path-missing'
  | 'key-forbidden'
  | 'too-many-nodes'
  | 'too-deep';

/** A refusal concerns all steps: `step` is the place of the one that cannot be made. */
export type ChangeResult =
  | { ok: true; document: JsonObject; inverse: Patch[] }
  | { ok: false; reason: ChangeRefusal; step: number };

type StepResult = { ok: true; document: JsonObject; inverse: Patch[] } | { ok: false; reason: ChangeRefusal };

/**
 * Makes the steps of an edit, all or none, in a parsed document whose nodes have ids of their own (`writeIds`). The document itself
 * stays as it is; the new one shares all that no step touched. `inverse` are the steps that lead back.
 */
export function applyChange(
  document: JsonObject,
  patches: readonly Patch[],
  kind: DocumentKind,
): ChangeResult {
  let current = document;
  const inverse: Patch[] = [];
  let places: { index: NodeIndex; isOfNow: boolean } | undefined;
  for (const [step, patch] of patches.entries()) {
    if (!places || (patch.op !== 'set' && !places.isOfNow))
      places = { index: kind === 'data' ? new Map() : indexNodes(current), isOfNow: true };
    const result = applyPatch(current, places.index, patch, kind);
    if (!result.ok) return { ...result, step };
    current = result.document;
    inverse.unshift(...result.inverse);
    // Fields leave every node in its place, where the next field is found without looking through the document again.
    places = isOfField(patch) ? { ...places, isOfNow: false } : undefined;
  }
  return { ok: true, document: current, inverse };
}

function isOfField(patch: Patch): boolean {
  return patch.op === 'set' && !['slots', 'regions', 'id'].includes(String(patch.path[0]));
}

function applyPatch(document: JsonObject, index: NodeIndex, patch: Patch, kind: DocumentKind): StepResult {
  switch (patch.op) {
    case 'set':
      return setField(document, index, patch, kind);
    case 'insert':
      return insertNode(document, index, patch);
    case 'remove':
      return removeNode(document, index, patch.node);
    case 'move':
      return moveNode(document, index, patch.node, patch.place);
  }
}

function setField(
  document: JsonObject,
  index: NodeIndex,
  { node: id, path, value }: Extract<Patch, { op: 'set' }>,
  kind: DocumentKind,
): StepResult {
  const target = id === null ? undefined : index.get(id);
  if (id !== null && !target) return refuse('node-missing');
  if (path.some((part) => forbiddenKeys.has(String(part))) || holdsForbiddenKey(value))
    return refuse('key-forbidden');
  const holder = target?.node ?? document;
  if (kind !== 'data' && isClosed(holder, path, value, id === null ? 'regions' : 'slots'))
    return refuse('path-closed');
  const way = target?.path ?? [];
  const set = setValue(document, [...way, ...path], value);
  if (!set) return refuse('path-missing');
  const undo = { ...set.undo, path: set.undo.path.slice(way.length) };
  return made(set.whole, [{ op: 'set', node: id, ...undo } as Patch]);
}

/** Whether a way leads to what other steps are for. Lists may be made and taken away while they hold no nodes. */
function isClosed(holder: JsonObject, path: ValuePath, value: unknown, lists: 'regions' | 'slots'): boolean {
  if (path[0] === 'id') return lists === 'slots';
  if (path[0] !== lists) return false;
  if (path.length > 2) return true;
  const old = holder[lists];
  const before = path.length === 2 && isJsonObject(old) ? old[String(path[1])] : old;
  return holdsNodes(before) || holdsNodes(value);
}

function holdsNodes(lists: unknown): boolean {
  if (Array.isArray(lists)) return lists.some(isJsonObject);
  return isJsonObject(lists) && Object.values(lists).some((list) => Array.isArray(list) && holdsNodes(list));
}

function insertNode(
  document: JsonObject,
  index: NodeIndex,
  { node, place }: Extract<Patch, { op: 'insert' }>,
): StepResult {
  if (holdsForbiddenKey(node)) return refuse('key-forbidden');
  const id = ownId(node);
  const inner = indexNodes({ regions: { main: [node] } });
  if (id === undefined || inner.size < countNodes([node])) return refuse(idFault(node));
  if ([...inner.keys()].some((own) => index.has(own))) return refuse('id-taken');
  if (index.size + inner.size > pageLimits.nodes) return refuse('too-many-nodes');
  return placeNode(document, index, { node, inner }, place, [{ op: 'remove', node: id }]);
}

/** What is wrong with the ids of a node and those in it, of which one has none, or two have the same. */
function idFault(node: unknown): ChangeRefusal {
  if (ownId(node) === undefined) return 'id-missing';
  const lists = isJsonObject(node) && isJsonObject(node.slots) ? Object.values(node.slots) : [];
  const inner = lists.filter(Array.isArray).flat().filter(isJsonObject);
  return inner.some((one) => idFault(one) === 'id-missing') ? 'id-missing' : 'id-taken';
}

function countNodes(list: readonly unknown[]): number {
  let count = 0;
  for (const node of list.filter(isJsonObject)) {
    count++;
    const { slots } = node;
    if (isJsonObject(slots))
      for (const inner of Object.values(slots).filter(Array.isArray)) count += countNodes(inner);
  }
  return count;
}

function removeNode(document: JsonObject, index: NodeIndex, id: string): StepResult {
  const target = index.get(id);
  if (!target) return refuse('node-missing');
  const { node, place, path } = target;
  return made(setValue(document, path, undefined)?.whole, [{ op: 'insert', place, node } as Patch]);
}

function moveNode(document: JsonObject, index: NodeIndex, id: string, place: NodePlace): StepResult {
  const target = index.get(id);
  if (!target) return refuse('node-missing');
  if (place.after === id || isWithin(index, place.parent, id)) return refuse('into-itself');
  const without = setValue(document, target.path, undefined)?.whole as JsonObject;
  const moved = { node: target.node, inner: indexNodes({ regions: { main: [target.node] } }) };
  const back: Patch = { op: 'move', node: id, place: target.place };
  return placeNode(without, indexNodes(without), moved, place, [back]);
}

function isWithin(index: NodeIndex, inner: string | null, outer: string): boolean {
  for (let id = inner; id !== null; id = index.get(id)?.place.parent ?? null) if (id === outer) return true;
  return false;
}

/** Puts a node into a list, which is made where there is none; `back` are the steps that take it out again. */
function placeNode(
  document: JsonObject,
  index: NodeIndex,
  { node, inner }: { node: JsonObject; inner: NodeIndex },
  place: NodePlace,
  back: Patch[],
): StepResult {
  const { parent: parentId, list: name } = place;
  const parent = parentId === null ? undefined : index.get(parentId);
  if (parentId !== null && !parent) return refuse('place-missing');
  const lists = parent ? parent.node.slots : document.regions;
  if (forbiddenKeys.has(name)) return refuse('key-forbidden');
  const list = isJsonObject(lists) ? lists[name] : lists;
  const isKnown =
    parent !== undefined || Array.isArray(list) || regionNames.some((region) => region === name);
  if (!isKnown || !(Array.isArray(list) || list === undefined || list === null))
    return refuse('place-missing');
  const at = placeIn(list ?? [], index, place);
  if (at === undefined) return refuse('place-missing');
  if ((parent?.depth ?? 0) + depthOf(inner) > pageLimits.depth) return refuse('too-deep');
  const way = parent?.path ?? [];
  const listPath = [...way, parent ? 'slots' : 'regions', name];
  const set = setValue(document, listPath, (list ?? []).toSpliced(at, 0, node));
  if (!set) return refuse('place-missing');
  if (list) return made(set.whole, back);
  const unmake = { op: 'set', node: parentId, ...set.undo, path: set.undo.path.slice(way.length) };
  return made(set.whole, [...back, unmake as Patch]);
}

/** Where in a list a place is; undefined where its neighbour does not stand in it. */
function placeIn(list: readonly unknown[], index: NodeIndex, place: NodePlace): number | undefined {
  const isNode = (entry: unknown): boolean => index.get(ownId(entry) ?? '')?.node === entry;
  const neighbour: IndexedNode | undefined = place.after === null ? undefined : index.get(place.after);
  let at = 0;
  if (place.after !== null) {
    at = list.findIndex((entry) => entry === neighbour?.node) + 1;
    if (at === 0) return undefined;
  }
  for (let past = place.past ?? 0; past > 0 && at < list.length && !isNode(list[at]); past--) at++;
  return at;
}

function depthOf(index: NodeIndex): number {
  return Math.max(...[...index.values()].map(({ depth }) => depth));
}

function made(document: unknown, inverse: Patch[]): StepResult {
  return { ok: true, document: document as JsonObject, inverse };
}

function refuse(reason: ChangeRefusal): StepResult {
  return { ok: false, reason };
}
