import type { IncomingMessage } from 'node:http';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { decodePath } from '../http/decode-path.ts';
import { readDeclaredQuery, splitTarget } from '../http/query.ts';
import type { PageKey } from './page-cache.ts';
import { type SendConditions, sendConditionsOf } from './send-page.ts';
import { readVisit } from './visit.ts';

/** A request for a page, read once: all that decides which page it is and how it is sent. */
export interface PageRequest {
  tenant: TenantConfig;
  /** Decoded once, with its locale prefix. */
  path: string;
  /** The query as it was sent, without `?`. */
  search: string;
  key: PageKey;
  conditions: SendConditions;
}

/**
 * Reads a request for a page of a shop. `queryNames` are the parameters that some block declares; no other reaches a page.
 * Undefined: its path holds what no path may hold.
 */
export function readPageRequest(
  request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  tenant: TenantConfig,
  queryNames: ReadonlySet<string>,
): PageRequest | undefined {
  const { path: raw, search } = splitTarget(request.url ?? '/');
  const path = decodePath(raw);
  if (path === undefined) return undefined;
  const query = readDeclaredQuery(search, queryNames);
  const key = { tenant: tenant.slug, path, visit: readVisit(request, tenant), query };
  return { tenant, path, search, key, conditions: sendConditionsOf(request) };
}
