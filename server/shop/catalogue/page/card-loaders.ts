import { z } from 'zod';
import type { Loaded, Loader } from '../../../../renderer/contract/loader.ts';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { productTag } from '../../../../schemas/catalogue/product-tag.ts';
import { sku } from '../../../../schemas/product-card.ts';
import { revisionOf } from '../../revision-of.ts';
import { productCardOf, type SheetLink } from '../product-card-of.ts';
import { validUntil, type ProductSource } from './product-loader.ts';
import { recommendationsFor, type RecommendationParts } from './recommendations.ts';

export interface CardLoaderParts {
  reader: ProductSource;
  /** Milliseconds since 1970. */
  now: () => number;
  sheetLinkOf?: (tenant: string, locale: string) => SheetLink | undefined;
}

/** Most products that an address may name at once. */
const maxNamed = 12;

const recommendationArgs = z.strictObject({ sku, count: z.int().min(1).max(24).default(8) });

/** The loader `recommendations`: what to offer beside the product `sku`, in the form of a product slice. */
export function createRecommendationLoader(parts: CardLoaderParts & RecommendationParts): Loader {
  const loader: Loader<typeof recommendationArgs> = {
    name: 'recommendations',
    args: recommendationArgs,
    dimensions: [],
    tagsOf: (asked) => [productTag(asked.sku)],
    async load(asked, { tenant, locale }) {
      const product = await parts.reader.product(tenant, asked.sku);
      if (!product)
        return { ok: false, reason: `there is no product ${asked.sku}`, tags: [productTag(asked.sku)] };
      const { count } = asked;
      const found = await recommendationsFor(product, { tenant, locale, count }, parts);
      return cardsOf(found, { tenant, locale }, parts, [productTag(product.sku)]);
    },
  };
  return loader;
}

/** The loader `named-products`: cards of the products whose numbers stand in the query `artikel`, in its order. */
export function createNamedProductsLoader(parts: CardLoaderParts): Loader {
  const noArgs = z.strictObject({});
  const loader: Loader<typeof noArgs> = {
    name: 'named-products',
    args: noArgs,
    dimensions: ['query:artikel'],
    async load(_, { tenant, locale, query }) {
      const skus = readNumbers(query.artikel ?? '');
      return cardsOf(
        await parts.reader.products(tenant, skus),
        { tenant, locale },
        parts,
        skus.map(productTag),
      );
    },
  };
  return loader;
}

/** Numbers separated by commas; what is none is left out, and so is what comes after the twelfth. */
export function readNumbers(text: string): string[] {
  const numbers = text.split(/[,\n]/).filter((each) => sku.safeParse(each).success);
  return [...new Set(numbers)].slice(0, maxNamed);
}

function cardsOf(
  found: readonly CatalogueProduct[],
  { tenant, locale }: { tenant: string; locale: string },
  { now, sheetLinkOf }: CardLoaderParts,
  tags: readonly string[],
): Loaded {
  const at = now();
  const link = sheetLinkOf?.(tenant, locale);
  const products = found.flatMap((product) => productCardOf(product, locale, at, link) ?? []);
  const ends = found.flatMap((product) => validUntil(product, at) ?? []);
  return {
    ok: true,
    value: { products },
    revision: revisionOf(products),
    tags: [...new Set([...tags, ...found.map((product) => productTag(product.sku))])],
    ...(ends.length > 0 && { expires: Math.min(...ends) }),
  };
}
