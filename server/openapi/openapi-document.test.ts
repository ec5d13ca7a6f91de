import { expect, test } from 'vitest';
import { z } from 'zod';
import { gatewayCalls } from '../gateway/gateway-calls.ts';
import { sessionCalls } from '../session/session-calls.ts';
import { customerCalls } from '../shop/account/customer-api/customer-calls.ts';
import { basketCalls } from '../shop/basket/basket-calls.ts';
import { searchCalls } from '../shop/listing/search-calls.ts';
import { ratingCalls } from '../shop/rating/rating-calls.ts';
import { searchHistoryCalls } from '../shop/search-history/search-history-calls.ts';
import { informCalls } from '../shop/catalogue/inform/inform-calls.ts';
import { serviceLayerCalls } from '../shop/service-layer/service-layer-calls.ts';
import { voucherCalls } from '../shop/voucher/voucher-calls.ts';
import { wishlistCalls } from '../shop/wishlist/wishlist-calls.ts';
import type { ApiCall } from './api-call.ts';
import { entities } from './entities.ts';
import { openapiDocument } from './openapi-document.ts';

interface Operation {
  parameters?: object[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const shown = (calls: readonly ApiCall[], shapes = {}): Document =>
  openapiDocument({ calls, entities: shapes, title: 'Shop', groups: {} }) as Document;

test('a call is said with parameters, body and answers', () => {
  const document = shown(
    [
      {
        ...{ method: 'post', path: '/api/note', id: 'keepNote', group: 'notes', summary: 'Keeps a note' },
        query: z.object({ near: z.string().optional(), sku: z.string() }),
        headers: z.object({ 'x-mark': z.string() }),
        body: z.object({ text: z.string().default('') }),
        takesForms: true,
        answers: {
          204: { description: 'kept' },
          422: { description: 'not kept', more: z.object({ note: z.string() }) },
          429: { description: 'too many' },
        },
      },
    ],
    { Note: z.object({ text: z.string() }) },
  );
  const operation = document.paths['/api/note']?.post;
  expect(operation?.parameters).toMatchObject([
    { name: 'near', in: 'query', required: false },
    { name: 'sku', in: 'query', required: true },
    { $ref: '#/components/parameters/Locale' },
    { name: 'x-mark', in: 'header', required: true },
  ]);
  expect(operation?.requestBody?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/KeepNoteBody' } },
    'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/KeepNoteBody' } },
  });
  // What has a default may be left out.
  expect(document.components.schemas.KeepNoteBody).not.toHaveProperty('required');
  expect(operation?.responses[204]).toEqual({ description: 'kept' });
  expect(operation?.responses[429]).toMatchObject({ headers: { 'Retry-After': {} } });
  expect(operation?.responses[422]?.content).toEqual({
    'application/problem+json': { schema: { $ref: '#/components/schemas/KeepNoteProblem' } },
    // A plain form is answered by a page.
    'text/html': { schema: { type: 'string' } },
  });
  // What every call that writes may be refused with.
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining(['303', '400', '403', '413', '415', '503']),
  );
  const names = ['Note', 'Problem', 'KeepNoteProblem', 'KeepNoteBody'];
  expect(Object.keys(document.components.schemas).toSorted()).toEqual(names.toSorted());
});

test('a list of so many parts is closed, and two calls of one name are none', () => {
  const call = { method: 'get', path: '/api/a', id: 'a', group: 'g', summary: 's' } as const;
  const schema = z.tuple([z.string(), z.int()]);
  const answers = { 200: { description: 'both', schema, name: 'Both' } };
  expect(shown([{ ...call, answers }]).components.schemas.Both).toMatchObject({
    items: { not: {} },
    minItems: 2,
    maxItems: 2,
  });
  expect(() =>
    shown([
      { ...call, answers },
      { ...call, path: '/api/b', answers },
    ]),
  ).toThrow('called a');
});

test('what changes in a path is a parameter of it', () => {
  const path = '/api/note/{tenant}/{id}';
  const calls = [
    { method: 'get', path, id: 'note', group: 'notes', summary: 'A note', answers: {} } as const,
  ];
  expect(shown(calls).paths[path]?.get?.parameters?.slice(0, 2)).toEqual(
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
    ...informCalls,
  ];
  const { openapi, paths, components } = shown(calls, entities);
  expect(openapi).toBe('3.1.0');
  expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length);
  const collected = ['Basket', 'BasketLineItem', 'WishlistAnswer'];
  const products = ['Product', 'Availability', 'Review', 'ReviewTag'];
  for (const name of [...collected, ...products, ...Object.keys(entities)])
    expect(JSON.stringify(components.schemas[name])).toContain('"properties"');
});
