import type { DocumentKind } from '../../../schemas/editing/document.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { nodeIds } from '../draft/node-ids.ts';

/** Ids of a document's nodes by their JSON pointers; data sets have none. */
export function nodeIdsOf(kind: DocumentKind, text: string): Record<string, string> {
  const body: unknown = kind === 'data' ? undefined : JSON.parse(text);
  return isJsonObject(body) ? { ...nodeIds(body) } : {};
}
