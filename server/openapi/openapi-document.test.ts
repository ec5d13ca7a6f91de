import { expect, test } from 'vitest';
import { z } from 'zod';
import { gatewayCalls } from '../gateway/gateway-calls.ts';
import { sessionCalls } from '../session/session-calls.ts';
import { customerCalls } from '../shop/account/customer-api/customer-calls.ts';
import { basketCalls } from '../shop/basket/basket-calls.ts';
import { searchCalls } from '../shop/listing/search-calls.ts';
import { ratingCalls } from '../shop/rating/rating-calls.ts';
import { searchHistoryCalls } from '../shop/search-history/search-history-calls.ts';
import { serviceLayerCalls } from '../shop/service-layer/service-layer-calls.ts';
import { voucherCalls } from '../shop/voucher/voucher-calls.ts';
import { wishlistCalls } from '../shop/wishlist/wishlist-calls.ts';
import { entities } from './entities.ts';
import { openapiDocument } from './openapi-document.ts';

interface Operation {
  parameters?: { name: string; required: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

test('a call is said with parameters, body and answers', () => {
  const document = openapiDocument(
    [
      {
        method: 'post',
        path: '/api/note',
        group: 'notes',
        summary: 'Keeps a note',
        query: z.object({ locale: z.string().optional(), sku: z.string() }),
        body: z.object({ text: z.string().default('') }),
        takesForms: true,
        answers: { 204: { description: 'kept' }, 429: { description: 'too many' } },
      },
    ],
    { Note: z.object({ text: z.string() }) },
    'Shop',
  ) as Document;
  const operation = document.paths['/api/note']?.post;
  expect(operation?.parameters).toMatchObject([
    { name: 'locale', required: false },
    { name: 'sku', required: true },
  ]);
  expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  // What has a default may be left out.
  expect(operation?.requestBody?.content['application/json']).not.toHaveProperty('schema.required');
  expect(operation?.responses[204]).toEqual({ description: 'kept' });
  expect(operation?.responses[429]).toHaveProperty(['content', 'application/problem+json']);
  expect(Object.keys(document.components.schemas)).toEqual(['Problem', 'Note']);
});

test('what changes in a path is a parameter of it', () => {
  const path = '/api/note/{tenant}/{id}';
  const calls = [{ method: 'get', path, group: 'notes', summary: 'A note', answers: {} } as const];
  const document = openapiDocument(calls, {}, 'Shop') as Document;
  expect(document.paths[path]?.get?.parameters).toEqual(
    ['tenant', 'id'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  );
});

test('every call and every entity of the shop can be said', () => {
  const calls = [
    ...sessionCalls,
    ...customerCalls,
    ...basketCalls,
    ...wishlistCalls,
    ...gatewayCalls('/api/gateway/'),
    ...searchCalls,
    ...searchHistoryCalls,
    ...ratingCalls,
    ...voucherCalls,
    ...serviceLayerCalls,
  ];
  const { openapi, paths, components } = openapiDocument(calls, entities, 'Shop') as Document;
  expect(openapi).toBe('3.1.0');
  expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length);
  const collected = ['Basket', 'BasketLineItem', 'Wishlist', 'WishlistLineItem'];
  const products = ['Product', 'ProductPrice', 'Availability', 'Review', 'ReviewTag'];
  for (const name of [...collected, ...products, ...Object.keys(entities)])
    expect(JSON.stringify(components.schemas[name])).toContain('"properties"');
});
