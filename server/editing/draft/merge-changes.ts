import { isDeepStrictEqual } from 'node:util';
import { applyChange, type ChangeRefusal } from '../../../schemas/editing/apply-change.ts';
import type { NodePlace, Patch } from '../../../schemas/editing/change.ts';
import type { Conflict } from '../../../schemas/editing/conflict.ts';
import { differenceOf, type NodeDifference, withoutLists } from '../../../schemas/editing/difference.ts';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import { indexNodes, type NodeIndex, ownId } from '../../../schemas/editing/node-index.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import { type ConcurrentFields, fieldConflict, mergeFields } from './merge-fields.ts';
import { identified } from './node-ids.ts';

/** Two edits of the same state of a document. */
interface ConcurrentEdits {
  kind: DocumentKind;
  /** What both began with. */
  base: JsonObject;
  /** The document as the first one left it, and, where it is known, what was done; it tells which of two neighbours was moved. */
  theirs: JsonObject;
  theirPatches?: readonly Patch[];
  /** What the second one did to the base. */
  patches: readonly Patch[];
}

/** `patches` bring all of the second edit that is in no conflict into `theirs`; `document` is what comes of it. */
type MergeResult =
  | { ok: true; patches: Patch[]; document: JsonObject; conflicts: Conflict[] }
  | { ok: false; reason: ChangeRefusal; step: number };

/**
 * Brings together what two people did at the same time: in different nodes, or in different fields of one, both stays; else what
 * the first one did stays, and a conflict holds what the second one did. Refused when `patches` cannot be done to the base.
 */
export function mergeChanges({
  kind,
  base,
  theirs,
  theirPatches = [],
  patches,
}: ConcurrentEdits): MergeResult {
  const start = identified(base, kind);
  const edited = applyChange(start, patches, kind);
  if (!edited.ok) return edited;
  const first = identified(theirs, kind);
  const theirDifference = differenceOf(start, first, kind, movesOf(theirPatches));
  const { fields, nodes } = differenceOf(start, edited.document, kind, movesOf(patches));
  const merge: Merge = {
    ...{ kind, document: first, patches: [], conflicts: [] },
    nodes: nodesOf(first, kind),
    theirs: new Map(theirDifference.nodes.map((node) => [node.id, node])),
    mine: nodesOf(edited.document, kind),
    added: new Set(nodes.flatMap(({ id, before }) => (before ? [] : [id]))),
    refused: new Set(),
  };
  for (const node of nodes) placeNode(merge, node);
  removeNodes(merge, nodes);
  setFields(merge, {
    ...{ node: null, base: start, theirs: first, mine: edited.document },
    ...{ theirFields: theirDifference.fields, myFields: fields },
  });
  for (const { id, before, after, fields: myFields } of nodes) {
    const now = merge.nodes.get(id);
    const theirFields = merge.theirs.get(id)?.fields ?? [];
    if (before && after && now)
      setFields(merge, {
        ...{ node: id, base: before.node, theirs: now.node, mine: after.node, theirFields, myFields },
      });
  }
  return { ok: true, patches: merge.patches, document: merge.document, conflicts: merge.conflicts };
}

function movesOf(patches: readonly Patch[]): ReadonlySet<string> {
  return new Set(patches.flatMap((patch) => (patch.op === 'move' ? [patch.node] : [])));
}

/** A merge under way. */
interface Merge {
  kind: DocumentKind;
  /** The first one's document, with what the second one did so far. */
  document: JsonObject;
  nodes: NodeIndex;
  /** What the first one did, by node. */
  theirs: ReadonlyMap<string, NodeDifference>;
  /** Nodes as the second one left them. */
  mine: NodeIndex;
  /** Those that the second one put in, and those of them that have no place. */
  added: ReadonlySet<string>;
  refused: Set<string>;
  patches: Patch[];
  conflicts: Conflict[];
}

function nodesOf(document: JsonObject, kind: DocumentKind): NodeIndex {
  return kind === 'data' ? new Map() : indexNodes(document);
}

function make(merge: Merge, patch: Patch): boolean {
  const result = applyChange(merge.document, [patch], merge.kind);
  if (!result.ok) return false;
  merge.document = result.document;
  merge.nodes = nodesOf(result.document, merge.kind);
  merge.patches.push(patch);
  return true;
}

