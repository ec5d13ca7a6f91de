import express from 'express';
import request from 'supertest';
import { describe, expect, test, vi } from 'vitest';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { createTestErrors } from '../../../http/testing/errors.ts';
import { DatabaseUnavailable } from '../../../storage/database/database-unavailable.ts';
import { testNow, testProduct, testVariant } from '../testing/catalogue-product.ts';
import { createShortlists } from '../page/shortlists.ts';
import { readerOf, testCategories, twoLanguages } from '../page/testing/page-parts.ts';
import { createInformGraphql, type InformGraphqlParts } from './inform-graphql.ts';
import { informPath } from './inform-path.ts';

const piece = (number: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  testProduct({ sku: String(number), variants: [testVariant({ sku: `${number}.1` })], ...more });

/** Statuses tell what was refused. */
const exact = 'application/graphql-response+json';

const shop = [piece(1), piece(2, { type: 'skirt' }), piece(3), piece(4, { sales: 9 })];

function inform(more: Partial<InformGraphqlParts> = {}) {
  const app = express();
  const reader = readerOf(...shop);
  app.use((_request, response, next) => {
    response.locals.tenant = twoLanguages;
    next();
  });
  app.use(
    informPath,
    createInformGraphql({
      reader,
      categoriesOf: () => testCategories,
      shortlistOf: createShortlists({ reader, bestOf: () => shop.map(({ sku }) => sku), clock: () => 0 }),
      now: () => testNow,
      isProduction: true,
      text: (_tenant, locale, key) => `${locale} ${key}`,
      onError: () => undefined,
      ...more,
    }),
  );
  app.use(createTestErrors());
  return app;
}

const ask = (query: string, more?: Partial<InformGraphqlParts>) =>
  request(inform(more)).post(informPath).set('Accept', exact).send({ query });

/** The words of all errors of an answer, those of HTTP too. */
const messages = ({ body }: { body: unknown }): string => {
  const { errors = [], detail = '' } = body as { errors?: { message: string }[]; detail?: string };
  return [...errors.map(({ message }) => message), detail].join(' ').trim();
};

describe('recommendations', () => {
  test('are the products most alike, the best-sold first, and never the product itself', async () => {
    const answer = await ask(
      '{ recommendations(sku: "1", limit: 2) { sku name price { amount currency } availability } }',
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        recommendations: ['4', '3'].map((sku) => ({
          sku,
          name: 'Wickelkleid',
          price: { amount: 6999, currency: 'EUR' },
          availability: 'IN_STOCK',
        })),
      },
    });
  });

  test('can be asked for by GET, and lead to pages', async () => {
    const answer = await request(inform())
      .get(informPath)
      .query({ query: '{ product(sku: "2") { path } }' })
      .set('x-inform-request', '1');
    expect(answer.body).toEqual({ data: { product: { path: '/p/wickelkleid-2' } } });
  });

  test('are for no cache, which would keep prices for as long as it likes', async () => {
    const byGet = request(inform())
      .get(informPath)
      .query({ query: '{ product(sku: "2") { sku } }' })
      .set('x-inform-request', '1');
    for (const { headers } of [await byGet, await ask('{ product(sku: "2") { sku } }'), await ask('{')])
      expect(headers['cache-control']).toBe('no-store');
  });

  test('of what nobody knows are none', async () => {
    const answer = await ask(`{ recommendations(sku: "99") { sku } product(sku: "'; drop") { sku } }`);
    expect(answer.body).toEqual({ data: { recommendations: [], product: null } });
  });

  test.each([
    ['a limit of none', '{ recommendations(sku: "1", limit: 0) { sku } }', 'limit is 1 to 24'],
    ['a limit beyond all', '{ recommendations(sku: "1", limit: 1000) { sku } }', 'limit is 1 to 24'],
    ['a foreign locale', '{ recommendations(sku: "1", locale: "en-GB") { sku } }', 'no such locale'],
  ])('with %s are refused with the reason', async (_, query, reason) => {
    const answer = await ask(query);
    expect(messages(answer)).toContain(reason);
  });
});

