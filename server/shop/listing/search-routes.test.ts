import express, { type Express } from 'express';
import request, { type Response } from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { listing as listingShape } from '../../../schemas/catalogue/listing.ts';
import { suggestions as suggestionsShape } from '../../../schemas/catalogue/suggestions.ts';
import { createTestErrors } from '../../http/testing/errors.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createCategorySubject } from './category-subject.ts';
import { createSuggestionFinder, type SuggestionParts } from './find-suggestions.ts';
import { createListingFinder } from './listing-finder.ts';
import { createSearchRoutes } from './search-routes.ts';
import { createSearchSubject } from './search-subject.ts';
import { openListingShop, type ListingShop } from './testing/listing-shop.ts';

let shop: ListingShop;
let app: Express;
beforeAll(async () => {
  shop = await openListingShop();
  app = appOf(shop.ports);
});

/** The routes as the shop has them, with its answer to errors in short. */
function appOf(ports: SuggestionParts): Express {
  const listings = createListingFinder(ports);
  const routes = createSearchRoutes({
    ...ports,
    listings,
    suggestions: createSuggestionFinder(ports),
    subjects: {
      category: createCategorySubject(ports, listings),
      search: createSearchSubject(ports, listings),
    },
    originOf: () => 'https://linde.example',
  });
  return express()
    .use((_request, response, next) => {
      response.locals.tenant = shop.tenant;
      next();
    })
    .use(routes)
    .use(createTestErrors());
}

const get = (path: string, of: Express = app): Promise<Response> =>
  request(of)
    .get(`/api/search/${path}`)
    .then((response) => response);

