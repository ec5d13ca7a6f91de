import type { IncomingMessage } from 'node:http';
import { localeOfPath } from '../../schemas/locale-path.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
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
  /** The query in the words of the page's language, without `?`. */
  search: string;
  /** Whether it was sent in other words, those of old addresses. */
  isReworded: boolean;
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
  const { path: raw, search: sent } = splitTarget(request.url ?? '/');
  const path = decodePath(raw);
  if (path === undefined) return undefined;
  const words = addressWords(tenant, localeOfPath(tenant, path));
  const search = words.query(sent);
  const query = readDeclaredQuery(search, queryNames, words);
  const key = { tenant: tenant.slug, path, visit: readVisit(request, tenant), query };
  return { tenant, path, search, isReworded: search !== sent, key, conditions: sendConditionsOf(request) };
}