describe('an attack', () => {
  const nested = (depth: number) => `${'{ product(sku: "1") '.repeat(depth)}{ sku }${' }'.repeat(depth)}`;
  test.each([
    [
      'with 8,000 aliases',
      `{ ${Array.from({ length: 8000 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    ],
    [
      'with 16 aliases',
      `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: product(sku: "1") { sku }`).join(' ')} }`,
    ],
    ['that repeats a field', `{ ${'__typename '.repeat(20_000)} }`],
    ['3,000 levels deep', nested(3000)],
    ['8 levels deep', nested(8)],
    [
      'by fragments that hold each other',
      '{ product(sku: "1") { ...A } } fragment A on Product { ...B } fragment B on Product { ...A }',
    ],
    [
      'by a fragment named like the schema',
      '{ product(sku: "1") { ...__schema } } fragment __schema on Product { sku }'.repeat(40),
    ],
    ['by introspection', '{ __schema { types { name } } }'],
    ['with a wrong name', '{ produkt { sku } }'],
    ['by a mutation', 'mutation { product }'],
    ['by a subscription', 'subscription { product }'],
    ['without sense', '{'],
  ])('%s is refused without a word too many', async (_, query) => {
    const answer = await ask(query);
    expect([400, 413]).toContain(answer.status);
    expect((answer.body as { data?: unknown }).data ?? null).toBeNull();
    expect(messages(answer)).not.toBe('');
    expect(messages(answer)).not.toMatch(/Did you mean|Unexpected error|stack/);
  });

  test('by a batch is refused', async () => {
    const answer = await request(inform())
      .post(informPath)
      .send(Array.from({ length: 1000 }, () => ({ query: '{ __typename }' })));
    expect(answer.status).toBe(400);
  });

  test('with a body beyond its bounds is refused', async () => {
    const answer = await ask(`{ __typename } #${'x'.repeat(110_000)}`);
    expect(answer.status).toBe(413);
  });

  test.each([
    [
      'a picture',
      (app: ReturnType<typeof inform>) => request(app).get(informPath).query({ query: '{ __typename }' }),
    ],
    [
      'a form',
      (app: ReturnType<typeof inform>) =>
        request(app).post(informPath).type('form').send({ query: '{ __typename }' }),
    ],
    [
      'a form of plain text',
      (app: ReturnType<typeof inform>) =>
        request(app).post(informPath).type('text/plain').send('{"query":"{ __typename }"}'),
    ],
  ])('by %s of another site is refused', async (name, call) => {
    const answer = await call(inform());
    expect(answer.status).toBe(name === 'a picture' ? 403 : 415);
  });

  test('that makes something fail learns nothing of it; the log does', async () => {
    const onError = vi.fn<InformGraphqlParts['onError']>();
    const reader = readerOf();
    const answer = await ask('{ product(sku: "1") { sku } }', {
      reader: { ...reader, product: () => Promise.reject(new Error('password of the database')) },
      onError,
    });
    expect([answer.status, messages(answer)]).toEqual([500, 'de-AT error.failed']);
    expect(JSON.stringify(answer.body)).not.toContain('password');
    const { requestId } =
      (answer.body as { errors: { extensions: { requestId: string } }[] }).errors[0]?.extensions ?? {};
    const cause = expect.objectContaining({ message: 'password of the database' });
    expect(onError).toHaveBeenCalledWith(cause, requestId);
  });

  test('during an outage is told to come again, in the language of the call', async () => {
    const reader = {
      ...readerOf(),
      product: () => Promise.reject(new DatabaseUnavailable('refused', 'down')),
    };
    const app = inform({ reader });
    for (const accept of [exact, 'application/json']) {
      const answer = await request(app)
        .post(`${informPath}?locale=fr-CH`)
        .set('Accept', accept)
        .send({ query: '{ product(sku: "1") { sku } }' });
      expect([answer.status, answer.headers['retry-after'], messages(answer)]).toEqual([
        ...[503, '5', 'fr-CH error.failed'],
      ]);
      expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    }
  });

  test('finds introspection open in development alone', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await ask(query)).status).toBe(400);
    expect((await ask(query, { isProduction: false })).body).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
  });
});
