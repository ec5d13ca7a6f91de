import { testTenant } from '../../../../../blocks/kit/testing/tenant.ts';
import type { CatalogueProduct } from '../../../../../schemas/catalogue/catalogue-product.ts';
import type { TenantConfig } from '../../../../../schemas/tenant/tenant.ts';
import { createCategoryTree } from '../../category-tree.ts';
import type { PageWords } from '../product-page-of.ts';
import type { ProductSource } from '../product-loader.ts';

/** Austria and Switzerland in one shop, German without prefix. */
export const twoLanguages: TenantConfig = {
  ...testTenant,
  locales: [
    {
      locale: 'de-AT',
      prefix: '',
      currency: 'EUR',
      country: 'AT',
      label: 'Deutsch',
      freeShippingFrom: 7500,
      shipping: { parcel: 595, freight: 3995 },
    },
    {
      locale: 'fr-CH',
      prefix: '/fr',
      currency: 'CHF',
      country: 'CH',
      label: 'Français',
      freeShippingFrom: 7500,
      shipping: { parcel: 595, freight: 3995 },
    },
  ],
};

export const testWords: PageWords = {
  attributes: new Map([
    [
      'length',
      {
        key: 'length',
        kind: 'number',
        name: { de: 'Länge', fr: 'Longueur' },
        unit: 'cm',
        isFacet: false,
        ranges: [],
        values: {},
      },
    ],
  ]),
  units: { cm: { de: 'cm' } },
  sizeTables: new Map([
    [
      'women',
      {
        id: 'women',
        title: { de: 'Größen für Damen', fr: 'Tailles femme' },
        hint: { de: 'Miss über der Wäsche.' },
        columns: [{ de: 'Größe' }, { de: 'Brust' }],
        rows: [['38', '88']],
      },
    ],
  ]),
};

export const testCategories = createCategoryTree([
  {
    id: 'women',
    parent: null,
    name: { de: 'Damen', fr: 'Femme' },
    slug: { de: 'damen', fr: 'femme' },
    picture: null,
  },
  {
    id: 'women-clothing',
    parent: 'women',
    name: { de: 'Bekleidung', fr: 'Vêtements' },
    slug: { de: 'bekleidung', fr: 'vetements' },
    picture: null,
  },
  {
    id: 'women-dresses',
    parent: 'women-clothing',
    name: { de: 'Kleider', fr: 'Robes' },
    slug: { de: 'kleider', fr: 'robes' },
    picture: null,
  },
]);

/** A shop of these products; found by their numbers and those of their variants. */
export function readerOf(...all: readonly CatalogueProduct[]): ProductSource {
  const find = (sku: string): CatalogueProduct | undefined =>
    all.find((product) => product.sku === sku || product.variants.some((variant) => variant.sku === sku));
  return {
    product: (_tenant, sku) => Promise.resolve(find(sku) ?? null),
    products: (_tenant, skus) => Promise.resolve([...new Set(skus.flatMap((sku) => find(sku) ?? []))]),
  };
}
