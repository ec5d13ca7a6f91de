import { describe, expect, test } from 'vitest';
import { categories, type Category } from '../../../schemas/catalogue/category.ts';
import { createCategoryTree } from './category-tree.ts';

const node = (id: string, parent: string | null, de: string, fr: string): Category => ({
  id,
  parent,
  name: { de, fr },
  slug: { de: de.toLowerCase(), fr: fr.toLowerCase() },
  picture: null,
});

const all = [
  node('women', null, 'Damen', 'Femme'),
  node('women-clothing', 'women', 'Bekleidung', 'Vetements'),
  node('women-dresses', 'women-clothing', 'Kleider', 'Robes'),
  node('women-skirts', 'women-clothing', 'Roecke', 'Jupes'),
  node('men', null, 'Herren', 'Homme'),
];
const tree = createCategoryTree(all);
const ids = (found: readonly Category[]) => found.map(({ id }) => id);

describe('a category tree', () => {
  test('leads from the department to the category, and back by its address', () => {
    expect(ids(tree.pathTo('women-dresses'))).toEqual(['women', 'women-clothing', 'women-dresses']);
    expect(tree.addressOf('women-dresses', 'de-AT')).toBe('damen/bekleidung/kleider');
    for (const { id } of all)
      for (const locale of ['de-AT', 'fr-CH'])
        expect(tree.at(tree.addressOf(id, locale), locale)?.id).toBe(id);
  });

  test('knows children and all that is below', () => {
    expect(ids(tree.childrenOf(null))).toEqual(['women', 'men']);
    expect(ids(tree.childrenOf('women-clothing'))).toEqual(['women-dresses', 'women-skirts']);
    expect(ids(tree.below('women'))).toEqual(['women', 'women-clothing', 'women-dresses', 'women-skirts']);
  });

  test('finds nothing that is not there, or is of another language', () => {
    expect(tree.at('damen/kleider', 'de-AT')).toBeUndefined();
    expect(tree.at('femme', 'de-AT')).toBeUndefined();
    expect(tree.pathTo('nothing')).toEqual([]);
    expect(tree.below('nothing')).toEqual([]);
    expect(tree.find('__proto__')).toBeUndefined();
  });
});

describe('the shape of a tree', () => {
  const faultsOf = (tried: unknown[]) =>
    categories.safeParse(tried).error?.issues.map(({ path }) => path.join('/')) ?? [];

  test('takes parents before children, three levels, and sisters of different addresses', () => {
    expect(faultsOf(all)).toEqual([]);
    expect(faultsOf([node('a', 'b', 'A', 'A'), node('b', null, 'B', 'B')])).toEqual(['0/parent']);
    expect(faultsOf([...all, node('deep', 'women-dresses', 'T', 'T')])).toEqual(['5/parent']);
    expect(faultsOf([...all, node('men', null, 'Neu', 'Neu')])).toEqual(['5/id']);
    expect(faultsOf([...all, node('twin', 'women-clothing', 'Kleider', 'Autre')])).toEqual(['5/slug']);
  });
});
