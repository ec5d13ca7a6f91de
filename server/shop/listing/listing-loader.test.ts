import { beforeAll, describe, expect, test } from 'vitest';
import type { LoadContext } from '../../../renderer/contract/loader.ts';
import { listing } from '../../../schemas/catalogue/listing.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createListingFinder } from './listing-finder.ts';
import { createListingLoader, listingLifeMs } from './listing-loader.ts';
import type { ListingPorts } from './listing-ports.ts';
import { openListingShop, type ListingShop } from './testing/listing-shop.ts';

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});

const context = (query: Record<string, string> = {}): LoadContext => ({
  tenant: 'at',
  locale: 'de-AT',
  path: '/c/damen',
  parameters: {},
  device: 'web',
  query,
  component: 'product-listing',
  wantsNewest: false,
});

const loaderOf = (ports: ListingPorts = shop.ports) => createListingLoader(ports, createListingFinder(ports));

describe('the loader of lists', () => {
  test('reads what an address asks for, and names every product by a tag', async () => {
    const loader = loaderOf();
    expect(loader.dimensions).toEqual([
      'query:q',
      'query:filter',
      'query:preis',
      'query:sterne',
      'query:sortierung',
      'query:seite',
    ]);
    const loaded = await loader.load(
      { kind: 'category', path: 'damen' },
      context({ seite: '2', filter: 'colour:blue' }),
    );
    if (!loaded.ok) throw new Error(loaded.reason);
    const value = listing.parse(loaded.value);
    expect(value).toMatchObject({ kind: 'category', heading: 'Damen', page: 2 });
    expect(loaded.tags).toEqual(['category:women', ...value.cards.map(({ sku }) => `product:${sku}`)]);
    expect(loaded.expires).toBe(shop.ports.now() + listingLifeMs);
  });

  test('says that two are equal by their revision alone', async () => {
    const load = async (query: Record<string, string>) => {
      const loaded = await loaderOf().load({ kind: 'search', path: null }, context(query));
      return loaded.ok ? loaded.revision : loaded.reason;
    };
    expect(await load({ q: 'kleid' })).toBe(await load({ q: ' kleid', seite: '0' }));
    expect(await load({ q: 'kleid' })).not.toBe(await load({ q: 'kleid', sortierung: 'newest' }));
  });

  test('finds what a page asks for in one moment once, and a second later anew', async () => {
    const loader = loaderOf();
    const before = shop.reads();
    await Promise.all([
      loader.load({ kind: 'search', path: null }, context({ q: 'jacke' })),
      loader.load({ kind: 'search', path: '' }, context({ q: 'jacke' })),
    ]);
    const once = shop.reads() - before;
    expect(once).toBeGreaterThan(0);
    await loader.load({ kind: 'search', path: null }, context({ q: 'jacke' }));
    expect(shop.reads() - before).toBe(once);
    shop.wait(1001);
    await loader.load({ kind: 'search', path: null }, context({ q: 'jacke' }));
    expect(shop.reads() - before).toBe(2 * once);
  });

  test('says why there is nothing', async () => {
    expect(await loaderOf().load({ kind: 'category', path: 'gibt-es-nicht' }, context())).toEqual({
      ok: false,
      reason: 'no category is called gibt-es-nicht',
    });
    expect(await loaderOf().load({ kind: 'category', path: null }, context())).toMatchObject({ ok: false });
    expect(
      await loaderOf({ ...shop.ports, searchOf: () => undefined }).load(
        { kind: 'search', path: null },
        context({ q: 'x' }),
      ),
    ).toEqual({ ok: false, reason: 'the search is not ready yet' });
    let failures = 0;
    const flaky: ListingPorts = {
      ...shop.ports,
      products(tenant, skus) {
        if (failures++ === 0) return Promise.reject(new DatabaseUnavailable('refused', 'no connection'));
        return shop.ports.products(tenant, skus);
      },
    };
    const loader = loaderOf(flaky);
    const load = () => loader.load({ kind: 'search', path: null }, context({ q: 'kleid' }));
    expect(await load()).toEqual({ ok: false, reason: 'no connection' });
    // The failure is not kept for those who ask in the same second.
    expect(await load()).toMatchObject({ ok: true });
  });
});
