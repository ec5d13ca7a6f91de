import { isJsonObject, type JsonObject, pointerSegment } from '../json.ts';
import { editedNodeId, type NodePlace, type ValuePath } from './change.ts';

/** A node of a parsed document, with where it stands. */
export interface IndexedNode {
  id: string;
  node: JsonObject;
  place: NodePlace;
  /** Way to it within the document. */
  path: ValuePath;
  /** The same as a JSON pointer. */
  pointer: string;
  /** 1: it stands in a region. */
  depth: number;
}

/** Nodes of a document by id, in the document's order: a node, then what stands in it. */
export type NodeIndex = ReadonlyMap<string, IndexedNode>;

/** Ids by JSON pointer, as `OpenDocument` has them. */
export type NodeIds = Readonly<Record<string, string>>;

/**
 * Finds all nodes of a parsed page or frame. `ids` names those that have no usable id of their own; without it, such nodes and what
 * stands in them are left out, and so is the second of two with the same id.
 */
export function indexNodes(document: JsonObject, ids: NodeIds = {}): NodeIndex {
  const index = new Map<string, IndexedNode>();
  for (const { name, list } of nodeLists(document.regions))
    addNodes(index, list, ids, { parent: undefined, name, path: ['regions', name] });
  return index;
}

/** Lists of nodes in `slots` or `regions`; what is no list is none. */
function nodeLists(lists: unknown): { name: string; list: readonly unknown[] }[] {
  if (!isJsonObject(lists)) return [];
  return Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? [{ name, list }] : []));
}

interface ListPlace {
  parent: IndexedNode | undefined;
  name: string;
  path: ValuePath;
}

// Documents are at most 64 levels deep (`safe-json.ts`).
function addNodes(
  index: Map<string, IndexedNode>,
  list: readonly unknown[],
  ids: NodeIds,
  { parent, name, path: listPath }: ListPlace,
): void {
  let after: string | null = null;
  let past = 0;
  for (const [at, node] of list.entries()) {
    const path = [...listPath, at];
    const pointer = pointerOf(path);
    const id = ids[pointer] ?? ownId(node);
    if (id === undefined || !isJsonObject(node) || index.has(id)) {
      past++;
      continue;
    }
    const place = { parent: parent?.id ?? null, list: name, after, ...(past > 0 && { past }) };
    const indexed = { id, node, place, path, pointer, depth: (parent?.depth ?? 0) + 1 };
    index.set(id, indexed);
    for (const { name: slot, list: inner } of nodeLists(node.slots))
      addNodes(index, inner, ids, { parent: indexed, name: slot, path: [...path, 'slots', slot] });
    after = id;
    past = 0;
  }
}

/** The id that a node has itself, if it is one. */
export function ownId(node: unknown): string | undefined {
  const id = isJsonObject(node) ? node.id : undefined;
  return editedNodeId.safeParse(id).success ? (id as string) : undefined;
}

/** A way to a value as a JSON pointer. */
function pointerOf(path: ValuePath): string {
  return path.map((part) => `/${pointerSegment(String(part))}`).join('');
}
