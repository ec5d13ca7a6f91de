import type { ReviewOrder } from '../../../schemas/rating/review-limits.ts';

/** Which of a product's published reviews are meant. */
export interface ReviewQuery {
  sku: string;
  /** Only those with so many stars; null: all. */
  stars: number | null;
  /** Only those with this keyword; null: all. */
  tag: string | null;
  order: ReviewOrder;
  /** `de`: by helpfulness, reviews in this language come before all others. */
  language: string;
  offset: number;
  limit: number;
}
