import { z } from 'zod';
import { collectedNotice } from '../basket/collected-notice.ts';
import { maxVariants } from '../catalogue/catalogue-product.ts';
import { productPage } from '../catalogue/product-page.ts';
import { pictureId } from '../picture.ts';
import { productSlug, sku } from '../product-card.ts';

/** Different articles on one wishlist. */
export const maxWishes = 200;

const { shape: product } = productPage;
const text = (max: number) => z.string().max(max);

/** An article on a wishlist: a product, or one of its variants. Amounts are cents of the locale's currency. */
const wish = z.object({
  /** Of the product or the variant, whichever was saved. */
  sku,
  /** Number and address of the product. */
  product: sku,
  slug: productSlug,
  name: text(200),
  brand: text(80),
  picture: pictureId,
  /** What was chosen, in words; empty: nothing yet. */
  choice: z.array(text(80)).max(3),
  /** The choice as the product's address names it. */
  query: text(300),
  price: product.price,
  delivery: product.delivery,
  energy: product.energy,
  tyre: product.tyre,
  rating: product.rating,
  /** The variants that there are, the saved one among them; at most one where there is nothing to choose. */
  variants: z
    .array(
      z.object({
        ...{ sku, label: text(200), isAvailable: z.boolean(), isChosen: z.boolean() },
        /** It cannot be had because nobody knows how it is delivered; else it is sold out. */
        isUndeliverable: z.boolean().default(false),
      }),
    )
    .max(maxVariants),
  /** Whether it can go into the basket as it is. */
  canBuy: z.boolean(),
});
export type Wish = z.output<typeof wish>;

const wishlist = z.object({
  /** The newest first. */
  wishes: z.array(wish).max(maxWishes),
  count: z.int().min(0),
});
export type Wishlist = z.output<typeof wishlist>;

/** What the page of the wishlist draws it with, for one request alone. */
export const wishlistState = z.object({
  wishlist,
  notices: z.array(collectedNotice).max(8),
  /** Whether the visitor is asked to log in to see what is saved. (Requirement 2.125) */
  asksToLogIn: z.boolean(),
});
export type WishlistState = z.output<typeof wishlistState>;
