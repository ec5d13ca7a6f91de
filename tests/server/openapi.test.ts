import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { openTestDatabase } from '../services/test-database.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// What the whole app says of its calls.

interface Operation {
  summary: string;
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Description {
  openapi: string;
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

const address = '/api/openapi.json';
let shop: ShopUnderTest;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await startShop({}, { database });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

const described = async (): Promise<Description> => JSON.parse((await shop.ask(address)).text) as Description;

test('the calls of the shop are described at an address of their own, as JSON', async () => {
  const { status, headers } = await shop.ask(address);
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const { openapi, paths } = await described();
  expect(openapi).toBe('3.1.0');
  expect(paths['/api/customer/v1']?.get?.summary).toMatch(/^Who the visitor is/);
});

test('what reads takes GET and no POST, what writes takes POST and no GET, and says so', async () => {
  const { paths } = await described();
  const wrong: unknown[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    const other = (['get', 'post'] as const).filter((method) => !(method in methods));
    for (const method of other) {
      const { status, headers } = await shop.ask(path.replace('{tenant}', 'at'), {
        method: method.toUpperCase(),
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        ...(method === 'post' && { body: '{}' }),
      });
      const allowed = method === 'get' ? 'POST' : 'GET, HEAD';
      if (status !== 405 || headers.allow !== allowed) wrong.push([method, path, status, headers.allow]);
    }
  }
  expect(Object.keys(paths).length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('a mistake of the shop is 503 in every call, and 500 where GraphQL tells it apart, and nowhere else', async () => {
  const { paths } = await described();
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ responses }) => [path, '503' in responses, '500' in responses]),
  );
  const inGraphql = ['/api/gateway', '/api/inform/graphql'];
  expect(told).toEqual(told.map(([path]) => [path, true, inGraphql.includes(String(path))]));
});

test.each([
  ['login', ['email', 'password', 'stay', 'target']],
  ['forgot-password', ['email', 'captcha']],
  ['reset-password', ['token', 'password']],
])('the form %s stands there with its fields, and with how it is refused', async (form, fields) => {
  const { paths, components } = await described();
  const call = paths[`/api/customer/v1/${form}`];
  expect(Object.keys(call ?? {})).toEqual(['post']);
  const name = call?.post?.requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
  const { properties } = components.schemas[name] ?? {};
  expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(fields));
  expect(call?.post?.responses[422]?.content).toHaveProperty(['application/problem+json']);
});
