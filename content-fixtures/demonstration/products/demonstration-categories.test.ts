import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { navigation } from '../../../schemas/navigation.ts';
import { createCategoryTree } from '../../../server/shop/catalogue/category-tree.ts';
import { demonstrationCategories } from './demonstration-categories.ts';
import { readShippedWords } from '../../../server/upkeep/read-shipped-words.ts';

const content = join(import.meta.dirname, '../..');
const words = readShippedWords(join(content, '..'));

/** Entries of menus that lead to no category. */
const others = /sale|soldes|magazin|inspiratie/;

describe.each([
  ['at', 'de-AT', 'linde-at'],
  ['default', 'de-DE', 'linde-default'],
  ['default', 'fr-CH', 'linde-default'],
  ['default', 'nl-NL', 'linde-default'],
])('the categories of %s in %s', (tenant, locale, client) => {
  const tree = createCategoryTree(demonstrationCategories(words, tenant));

  test('have a department for every entry of the menu, called the same', () => {
    const file = join(content, tenant, 'buckets', locale, 'menus', `${client}.web.json`);
    const { items } = navigation.parse(JSON.parse(readFileSync(file, 'utf8')));
    const departments = new Set(tree.childrenOf(null).map(({ name }) => inLocale(name, locale)));
    const lost = items.filter(({ id, label }) => !others.test(id) && !departments.has(label));
    expect(lost.map(({ label }) => label)).toEqual([]);
  });

  test('have an address each', () => {
    const addresses = tree.all.map(({ id }) => tree.addressOf(id, locale));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test('a shop without a tree is told apart', () => {
  expect(() => demonstrationCategories(words, 'elsewhere')).toThrow('no categories for elsewhere');
});
