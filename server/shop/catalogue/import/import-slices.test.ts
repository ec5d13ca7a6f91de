import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demonstrationCategories } from '../../../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { demonstrationProducts } from '../../../../content-fixtures/demonstration/products/demonstration-products.ts';
import { readSlices } from '../../../../content-fixtures/demonstration/products/read-slices.ts';
import { readShippedWords } from '../../../upkeep/read-shipped-words.ts';
import { createMemoryCatalogueStore } from '../testing/memory-catalogue-store.ts';
import { readRecipes } from '../../../../content-fixtures/illustration/read-recipes.ts';
import { importFiles } from './import-files.ts';

const content = join(import.meta.dirname, '../../../../content-fixtures');
const words = readShippedWords(join(content, '..'));
const now = Date.UTC(2026, 10, 28, 9);

test.each([
  ['at', 'de-AT', 'EUR', 'tyres/winter'],
  ['at', 'de-AT', 'EUR', 'fashion/knitwear'],
  ['default', 'de-DE', 'EUR', 'living/favourites'],
] as const)(
  'the slices of %s say nothing new to the catalogue that was made from them',
  async (tenant, locale, currency, name) => {
    const store = createMemoryCatalogueStore();
    const slices = readSlices(join(content, tenant, 'buckets'), [locale]);
    const made = demonstrationProducts({ words, locales: [{ locale, currency }], now, slices, count: 140 });
    await store.write(tenant, { put: [...made] });
    const files = globSync(`products/${name}.json`, { cwd: join(content, tenant, 'buckets') }).map(
      (file) => ({
        name: file,
        bytes: readFileSync(join(content, tenant, 'buckets', file)),
      }),
    );
    const { outcome, plan } = await importFiles({
      store,
      tenant,
      files,
      isDry: true,
      terms: {
        locale,
        now,
        categories: new Set(demonstrationCategories(words, tenant).map(({ id }) => id)),
        pictures: new Set(readRecipes(join(content, 'pictures')).map(({ id }) => id)),
        safetyOf: (brand) => words.brands.get(brand),
        attributes: words.attributes,
        sizeTables: new Set(words.sizeTables.keys()),
      },
    });
    expect([outcome, plan.refused, plan.change, plan.insert]).toEqual(['planned', [], [], []]);
    expect(plan.unchanged.length).toBeGreaterThan(3);
  },
);
