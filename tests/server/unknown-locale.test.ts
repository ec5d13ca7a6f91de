import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// Of the calls below `/api/` none answers in another language or currency than it was asked for.

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await startShop({}, { catalogue: true });
}, 60_000);
afterAll(() => shop.close());

test('a locale that the shop does not have is refused in a sentence by every call, whatever else is wrong', async () => {
  const { paths } = JSON.parse((await shop.ask('/api/openapi.json')).text) as {
    paths: Record<string, Record<string, object>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path: path.replace('{tenant}', 'at'), method })),
  );
  expect(calls.length).toBeGreaterThan(45);
  for (const { path, method } of calls) {
    for (const locale of ['', 'en', 'de-DE', "de' OR 1=1--", 'de-AT&locale=de-AT']) {
      const answer = await shop.ask(
        `${path}?locale=${encodeURIComponent(locale).replace('%26', '&').replace('%3D', '=')}`,
        {
          method: method.toUpperCase(),
          headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
          ...(method === 'post' && { body: '{}' }),
        },
      );
      const detail = '„locale“ ist hier eines von: de-AT.';
      expect([path, answer.status, JSON.parse(answer.text)]).toMatchObject([
        ...[path, 400],
        { detail, errors: [{ field: 'locale', detail }] },
      ]);
    }
  }
});

test('so is one that a form names among its fields', async () => {
  for (const form of ['feedback', 'new/store', 'survey']) {
    const { status, text } = await shop.ask(`/api/inform/rating/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ locale: 'fr-CH', sku: '1', vote: 'yes:a', survey: 'a' }),
    });
    expect([form, status, text]).toEqual([form, 400, expect.stringContaining('„locale“')]);
  }
});
