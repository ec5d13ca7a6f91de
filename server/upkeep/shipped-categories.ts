import { demonstrationCategories } from '../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { createCategoryTree } from '../shop/catalogue/category-tree.ts';
import { readShippedWords } from './read-shipped-words.ts';

/** Tells whether a category that the project brings along has an address, in one of these shops and its locale. */
export function createShippedCategories(
  root: string,
  tenants: readonly string[],
): (tenant: string, locale: string, address: string) => boolean {
  const words = readShippedWords(root);
  const trees = new Map(
    tenants.map((slug) => [slug, createCategoryTree(demonstrationCategories(words, slug))]),
  );
  return (tenant, locale, address) => trees.get(tenant)?.at(address, locale) !== undefined;
}