/** Places and nodes are JSON. */
function tell(merge: Merge, conflict: Record<'kind' | 'node', string> & Record<string, unknown>): void {
  merge.conflicts.push(conflict as Conflict);
}

/** A node that the second one put in, moved or changed: at its place, as far as the first one left it one. */
function placeNode(merge: Merge, { id, before, after, isMoved }: NodeDifference): void {
  if (!after) return;
  const { node, place } = after;
  if (!before) {
    insertNode(merge, id, node, place);
    return;
  }
  if (!merge.nodes.has(id)) {
    tell(merge, { kind: 'removed-by-them', node: id, base: before.node, mine: node });
    return;
  }
  if (!isMoved) return;
  const theirs = merge.theirs.get(id);
  if (theirs?.isMoved) {
    const there = theirs.after?.place;
    if (!isDeepStrictEqual(there, place))
      tell(merge, { kind: 'moved', node: id, base: before.place, theirs: there, mine: place });
  } else if (!make(merge, { op: 'move', node: id, place: placeNow(merge, place) }))
    tell(merge, { kind: 'place', node: id, mine: { place } });
}

/** Puts in a new node; those that stand in it have differences of their own, and follow. */
function insertNode(merge: Merge, id: string, node: JsonObject, place: NodePlace): void {
  if (merge.refused.has(place.parent ?? '')) {
    // It was told with the one that it stands in.
    merge.refused.add(id);
    return;
  }
  const theirs = merge.nodes.get(id);
  if (theirs) {
    if (!isDeepStrictEqual(withoutLists(theirs.node, 'slots'), withoutLists(node, 'slots')))
      tell(merge, { kind: 'id', node: id, theirs: theirs.node, mine: node });
    return;
  }
  const bare = withNodes(node, () => false) as Extract<Patch, { op: 'insert' }>['node'];
  if (make(merge, { op: 'insert', place: placeNow(merge, place), node: bare })) return;
  merge.refused.add(id);
  const whole = withNodes(node, (inner) => merge.added.has(inner));
  tell(merge, { kind: 'place', node: id, mine: { place, node: whole } });
}

/** A node with some of those that stand in it; what is no node stays. */
function withNodes(node: JsonObject, isKept: (id: string) => boolean): JsonObject {
  if (!isJsonObject(node.slots)) return node;
  const lists = Object.entries(node.slots).map(([name, list]) => [
    name,
    Array.isArray(list)
      ? list.flatMap((entry) => {
          const id = ownId(entry);
          if (id === undefined) return [entry];
          return isKept(id) ? [withNodes(entry as JsonObject, isKept)] : [];
        })
      : list,
  ]);
  return { ...node, slots: Object.fromEntries(lists) };
}

/** A place of the second one's document in the merged one: behind the nearest neighbour that stands there. */
function placeNow({ nodes, mine }: Merge, { past, ...place }: NodePlace): NodePlace {
  const isThere = (id: string): boolean => {
    const now = nodes.get(id)?.place;
    return now?.parent === place.parent && now.list === place.list;
  };
  let { after } = place;
  while (after !== null && !isThere(after)) after = mine.get(after)?.place.after ?? null;
  return { ...place, after, ...(past !== undefined && after === place.after && { past }) };
}

/** Takes out what the second one took out, each with all that stood in it, unless the first one did something there. */
function removeNodes(merge: Merge, nodes: readonly NodeDifference[]): void {
  const removed = new Map(nodes.flatMap(({ id, before, after }) => (before && !after ? [[id, before]] : [])));
  for (const [id, before] of removed) {
    const now = merge.nodes.get(id);
    if (!now || removed.has(now.place.parent ?? '')) continue;
    const within = [...indexNodes({ regions: { main: [now.node] } }).keys()];
    if (within.every((inner) => removed.has(inner) && !merge.theirs.has(inner)))
      make(merge, { op: 'remove', node: id });
    else tell(merge, { kind: 'removed-by-me', node: id, base: before.node, theirs: now.node });
  }
}

function setFields(merge: Merge, fields: ConcurrentFields): void {
  const { patches, conflicts } = mergeFields(fields);
  merge.conflicts.push(...conflicts);
  for (const patch of patches)
    if (!make(merge, patch) && patch.op === 'set') merge.conflicts.push(fieldConflict(fields, patch.path));
}
