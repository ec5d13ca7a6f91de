import { beforeAll, describe, expect, test } from 'vitest';
import { categoryOfPath } from './category-of-path.ts';
import type { ListedCategories } from './listing-ports.ts';
import { openListingShop } from './testing/listing-shop.ts';

let categories: ListedCategories;
beforeAll(async () => {
  const { ports, tenant } = await openListingShop();
  categories = await ports.categoriesOf(tenant.slug);
});

const locales = ['de-AT', 'fr-CH'];

describe('the category at a path', () => {
  test('is found at the words of the locale', () => {
    const path = categories.addressOf('wardrobes', 'de-AT');
    expect(path).toMatch(/\/kleiderkaesten$/);
    expect(categoryOfPath(path, 'de-AT', locales, categories)).toMatchObject({
      kind: 'found',
      category: { id: 'wardrobes' },
    });
  });

  test.each([
    ['in the words of the country’s language', 'de'],
    ['in another language of the shop', 'fr-CH'],
  ])('has moved when it is %s', (_where, locale) => {
    const old = categories.addressOf('wardrobes', locale);
    expect(old).not.toBe(categories.addressOf('wardrobes', 'de-AT'));
    expect(categoryOfPath(old, 'de-AT', locales, categories)).toMatchObject({
      kind: 'moved',
      category: { id: 'wardrobes' },
    });
  });

  test('has moved when it is in other letters or with a slash too many, and is missing in words of nobody', () => {
    const path = categories.addressOf('wardrobes', 'de-AT');
    for (const other of [path.toUpperCase(), `${path}/`, path.replace('/', '//')])
      expect(categoryOfPath(other, 'de-AT', locales, categories).kind).toBe('moved');
    expect(categoryOfPath(categories.addressOf('wardrobes', 'nl-NL'), 'de-AT', locales, categories)).toEqual({
      kind: 'missing',
    });
  });
});
