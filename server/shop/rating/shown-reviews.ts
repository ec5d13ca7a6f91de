import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { reviewOrders } from '../../../schemas/rating/review-limits.ts';
import type { ReviewForm, Reviews, ShownReview } from '../../../schemas/rating/reviews.ts';
import { ratingOf } from '../../../schemas/rating/star-distribution.ts';
import type { RatingSummary } from './rating-store.ts';
import { everyReview, type ReviewRequest, reviewQueryOf } from './review-request.ts';
import { reviewTag, reviewTagsOf } from '../../../schemas/rating/review-tags.ts';
import type { Review } from '../../../schemas/rating/review.ts';

/** What of a product reviews need. */
export type ReviewedProduct = Pick<
  CatalogueProduct,
  'sku' | 'area' | 'texts' | 'colours' | 'variants' | 'pictures'
>;

interface ShownReviewsInput {
  product: ReviewedProduct;
  locale: string;
  request: ReviewRequest;
  perPage: number;
  summary: RatingSummary;
  /** Those that fit, of all pages up to the one asked for. */
  found: { total: number; reviews: readonly Review[] };
}

/** All that a product page shows of reviews, in the words of a locale. */
export function shownReviews(input: ShownReviewsInput): Reviews {
  const { product, locale, request, perPage, summary, found } = input;
  const rating = ratingOf(summary.distribution);
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  const page = Math.min(request.page, pages);
  const from = { ...request, page: 1 };
  return {
    sku: product.sku,
    average: rating?.average ?? null,
    count: rating?.count ?? 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: summary.distribution[stars - 1] ?? 0,
      isChosen: request.stars === stars,
      query: reviewQueryOf({ ...from, stars: request.stars === stars ? null : stars }),
    })),
    recommended: summary.recommended,
    tags: tagsWith(input),
    orders: reviewOrders.map((name) => ({
      name,
      isChosen: request.order === name,
      query: reviewQueryOf({ ...from, order: name }),
    })),
    total: found.total,
    page,
    perPage,
    list: found.reviews.map((review) => shownReview(review, product, locale)),
    more: page < pages && found.reviews.length > 0 ? reviewQueryOf({ ...request, page: page + 1 }) : null,
    reset:
      request.stars === null && request.tag === null
        ? null
        : reviewQueryOf({ ...everyReview, order: request.order }),
    form: reviewFormOf(product, locale),
  };
}

/** Keywords that are offered to filter by, beside the one that is chosen. */
const mostTags = 6;

/** The one that is chosen, whether or not a review has it, then the most frequent keywords of the reviews. */
function tagsWith({ summary, request, locale }: ShownReviewsInput): Reviews['tags'] {
  const chosen = summary.tags.find(({ tag }) => tag === request.tag);
  const others = summary.tags.filter(({ tag }) => tag !== request.tag).slice(0, mostTags);
  const all = request.tag === null ? others : [chosen ?? { tag: request.tag, count: 0 }, ...others];
  return all.flatMap(({ tag: id, count }) => {
    const tag = reviewTag(id);
    if (!tag) return [];
    const isChosen = request.tag === id;
    const query = reviewQueryOf({ ...request, page: 1, tag: isChosen ? null : id });
    return [{ id, label: inLocale(tag.label, locale), group: tag.group, count, isChosen, query }];
  });
}

/** A review in the words of a locale: keywords and colours have names, the text stays as it was written. */
function shownReview(review: Review, product: ReviewedProduct, locale: string): ShownReview {
  const { id, stars, title, text, author, created, isVerified, isRecommended, size, helpful, notHelpful } =
    review;
  const colour = product.colours.find((each) => each.id === review.colour);
  return {
    ...{ id, stars, title, text, author, isVerified, isRecommended, size, helpful, notHelpful },
    locale: review.locale,
    date: new Date(created).toISOString(),
    tags: review.tags.flatMap((tag) => {
      const known = reviewTag(tag);
      return known ? [inLocale(known.label, locale)] : [];
    }),
    colour: colour ? inLocale(colour.name, locale) : null,
  };
}

/** What a form for a new review of the product offers. */
export function reviewFormOf(product: ReviewedProduct, locale: string): ReviewForm {
  const { texts, area, variants, colours, pictures } = product;
  const sizes = new Set(variants.flatMap(({ size }) => size ?? []));
  const sold = new Set(variants.flatMap(({ colour }) => colour ?? []));
  return {
    name: inLocale(texts, locale).name,
    picture: pictures[0]?.id ?? '',
    tags: reviewTagsOf(area).map(({ id, label, group }) => ({ id, label: inLocale(label, locale), group })),
    sizes: sizes.size > 1 ? [...sizes] : [],
    colours:
      sold.size > 1
        ? colours
            .filter(({ id }) => sold.has(id))
            .map(({ id, name }) => ({ id, label: inLocale(name, locale) }))
        : [],
  };
}
