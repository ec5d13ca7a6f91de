import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { CatalogueVocabulary } from '../../../schemas/catalogue/catalogue-vocabulary.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { CategoryTree } from './category-tree.ts';
import { productDelivery } from './delivery-statement.ts';
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
  /** By article number: the first moment from which on it can be ordered, in ms since 1970; Infinity: none is known. */
  orderableFrom(
    tenant: string,
    locale: string,
    skus: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, number> | undefined>;
  /** Names of the tables that tell what sizes mean. */
  sizeTables: readonly string[];
}

export function createCatalogueAddresses(
  reader: Pick<CatalogueStore, 'product' | 'products'>,
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
    async orderableFrom(tenant, locale, skus, now) {
      try {
        if (!(await treeOf(tenant))) return undefined;
        const found = new Map<string, number>(skus.map((sku) => [sku, Infinity]));
        for (const product of await reader.products(tenant, skus))
          found.set(product.sku, orderableAt(product, locale, now));
        return found;
      } catch {
        return undefined;
      }
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

function orderableAt(product: CatalogueProduct, locale: string, now: number): number {
  const delivery = productDelivery(product, null, locale, now);
  if (product.gone || delivery.state === 'unavailable') return Infinity;
  return delivery.state === 'sold-out' ? (delivery.restock ?? Infinity) : now;
}
