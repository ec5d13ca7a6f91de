import type { z } from 'zod';
import { basket, basketLine } from '../../schemas/basket/basket.ts';
import { catalogueProduct } from '../../schemas/catalogue/catalogue-product.ts';
import { category } from '../../schemas/catalogue/category.ts';
import { productPage } from '../../schemas/catalogue/product-page.ts';
import { variantOffer } from '../../schemas/catalogue/product-variant.ts';
import { productCard } from '../../schemas/product-card.ts';
import { reviewTag, shownReview } from '../../schemas/rating/reviews.ts';
import { wish, wishlist } from '../../schemas/wishlist/wishlist.ts';

/** Shapes of the shop that have names of their own. (Requirements 3.115, 3.116, 3.119–3.123) */
export const entities: Readonly<Record<string, z.ZodType>> = {
  Product: catalogueProduct,
  ProductPrice: variantOffer,
  Availability: productPage.shape.delivery,
  ProductPage: productPage,
  ProductCard: productCard,
  Category: category,
  Basket: basket,
  BasketLineItem: basketLine,
  Review: shownReview,
  ReviewTag: reviewTag,
  Wishlist: wishlist,
  WishlistLineItem: wish,
};
