import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { vi } from 'vitest';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { gatewayPath, namedOperation } from '../../../schemas/gateway/gateway-call.ts';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import { createTestErrors } from '../../http/testing/errors.ts';
import { testNow, testProduct, testVariant } from '../../shop/catalogue/testing/catalogue-product.ts';
import { readerOf, twoLanguages } from '../../shop/catalogue/page/testing/page-parts.ts';
import { castVote } from '../../shop/rating/cast-vote.ts';
import { createMemoryRatingStore } from '../../shop/rating/testing/memory-rating-store.ts';
import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import { createGateway, type GatewayPorts } from '../gateway.ts';

/** A product of one variant. */
export const piece = (number: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  testProduct({ sku: String(number), variants: [testVariant({ sku: `${number}.1` })], ...more });

const words: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../renderer/messages/de.json'), 'utf8'),
) as Record<string, string>;

/** Environments that every attack is tried in. */
export const environments = [
  ['production', true],
  ['development', false],
] as const;

/** An operation of the shop's own, under a hash that tests can remember. */
export const hashOf = (letter: string): string => letter.repeat(64);

export interface TestGatewayOptions extends Partial<Omit<GatewayPorts, 'products'>> {
  products?: readonly CatalogueProduct[];
  visitor?: KnownVisitor;
  /** Texts that the shop knows, by the letters of their hashes. */
  known?: Readonly<Record<string, string>>;
}

/** A gateway on a shop of two languages with its stores watched. */
export function testGatewayShop(options: TestGatewayOptions = {}) {
  const {
    products = [piece(1), piece(2), piece(3)],
    visitor = { kind: 'anonymous' },
    known = {},
    ...more
  } = options;
  const reader = readerOf(...products);
  const ratings = createMemoryRatingStore();
  const counters = createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => testNow, log: collectingLog() });
  const voting = {
    store: ratings,
    counters,
    secret: 'a secret of thirty-two characters',
    now: () => testNow,
    isHttps: false,
  };
  const calls = {
    products: vi.fn<GatewayPorts['products']['products']>((...asked) => reader.products(...asked)),
    summary: vi.fn<GatewayPorts['ratings']['summary']>((...asked) => ratings.summary(...asked)),
    published: vi.fn<GatewayPorts['ratings']['published']>((...asked) => ratings.published(...asked)),
    onError: vi.fn<GatewayPorts['onError']>(),
  };
  const gateway = createGateway({
    products: { products: calls.products },
    ratings: { summary: calls.summary, published: calls.published },
    castVote: (request, response, vote) => castVote(voting, request, response, vote),
    customerOf: () => Promise.resolve(visitor),
    basketOf: () => Promise.reject(new Error('There are no baskets here')),
    changeBasket: () => Promise.reject(new Error('There are no baskets here')),
    wishlistOf: () => Promise.resolve({ wishes: [], count: 0 }),
    changeWishlist: () => Promise.reject(new Error('no list here')),
    checkoutOf: () => Promise.resolve(null),
    orderOf: () => Promise.resolve(null),
    ordersOf: () => Promise.resolve([]),
    text: (_tenant, _locale, key) => words[key] ?? key,
    now: () => testNow,
    isProduction: false,
    trusted: new Map(Object.entries(known).map(([letter, text]) => [hashOf(letter), text])),
    onError: calls.onError,
    ...more,
  });
  const app = express();
  app.set('etag', false);
  app.use((_request, response, next) => {
    response.locals.tenant = twoLanguages;
    next();
  });
  app.use(gatewayPath, gateway.handler);
  app.use(createTestErrors());

  /** The kind whose statuses tell what was refused. */
  const accept = 'application/graphql-response+json';
  const post = (body: object, path = gatewayPath) =>
    supertest(app).post(path).set('Accept', accept).send(body);
  return {
    ...{ app, calls, ratings, gateway, post },
    ask: (query: string, variables?: object) => post({ query, variables }),
    /** The operation that the shop knows by this letter. */
    askKnown: (letter: string, variables?: object) =>
      post({ extensions: namedOperation(hashOf(letter)), variables }),
    getKnown: (letter: string, variables?: object) =>
      supertest(app)
        .get(gatewayPath)
        .set({ 'x-gateway-request': '1', Accept: accept })
        .query({
          extensions: JSON.stringify(namedOperation(hashOf(letter))),
          ...(variables && { variables: JSON.stringify(variables) }),
        }),
  };
}

interface Answered {
  body: unknown;
}

/** What the data of an answer is. */
export const dataOf = ({ body }: Answered): unknown => (body as { data?: unknown }).data;

/** The words of all errors of an answer, those of HTTP too. */
export function faultsOf({ body }: Answered): string {
  const { errors = [], detail = '' } = body as { errors?: { message: string }[]; detail?: string };
  return [...errors.map(({ message }) => message), detail].join(' ').trim();
}
