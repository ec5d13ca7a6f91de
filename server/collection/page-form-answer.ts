import { addressWords } from '../../schemas/tenant/address-words.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { ownPath } from '../http/own-path.ts';
import { maxQueryValue } from '../http/query.ts';
import { type Entries, entryOf } from '../http/read-entries.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { PageFormAnswer } from '../pages/personal-pages.ts';
import type { CollectionRequest } from './collection-context.ts';
import type { RefusedChange } from './form-outcome.ts';

/** What a page shows of its form that was refused; `values`: what stands in its fields again. */
export function refusedPageForm(
  name: string,
  { status, detail, field, sku, retryAfterSeconds }: RefusedChange<unknown>,
  values: Readonly<Record<string, string>> = {},
): PageFormAnswer {
  return {
    ok: false,
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    refused: {
      ...{ name, detail, needsProof: false, values: { sku: sku ?? '', ...values } },
      faults: field === null ? [] : [{ field, detail }],
    },
  };
}

/** The page from which an article was collected, as its form says: a path of the shop, or none. */
export function pageBefore(entries: Entries): string | undefined {
  const from = ownPath(entryOf(entries, 'from'));
  // A longer one would arrive cut.
  return from !== undefined && from.length <= maxQueryValue ? from : undefined;
}

/** The page of a collection with a query that says what was just done. */
export function addressOf(
  route: 'basket' | 'wishlist',
  { response, locale }: CollectionRequest,
  query: URLSearchParams,
): string {
  const tenant = tenantOf(response);
  const path = routeTable(tenant, locale).address(route) ?? '/';
  return `${path}?${addressWords(tenant, locale).query(query.toString())}`;
}
