import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gatewayKeys } from './gateway-cache.ts';
import { openTestGateway, testOperation } from './testing/gateway.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const product = (sku: string, more: object = {}) => ({
  __typename: 'Product',
  sku,
  name: `Kleid ${sku}`,
  ...more,
});
const one = testOperation('query One($sku: ID!) { product(sku: $sku) { sku name } }');
const many = testOperation('query Many($skus: [ID!]!) { products(skus: $skus) { sku name } }');

type Gateway = ReturnType<typeof openTestGateway>;

const skusOf = (variables: Record<string, unknown> = {}): string[] => variables.skus as string[];

/** Everything that a query shows from now on. */
function watch(
  gateway: Gateway,
  operation: ReturnType<typeof testOperation>,
  variables: Record<string, unknown> = {},
) {
  const states: { data: unknown; isLoading: boolean }[] = [];
  const stop = gateway.client.watch(
    operation,
    variables,
    ({ data, isLoading }) => void states.push({ data, isLoading }),
  );
  return { states, stop, last: () => states.at(-1) };
}

test('a product that two queries bring is one', async () => {
  const gateway = openTestGateway();
  gateway.answer = ({ variables }) =>
    variables?.skus ? { products: [product('1', { name: 'Neu' })] } : { product: product('1') };
  const { last } = watch(gateway, one, { sku: '1' });
  await settled();
  expect(last()?.data).toMatchObject({ product: { name: 'Kleid 1' } });
  await gateway.client.read(many, { skus: ['1', '2'] });
  expect(last()?.data).toMatchObject({ product: { name: 'Neu' } });
});

test('a product that is known needs no call of another query', async () => {
  const gateway = openTestGateway();
  gateway.answer = () => ({ products: [product('1'), product('2')] });
  await gateway.client.read(many, { skus: ['1', '2'] });
  expect(await gateway.client.read(one, { sku: '2' })).toMatchObject({ product: { name: 'Kleid 2' } });
  expect(await gateway.client.read(many, { skus: ['2', '1'] })).toMatchObject({
    products: [{ sku: '2' }, { sku: '1' }],
  });
  expect(gateway.asked).toHaveLength(1);
});

test('search engines’ words of a product are one, by its sku', async () => {
  const gateway = openTestGateway();
  const seo = (title: string) => ({ __typename: 'ProductSeo', sku: '1', title });
  const query = testOperation('query S($sku: ID!) { product(sku: $sku) { sku seo { sku title } } }');
  const other = testOperation('query T { seo { sku title } }');
  gateway.answer = ({ query: text = '' }) =>
    text.includes('query S') ? { product: { ...product('1'), seo: seo('Alt') } } : { seo: seo('Neu') };
  const { last } = watch(gateway, query, { sku: '1' });
  await settled();
  await gateway.client.read(other, {});
  expect(last()?.data).toMatchObject({ product: { seo: { title: 'Neu' } } });
});

test('an order of lists is one, by its key', async () => {
  const gateway = openTestGateway();
  const sorting = (label: string) => ({ __typename: 'Sorting', key: 'newest', label });
  gateway.answer = ({ query = '' }) =>
    query.includes('query All') ? { sortings: [sorting('Neueste')] } : { chosen: sorting('Neueste zuerst') };
  const { last } = watch(gateway, testOperation('query All { sortings { key label } }'));
  await settled();
  await gateway.client.read(testOperation('query Chosen { chosen { key label } }'), {});
  expect(last()?.data).toMatchObject({ sortings: [{ label: 'Neueste zuerst' }] });
});

test.each(['Basket', 'Wishlist'])(
  'there is one %s: what a change answers is seen by all that show it',
  async (type) => {
    const gateway = openTestGateway();
    const field = type.toLowerCase();
    gateway.answer = ({ query = '' }) =>
      query.includes('mutation')
        ? { add: { __typename: type, count: 2 } }
        : { [field]: { __typename: type, count: 1 } };
    const shown = ['A', 'B'].map((name) =>
      watch(gateway, testOperation(`query ${name} { ${field} { count } }`)),
    );
    await settled();
    expect(shown.map(({ last }) => last()?.data)).toMatchObject([
      { [field]: { count: 1 } },
      { [field]: { count: 1 } },
    ]);
    await gateway.client.change(testOperation('mutation Add { add { count } }'), {});
    expect(shown.map(({ last }) => last()?.data)).toMatchObject([
      { [field]: { count: 2 } },
      { [field]: { count: 2 } },
    ]);
  },
);

test('a price belongs to its product, and is nobody else’s', async () => {
  const gateway = openTestGateway();
  const amounts: Record<string, number> = { 1: 6999, 2: 4999, 3: 2999 };
  gateway.answer = ({ variables }) => ({
    products: skusOf(variables).map((sku) =>
      product(sku, { price: { __typename: 'ProductPrice', amount: amounts[sku] } }),
    ),
  });
  const query = testOperation('query P($skus: [ID!]!) { products(skus: $skus) { sku price { amount } } }');
  const { last } = watch(gateway, query, { skus: ['1', '2'] });
  await settled();
  expect(last()?.data).toMatchObject({
    products: [{ price: { amount: 6999 } }, { price: { amount: 4999 } }],
  });
  amounts[1] = 5999;
  await gateway.client.read(query, { skus: ['1', '3'] });
  expect(last()?.data).toMatchObject({
    products: [{ price: { amount: 5999 } }, { price: { amount: 4999 } }],
  });
});

