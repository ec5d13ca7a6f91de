import type { JsonObject } from '../json.ts';
import { indexNodes, type NodeIds, ownId } from './node-index.ts';
import { setValue } from './set-value.ts';

/**
 * The document with an id of its own for every node that `ids` names, which is how edits find nodes, whatever is put before
 * them. The same object where each has one already.
 */
export function writeIds(document: JsonObject, ids: NodeIds): JsonObject {
  let whole: unknown = document;
  for (const { id, node, path } of indexNodes(document, ids).values()) {
    if (ownId(node) !== id) whole = setValue(whole, [...path, 'id'], id)?.whole ?? whole;
  }
  return whole as JsonObject;
}
