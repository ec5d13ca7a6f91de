import type { Category } from '../../../schemas/catalogue/category.ts';
import type { ListedCategories } from './listing-ports.ts';

type CategoryAtPath =
  | { kind: 'found'; category: Category }
  /** It is written otherwise. */
  | { kind: 'moved'; category: Category }
  | { kind: 'missing' };

/**
 * The category at an address behind `/c/`. Addresses in other letters, with a slash too many, of another of the shop's
 * locales or in words that the locale does not share with its language lead to it.
 */
export function categoryOfPath(
  path: string,
  locale: string,
  locales: readonly string[],
  categories: ListedCategories,
): CategoryAtPath {
  const own = categories.at(path, locale);
  if (own) return { kind: 'found', category: own };
  const plain = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  for (const each of [locale, ...locales, locale.slice(0, 2)]) {
    const category = categories.at(plain, each);
    if (category) return { kind: 'moved', category };
  }
  return { kind: 'missing' };
}
