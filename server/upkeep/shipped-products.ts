import { join } from 'node:path';
import { demonstrationLacks } from '../../content-fixtures/demonstration/products/demonstration-lacks.ts';
import { demonstrationProducts } from '../../content-fixtures/demonstration/products/demonstration-products.ts';
import { readSlices } from '../../content-fixtures/demonstration/products/read-slices.ts';
import type { CatalogueProduct } from '../../schemas/catalogue/catalogue-product.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import {
  type AddressOutcome,
  addressOutcome,
  type ProductAddress,
} from '../shop/catalogue/product-address.ts';
import { readShippedWords } from './read-shipped-words.ts';

/** What the address of a shipped product leads to; undefined: nobody knows, as the shop shows none of these. */
export type ShippedProducts = (
  tenant: string,
  locale: string,
  address: ProductAddress,
) => AddressOutcome['kind'] | undefined;

/** Made tenant by tenant, when somebody asks; `now` is the moment at which the catalogue is as it is. */
export function createShippedProducts(
  root: string,
  tenants: readonly Pick<TenantConfig, 'slug' | 'locales'>[],
  now: number,
): ShippedProducts {
  const words = readShippedWords(root);
  const made = new Map<string, ReadonlyMap<string, CatalogueProduct>>();

  function productsOf(slug: string): ReadonlyMap<string, CatalogueProduct> {
    let products = made.get(slug);
    if (!products) made.set(slug, (products = make(slug)));
    return products;
  }

  function make(slug: string): ReadonlyMap<string, CatalogueProduct> {
    const tenant = tenants.find((each) => each.slug === slug);
    // It has a catalogue of its own.
    if (!tenant || demonstrationLacks(words, slug).length > 0) return new Map();
    const { locales } = tenant;
    const buckets = join(root, 'content-fixtures', slug, 'buckets');
    const slices = readSlices(
      buckets,
      locales.map(({ locale }) => locale),
    );
    const products = new Map<string, CatalogueProduct>();
    try {
      for (const { product } of demonstrationProducts({ words, locales, slices, now }))
        for (const { sku } of [product, ...product.variants]) products.set(sku, product);
    } catch (error) {
      // What the shop's own slices name and the words do not have.
      if (!(error instanceof RangeError)) throw error;
      return new Map();
    }
    return products;
  }

  return (tenant, locale, address) => {
    const products = productsOf(tenant);
    if (products.size === 0) return undefined;
    const product = products.get(address.sku) ?? null;
    const successor = products.get(product?.gone?.successor ?? '') ?? null;
    return addressOutcome(address, product, successor, locale).kind;
  };
}
