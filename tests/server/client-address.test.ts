import { afterAll, expect, test } from 'vitest';
import { startShop, type ShopUnderTest } from './shop-under-test.ts';

// Whose calls are counted, where proxies tell who asks.

const shops: ShopUnderTest[] = [];
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const path = '/api/search/searchhistory/v1';
/** Calls that one address has in a minute. */
const most = 240;

async function shopBehind(proxies: string): Promise<(forwarded: string) => Promise<number>> {
  const shop = await startShop({ TRUST_PROXY: proxies }, { catalogue: true });
  shops.push(shop);
  return async (forwarded) => {
    const headers = { Host: 'at.localhost', 'X-Forwarded-For': forwarded };
    return (await shop.ask(path, { headers })).status;
  };
}

test.each([
  ['false', (from: string) => from],
  ['true', (from: string) => `${from}, 192.0.2.1`],
  ['2', (from: string) => `${from}, 192.0.2.1, 198.51.100.1`],
])('behind proxies (%s) nobody gets more calls by what he writes himself', async (proxies, forwarded) => {
  const callFrom = await shopBehind(proxies);
  for (let call = 0; call < most; call++) expect(await callFrom(forwarded(`10.0.0.${call}`))).toBe(200);
  expect(await callFrom(forwarded('10.0.1.1'))).toBe(429);
});

test('behind a proxy each visitor is counted apart', async () => {
  const callFrom = await shopBehind('true');
  for (let call = 0; call < most; call++) await callFrom('192.0.2.1');
  expect([await callFrom('192.0.2.1'), await callFrom('192.0.2.2')]).toEqual([429, 200]);
});
