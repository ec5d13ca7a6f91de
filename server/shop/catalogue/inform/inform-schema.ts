import SchemaBuilder from '@pothos/core';
import { createGraphQLError } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { GraphqlContext } from '../../../gateway/graph/graphql-context.ts';
import type { ProductCard } from '../../../../schemas/product-card.ts';
import { sku as skuShape } from '../../../../schemas/product-card.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import { productCardOf } from '../product-card-of.ts';
import { recommendationsFor, type RecommendationParts } from '../page/recommendations.ts';

export interface InformParts extends RecommendationParts {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The shop's locale that an answer is in. */
type Place = Pick<GraphqlContext, 'tenant' | 'locale'>;

/** A product as this API shows it, in a locale. */
interface InformProduct extends Place {
  card: ProductCard;
}

/** Most products that are recommended at once. */
const maxRecommended = 24;

const newBuilder = () =>
  new SchemaBuilder<{ Context: GraphqlContext; Objects: { Product: InformProduct } }>({});
type InformBuilder = ReturnType<typeof newBuilder>;

/** Schema of `/api/inform/graphql`: products, and what to offer beside them. Amounts are cents of `currency`. */
export function createInformSchema(parts: InformParts): GraphQLSchema {
  const builder = newBuilder();
  addProduct(builder);
  addQueries(builder, parts);
  return builder.toSchema();
}

function addProduct(builder: InformBuilder): void {
  const [price, rating] = [priceType(builder), ratingType(builder)];
  const availability = builder.enumType('Availability', {
    values: ['IN_STOCK', 'SOLD_OUT', 'UNAVAILABLE'] as const,
  });
  builder.objectType('Product', {
    description: 'Identified by its sku.',
    fields: (t) => ({
      sku: t.string({ resolve: ({ card }) => card.sku }),
      name: t.string({ resolve: ({ card }) => card.name }),
      brand: t.string({ resolve: ({ card }) => card.brand }),
      path: t.string({
        nullable: true,
        description: 'Path of its page.',
        resolve: ({ card: { slug, sku }, tenant, locale }) =>
          routeTable(tenant, locale.locale).address('product', { slug, sku }) ?? null,
      }),
      price: t.field({ type: price, resolve: (product) => product }),
      availability: t.field({
        type: availability,
        description: 'UNAVAILABLE: nothing is known of its delivery.',
        resolve: ({ card }) => (card.undeliverable ? 'UNAVAILABLE' : card.soldOut ? 'SOLD_OUT' : 'IN_STOCK'),
      }),
      rating: t.field({ type: rating, nullable: true, resolve: ({ card }) => card.rating }),
      picture: t.string({
        description: 'Identifier of its first picture.',
        resolve: ({ card }) => card.picture,
      }),
      energyClass: t.string({ nullable: true, resolve: ({ card }) => card.energy?.class ?? null }),
    }),
  });
}

function priceType(builder: InformBuilder) {
  return builder.objectRef<InformProduct>('ProductPrice').implement({
    description: 'Amounts are cents of the currency, taxes included.',
    fields: (t) => ({
      amount: t.int({ resolve: ({ card }) => card.price }),
      currency: t.string({ resolve: ({ locale }) => locale.currency }),
      isFrom: t.boolean({
        description: 'Variants differ in price, and this is the lowest.',
        resolve: ({ card }) => card.isFrom,
      }),
      lowestOf30Days: t.int({
        nullable: true,
        description: 'Lowest price of the 30 days before this one; a reduction is measured by it alone.',
        resolve: ({ card }) => card.low30,
      }),
      recommended: t.int({ nullable: true, resolve: ({ card }) => card.rrp }),
      unitAmount: t.int({ nullable: true, resolve: ({ card }) => card.unitPrice?.cents ?? null }),
      unit: t.string({
        nullable: true,
        description: 'What the unit amount is for, as 1 kg.',
        resolve: ({ card }) => card.unitPrice?.per ?? null,
      }),
    }),
  });
}

function ratingType(builder: InformBuilder) {
  return builder.objectRef<NonNullable<ProductCard['rating']>>('ProductRating').implement({
    fields: (t) => ({
      average: t.exposeFloat('average'),
      count: t.exposeInt('count'),
      max: t.exposeInt('max'),
    }),
  });
}

function addQueries(builder: InformBuilder, parts: InformParts): void {
  const find = (sku: string, { tenant }: GraphqlContext): Promise<CatalogueProduct | null> =>
    skuShape.safeParse(sku).success ? parts.reader.product(tenant.slug, sku) : Promise.resolve(null);

  builder.queryType({
    fields: (t) => ({
      product: t.field({
        type: 'Product',
        nullable: true,
        args: { sku: t.arg.string({ required: true }), locale: t.arg.string() },
        async resolve(_root, { sku, locale }, context) {
          const place = placeOf(locale, context);
          const product = await find(sku, context);
          return product && shownIn(product, place, parts.now());
        },
      }),
      recommendations: t.field({
        type: ['Product'],
        description: `What to offer beside a product, the most alike first; at most ${maxRecommended}.`,
        args: {
          sku: t.arg.string({ required: true }),
          limit: t.arg.int({ defaultValue: 8 }),
          locale: t.arg.string(),
        },
        async resolve(_root, { sku, limit, locale }, context) {
          const place = placeOf(locale, context);
          const count = limit ?? 8;
          if (count < 1 || count > maxRecommended)
            throw createGraphQLError(`limit is 1 to ${maxRecommended}`, badInput);
          const product = await find(sku, context);
          if (!product) return [];
          const wanted = { tenant: context.tenant.slug, locale: place.locale.locale, count };
          const found = await recommendationsFor(product, wanted, parts);
          return found.flatMap((each) => shownIn(each, place, parts.now()) ?? []);
        },
      }),
    }),
  });
}

const badInput = { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } };

/** Null: it is not sold there. */
function shownIn(product: CatalogueProduct, place: Place, at: number): InformProduct | null {
  const card = productCardOf(product, place.locale.locale, at);
  return card && { card, ...place };
}

/** The locale that is wanted, else that of the call. Throws for one that the shop does not have. */
function placeOf(wanted: string | null | undefined, { tenant, locale: own }: GraphqlContext): Place {
  const locale = tenant.locales.find((each) => each.locale === (wanted ?? own.locale));
  if (!locale) throw createGraphQLError('the shop has no such locale', badInput);
  return { tenant, locale };
}
