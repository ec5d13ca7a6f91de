import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayHeader, namedOperation } from '../../schemas/gateway/gateway-call.ts';
import { type PublishedOperation, publishedOperations } from '../../schemas/gateway/published-operation.ts';
import { createSqlRatingStore } from '../../server/shop/rating/sql-rating-store.ts';
import type { TestBrowser } from './account/account-shop.ts';
import { type BasketShop, goods, startBasketShop } from './collection/basket-shop.ts';

// What apps and partners may have carried out, in production, where nothing else is.

const Host = 'www.example.at';
const environment = { NODE_ENV: 'production', TENANT_HOSTS: `${Host}=at,www.example.com=default` };
const path = '/api/gateway/';

let shop: BasketShop;
let operations: readonly PublishedOperation[];
const used = new Set<string>();
beforeAll(async () => {
  shop = await startBasketShop({ environment });
  const { text } = await shop.ask(`${path}operations`, { headers: { Host } });
  ({ operations } = publishedOperations.parse(JSON.parse(text)));
});
afterAll(() => shop.close());

type Data = Record<string, unknown>;
interface Told {
  status: number;
  data: Data | null | undefined;
  errors: { message: string; extensions: { code: string } }[] | undefined;
}

const guest = (): TestBrowser => shop.browser({ Host, Accept: 'application/graphql-response+json' });

/** Has an operation carried out by its name and version; everything but its text is sent. */
async function run(
  browser: TestBrowser,
  name: string,
  variables: object = {},
  locale = 'de-AT',
): Promise<Told> {
  const { hash = '', kind } = operations.find((each) => each.name === name) ?? {};
  used.add(name);
  const named = { extensions: namedOperation(hash), variables };
  const query = new URLSearchParams({
    locale,
    extensions: JSON.stringify(named.extensions),
    variables: JSON.stringify(variables),
  });
  const { status, text } =
    kind === 'query'
      ? await browser.get(`${path}?${query.toString()}`, { [gatewayHeader]: '1' })
      : await browser.call(`${path}?locale=${locale}`, named);
  const { data, errors } = JSON.parse(text) as Pick<Told, 'data' | 'errors'>;
  return { status, data, errors };
}

const basket = async (browser: TestBrowser, name: string, variables: object = {}): Promise<Data> =>
  Object.values((await run(browser, name, variables)).data ?? {})[0] as Data;

describe('products', () => {
  test('are told by their numbers, with the price of what is chosen', async () => {
    const { data } = await run(guest(), 'ProductV1', { sku: '100', variant: '100.1' });
    expect(data).toMatchObject({
      product: { sku: '100', price: { amount: 7499, currency: 'EUR' }, availability: { state: 'IN_STOCK' } },
    });
    const many = await run(guest(), 'ProductsV1', { skus: ['101', 'none', '100'] });
    expect(many.data).toMatchObject({ products: [{ sku: '101' }, null, { sku: '100' }] });
  });

  test('are told with what search engines are', async () => {
    const { data } = await run(guest(), 'ProductSeoV1', { sku: '100' });
    expect(data).toMatchObject({ product: { seo: { sku: '100', path: '/p/wickelkleid-100' } } });
  });

  test('have orders of lists, in the language of the call', async () => {
    const { data } = await run(guest(), 'SortingsV1');
    expect((data as { sortings: { label: string }[] }).sortings).toContainEqual({
      ...{ key: 'price-up', label: 'Preis aufsteigend', __typename: 'Sorting' },
    });
  });
});

test('reviews are told page by page, and voted on', async () => {
  const store = createSqlRatingStore(shop.database);
  const review = {
    sku: '100',
    locale: 'de-AT',
    title: 'Schön',
    text: 'Sitzt, wie es soll, und ist warm.',
    author: 'E.',
  };
  await store.putPublished('at', [
    {
      ...{ ...review, id: 'r1', stars: 5, isRecommended: true, tags: [], size: null, colour: null },
      ...{
        created: shop.now(),
        isVerified: false,
        helpful: 0,
        notHelpful: 0,
        state: 'published',
        reason: null,
      },
    },
  ]);
  const browser = guest();
  const { data } = await run(browser, 'RatingsV1', { sku: '100', filter: { stars: 5 } });
  expect(data).toMatchObject({ ratings: { total: 1, reviews: [{ id: 'r1', title: 'Schön', helpful: 0 }] } });
  const voted = await run(browser, 'VoteReviewV1', { review: 'r1', isHelpful: true });
  expect(voted.data).toMatchObject({ voteReview: { id: 'r1', helpful: 1, notHelpful: 0 } });
});

test('a customer is told of himself, and nobody of anybody', async () => {
  const { email } = await shop.customer({ firstName: 'Eva' });
  const browser = guest();
  expect((await run(browser, 'CustomerV1')).data).toEqual({ customer: null });
  expect((await browser.logIn(email)).status).toBe(200);
  expect((await run(browser, 'CustomerV1')).data).toMatchObject({ customer: { firstName: 'Eva', email } });
});

