import DataLoader from 'dataloader';
import { type ReviewOrder, reviewOrders } from '../../../schemas/rating/review-limits.ts';
import { ratingOf } from '../../../schemas/rating/star-distribution.ts';
import { reviewsPerPage } from '../../shop/rating/rating-parts.ts';
import type { RatingSummary } from '../../shop/rating/rating-store.ts';
import { type ReviewTag, reviewTag } from '../../../schemas/rating/review-tags.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';
import { type GatewayContext, oncePerCall } from '../graph/gateway-context.ts';
import type { ProductLoader } from '../product/product-loader.ts';
import { badInput } from '../graph/user-fault.ts';
import type { RatingPort } from './rating-port.ts';
import { addReviewTypes } from './review-type.ts';

/** The reviews of a product that fit a filter. */
export interface GatewayRatings {
  sku: string;
  stars: number | null;
  tag: string | null;
}

/** Most reviews that are asked for at once, and how far into a list. */
const maxReviews = 100;
const maxSkip = 2000;

/** `Ratings`: what is known of all reviews of a product, and those that fit, page by page. (Requirement 3.109) */
export function addRatingsType(builder: GatewayBuilder, { ratings }: RatingPort, products: ProductLoader) {
  const { review, tag } = addReviewTypes(builder, products);
  const order = builder.enumType('ReviewOrder', {
    values: Object.fromEntries(reviewOrders.map((name) => [name.toUpperCase(), { value: name }])) as Record<
      Uppercase<ReviewOrder>,
      { value: ReviewOrder }
    >,
  });
  const stars = builder.objectRef<{ stars: number; count: number }>('StarCount').implement({
    fields: (t) => ({ stars: t.exposeInt('stars'), count: t.exposeInt('count') }),
  });
  const tagCount = builder.objectRef<{ tag: ReviewTag; count: number }>('ReviewTagCount').implement({
    fields: (t) => ({
      tag: t.field({ type: tag, resolve: (counted) => counted.tag }),
      count: t.exposeInt('count'),
    }),
  });
  const summaries = createSummaryLoader(ratings);
  const summaryOf = ({ sku }: GatewayRatings, context: GatewayContext) => summaries(context).load(sku);
  const type = builder.objectRef<GatewayRatings>('Ratings').implement({
    description: 'The reviews of a product; with a filter, those that fit. Each has an id of its own.',
    fields: (t) => ({
      id: t.id({ resolve: (parent) => `${parent.sku}|${parent.stars ?? ''}|${parent.tag ?? ''}` }),
      sku: t.exposeID('sku'),
      average: t.float({
        nullable: true,
        description: 'Mean of all reviews, whatever the filter, with one decimal; null without any.',
        resolve: async (parent, _args, context) =>
          ratingOf((await summaryOf(parent, context)).distribution)?.average ?? null,
      }),
      max: t.int({ resolve: () => 5 }),
      count: t.int({
        description: 'All reviews, whatever the filter.',
        resolve: async (parent, _args, context) =>
          ratingOf((await summaryOf(parent, context)).distribution)?.count ?? 0,
      }),
      distribution: t.field({
        type: [stars],
        description: 'How many gave five to one star.',
        async resolve(parent, _args, context) {
          const { distribution } = await summaryOf(parent, context);
          return [5, 4, 3, 2, 1].map((each) => ({ stars: each, count: distribution[each - 1] ?? 0 }));
        },
      }),
      tags: t.field({
        type: [tagCount],
        resolve: async (parent, _args, context) => tagsOf(await summaryOf(parent, context)),
      }),
      total: t.int({
        description: 'How many fit the filter.',
        async resolve(parent, _args, context) {
          const known = totalOf(parent, await summaryOf(parent, context));
          if (known !== undefined) return known;
          const query = { ...parent, ...language(context), order: 'newest', offset: 0, limit: 0 } as const;
          return (await ratings.published(context.tenant.slug, query)).total;
        },
      }),
      reviews: t.field({
        type: [review],
        description: `Those that fit, at most ${maxReviews} at once; as many as the shop shows on a page where no number is given.`,
        args: {
          skip: t.arg.int({ defaultValue: 0 }),
          first: t.arg.int(),
          order: t.arg({ type: order, defaultValue: 'helpful' }),
        },
        async resolve(parent, { skip, first, order: wanted }, context) {
          const offset = skip ?? 0;
          const count = first ?? reviewsPerPage(context.tenant);
          if (count < 1 || count > maxReviews) throw badInput(`first is 1 to ${maxReviews}`);
          if (offset < 0 || offset > maxSkip) throw badInput(`skip is 0 to ${maxSkip}`);
          const query = { ...parent, ...language(context), order: wanted ?? 'helpful', offset, limit: count };
          return (await ratings.published(context.tenant.slug, query)).reviews;
        },
      }),
    }),
  });
  return { ratings: type, review };
}

const language = ({ locale }: GatewayContext) => ({ language: locale.locale.slice(0, 2) });

/** What is known of all reviews of a product is read once in a call, whichever of its fields are asked for. */
function createSummaryLoader(ratings: RatingPort['ratings']) {
  return oncePerCall(
    ({ tenant }) =>
      new DataLoader<string, RatingSummary>((skus) =>
        Promise.all(skus.map((sku) => ratings.summary(tenant.slug, sku))),
      ),
  );
}

/** How many fit, where the summary tells it: all, those with so many stars, or those with a keyword. */
function totalOf({ stars, tag }: GatewayRatings, { distribution, tags }: RatingSummary): number | undefined {
  if (tag === null)
    return stars === null
      ? distribution.reduce((total, count) => total + count, 0)
      : (distribution[stars - 1] ?? 0);
  return stars === null ? (tags.find((each) => each.tag === tag)?.count ?? 0) : undefined;
}

function tagsOf({ tags }: RatingSummary) {
  return tags.flatMap(({ tag: id, count }) => {
    const tag = reviewTag(id);
    return tag ? [{ tag, count }] : [];
  });
}
