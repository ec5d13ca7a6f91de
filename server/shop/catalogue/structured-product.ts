import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductVariant, VariantAxis } from '../../../schemas/catalogue/product-variant.ts';
import { canBeOrdered, offeredVariants, offerOf } from './availability.ts';

/** Where structured data speaks: the shop's own words for what the catalogue does not know. */
interface StructuredPlace {
  locale: string;
  currency: string;
  /** Absolute address of the product's page. */
  url: string;
  /** Absolute address of a picture; undefined: there is none of that name. */
  pictureUrl: (id: string) => string | undefined;
  /** Address of a variant's choice on that page. */
  variantUrl: (variant: ProductVariant) => string;
  /** What else the shop says of an offer: shipping, returns. */
  termsOf?: (variant: ProductVariant) => object;
}

const axisNames: Record<VariantAxis, string> = {
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
  width: 'https://schema.org/width',
};

/**
 * What search engines are told of a product (schema.org): one `Product`, or a `ProductGroup` of its variants. Prices are
 * those of the page, written with a point. Null for what is not sold in the locale.
 */
export function structuredProduct(product: CatalogueProduct, place: StructuredPlace): object | null {
  const offered = offeredVariants(product, place.locale);
  const first = offered[0];
  if (!first) return null;
  const { name, description } = inLocale(product.texts, place.locale);
  const shared = {
    '@context': 'https://schema.org',
    name,
    ...(description !== '' && { description }),
    ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
    ...ratingData(product),
    url: place.url,
  };
  if (offered.length === 1)
    return { ...shared, '@type': 'Product', ...variantData(product, first, place), sku: product.sku };
  return {
    ...shared,
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: (['colour', 'size', 'width'] as const)
      .filter((axis) => new Set(offered.map((variant) => variant[axis])).size > 1)
      .map((axis) => axisNames[axis]),
    hasVariant: offered.map((variant) => ({
      '@type': 'Product',
      name,
      ...variantData(product, variant, place),
    })),
  };
}

/** Stars only where there are reviews to show. */
function ratingData({ rating }: CatalogueProduct): object {
  if (!rating || rating.count === 0) return {};
  const { average, count, max } = rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: max,
      worstRating: 1,
    },
  };
}

function variantData(product: CatalogueProduct, variant: ProductVariant, place: StructuredPlace): object {
  const { sku, gtin, colour, size, width } = variant;
  const own = product.colours.find(({ id }) => id === colour);
  const pictures = own && own.pictures.length > 0 ? own.pictures : product.pictures;
  return {
    sku,
    ...(gtin !== null && { gtin }),
    ...(own && { color: inLocale(own.name, place.locale) }),
    ...(size !== null && { size }),
    ...(width !== null && { width }),
    image: pictures.flatMap(({ id }) => place.pictureUrl(id) ?? []),
    offers: offerData(variant, place),
  };
}

function offerData(variant: ProductVariant, place: StructuredPlace): object {
  const { locale, currency } = place;
  const isThere = canBeOrdered(variant, locale);
  return {
    '@type': 'Offer',
    url: place.variantUrl(variant),
    price: withPoint(offerOf(variant, locale)?.price ?? 0),
    priceCurrency: currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
    ...place.termsOf?.(variant),
  };
}

/** Cents as engines read them: 6999 is `69.99`. */
function withPoint(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
