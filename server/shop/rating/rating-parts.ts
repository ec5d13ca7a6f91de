import type { Request, Response } from 'express';
import { defaultReviewsPerPage } from '../../../schemas/rating/review-limits.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { CallCounters, Caller } from '../../http/call-limit.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { RatingStore } from './rating-store.ts';
import type { ReviewedProduct } from './shown-reviews.ts';

export interface RatingParts extends CallCounters {
  store: RatingStore;
  products: { product(tenant: string, sku: string): Promise<ReviewedProduct | null> };
  /** Path of a product's page in a locale, with the locale's prefix. */
  productPath(tenant: TenantConfig, locale: string, product: ReviewedProduct): string | undefined;
  /** The customer who sends a request, where one is logged in. Throws an outage. */
  customerOf(response: Response): Promise<string | undefined>;
  /** Whether a customer has ordered a product. Throws an outage. */
  hasBought(tenant: string, customer: string, product: string): Promise<boolean>;
  /** A file of bucket `surveys` as it comes; undefined: there is none. */
  survey(tenant: string, locale: string, id: string): Promise<unknown>;
  /** One of the shop's texts, such as `rating.twice`. */
  text: (tenant: string, locale: string, key: string, values?: Record<string, string>) => string;
  /** Milliseconds since 1970. */
  now: () => number;
  isHttps: boolean;
  /** Told that what is shown of a product's reviews is different now; `reviews:<sku>` is what pages are renewed by. */
  onChanged?: (tenant: string, sku: string) => void;
}

/** Whose calls are counted. */
export function callerOf(request: Request, response: Response): Caller {
  return { tenant: tenantOf(response).slug, address: request.ip };
}

/** Reviews that one page brings. (Requirement 3.109) */
export const reviewsPerPage = ({ ratings }: TenantConfig): number =>
  ratings?.pagingCount ?? defaultReviewsPerPage;

/** Whether reviews can be written. (Requirement 3.108) */
export const takesReviews = ({ features }: TenantConfig): boolean => features['rating-button'] === true;