test('a basket is filled, changed and emptied, and is the one of its owner alone', async () => {
  const browser = guest();
  expect(await basket(browser, 'AddToBasketV1', { sku: '102.1', quantity: 2 })).toMatchObject({ count: 2 });
  expect(await basket(browser, 'ChangeBasketLineV1', { sku: '102.1', quantity: 3 })).toMatchObject({
    ...{ count: 3, goods: 29_997, lines: [{ sku: '102.1', quantity: 3, price: 9999 }] },
  });
  expect(await basket(browser, 'BasketV1')).toMatchObject({ count: 3, canOrder: true });
  expect(await basket(guest(), 'BasketV1')).toMatchObject({ count: 0 });
  expect(await basket(browser, 'RemoveFromBasketV1', { sku: '102.1' })).toMatchObject({
    count: 0,
    lines: [],
  });
});

test('a service is ordered with an article and taken off', async () => {
  const wardrobe = goods('700', 20_000, { services: { assembly: { 'de-AT': 4900 } } });
  await shop.catalogue.write('at', { put: [{ product: wardrobe }] });
  const browser = guest();
  await run(browser, 'AddToBasketV1', { sku: '700.1', quantity: 2 });
  const service = { kind: 'ASSEMBLY', name: 'Montage', price: 4900, isOffered: true };
  const wanted = { sku: '700.1', service: 'ASSEMBLY' };
  expect(await basket(browser, 'OrderServiceV1', wanted)).toMatchObject({
    ...{ goods: 40_000, services: 9800, total: 49_800 },
    lines: [{ services: [{ ...service, total: 9800, isChosen: true }] }],
  });
  expect(await basket(browser, 'BasketV2')).toMatchObject({ services: 9800 });
  expect(await basket(browser, 'RemoveServiceV1', wanted)).toMatchObject({
    ...{ services: 0, total: 40_000 },
    lines: [{ services: [{ ...service, total: 0, isChosen: false }] }],
  });
  const { status, errors } = await run(browser, 'OrderServiceV1', { ...wanted, service: 'OLD_APPLIANCE' });
  expect([status, errors?.[0]?.extensions.code]).toEqual([422, 'BAD_USER_INPUT']);
});

test('a voucher is redeemed and taken out, and refused in words', async () => {
  const browser = guest();
  await run(browser, 'AddToBasketV1', { sku: '102.1' });
  expect(await basket(browser, 'RedeemVoucherV1', { code: 'WINTER10' })).toMatchObject({
    voucher: { code: 'WINTER10' },
  });
  expect(await basket(browser, 'RemoveVoucherV1')).toMatchObject({ voucher: null });
  const { status, data, errors } = await run(browser, 'RedeemVoucherV1', { code: 'gibt-es-nicht' });
  expect([status, data ?? null, errors?.[0]?.extensions.code]).toEqual([422, null, 'BAD_USER_INPUT']);
  expect(errors?.[0]?.message).toMatch(/Rabattcode/);
});

test('an order is told while it is prepared, and afterwards to whoever has its token or has placed it', async () => {
  const browser = guest();
  await run(browser, 'AddToBasketV1', { sku: '102.1' });
  expect((await run(browser, 'CheckoutV1')).data).toMatchObject({
    checkout: { nextStep: 'LOGIN', total: 9999, delivery: { option: 'standard' } },
  });
  expect((await run(browser, 'OrderV1', { token: 'a'.repeat(32) })).data).toEqual({ order: null });
  expect((await run(browser, 'OrdersV1', { first: 20 })).data).toEqual({ orders: [] });
  expect((await run(browser, 'OrdersV1', { first: 21 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a wishlist is filled, changed and emptied', async () => {
  const browser = guest();
  const add = await run(browser, 'AddToWishlistV1', { sku: '4711.1' });
  expect(add.data).toMatchObject({
    addToWishlist: { count: 1, items: [{ sku: '4711.1', productSku: '4711' }] },
  });
  const edited = await run(browser, 'EditWishlistItemV1', { sku: '4711.1', to: '4711.4' });
  expect(edited.data).toMatchObject({ editWishlistItem: { items: [{ sku: '4711.4' }] } });
  expect((await run(browser, 'WishlistV1')).data).toMatchObject({ wishlist: { count: 1 } });
  const removed = await run(browser, 'RemoveFromWishlistV1', { sku: '4711.4' });
  expect(removed.data).toMatchObject({ removeFromWishlist: { count: 0, skus: [] } });
});

test('a text is carried out by nobody, a published one neither', async () => {
  const { text: query = '' } = operations.find(({ name }) => name === 'SortingsV1') ?? {};
  const { status, text } = await guest().call(path, { query });
  expect([status, text]).toEqual([400, expect.stringContaining('TRUSTED_OPERATIONS_ONLY')]);
});

test('everything that is published was carried out above, and stands in the guide', () => {
  const names = operations.map(({ name }) => name);
  expect([...used].toSorted()).toEqual(names.toSorted());
  const guide = readFileSync(join(import.meta.dirname, '../../docs/gateway.md'), 'utf8');
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('every field of the schema that is asked or changed is among what is published', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../schemas/published/gateway.graphql'), 'utf8');
  const fields = [...schema.matchAll(/^type (?:Query|Mutation) \{(.*?)^\}/gms)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, field = '']) => field),
  );
  expect(fields.length).toBeGreaterThan(14);
  const texts = operations.map(({ text }) => text).join('\n');
  expect(fields.filter((field) => !new RegExp(`^ {2}${field}\\b`, 'm').test(texts))).toEqual([]);
});
