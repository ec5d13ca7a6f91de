import { productDelivery } from '../../shop/catalogue/delivery-statement.ts';
import { variantPrice } from '../../shop/catalogue/listed-price.ts';
import type { GatewayBuilder, GatewayModule } from '../graph/gateway-builder.ts';
import { badInput } from '../graph/user-fault.ts';
import { addAvailabilityType } from './availability-type.ts';
import { addPriceType, type GatewayPrice } from './price-type.ts';
import type { ProductLoader } from './product-loader.ts';
import type { ProductPort } from './product-port.ts';
import { addSeoType } from './seo-type.ts';
import { pathOf, type GatewayProduct, gatewayProduct } from './gateway-product.ts';

/** Most products that are asked for at once. */
const maxProducts = 24;

/** `Product` with what belongs to it, and the queries `product` and `products`. (Requirements 3.119, 7.056) */
export function createProductModule(loader: ProductLoader, { now }: Pick<ProductPort, 'now'>): GatewayModule {
  return (builder) => {
    const product = addProductType(builder);
    builder.queryFields((t) => ({
      product: t.field({
        type: product,
        nullable: true,
        description: 'By its number, or that of one of its variants; null where it is not sold.',
        args: { sku: t.arg.id({ required: true }) },
        resolve: async (_root, { sku }, context) =>
          gatewayProduct(await loader(context).load(sku), context, now()),
      }),
      products: t.field({
        type: [product],
        nullable: { list: false, items: true },
        description: `In the order of the numbers, at most ${maxProducts}; null where one is not sold.`,
        args: { skus: t.arg.idList({ required: true }) },
        async resolve(_root, { skus }, context) {
          if (skus.length > maxProducts) throw badInput(`At most ${maxProducts} products at once`);
          const found = await Promise.all(skus.map((sku) => loader(context).load(sku)));
          return found.map((each) => gatewayProduct(each, context, now()));
        },
      }),
    }));
  };
}

function addProductType(builder: GatewayBuilder) {
  const price = addPriceType(builder);
  const availability = addAvailabilityType(builder);
  const seo = addSeoType(builder);
  const rating = builder.objectRef<NonNullable<GatewayProduct['card']['rating']>>('ProductRating').implement({
    fields: (t) => ({
      average: t.exposeFloat('average'),
      count: t.exposeInt('count'),
      max: t.exposeInt('max'),
    }),
  });
  return builder.objectRef<GatewayProduct>('Product').implement({
    description: 'Identified by its sku.',
    fields: (t) => ({
      sku: t.id({ resolve: ({ card }) => card.sku }),
      name: t.string({ resolve: ({ card }) => card.name }),
      brand: t.string({ resolve: ({ card }) => card.brand }),
      path: t.string({
        nullable: true,
        description: 'Path of its page.',
        resolve: ({ product, place: { tenant, locale } }) =>
          pathOf(product, { tenant, locale: locale.locale }),
      }),
      picture: t.string({
        description: 'Identifier of its first picture.',
        resolve: ({ card }) => card.picture,
      }),
      price: t.field({
        type: price,
        nullable: true,
        description: 'As lists show it; with a variant, that of the variant, or null where it is none.',
        args: { variant: t.arg.id() },
        resolve: (parent, { variant }) => priceOf(parent, variant),
      }),
      availability: t.field({
        type: availability,
        args: { variant: t.arg.id() },
        resolve: ({ product, place, at }, { variant }) =>
          productDelivery(product, variant ?? null, place.locale.locale, at),
      }),
      rating: t.field({ type: rating, nullable: true, resolve: ({ card }) => card.rating }),
      energyClass: t.string({ nullable: true, resolve: ({ card }) => card.energy?.class ?? null }),
      badges: t.stringList({ resolve: ({ card }) => card.badges }),
      seo: t.field({ type: seo, resolve: (parent) => parent }),
    }),
  });
}

function priceOf(
  { product, card, place }: GatewayProduct,
  variant: string | null | undefined,
): GatewayPrice | null {
  const { locale, currency } = place.locale;
  if (variant === null || variant === undefined) return { ...card, currency };
  const chosen = product.gone ? undefined : product.variants.find(({ sku }) => sku === variant);
  const price = chosen && variantPrice(chosen, locale);
  return price ? { ...price, currency } : null;
}
