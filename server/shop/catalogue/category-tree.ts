import type { Category } from '../../../schemas/catalogue/category.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';

/** A tenant's categories, as pages and menus ask for them. */
export interface CategoryTree {
  /** Parents before children, in the order in which they are shown. */
  all: readonly Category[];
  find(id: string): Category | undefined;
  /** Children of a category, or the departments for null. */
  childrenOf(id: string | null): readonly Category[];
  /** From the department down to the category itself; empty for one that is not there. */
  pathTo(id: string): readonly Category[];
  /** The category itself and everything below it. */
  below(id: string): readonly Category[];
  /** Part of the address after `/c/`, as `damen/bekleidung/kleider`. */
  addressOf(id: string, locale: string): string;
  /** The category at such an address, in the locale's language alone. */
  at(address: string, locale: string): Category | undefined;
}

/** Makes a tree from categories as `schemas/catalogue/category.ts` allows them. */
export function createCategoryTree(all: readonly Category[]): CategoryTree {
  const byId = new Map(all.map((each) => [each.id, each]));
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const addresses = new Map<string, ReadonlyMap<string, Category>>();

  const pathTo = (id: string): Category[] => {
    const own = byId.get(id);
    if (!own) return [];
    return own.parent === null ? [own] : [...pathTo(own.parent), own];
  };
  const below = (id: string): Category[] => {
    const own = byId.get(id);
    return own ? [own, ...(byParent.get(id) ?? []).flatMap((child) => below(child.id))] : [];
  };
  const addressOf = (id: string, locale: string): string =>
    pathTo(id)
      .map(({ slug }) => inLocale(slug, locale))
      .join('/');
  const addressesIn = (locale: string): ReadonlyMap<string, Category> => {
    const known =
      addresses.get(locale) ?? new Map(all.map((each) => [addressOf(each.id, locale), each] as const));
    addresses.set(locale, known);
    return known;
  };

  return {
    all,
    find: (id) => byId.get(id),
    childrenOf: (id) => byParent.get(id) ?? [],
    pathTo,
    below,
    addressOf,
    at: (address, locale) => addressesIn(locale).get(address),
  };
}
