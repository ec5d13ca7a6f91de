import type { z } from 'zod';
import { basket, basketLine } from '../../schemas/basket/basket.ts';
import { productPage } from '../../schemas/catalogue/product-page.ts';
import { productCard } from '../../schemas/product-card.ts';
import { reviewTag, shownReview } from '../../schemas/rating/reviews.ts';

/** Shapes of the shop that have names of their own, as calls tell them. (Requirements 3.115, 3.116, 3.119–3.123) */
export const entities: Readonly<Record<string, z.ZodType>> = {
  Product: productCard,
  Availability: productPage.shape.delivery,
  Basket: basket,
  BasketLineItem: basketLine,
  Review: shownReview,
  ReviewTag: reviewTag,
};
