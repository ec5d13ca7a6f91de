import { readPageDocument } from '../../../renderer/contract/page-document.ts';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import type { NodeIds } from '../../../schemas/editing/node-index.ts';
import { writeIds } from '../../../schemas/editing/write-ids.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';

/** A head with which every page can be read: ids don't depend on it, and an editor has to come at a page whose own is broken. */
const anyHead = {
  ...{ id: 'x', tenant: 'x', locale: 'de-AT', path: '/', revision: '0', status: 'draft', title: 'x' },
};

/**
 * Ids of a page's or frame's nodes by their JSON pointers, as the page that is drawn has them: their own, or derived ones. A page
 * over a limit has none; its nodes are found by their own ids.
 */
export function nodeIds(document: JsonObject): NodeIds {
  const regions = isJsonObject(document.regions) ? Object.entries(document.regions) : [];
  const read = readPageDocument({
    ...{ format: 'webapp_json', formatVersion: 1, page: anyHead },
    regions: Object.fromEntries(regions.filter(([name, list]) => isRegion(name) && Array.isArray(list))),
  });
  if (!read.ok) return {};
  return Object.fromEntries([...read.document.nodes.values()].map(({ pointer, id }) => [pointer, id]));
}

/** Other regions make a page unreadable. */
function isRegion(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,31}$/.test(name);
}

/** A document as it is edited: every node of a page or frame has an id of its own. */
export function identified(document: JsonObject, kind: DocumentKind): JsonObject {
  return kind === 'data' ? document : writeIds(document, nodeIds(document));
}
