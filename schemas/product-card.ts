import { z } from 'zod';
import { href } from './link.ts';
import { MAX_AMOUNT } from './money/cents.ts';
import type { UnitReference } from './money/unit-price.ts';
import { pictureId } from './picture.ts';

/** The address of a product is `…-<sku>`, taken apart at its last hyphen: an article number holds none. */
export const sku = z
  .string()
  .max(32)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._]{0,31}$/, 'an article number is letters, digits, points and low lines');

export const productSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name in an address as wickelkleid-mit-puffaermeln');

const cents = z.int().min(1).max(MAX_AMOUNT);

/** Grundpreis: the price of a reference amount. */
const unitPrice = z.object({
  cents,
  per: z.enum(['1 kg', '100 g', '1 l', '100 ml', '1 m', '1 m²'] satisfies UnitReference[]),
});

export const productRating = z
  .object({
    /** Mean of all reviews, from 0 to `max`. */
    average: z.number().min(0).max(10),
    count: z.int().min(0),
    max: z.int().min(1).max(10).default(5),
  })
  .refine(({ average, max }) => average <= max, {
    path: ['average'],
    error: 'the average is above the maximum',
  });

const colour = z.object({
  name: z.string().trim().min(1).max(60),
  swatch: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'write a colour as #7f9484'),
  /** The product in this colour. */
  picture: pictureId.optional(),
});

/** Energy classes of all scales, best first; ovens and hoods still have the one with plus signs. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];

export const energyClass = z.enum(energyClasses);

const energy = z
  .object({
    class: energyClass,
    /** First and last class of the scale. */
    scale: z.tuple([energyClass, energyClass]).default(['A', 'G']),
    /** Where the whole label is shown; the arrow then leads there. */
    label: href.optional(),
    /** Product information sheet. */
    sheet: href.optional(),
  })
  .refine(({ class: own, scale: [from, to] }) => isWithin(own, from, to), {
    path: ['class'],
    error: 'the class is not on the scale',
  });

function isWithin(own: EnergyClass, from: EnergyClass, to: EnergyClass): boolean {
  const at = energyClasses.indexOf(own);
  return energyClasses.indexOf(from) <= at && at <= energyClasses.indexOf(to);
}

/** Classes for fuel efficiency and wet grip since 2021; F and G no longer exist. (Regulation (EU) 2020/740) */
export const tyreClass = z.enum(['A', 'B', 'C', 'D', 'E']);

const tyre = z.object({
  fuel: tyreClass,
  wet: tyreClass,
  /** Rolling noise in decibels. */
  noiseDb: z.int().min(40).max(99),
  noiseClass: z.enum(['A', 'B', 'C']),
  snow: z.boolean().default(false),
  ice: z.boolean().default(false),
  sheet: href.optional(),
  /** Entry in the European product database. */
  eprelId: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
});

/**
 * A product as lists show it: what a product slice holds, and what the catalogue will feed. Amounts are cents of the
 * locale's currency. What is not known here is ignored.
 */
export const productCard = z.object({
  sku,
  slug: productSlug,
  name: z.string().trim().min(1).max(200),
  brand: z.string().max(80).default(''),
  picture: pictureId,
  price: cents,
  /** Lowest price of the 30 days before; a reduction is measured by it alone. (PrAG § 9a) */
  low30: cents.nullable().default(null),
  /** Recommended retail price. */
  rrp: cents.nullable().default(null),
  unitPrice: unitPrice.nullable().default(null),
  /** True when variants differ in price and this is the lowest. */
  isFrom: z.boolean().default(false),
  rating: productRating.nullable().default(null),
  colours: z.array(colour).max(24).default([]),
  /** How many more colours there are than `colours` lists. */
  hiddenColours: z.int().min(0).max(999).default(0),
  energy: energy.nullable().default(null),
  tyre: tyre.nullable().default(null),
  /** Whether a power supply is in the box; null where none is needed. */
  powerSupplyIncluded: z.boolean().nullable().default(null),
  /** What decides among things of its kind, as lists tell it: `Geräusch 72 dB`. */
  facts: z.array(z.string().min(1).max(80)).max(4).default([]),
  /** `new`, `organic`; others are not shown. */
  badges: z.array(z.string().max(32)).max(8).default([]),
  soldOut: z.boolean().default(false),
  /** It cannot be ordered, because nobody knows how it is delivered. */
  undeliverable: z.boolean().default(false),
  /** Where the product is shown when not on the shop's own product page. */
  href: href.optional(),
});

export type ProductCard = z.output<typeof productCard>;
export type ProductRating = NonNullable<ProductCard['rating']>;
export type EnergyLabel = NonNullable<ProductCard['energy']>;
export type TyreLabel = NonNullable<ProductCard['tyre']>;
/** All that a price block shows. */
export type ShownPrice = Pick<ProductCard, 'price' | 'low30' | 'rrp' | 'unitPrice' | 'isFrom'>;
