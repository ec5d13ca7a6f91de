import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { gatewayPath, namedOperation } from '../../schemas/gateway/gateway-call.ts';
import { dataOf, environments, faultsOf, hashOf, testGatewayShop } from './testing/gateway-shop.ts';

const nested = (depth: number): string => `${'{ related '.repeat(depth)}{ sku }${' }'.repeat(depth)}`;
const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: product(sku: "1") { sku }`).join(' ')} }`;
/** 25 fragments, each of which holds the next one twice: 2^25 fields when written out. */
const doubling = Array.from(
  { length: 25 },
  (_, index) => `fragment F${index} on Product { ${`...F${index + 1} `.repeat(2)} }`,
).join('\n');

describe.each(environments)('in %s', (_, isProduction) => {
  const shop = (more = {}) => testGatewayShop({ isProduction, ...more });

  test.each([
    [
      'T56: 8,000 aliases',
      `{ ${Array.from({ length: 8000 }, (_each, index) => `a${index}: __typename`).join(' ')} }`,
    ],
    ['T56: 16 aliases', aliases(16)],
    ['T57: one field 50,000 times', `{ ${'a '.repeat(50_000)} }`],
    ['T57: one field 1,000 times', `{ ${'__typename '.repeat(1000)} }`],
    ['T58: 3,000 levels', nested(3000)],
    ['T58: 300 levels', nested(300)],
    ['T58: 300 levels of lists', `{ product(sku: ${'['.repeat(300)}${']'.repeat(300)}) { sku } }`],
    ['T58: 7 levels', nested(7)],
    [
      'T59: fragments that hold each other',
      '{ product(sku: "1") { ...A } } fragment A on Product { ...B } fragment B on Product { ...A }',
    ],
    [
      'T59: fragments that double 25 times',
      `{ product(sku: "1") { ...F0 } } ${doubling} fragment F25 on Product { sku }`,
    ],
    [
      'T59: a fragment named like the schema',
      `{ product(sku: "1") { ...__schema } } fragment __schema on Product { ...__schema }`,
    ],
    [
      'T59: levels behind a fragment named like the schema',
      `{ ...__schema } fragment __schema on Query ${nested(8)}`,
    ],
    ['T61: a wrong name', '{ produkt { sku } }'],
    ['T61: a wrong type', '{ product(sku: { x: 1 }) { sku } }'],
    ['T62: a subscription', 'subscription { product(sku: "1") { sku } }'],
    ['nothing that makes sense', '{'],
    ['nothing', ''],
  ])('%s is refused, and nothing is read', async (_name, query) => {
    const { ask, calls } = shop();
    const answer = await ask(query);
    expect([400, 413]).toContain(answer.status);
    expect(dataOf(answer) ?? null).toBeNull();
    expect(faultsOf(answer)).not.toBe('');
    expect(faultsOf(answer)).not.toMatch(/Maximum call stack|Unexpected error|node_modules/);
    expect(calls.products).not.toHaveBeenCalled();
    expect(calls.onError).not.toHaveBeenCalled();
  });

  test.each([16 * 1024, 100_000, 2_000_000])(
    'T57: a body of more than %i bytes is refused',
    async (bytes) => {
      const answer = await shop().post({ query: `{ __typename } #${'x'.repeat(bytes)}` });
      expect(answer.status).toBe(413);
    },
  );

  test('T57: a body that does not tell its length is counted', async () => {
    const call = supertest(shop().app).post(gatewayPath).type('json');
    call.write(JSON.stringify({ query: `{ __typename } #${'x'.repeat(16 * 1024)}` }));
    const answer = await call;
    expect(answer.status).toBe(413);
  });

  test('T58: variables within variables are refused', async () => {
    const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`;
    const body = `{"query":"{ __typename }","variables":{"a":${deep}}}`;
    const answer = await supertest(shop().app).post(gatewayPath).type('json').send(body);
    expect(answer.status).toBe(400);
  });

  test.each([1, 2, 1000])('T60: a batch of %i is refused', async (count) => {
    const { post, calls } = shop({ known: { a: '{ product(sku: "1") { sku } }' } });
    const one = isProduction ? {} : { query: '{ product(sku: "1") { sku } }' };
    expect((await post(Array.from({ length: count }, () => one))).status).toBe(400);
    const known = { extensions: namedOperation(hashOf('a')) };
    expect((await post(Array.from({ length: Math.min(count, 100) }, () => known))).status).toBe(400);
    expect(calls.products).not.toHaveBeenCalled();
  });

  test('T61: what goes wrong inside is told by a number, which the log has', async () => {
    const { askKnown, calls } = shop({ known: { a: '{ product(sku: "1") { sku } }' } });
    calls.products.mockRejectedValue(new Error('password of the database'));
    const answer = await askKnown('a');
    const [error] = (answer.body as { errors: { message: string; extensions: object }[] }).errors;
    expect(error?.message).toBe('Es ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.');
    expect(JSON.stringify(answer.body)).not.toMatch(/password|stack|node_modules|\.ts/);
    const [cause, requestId] = calls.onError.mock.calls[0] ?? [];
    expect(cause).toMatchObject({ message: 'password of the database' });
    expect(error?.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', requestId });
    expect(answer.headers['x-request-id']).toBe(requestId);
  });

  test('T62: uploads are not offered', async () => {
    const answer = await supertest(shop().app)
      .post(gatewayPath)
      .field('operations', '{"query":"{ __typename }"}')
      .field('map', '{}')
      .attach('0', Buffer.from('x'), 'a.txt');
    expect(answer.status).toBe(415);
  });

  test('T62: GET takes no text', async () => {
    const answer = await supertest(shop().app)
      .get(gatewayPath)
      .set('x-gateway-request', '1')
      .query({ query: '{ __typename }' });
    expect(answer.status).toBe(400);
  });

  test('T62: GET takes operations that the shop knows, of at most 2,047 characters', async () => {
    const { getKnown, calls } = shop({
      known: { a: 'query P($skus: [ID!]!) { products(skus: $skus) { sku } }' },
    });
    expect(dataOf(await getKnown('a', { skus: ['1'] }))).toEqual({ products: [{ sku: '1' }] });
    const length = (skus: string[]) =>
      `${gatewayPath}?${new URLSearchParams({ extensions: JSON.stringify(namedOperation(hashOf('a'))), variables: JSON.stringify({ skus }) }).toString()}`
        .length;
    const fill = (characters: number): string[] => ['1', 'x'.repeat(characters)];
    const most = 2047 - length(fill(0));
    expect((await getKnown('a', { skus: fill(most) })).status).toBe(200);
    calls.products.mockClear();
    expect((await getKnown('a', { skus: fill(most + 1) })).status).toBe(414);
    expect(calls.products).not.toHaveBeenCalled();
  });

  test('T62: GET never changes anything', async () => {
    const known = { a: 'mutation { voteReview(review: "r", isHelpful: true) { id } }' };
    const { getKnown } = shop({ known });
    expect((await getKnown('a')).status).toBe(405);
  });

  test.each([
    [
      'a form',
      (app: ReturnType<typeof testGatewayShop>['app']) =>
        supertest(app).post(gatewayPath).type('form').send({ query: '{ __typename }' }),
      415,
    ],
    [
      'plain text',
      (app: ReturnType<typeof testGatewayShop>['app']) =>
        supertest(app).post(gatewayPath).type('text/plain').send('{"query":"{ __typename }"}'),
      415,
    ],
    [
      'GraphQL as text',
      (app: ReturnType<typeof testGatewayShop>['app']) =>
        supertest(app).post(gatewayPath).type('application/graphql').send('{ __typename }'),
      415,
    ],
    [
      'a script of another site',
      (app: ReturnType<typeof testGatewayShop>['app']) =>
        supertest(app)
          .post(gatewayPath)
          .set('Origin', 'https://evil.example')
          .send({ query: '{ __typename }' }),
      403,
    ],
    [
      'a page of another site',
      (app: ReturnType<typeof testGatewayShop>['app']) =>
        supertest(app)
          .post(gatewayPath)
          .set('Sec-Fetch-Site', 'cross-site')
          .send({ query: '{ __typename }' }),
      403,
    ],
  ])('%s of another site is refused', async (_name, call, status) => {
    expect((await call(shop().app)).status).toBe(status);
  });

  test('a picture of another site is refused, though the shop knows the operation', async () => {
    const { app } = shop({ known: { a: '{ sortings { key } }' } });
    const extensions = JSON.stringify(namedOperation(hashOf('a')));
    expect((await supertest(app).get(gatewayPath).query({ extensions })).status).toBe(403);
  });

  test('an operation that the shop does not know by its hash is refused', async () => {
    for (const extensions of [
      namedOperation(hashOf('f')),
      namedOperation('__proto__'),
      { persistedQuery: { version: 2, sha256Hash: hashOf('f') } },
      {},
    ])
      expect((await shop().post({ extensions })).status).toBe(400);
  });

  test('a value that makes no sense is refused', async () => {
    const known = {
      a: 'query R($order: ReviewOrder) { ratings(sku: "1") { reviews(order: $order) { id } } }',
    };
    const answer = await shop({ known }).askKnown('a', { order: 'NEWST' });
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toMatch(
      isProduction ? /^((?!Did you mean).)*$/ : /Did you mean the enum value "NEWEST"/,
    );
  });

  test('no answer is for a cache', async () => {
    const { app, ask, getKnown, askKnown } = shop({ known: { a: '{ sortings { key } }' } });
    const answers = [
      await ask('{'),
      await getKnown('a'),
      await askKnown('a'),
      await supertest(app).get(gatewayPath),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('production', () => {
  const production = (more = {}) => testGatewayShop({ isProduction: true, ...more });

  test('carries out nothing but the operations of the shop’s own blocks', async () => {
    const known = { a: '{ product(sku: "1") { sku } }' };
    const { ask, askKnown, post, calls } = production({ known });
    expect(dataOf(await askKnown('a'))).toEqual({ product: { sku: '1' } });
    calls.products.mockClear();
    for (const answer of [
      await ask('{ product(sku: "1") { sku } }'),
      await ask('{ __typename }'),
      // A hash does not cover for a text that comes along.
      await post({ query: '{ product(sku: "1") { name } }', extensions: namedOperation(hashOf('a')) }),
    ]) {
      expect(answer.status).toBe(400);
      expect(faultsOf(answer)).toBe('Only operations of the shop are carried out.');
    }
    expect(calls.products).not.toHaveBeenCalled();
  });

  test('T61: does not tell what it can do, and guesses at nothing', async () => {
    const known = {
      a: '{ __schema { types { name } } }',
      b: '{ __type(name: "Product") { name } }',
      c: '{ produkt(sku: "1") { sku } }',
      d: nested(7),
      e: aliases(16),
    };
    for (const letter of Object.keys(known)) {
      const answer = await production({ known }).askKnown(letter);
      expect(answer.status).toBe(400);
      expect(dataOf(answer) ?? null).toBeNull();
      expect(faultsOf(answer)).not.toMatch(/Did you mean|\d/);
    }
  });
});

describe('development', () => {
  const { ask } = testGatewayShop();

  test.each([
    ['15 aliases', aliases(15)],
    ['the schema', '{ __schema { queryType { name } } __type(name: "Product") { name } }'],
  ])('carries out %s', async (_, query) => {
    expect((await ask(query)).status).toBe(200);
  });

  test.each([
    ['aliases', aliases(16), 'Aliases limit of 15 exceeded, found 16.'],
    ['tokens', `{ ${'__typename '.repeat(1000)} }`, 'Token limit of 1000 exceeded.'],
    ['depth', nested(7), 'Query depth limit of 6 exceeded, found 8.'],
    ['names', '{ produc(sku: "1") { sku } }', 'Did you mean "product"'],
  ])('says which limit of %s was passed', async (_, query, words) => {
    expect(faultsOf(await ask(query))).toContain(words);
  });

  const costly = (first: number): string =>
    `{ ratings(sku: "1") { ${'a b c'.replaceAll(/\w/g, (name) => `${name}: reviews(first: ${first}) { id text tags { id label } }`)} } }`;

  test('carries out what costs less than 5,000, and says so of what costs more', async () => {
    expect((await ask(costly(50))).status).toBe(200);
    expect(faultsOf(await ask(costly(100)))).toMatch(/Query Cost limit of 5000 exceeded, found \d+\./);
  });

  test('counts to 1,000 tokens', async () => {
    const list = (numbers: number): string => `{ products(skus: [${'"1" '.repeat(numbers)}]) { sku } }`;
    expect(faultsOf(await ask(list(988)))).toBe('At most 24 products at once');
    expect(faultsOf(await ask(list(989)))).toContain('Token limit of 1000 exceeded.');
  });
});
