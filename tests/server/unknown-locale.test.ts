import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// Of the calls below `/api/` none answers in another language or currency than it was asked for.

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await startShop({}, { catalogue: true });
}, 60_000);
afterAll(() => shop.close());

test('a locale that the shop does not have is refused in a sentence by every call that takes one', async () => {
  const { paths } = JSON.parse((await shop.ask('/api/openapi.json')).text) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema.properties ?? {};
      const inQuery = parameters.some(({ name }) => name === 'locale');
      // The gateway’s GET looks for its operation first; its POST is asked.
      if (path === '/api/gateway/' && method === 'get') return [];
      return inQuery || 'locale' in body ? [{ path, method, inQuery }] : [];
    }),
  );
  expect(calls.length).toBeGreaterThan(25);
  const taken: string[] = [];
  for (const { path, method, inQuery } of calls) {
    for (const locale of ['en', 'en-GB', 'de-DE', '']) {
      const isPost = method === 'post';
      const answer = await shop.ask(inQuery ? `${path}?locale=${locale}&sku=1&q=a` : path, {
        method: method.toUpperCase(),
        headers: {
          Host: 'at.localhost',
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
        },
        ...(isPost && { body: JSON.stringify(inQuery ? {} : { locale }) }),
      });
      const { detail = '' } = JSON.parse(answer.text) as { detail?: string };
      if (answer.status !== 400 || !/locale|Sprache/.test(detail))
        taken.push(`${method} ${path} ${locale}: ${answer.status} ${detail}`);
    }
  }
  expect(taken).toEqual([]);
}, 60_000);
