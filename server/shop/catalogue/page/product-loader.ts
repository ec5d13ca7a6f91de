import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { productTag } from '../../../../schemas/catalogue/product-tag.ts';
import { sku } from '../../../../schemas/product-card.ts';
import { revisionOf } from '../../revision-of.ts';
import type { CatalogueStore } from '../catalogue-store.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { SheetLink } from '../product-card-of.ts';
import { newFor } from '../product-card-of.ts';
import { productPageOf, type PageWords } from './product-page-of.ts';
import { choiceDimensions, choiceOfAddress } from './choice-of-address.ts';

export type ProductSource = Pick<CatalogueStore, 'product' | 'products'>;

export interface ProductLoaderParts {
  reader: ProductSource;
  /** The categories of a tenant as they are now. */
  categoriesOf: (tenant: string) => CategoryTree | Promise<CategoryTree>;
  words: PageWords;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where the information sheet of a label is shown, for products without a paper of their own. */
  sheetLinkOf?: (tenant: string, locale: string) => SheetLink | undefined;
}

const args = z.strictObject({ sku });

/** The loader `product`: what the page of a product shows, for the choice that the address names. */
export function createProductLoader(parts: ProductLoaderParts): Loader<typeof args> {
  const { reader, categoriesOf, words, now, sheetLinkOf } = parts;
  return {
    name: 'product',
    args,
    dimensions: choiceDimensions,
    tagsOf: (asked) => [productTag(asked.sku)],
    async load(asked, { tenant, locale, query }) {
      const tags = [productTag(asked.sku)];
      const product = await reader.product(tenant, asked.sku);
      if (!product) return { ok: false, reason: `there is no product ${asked.sku}`, tags };
      tags[0] = productTag(product.sku);
      const at = now();
      const value = productPageOf(product, choiceOfAddress(product, asked.sku, query, locale), {
        locale,
        at,
        words,
        categories: await categoriesOf(tenant),
        sheetLink: sheetLinkOf?.(tenant, locale),
      });
      if (!value) return { ok: false, reason: `${asked.sku} is not sold in ${locale}`, tags };
      const expires = validUntil(product, at);
      return { ok: true, value, revision: revisionOf(value), tags, ...(expires !== null && { expires }) };
    },
  };
}

/** First moment after `at` when time alone changes what a page says: more has arrived, or it is no longer new; null: never. */
export function validUntil({ variants, listed }: CatalogueProduct, at: number): number | null {
  const moments = [...variants.map(({ delivery }) => delivery?.restock ?? 0), listed, listed + newFor];
  const ahead = moments.filter((moment) => moment > at);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