describe('a query of which a part is known', () => {
  test('shows it, and asks once for the rest: products', async () => {
    const gateway = openTestGateway();
    gateway.answer = ({ variables }) => ({
      products: skusOf(variables).map((sku) => product(sku)),
    });
    await gateway.client.read(many, { skus: ['1'] });
    const { states } = watch(gateway, many, { skus: ['1', '2'] });
    await settled();
    await settled();
    expect(states).toMatchObject([
      { data: undefined, isLoading: true },
      { data: { products: [{ sku: '1' }, null] }, isLoading: true },
      { data: { products: [{ sku: '1' }, { sku: '2' }] }, isLoading: false },
    ]);
    expect(gateway.asked).toHaveLength(2);
  });

  test('shows it, and asks once for the rest: a field that may be missing', async () => {
    const gateway = openTestGateway();
    gateway.answer = ({ query = '' }) => ({
      product: product('1', query.includes('brand') ? { brand: 'Kornfeld' } : {}),
    });
    await gateway.client.read(one, { sku: '1' });
    const query = testOperation('query B($sku: ID!) { product(sku: $sku) { sku name brand @_optional } }');
    const { states } = watch(gateway, query, { sku: '1' });
    await settled();
    await settled();
    expect(states.slice(1)).toMatchObject([
      { data: { product: { name: 'Kleid 1', brand: null } }, isLoading: true },
      { data: { product: { name: 'Kleid 1', brand: 'Kornfeld' } }, isLoading: false },
    ]);
    expect(gateway.asked).toHaveLength(2);
  });

  test('ends with what the shop says is not there', async () => {
    const gateway = openTestGateway();
    gateway.answer = ({ variables }) => ({
      products: skusOf(variables).map((sku) => (sku === '9' ? null : product(sku))),
    });
    expect(await gateway.client.read(many, { skus: ['1', '9'] })).toMatchObject({
      products: [{ sku: '1' }, null],
    });
    expect(await gateway.client.read(many, { skus: ['1', '9'] })).toMatchObject({
      products: [{ sku: '1' }, null],
    });
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('reviews', () => {
  const query = testOperation(`query R($sku: ID!, $filter: RatingFilter, $skip: Int!) {
    ratings(sku: $sku, filter: $filter) { id reviews(skip: $skip, first: 2) { id helpful } } }`);
  const ratingsOf = ({ sku, filter, skip }: Record<string, unknown>) => {
    const stars = (filter as { stars?: number } | undefined)?.stars;
    const id = `${String(sku)}|${stars ?? ''}|`;
    const reviews = [0, 1].map((at) => ({
      __typename: 'Review',
      id: `${id}${Number(skip) + at}`,
      helpful: 0,
    }));
    return { ratings: { __typename: 'Ratings', id, reviews } };
  };
  const idsOf = (data: unknown): string[] =>
    (data as { ratings: { reviews: { id: string }[] } }).ratings.reviews.map(({ id }) => id);

  test('of one product and filter gather', async () => {
    const gateway = openTestGateway();
    gateway.answer = ({ variables = {} }) => ratingsOf(variables);
    await gateway.client.read(query, { sku: '1', skip: 0 });
    expect(idsOf(await gateway.client.read(query, { sku: '1', skip: 2 }))).toEqual([
      '1||0',
      '1||1',
      '1||2',
      '1||3',
    ]);
    expect(gateway.asked).toHaveLength(2);
  });

  test('of two products and two filters are four lists that never mix', async () => {
    const gateway = openTestGateway();
    gateway.answer = ({ variables = {} }) => ratingsOf(variables);
    const lists = [
      { sku: '1' },
      { sku: '2' },
      { sku: '1', filter: { stars: 5 } },
      { sku: '2', filter: { stars: 5 } },
    ];
    for (const skip of [0, 2]) for (const list of lists) await gateway.client.read(query, { ...list, skip });
    for (const list of lists) {
      const id = `${list.sku}|${list.filter?.stars ?? ''}|`;
      expect(idsOf(await gateway.client.read(query, { ...list, skip: 0 }))).toEqual(
        [0, 1, 2, 3].map((at) => `${id}${at}`),
      );
    }
    expect(gateway.asked).toHaveLength(8);
  });

  test('show a vote wherever they stand', async () => {
    const gateway = openTestGateway();
    gateway.answer = ({ query: text = '', variables = {} }) =>
      text.includes('mutation')
        ? { voteReview: { __typename: 'Review', id: '1||1', helpful: 7 } }
        : ratingsOf(variables);
    const { last } = watch(gateway, query, { sku: '1', skip: 0 });
    await settled();
    await gateway.client.change(testOperation('mutation V { voteReview { id helpful } }'), {});
    expect(last()?.data).toMatchObject({ ratings: { reviews: [{ helpful: 0 }, { helpful: 7 }] } });
  });
});

test('everything that the gateway tells of has an identity, or is a part of something that has', () => {
  const schema = readFileSync('schemas/published/gateway.graphql', 'utf8');
  const types = [...schema.matchAll(/^type (\w+) \{(.*?)^\}/gms)];
  const unknown = types.filter(
    ([, name = '', fields = '']) =>
      !/^(Query|Mutation)$/.test(name) && !/^ {2}id: ID!$/m.test(fields) && !Object.hasOwn(gatewayKeys, name),
  );
  expect(types.length).toBeGreaterThan(10);
  expect(unknown.map(([, name]) => name)).toEqual([]);
});
