import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ImportedProduct, ImportedVariant } from '../../../../schemas/catalogue/imported-product.ts';
import { goodsServices } from '../../../../schemas/catalogue/goods-service.ts';
import { inLocale, ownIn } from '../../../../schemas/catalogue/localised-text.ts';
import type { ProductColour } from '../../../../schemas/catalogue/product-colour.ts';
import type { ProductVariant } from '../../../../schemas/catalogue/product-variant.ts';
import { offerOf } from '../availability.ts';
import { exportedAttributes } from './imported-attributes.ts';

/**
 * A product as an import takes it, in the words and the currency of a locale: importing it changes nothing. What the
 * product does not have is absent, words of other languages too.
 */
export function exportedProduct(product: CatalogueProduct, locale: string): ImportedProduct {
  const { energy, tyre, gone } = product;
  const linkOf = (kind: string): string | undefined =>
    product.documents.find((document) => document.kind === kind)?.links[locale];
  return {
    sku: product.sku,
    ...ownIn(product.texts, locale),
    brand: product.brand,
    area: product.area,
    type: product.type,
    categories: product.categories,
    picture: product.pictures[0]?.id,
    rating: product.rating,
    colours: product.colours.filter(({ name }) => ownIn(name, locale)).map((each) => colourOf(each, locale)),
    energy: energy && { ...energy, label: linkOf('energy-label'), sheet: linkOf('energy-sheet') },
    tyre: tyre && { ...tyre, eprelId: tyre.eprelId ?? undefined, sheet: linkOf('tyre-sheet') },
    powerSupplyIncluded: product.powerSupplyIncluded,
    badges: product.badges,
    safety: product.safety,
    taxClass: product.taxClass,
    withdrawalException: product.withdrawalException,
    services: servicesOf(product, locale),
    sizeTable: product.sizeTable,
    attributes: exportedAttributes(product.attributes, locale),
    variants: product.variants.map((variant) => variantOf(variant, product.colours, locale)),
    gone: gone !== null,
    successor: gone?.successor ?? undefined,
  };
}

/** Undefined: none is offered in the locale. */
function servicesOf({ services }: CatalogueProduct, locale: string): ImportedProduct['services'] {
  const own = goodsServices.flatMap((kind) => {
    const price = services[kind]?.[locale];
    return price === undefined ? [] : [[kind, price]];
  });
  return own.length === 0 ? undefined : (Object.fromEntries(own) as ImportedProduct['services']);
}

const nameOf = ({ name }: ProductColour, locale: string): string =>
  ownIn(name, locale) ?? inLocale(name, 'de');

function colourOf(colour: ProductColour, locale: string): NonNullable<ImportedProduct['colours']>[number] {
  return { name: nameOf(colour, locale), swatch: colour.swatch, picture: colour.pictures[0]?.id };
}

function variantOf(
  variant: ProductVariant,
  colours: readonly ProductColour[],
  locale: string,
): ImportedVariant {
  const colour = colours.find(({ id }) => id === variant.colour);
  const offer = offerOf(variant, locale);
  return {
    sku: variant.sku,
    gtin: variant.gtin,
    colour: colour && nameOf(colour, locale),
    size: variant.size ?? undefined,
    width: variant.width ?? undefined,
    price: offer?.price,
    rrp: offer?.rrp,
    stock: variant.stock,
    content: variant.content,
    delivery: variant.delivery && { mode: variant.delivery.mode, days: variant.delivery.days },
  };
}
