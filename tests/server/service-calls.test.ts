import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownServiceLayer } from '../../server/shop/service-layer/service-layer-calls.ts';
import { shownVouchers } from '../../server/shop/voucher/voucher-calls.ts';
import { type Answer, revalidate, type ShopUnderTest, startShop } from './shop-under-test.ts';

// Vouchers and texts of service as calls of the whole app, which needs no database for them.

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await startShop();
  const vouchers = [
    { id: 'winter', title: 'Winter', code: 'WINTER10', validUntil: '2026-12-01T12:00:30+01:00' },
    { id: 'autumn', title: 'Herbst', code: 'HERBST26', validUntil: '2026-11-01T00:00:00+01:00' },
  ];
  shop.content.bucket('vouchers/main', { vouchers });
  shop.content.bucket('service-layer/delivery', { title: 'Lieferung', html: '<p>Bald bei Dir.</p>' });
});
afterAll(() => shop.close());

const bodyOf = ({ text }: Answer): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

test('vouchers are those that hold, until the next one ends', async () => {
  const answer = await shop.ask('/api/voucher');
  const { vouchers } = shownVouchers.parse(bodyOf(answer));
  expect(vouchers).toEqual([expect.objectContaining({ id: 'winter', code: 'WINTER10' })]);
  expect(answer.headers).toMatchObject({
    ...{ 'cache-control': 'public, max-age=30', 'content-language': 'de-AT' },
    ...{ 'x-content-type-options': 'nosniff' },
  });
  const expired = shownVouchers.parse(bodyOf(await shop.ask('/api/voucher?state=expired')));
  expect(expired.vouchers.map(({ id, code }) => [id, code])).toEqual([['autumn', undefined]]);
});

test('a text of service is what its file says, and another one once that is renewed', async () => {
  const path = '/api/servicelayer?identifier=delivery';
  expect(shownServiceLayer.parse(bodyOf(await shop.ask(path)))).toEqual({
    ...{ title: 'Lieferung', html: '<p>Bald bei Dir.</p>' },
  });
  shop.content.bucket('service-layer/delivery', { title: 'Lieferung', html: '<p>Morgen.</p>' });
  await revalidate(shop, { tags: ['bucket:service-layer/delivery'] });
  await expect.poll(async () => bodyOf(await shop.ask(path))['html']).toBe('<p>Morgen.</p>');
});

test.each([
  ['/api/voucher?state=x', 400],
  ['/api/voucher?identifier=none', 404],
  ['/api/servicelayer', 400],
  ['/api/servicelayer?identifier=none', 404],
  ['/api/servicelayer?identifier=..%2Fvouchers%2Fmain', 400],
])('%s is %i, as problem details that no cache keeps', async (path, status) => {
  const answer = await shop.ask(path);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[status, 'application/problem+json; charset=utf-8', 'no-store'],
  ]);
  expect(bodyOf(answer)).toMatchObject({ status, detail: expect.stringMatching(/^(„|D)/) });
});

test.each(['/api/voucher', '/api/servicelayer?identifier=delivery'])(
  'what %s answers does not depend on who asks',
  async (path) => {
    const plain = await shop.ask(path);
    for (const headers of [
      { Cookie: '__Host-sid=' + 'a'.repeat(32) },
      { Cookie: 'login=%7B%22li%22%3A%221%22%7D; consent=C0001,C0004' },
      { 'x-ec-token': 'x' },
      { 'X-Forwarded-Host': 'evil.example' },
      { 'Accept-Language': 'fr' },
      { Origin: 'https://evil.example' },
    ]) {
      const answer = await shop.ask(path, { headers });
      expect([
        answer.text,
        answer.headers['set-cookie'],
        answer.headers['access-control-allow-origin'],
      ]).toEqual([...[plain.text, undefined, undefined]]);
    }
  },
);

test('both stand in the description of calls, with what they refuse', async () => {
  const { paths } = bodyOf(await shop.ask('/api/openapi.json')) as {
    paths: Record<string, { get?: { responses: object } }>;
  };
  for (const path of ['/api/voucher', '/api/servicelayer'])
    expect(Object.keys(paths[path]?.get?.responses ?? {})).toEqual([
      '200',
      '400',
      '404',
      '406',
      '421',
      '431',
      '503',
    ]);
});
