import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../renderer/block-modules.ts';
import { examplesOf } from '../../renderer/block-examples.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.close());

const ask = (path: string, host = 'at.localhost') => shop.ask(path, { headers: { Host: host } });

test('the list leads to every block', async () => {
  const { status, text, headers } = await ask('/dev/blocks');
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  for (const type of registry.keys()) expect(text).toContain(`href="/dev/blocks/${type}?locale=de-AT"`);
});

test.each([...registry.keys()])('%s: each example is drawn once, under its name', async (type) => {
  const examples = Object.entries(await examplesOf(type)).filter(([, { expect: codes }]) => !codes);
  expect(examples.length).toBeGreaterThan(0);
  const pages = await Promise.all(
    examples.map(async ([name]) => (await ask(`/dev/blocks/${type}?example=${name}`)).text),
  );
  for (const [index, [name]] of examples.entries()) {
    expect(pages[index]?.split(`>${name}</h2>`)).toHaveLength(2);
    const ids = [...(pages[index] ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('a page has all examples of a block, each with ids of its own and what it has loaded', async () => {
  const { text } = await ask('/dev/blocks/product-grid');
  const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['product-grid-minimal', 'product-grid-full']));
  expect(ids).toEqual([...new Set(ids)]);
});

test('the language can be chosen among those of the shop', async () => {
  const french = await ask('/dev/blocks/tabs?locale=fr-CH', 'default.localhost');
  expect(french.text).toContain('<html lang="fr-CH"');
  const other = await ask('/dev/blocks/tabs?locale=fr-CH');
  expect([other.status, other.text]).toEqual([404, 'The shop at speaks de-AT only.\n']);
});

test.each(['/dev/blocks/none', '/dev/blocks/__proto__', '/dev/blocks/tabs?example=broken'])(
  '%s is nothing',
  async (path) => {
    const { status, text } = await ask(path);
    expect([status, text]).toEqual([404, expect.stringContaining('There is no such block')]);
  },
);

test('production has no catalogue', async () => {
  const live = await startShop({
    NODE_ENV: 'production',
    TENANT_HOSTS: 'www.example.at=at,www.example.com=default',
  });
  const { status } = await live.ask('/dev/blocks', { headers: { Host: 'www.example.at' } });
  expect(status).toBe(404);
  await live.close();
});
