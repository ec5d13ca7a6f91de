import type { CatalogueVocabulary } from '../../../schemas/catalogue/catalogue-vocabulary.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { CategoryTree } from './category-tree.ts';
import { type AddressOutcome, addressOutcome, type ProductAddress } from './product-address.ts';

/** What content can name of a catalogue; undefined where the tenant has none, or it cannot be asked. */
export interface CatalogueAddresses {
  /** Whether a category has this address: what stands behind `/c/`. */
  hasCategory(tenant: string, locale: string, address: string): Promise<boolean | undefined>;
  productAt(
    tenant: string,
    locale: string,
    address: ProductAddress,
  ): Promise<AddressOutcome['kind'] | undefined>;
  /** Names of the tables that tell what sizes mean. */
  sizeTables: readonly string[];
}

export function createCatalogueAddresses(
  reader: Pick<CatalogueStore, 'product'>,
  categoriesOf: (tenant: string) => CategoryTree | Promise<CategoryTree>,
  { sizeTables }: Pick<CatalogueVocabulary, 'sizeTables'>,
): CatalogueAddresses {
  /** Undefined: nothing of this tenant is known. */
  async function treeOf(tenant: string): Promise<CategoryTree | undefined> {
    const tree = await categoriesOf(tenant);
    return tree.all.length > 0 ? tree : undefined;
  }

  return {
    sizeTables: [...sizeTables.keys()],
    async hasCategory(tenant, locale, address) {
      const tree = await treeOf(tenant).catch(() => undefined);
      return tree && tree.at(address, locale) !== undefined;
    },
    async productAt(tenant, locale, address) {
      try {
        if (!(await treeOf(tenant))) return undefined;
        const product = await reader.product(tenant, address.sku);
        const successor = product?.gone?.successor ?? null;
        const next = successor === null ? null : await reader.product(tenant, successor);
        return addressOutcome(address, product, next, locale).kind;
      } catch {
        return undefined;
      }
    },
  };
}
