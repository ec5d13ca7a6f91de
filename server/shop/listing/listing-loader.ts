import { z } from 'zod';
import type { LoadContext, Loaded, Loader } from '../../../renderer/contract/loader.ts';
import { revisionOf } from '../revision-of.ts';
import { categoryOfPath } from './category-of-path.ts';
import type { ListingFinder } from './listing-finder.ts';
import type { ListingPorts } from './listing-ports.ts';
import { orAway } from './or-away.ts';
import { listingDimensions, readListingQuery } from './listing-query.ts';

const args = z.strictObject({
  kind: z.enum(['category', 'search']),
  /** Address of the category behind `/c/`; null for searches. */
  path: z.string().max(400).nullable(),
});

/** Milliseconds after which new products and orders of lists are looked for; what a list shows is told of at once. */
export const listingLifeMs = 60_000;

/** Loads what a list of products shows: `{ load: 'listing', args: { kind: 'category', path: '$param.path' } }`. */
export function createListingLoader(
  ports: Pick<ListingPorts, 'categoriesOf' | 'tenant' | 'now'>,
  finder: ListingFinder,
): Loader<typeof args> {
  return {
    name: 'listing',
    args,
    dimensions: listingDimensions,
    load: (asked, context) =>
      orAway<Loaded>(
        () => load(asked, context, ports, finder),
        (reason) => ({ ok: false, reason }),
      ),
  };
}

async function load(
  { kind, path }: z.output<typeof args>,
  { tenant, locale, query }: LoadContext,
  ports: Pick<ListingPorts, 'categoriesOf' | 'tenant' | 'now'>,
  finder: ListingFinder,
): Promise<Loaded> {
  const request = { tenant, locale, kind, query: readListingQuery(query, kind) };
  if (kind === 'category') {
    const locales = ports.tenant(tenant).locales.map((each) => each.locale);
    const at = categoryOfPath(path ?? '', locale, locales, await ports.categoriesOf(tenant));
    if (at.kind === 'missing') return { ok: false, reason: `no category is called ${path ?? ''}` };
    return answer(await finder.find({ ...request, category: at.category }), ports.now());
  }
  return answer(await finder.find(request), ports.now());
}

function answer(found: Awaited<ReturnType<ListingFinder['find']>>, now: number): Loaded {
  if (!found) return { ok: false, reason: 'the search is not ready yet' };
  const { listing, tags } = found;
  return { ok: true, value: listing, revision: revisionOf(listing), tags, expires: now + listingLifeMs };
}