describe('GET /api/search/searchv2', () => {
  test('answers with the list of the page', async () => {
    const response = await get('searchv2?q=kleid&filter=size%3A38&filter=colour%3Ablue&seite=1');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=10');
    const found = listingShape.parse(response.body);
    expect(found.total).toBeGreaterThan(0);
    expect(found.chips.map(({ facet }) => facet)).toEqual(['colour', 'size']);
  });

  test('lists a category', async () => {
    const { body } = await get('searchv2?category=damen/bekleidung&sortierung=price-up');
    const { cards, kind } = listingShape.parse(body);
    expect(kind).toBe('category');
    const prices = cards.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test.each([
    ['searchv2', 400, 'listing.noTerm'],
    ['searchv2?q=%20', 400, 'listing.noTerm'],
    ['filter?q=', 400, 'listing.noTerm'],
    ['seo', 400, 'listing.noTerm'],
    ['suggest', 400, 'listing.noTerm'],
    ['suggest?q=a%00b', 400, 'listing.badTerm'],
    ['searchv2?q=%00', 400, 'listing.badTerm'],
    ['searchv2?q=kleid&locale=xx', 400, '„locale“ ist hier eines von: de-AT.'],
    ['searchv2?q=kleid&locale=__proto__', 400, '„locale“ ist hier eines von: de-AT.'],
    ['searchv2?category=gibt-es-nicht', 404, 'listing.noCategory'],
    ['seo?category=damen&seite=9999', 404, 'listing.noPage'],
  ])('%s is refused with %i', async (path, status, detail) => {
    const response = await get(path);
    expect([response.status, response.body]).toMatchObject([status, { detail }]);
  });

  test.each([
    "q=';drop table search_product;--",
    'q=%25%25%25',
    'q=_',
    'q=%5C',
    'q={"$gt":""}',
    'q=🙂',
    `q=${'x'.repeat(1000)}`,
    `q=${'wort '.repeat(200)}`,
    `q=${'%F0%9F%91%97'.repeat(300)}`,
    'q=%ff%fe',
    'q=kleid&q=hose',
    'q[]=kleid&q=kleid',
    `q=kleid&${Array.from({ length: 200 }, (_, index) => `filter=brand%3A${index}`).join('&')}`,
    'q=kleid&filter=colour%3A%00&filter=%25:%27',
    'q=kleid&preis=50-20&sterne=99&sortierung=x&seite=-7',
    'q=kleid&seite=99999999',
    'q=kleid&preis=-0',
    'q=constructor&filter=__proto__:toString&filter=constructor%3Aname',
  ])('takes %s as somebody may type it', async (query) => {
    const response = await get(`searchv2?${encodeURI(query).replaceAll('%25', '%')}`);
    expect(response.status).toBe(200);
    const found = listingShape.parse(response.body);
    expect(found.term?.length).toBeLessThanOrEqual(200);
    expect(Array.from(found.term ?? '').length).toBeLessThanOrEqual(100);
  });

  test('says that it cannot search just now', async () => {
    const notReady = await get('searchv2?q=kleid', appOf({ ...shop.ports, searchOf: () => undefined }));
    expect([notReady.status, notReady.headers['retry-after']]).toEqual([503, '5']);
    const away = (): Promise<never> => Promise.reject(new DatabaseUnavailable('refused', 'no connection'));
    const withoutDatabase = appOf({ ...shop.ports, products: away });
    for (const path of ['searchv2?q=kleid', 'filter?q=kleid', 'seo?q=kleid', 'suggest?q=kleid']) {
      const response = await get(path, withoutDatabase);
      expect([path, response.status, response.body]).toEqual([path, 503, { detail: 'listing.notReady' }]);
    }
    const withoutTree = appOf({ ...shop.ports, categoriesOf: away });
    expect((await get('searchv2?category=damen', withoutTree)).status).toBe(503);
    expect((await get('seo?category=damen', withoutTree)).status).toBe(503);
    expect((await get('seo?q=kleid', withoutTree)).status).toBe(503);
  });
});

test('GET /api/search/filter answers with what a list can be filtered by', async () => {
  const { body } = await get('filter?q=kleid');
  expect(Object.keys(body)).toEqual([
    'total',
    'categories',
    'facets',
    'price',
    'ratings',
    'chips',
    'reset',
    'orders',
  ]);
  expect(body.facets[0]).toMatchObject({ name: 'size' });
});

describe('GET /api/search/seo', () => {
  test('says what the page of a search or a category says of itself', async () => {
    expect((await get('seo?q=kleid&sortierung=newest')).body).toEqual({
      title: 'listing.searchFor kleid',
      description: 'listing.description listing.searchFor kleid 27',
      words: { name: 'listing.searchFor kleid', parent: '', term: 'kleid', count: '27', page: '' },
      canonical: 'https://linde.example/s/?q=kleid',
      robots: 'noindex,follow',
    });
    expect((await get('seo?category=damen&seite=2')).body).toMatchObject({
      title: 'Damenlisting.page 2',
      canonical: 'https://linde.example/c/damen?seite=2',
      robots: 'index,follow',
    });
  });
});

describe('GET /api/search/suggest', () => {
  test('suggests terms, categories and products of the first', async () => {
    const response = await get('suggest?q=Kleid');
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    const found = suggestionsShape.parse(response.body);
    expect(found.term).toBe('Kleid');
    expect(found.categories[0]).toEqual({
      label: 'Kleider – Bekleidung',
      href: '/c/damen/bekleidung/kleider',
    });
    expect(found.terms[0]).toEqual({ label: 'Kleid', href: '/s/?q=Kleid' });
    for (const { href } of found.terms) expect(href).toMatch(/^\/s\/\?q=/);
    expect(found.products.length).toBeGreaterThan(0);
    for (const product of found.products) {
      expect(product.name).toMatch(/kleid/);
      expect(product.href).toMatch(new RegExp(`-${product.sku}$`));
      expect(product.picture?.src).toMatch(/^\/pictures\//);
      expect(product.price).toMatch(/\d/);
    }
  });

  test('suggests nothing for what nothing begins with', async () => {
    expect((await get('suggest?q=%F0%9F%99%82')).body).toEqual({
      term: '🙂',
      terms: [],
      categories: [],
      products: [],
    });
  });

  test('looks the same letters up once a minute, products each time', async () => {
    let looked = 0;
    const search = {
      ...shop.search,
      suggest(typed: string) {
        looked++;
        return shop.search.suggest(typed);
      },
    };
    const counted = appOf({ ...shop.ports, searchOf: () => search });
    const before = shop.reads();
    await get('suggest?q=schuh', counted);
    const once = shop.reads() - before;
    await get('suggest?q=Schuh', counted);
    expect([looked, shop.reads() - before]).toEqual([1, 2 * once]);
    shop.wait(60_001);
    await get('suggest?q=schuh', counted);
    expect(looked).toBe(2);
    search.number++;
    await get('suggest?q=schuh', counted);
    expect(looked).toBe(3);
  });
});
