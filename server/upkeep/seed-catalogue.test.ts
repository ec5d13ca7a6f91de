import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMemoryCatalogueStore } from '../shop/catalogue/testing/memory-catalogue-store.ts';
import { readShippedWords } from './read-shipped-words.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const words = readShippedWords(join(import.meta.dirname, '../..'));
const now = Date.UTC(2026, 10, 28, 9);
const locales = [{ locale: 'de-AT', currency: 'EUR' as const }];

test('seeding says how far it is, and a second time changes no stock and no price', async () => {
  const store = createMemoryCatalogueStore();
  const seen: number[] = [];
  const seed = (count: number) =>
    seedCatalogue({ store, tenant: 'at', words, locales, now, count, onProgress: (done) => seen.push(done) });
  expect(await seed(600)).toBe(600);
  expect(seen).toEqual([250, 500, 600]);
  expect((await store.categories('at')).length).toBeGreaterThan(60);

  const [first = ''] = await store.list('at', null, 1);
  const variant = (await store.product('at', first))?.variants[0];
  const sku = variant?.sku ?? '';
  const price = (variant?.offers['de-AT']?.price ?? 0) - 100;
  await store.write('at', {
    stock: [{ sku, to: 77 }],
    prices: [{ sku, locale: 'de-AT', price, at: now + 1 }],
  });
  const changed = await store.product('at', sku);
  expect(await seed(610)).toBe(610);
  expect(await store.product('at', sku)).toEqual(changed);
  expect(await store.count('at')).toBe(610);
});
