import { z } from 'zod';
import { identifierName, localeName } from '../content-names.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import type { ContentUnit, UnitReference } from '../money/unit-price.ts';
import { sku } from '../product-card.ts';
import { gtin } from './gtin.ts';

const cents = z.int().min(1).max(MAX_AMOUNT);

/** Milliseconds since 1970, up to the year 2200. */
export const instant = z.int().min(0).max(7_258_118_400_000);

/** What a locale pays for a variant, in cents of its currency. */
const variantOffer = z.strictObject({
  price: cents,
  /** Lowest price of the 30 days before this one began; kept by the store from the price history alone. */
  low30: cents.nullable(),
  /** Recommended retail price. */
  rrp: cents.nullable(),
});

export type VariantOffer = z.output<typeof variantOffer>;

/** How a variant comes to the customer. */
export const variantDelivery = z.strictObject({
  mode: z.enum(['parcel', 'freight']),
  /** Working days from order to door, the shortest and the longest. */
  days: z.tuple([z.int().min(1).max(250), z.int().min(1).max(250)]).refine(([from, to]) => from <= to, {
    error: 'the longest time is shorter than the shortest',
  }),
  /** When more arrives, in ms since 1970; null: not known. */
  restock: instant.nullable(),
});

/** Content for the unit price. */
export const variantContent = z.strictObject({
  /** With up to three decimals. */
  amount: z.number().gt(0).max(1_000_000),
  unit: z.enum(['g', 'kg', 'ml', 'cl', 'l', 'mm', 'cm', 'm', 'cm²', 'm²'] satisfies ContentUnit[]),
  /** Smaller reference amount than the usual one. */
  per: z.enum(['1 kg', '100 g', '1 l', '100 ml', '1 m', '1 m²'] satisfies UnitReference[]).optional(),
});

const size = z.string().trim().min(1).max(24);

export const maxStock = 1_000_000;

/** What can be put into a basket: one colour, size and width of a product. */
export const productVariant = z.strictObject({
  sku,
  gtin: gtin.nullable(),
  /** Identifier of one of the product's colours; null where it has none. */
  colour: identifierName.nullable(),
  size: size.nullable(),
  width: size.nullable(),
  /** By locale. Where a locale is missing, the variant is not sold. */
  offers: z.record(localeName, variantOffer),
  /** Pieces that can be sent at once. */
  stock: z.int().min(0).max(maxStock),
  /** Null: nothing is known, and the delivery statement says so. */
  delivery: variantDelivery.nullable(),
  content: variantContent.nullable(),
});

export type ProductVariant = z.output<typeof productVariant>;

/** What variants of one product may differ in, in the order in which it is chosen. */
export const variantAxes = ['colour', 'size', 'width'] as const;
export type VariantAxis = (typeof variantAxes)[number];
