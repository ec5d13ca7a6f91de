import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { href } from '../link.ts';
import { pictureId } from '../picture.ts';
import { energyClass, productCard, productSlug, sku, tyreClass } from '../product-card.ts';
import { maxVariants } from './catalogue-product.ts';
import { pictureViews } from './product-colour.ts';
import { goodsServices } from './goods-service.ts';
import { productDocument } from './product-safety.ts';
import { variantAxes } from './product-variant.ts';
import { withdrawalException } from './withdrawal-exception.ts';

const { shape } = productCard;
const text = (max: number) => z.string().max(max);

/** Query parameters by which an address names a choice. */
export const choiceQueryNames = { colour: 'farbe', size: 'groesse', width: 'weite' } as const;

/** The query parameter that says that somebody wanted to buy before all was chosen, and its value. */
export const choiceStateName = 'auswahl';
export const choiceMissing = 'fehlt';

/** Something that can be chosen together with what is chosen on the axes before it. */
const option = z.object({
  /** As the address names it. */
  value: text(64),
  label: text(60),
  isChosen: z.boolean(),
  /** False: it exists, but cannot be had. */
  isAvailable: z.boolean(),
  /** Because nobody knows how it is delivered; else it is sold out. */
  isUndeliverable: z.boolean().default(false),
  /** The product in this colour. */
  picture: pictureId.nullable(),
  /** Colour to show where there is no picture, as `#7f9484`. */
  swatch: z.string().nullable(),
});

const axis = z.object({ axis: z.enum(variantAxes), options: z.array(option).min(1).max(maxVariants) });

const days = z.tuple([z.int().min(1), z.int().min(1)]);

/** What is said about delivery. Moments are ISO 8601. */
const delivery = z.discriminatedUnion('state', [
  /** The variants differ, and none is chosen. */
  z.object({ state: z.literal('needs-variant') }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('sold-out'), restock: text(30).nullable() }),
  z.object({
    state: z.literal('in-stock'),
    mode: z.enum(['parcel', 'freight']),
    /** Working days, shortest and longest. */
    days,
    /** Pieces left when they are few. */
    left: z.int().min(1).nullable(),
  }),
]);

const fact = z.object({ name: text(120), value: text(2000) });

// Said anew without what JSON Schema cannot say; the catalogue's own shapes have checked it.
const rating = z.object({
  average: z.number().min(0).max(10),
  count: z.int().min(0),
  max: z.int().min(1).max(10),
});

const energy = z.object({
  class: energyClass,
  scale: z.tuple([energyClass, energyClass]),
  /** Picture of the whole label. */
  label: href.optional(),
  /** Product information sheet. */
  sheet: href.optional(),
});

const tyre = z.object({
  fuel: tyreClass,
  wet: tyreClass,
  noiseDb: z.int().min(40).max(99),
  noiseClass: z.enum(['A', 'B', 'C']),
  snow: z.boolean(),
  ice: z.boolean(),
  sheet: href.optional(),
  /** Entry in the European product database. */
  eprelId: text(12).optional(),
});

/** Somebody who answers for a product. */
const answerable = z.object({
  name: text(120),
  street: text(120),
  postalCode: text(16),
  city: text(80),
  country: text(2),
  /** E-mail address or https page. */
  contact: text(500),
});

/** A paper of the product in the page's language. */
const paper = z.object({ kind: productDocument.shape.kind, href });

/** All that the page of a product shows in one locale, for one choice. Amounts are cents of the locale's currency. */
export const productPage = z.object({
  /** Number and address of the product, whatever is chosen. */
  sku,
  slug: productSlug,
  name: text(200),
  brand: text(80),
  /** Plain text: a line break is a paragraph. */
  description: text(8000),
  points: z.array(text(160)).max(12),
  badges: shape.badges.unwrap(),
  rating: rating.nullable(),
  /** In the order in which they are chosen; empty where there is nothing to choose. */
  axes: z.array(axis).max(variantAxes.length),
  /** The one variant that is meant; null while a choice is open. */
  variant: z.object({ sku, gtin: text(14).nullable() }).nullable(),
  /** Of the chosen colour, the first one first; never empty. */
  pictures: z
    .array(z.object({ id: pictureId, view: z.enum(pictureViews) }))
    .min(1)
    .max(24),
  /** Of what is chosen so far. */
  price: z.object({
    price: shape.price,
    low30: shape.low30.unwrap(),
    rrp: shape.rrp.unwrap(),
    unitPrice: shape.unitPrice.unwrap(),
    isFrom: z.boolean(),
  }),
  delivery,
  /** What can be ordered with each piece of what is chosen so far, and what it costs. */
  services: z
    .array(z.object({ kind: z.enum(goodsServices), price: z.int().min(0) }))
    .max(goodsServices.length),
  /** True when nothing of the product can be ordered. */
  isSoldOut: z.boolean(),
  energy: energy.nullable(),
  tyre: tyre.nullable(),
  powerSupplyIncluded: shape.powerSupplyIncluded.unwrap(),
  /** Why it cannot be withdrawn from; null: it can. */
  withdrawalException: withdrawalException.nullable(),
  facts: z.array(fact).max(48),
  /** Who answers for the product, and the supplier's identifiers, where the law wants an information sheet. */
  sheet: z
    .object({
      supplier: answerable,
      model: text(32),
      gtins: z.array(text(14)).max(maxVariants),
    })
    .nullable(),
  manufacturer: answerable,
  /** Who answers for it in the Union, when its maker is elsewhere. */
  responsible: answerable.nullable(),
  warnings: z.array(text(600)).max(12),
  documents: z.array(paper).max(12),
  sizeTable: z
    .object({
      id: identifierName,
      title: text(120),
      hint: text(500),
      columns: z.array(text(60)).max(8),
      rows: z.array(z.array(text(24)).max(8)).max(40),
    })
    .nullable(),
  /** The category it belongs to: its name, and its address below the route of categories. */
  category: z.object({ name: text(60), path: text(400) }).nullable(),
});

export type ProductPage = z.output<typeof productPage>;
export type ProductDelivery = ProductPage['delivery'];
export type ChoiceAxis = ProductPage['axes'][number];
