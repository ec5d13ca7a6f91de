import type { CatalogueStore } from './catalogue-store.ts';
import { type CategoryTree, createCategoryTree } from './category-tree.ts';

/** Milliseconds for which a tree is taken as it is. */
const freshMs = 15_000;

interface Kept {
  tree: CategoryTree;
  readAt: number;
}

/**
 * Reads the category trees of tenants: one that is older than a moment is given at once while a new one is read, so that
 * only the first reader waits, and a store that is away does no harm. `clock` in monotonic milliseconds.
 */
export function createCategoryReader(
  store: Pick<CatalogueStore, 'categories'>,
  clock: () => number,
): (tenant: string) => CategoryTree | Promise<CategoryTree> {
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<CategoryTree>>();

  function read(tenant: string): Promise<CategoryTree> {
    const underWay = reading.get(tenant);
    if (underWay) return underWay;
    const readAt = clock();
    const started = store
      .categories(tenant)
      .then((categories) => {
        const tree = createCategoryTree(categories);
        kept.set(tenant, { tree, readAt });
        return tree;
      })
      .finally(() => reading.delete(tenant));
    reading.set(tenant, started);
    return started;
  }

  return (tenant) => {
    const found = kept.get(tenant);
    if (!found) return read(tenant);
    if (clock() - found.readAt >= freshMs) read(tenant).catch(() => {});
    return found.tree;
  };
}
