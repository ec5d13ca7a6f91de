import { z } from 'zod';
import { goodsServices } from '../catalogue/goods-service.ts';
import { productPage } from '../catalogue/product-page.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { pictureId } from '../picture.ts';
import { productSlug, sku } from '../product-card.ts';
import { collectedNotice } from './collected-notice.ts';

/** Pieces of one article in one basket. */
export const maxQuantity = 99;
/** Different articles in one basket. */
export const maxLines = 100;

const { shape: product } = productPage;
const text = (max: number) => z.string().max(max);
const cents = z.int().min(0).max(MAX_AMOUNT);

/** A choice as the query of an address has it: nothing that could be read as another address. */
const choiceQuery = text(300).regex(/^[\w=&%+.*-]*$/);

/** What can be ordered with an article, or was chosen with it. Amounts are cents. */
const basketService = z.object({
  kind: z.enum(goodsServices),
  /** In words: `Montage`. */
  name: text(80),
  /** For one piece. */
  price: cents,
  /** For all pieces; 0 where it is not chosen. */
  total: cents,
  isChosen: z.boolean(),
  /** False: it was chosen, and is not to be had any more. */
  isOffered: z.boolean(),
});
export type BasketService = z.output<typeof basketService>;

/** An article in a basket: one variant of a product, as often as it is wanted. Amounts are cents of the locale's currency. */
export const basketLine = z.object({
  /** Of the variant. */
  sku,
  /** Number and address of the product. */
  product: sku,
  slug: productSlug,
  name: text(200),
  brand: text(80),
  picture: pictureId,
  /** What was chosen, in words: `Petrol`, `Größe 38`. */
  choice: z.array(text(80)).max(3),
  /** The choice as the product's address names it; empty: there is nothing to choose. */
  query: choiceQuery,
  quantity: z.int().min(1).max(maxQuantity),
  /** Pieces that can be ordered now; 0: none. */
  most: z.int().min(0).max(maxQuantity),
  /** Of one piece. */
  price: product.price,
  /** What one piece cost when it was put in, where that is another price now; else null. */
  priceBefore: cents.nullable(),
  /** Of all pieces, before the voucher. */
  total: cents,
  /** What the voucher takes off the total. */
  discount: cents,
  delivery: product.delivery,
  energy: product.energy,
  tyre: product.tyre,
  withdrawalException: product.withdrawalException,
  services: z.array(basketService).max(goodsServices.length),
  /** Why it cannot be ordered like this, in words; null: it can. */
  problem: text(300).nullable(),
});
export type BasketLine = z.output<typeof basketLine>;

/** Ways in which parcels come; `eco` is slower and bundled. (Requirement 1.028) */
export const deliveryOptions = ['standard', 'eco'] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];

/** A basket as it is this moment: what it costs is worked out anew whenever it is read. */
export const basket = z.object({
  /** The one first that came first. */
  lines: z.array(basketLine).max(maxLines),
  /** Pieces of all lines. */
  count: z.int().min(0),
  /** Value of the goods, before the voucher. */
  goods: cents,
  /** What is ordered with them: neither a voucher is for it, nor does it count for free shipping. */
  services: cents,
  voucher: z
    .object({
      code: text(32),
      title: text(120),
      /** What it takes off in all; 0: nothing in the basket is its. */
      discount: cents,
    })
    .nullable(),
  shipping: z.object({ parcel: cents, freight: cents, total: cents }),
  /** Goods still missing for free shipping of parcels; 0: it is free. */
  missing: cents,
  /** Value of goods from which parcels are free. */
  freeFrom: cents,
  delivery: z.object({
    option: z.enum(deliveryOptions),
    /** Those that there are; a single one is not asked for. */
    offered: z.array(z.enum(deliveryOptions)).min(1),
  }),
  /** What is to be paid. */
  total: cents,
  /** Value added tax that the total includes, by rate in percent; the sum of it is what is shown. */
  vat: z.array(z.object({ rate: z.number().min(0).max(100), cents })),
  /** Whether everything in it can be ordered. */
  canOrder: z.boolean(),
});
export type Basket = z.output<typeof basket>;

/** What the page of the basket draws it with, for one request alone. */
export const basketState = z.object({
  basket,
  /** What was just done, or why not; the newest last. */
  notices: z.array(collectedNotice).max(8),
  /** What was typed as a code and was not taken. */
  code: text(64),
  /** Whether it is that of nobody who has logged in, to whom another one may belong. */
  asksToLogIn: z.boolean(),
});
export type BasketState = z.output<typeof basketState>;
