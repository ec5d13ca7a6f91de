import { type Audit, serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayHeader } from '../../schemas/gateway/gateway-call.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// The official audits of GraphQL over HTTP: whichever client it is, it is answered as it expects.

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await startShop({}, { catalogue: true });
}, 60_000);
afterAll(() => shop.close());

/** Asks as a browser would that is at home here: no form and no picture of another site can send these headers. */
const ask: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set(gatewayHeader, '1');
  headers.set('x-inform-request', '1');
  return fetch(address, { ...init, headers });
};

const auditsOf = (path: string): Audit[] =>
  serverAudits({ url: () => `http://localhost:${shop.port}${path}`, fetchFn: ask });

const paths = ['/api/gateway/', '/api/inform/graphql'] as const;
const titles = serverAudits({ url: 'http://127.0.0.1/' }).map(({ id, name }) => ({ id, name }));

describe.each(paths)('%s', (path) => {
  test.each(titles.filter(({ name }) => /^(MUST|SHOULD)/.test(name)))('$id $name', async ({ id }) => {
    const audit = auditsOf(path).find((each) => each.id === id);
    const result = await audit?.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });
});
