import { isJsonObject, type JsonObject } from '../json.ts';
import type { NodePlace, ValuePath } from './change.ts';
import type { DocumentKind } from './document.ts';
import { type IndexedNode, indexNodes, type NodeIndex } from './node-index.ts';

/** A value that is another in the second of two versions; absent: it is not there. */
export interface FieldDifference {
  /** Way to it within its node, or within the document. */
  path: ValuePath;
  before?: unknown;
  after?: unknown;
}

/** A node that is in one version alone, stands elsewhere, or says something else. */
export interface NodeDifference {
  id: string;
  /** Type of the block; empty when the node names none. */
  type: string;
  /** As it stands in the first version; absent: it was added. */
  before?: IndexedNode;
  /** As it stands in the second version; absent: it was removed. */
  after?: IndexedNode;
  /** It has another parent or list, or another place among its neighbours that stayed; not that others came or went. */
  isMoved: boolean;
  /** Empty when it was added or removed. What stands in it has differences of its own. */
  fields: FieldDifference[];
}

/** What two versions of a document differ in: nodes in the order of the second, removed ones where they stood. */
export interface Difference {
  /** Beside its nodes: the head of a page; all of a data set. */
  fields: FieldDifference[];
  nodes: NodeDifference[];
}

/** Compares two versions of a document, whose nodes have ids of their own (`writeIds`). */
export function differenceOf(before: JsonObject, after: JsonObject, kind: DocumentKind): Difference {
  if (kind === 'data') return { fields: fieldsBetween(before, after), nodes: [] };
  const [old, now] = [indexNodes(before), indexNodes(after)];
  const moved = movedNodes(old, now);
  const nodes = inOrder(old, now).flatMap((id): NodeDifference[] => {
    const [was, is] = [old.get(id), now.get(id)];
    const node = (is ?? was)?.node;
    const fields =
      was && is ? fieldsBetween(withoutLists(was.node, 'slots'), withoutLists(is.node, 'slots')) : [];
    const isMoved = moved.has(id);
    if (was && is && !isMoved && fields.length === 0) return [];
    return [
      {
        id,
        type: typeof node?.type === 'string' ? node.type : '',
        ...(was && { before: was }),
        ...(is && { after: is }),
        isMoved,
        fields,
      },
    ];
  });
  return { fields: fieldsBetween(withoutLists(before, 'regions'), withoutLists(after, 'regions')), nodes };
}

/**
 * The values that differ, each as deep as both sides have the same shape: lists of another length differ as a whole. Of an object
 * that is new each value is new.
 */
function fieldsBetween(before: unknown, after: unknown, path: ValuePath = []): FieldDifference[] {
  if (before === after) return [];
  if (before === undefined && isJsonObject(after) && Object.keys(after).length > 0)
    return fieldsBetween({}, after, path);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => fieldsBetween(item, after[index], [...path, index]));
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => fieldsBetween(before[name], after[name], [...path, name]));
  }
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** A node or a document without the lists of nodes in it, which have differences of their own; what else stands there stays. */
function withoutLists(holder: JsonObject, name: 'slots' | 'regions'): JsonObject {
  const { [name]: lists, ...fields } = holder;
  if (!isJsonObject(lists)) return holder;
  const others = Object.entries(lists).filter(([, list]) => !Array.isArray(list) && list !== null);
  return others.length === 0 ? fields : { ...fields, [name]: Object.fromEntries(others) };
}

/** Ids of nodes that are in both versions and stand elsewhere. */
function movedNodes(old: NodeIndex, now: NodeIndex): ReadonlySet<string> {
  const stayed: IndexedNode[] = [];
  const moved = new Set<string>();
  for (const node of now.values()) {
    const was = old.get(node.id);
    if (!was) continue;
    if (listOf(was) === listOf(node)) stayed.push(node);
    else moved.add(node.id);
  }
  const order = new Map([...old.keys()].map((id, index) => [id, index]));
  for (const siblings of Map.groupBy(stayed, listOf).values()) {
    const kept = longestRise(siblings.map(({ id }) => order.get(id) ?? 0));
    for (const [index, { id }] of siblings.entries()) if (!kept.has(index)) moved.add(id);
  }
  return moved;
}

function listOf({ place }: { place: NodePlace }): string {
  return `${place.parent ?? ''} ${place.list}`;
}

/** Places of a longest series of rising numbers: of what is in another order, the most that can have stayed. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** By length less one: place of the lowest number that such a series can end with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found < 0 ? ends.length : found;
    before[place] = ends[length - 1];
    ends[length] = place;
  }
  const rise = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.add(place);
  return rise;
}

/** Ids of both versions: those of the second, and each removed one behind what stood before it. */
function inOrder(old: NodeIndex, now: NodeIndex): string[] {
  const gone = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const id of old.keys()) {
    if (now.has(id)) last = id;
    else gone.set(last, [...(gone.get(last) ?? []), id]);
  }
  return [undefined, ...now.keys()].flatMap((id) => [
    ...(id === undefined ? [] : [id]),
    ...(gone.get(id) ?? []),
  ]);
}
