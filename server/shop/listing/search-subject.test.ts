import { beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createListingFinder } from './listing-finder.ts';
import type { ListingPorts } from './listing-ports.ts';
import { createSearchSubject } from './search-subject.ts';
import { openListingShop, type ListingShop } from './testing/listing-shop.ts';

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});

function ask(query: Record<string, string>, ports: ListingPorts = shop.ports) {
  const subjects = createSearchSubject(ports, createListingFinder(ports));
  return subjects.find({
    tenant: shop.tenant,
    locale: 'de-AT',
    path: '/s/',
    parameters: {},
    query,
    now: Date.UTC(2026, 10, 28),
    origin: 'https://linde.example',
  });
}

describe('the page of a search', () => {
  test('says what was searched for, and is never kept by search engines', async () => {
    expect(await ask({ q: '  kleid ', sortierung: 'price-up' })).toMatchObject({
      kind: 'found',
      subject: {
        words: { name: 'listing.searchFor kleid', term: 'kleid', count: '27', page: '' },
        breadcrumbs: [
          { label: 'listing.home', path: '/' },
          { label: 'listing.searchFor kleid', path: '/s/' },
        ],
        robots: 'noindex,follow',
        canonicalQuery: 'q=kleid',
        structuredData: [],
        alternates: [],
      },
    });
  });

  test.each([{}, { q: '   ' }, { q: 'kleid\u0000' }, { seite: '1', q: '' }])(
    '%j is there without a term',
    async (query) => {
      expect(await ask(query)).toMatchObject({
        kind: 'found',
        subject: { words: { name: 'listing.search', term: '', count: '0' }, canonicalQuery: '' },
      });
    },
  );

  test('beyond its last page leads there, and says nothing of what cannot be read', async () => {
    expect(await ask({ q: 'kleid', seite: '77', sterne: '9' })).toEqual({
      kind: 'redirect',
      path: '/s/',
      query: 'q=kleid&seite=2',
    });
    expect(await ask({ seite: '5' })).toEqual({ kind: 'redirect', path: '/s/', query: '' });
  });

  test('is there for what nothing is found for', async () => {
    expect(await ask({ q: 'qqqqxxzz' })).toMatchObject({ kind: 'found', subject: { words: { count: '0' } } });
  });

  test('cannot be told while the database is away; a fault of ours is one', async () => {
    const away = new DatabaseUnavailable('refused', 'no connection');
    const broken = (error: Error): ListingPorts => ({ ...shop.ports, products: () => Promise.reject(error) });
    expect(await ask({ q: 'kleid' }, broken(away))).toEqual({ kind: 'unavailable', reason: 'no connection' });
    await expect(ask({ q: 'kleid' }, broken(new TypeError('bug')))).rejects.toThrow('bug');
  });
});
