import { z } from 'zod';
import { catalogueAreas } from '../../../schemas/catalogue/catalogue-product.ts';
import { localisedText } from '../../../schemas/catalogue/localised-text.ts';
import { goodsServices, servicePrice } from '../../../schemas/catalogue/goods-service.ts';
import { taxClass } from '../../../schemas/catalogue/tax-class.ts';
import { withdrawalException } from '../../../schemas/catalogue/withdrawal-exception.ts';
import { identifierName } from '../../../schemas/content-names.ts';
import { pictureId } from '../../../schemas/picture.ts';
import { energyClass, tyreClass } from '../../../schemas/product-card.ts';

const words = (max: number) => z.string().trim().min(1).max(max);
const cents = z.int().min(1).max(10_000_000);
const numberFacts = z.record(identifierName, z.number());

/** What sets products of a kind apart: the last words of the name, and the facts that go with them. */
const trait = z.strictObject({
  de: words(80),
  /** Where Austria says it otherwise. */
  'de-AT': words(80).optional(),
  fr: words(80),
  nl: words(80),
  material: identifierName.optional(),
  numbers: numberFacts.default({}),
  choices: z.record(identifierName, identifierName).default({}),
  flags: z.array(identifierName).default([]),
  energy: energyClass.optional(),
  warnings: z.array(identifierName).default([]),
  /** Absent: that of the kind. */
  exception: withdrawalException.optional(),
  /** Colours that fit the words; absent: all of the kind. */
  colours: z.array(identifierName).min(1).optional(),
  /** Picture of a thing without colours. */
  picture: pictureId.optional(),
  /** Where in the kind's price range it lies, 0 to 1; absent: anywhere. */
  level: z.number().min(0).max(1).optional(),
});

export type Trait = z.output<typeof trait>;

/** A kind of thing of which the demonstration makes products. Prices are euro cents. */
export const productKind = z
  .strictObject({
    id: identifierName,
    leaf: identifierName,
    /** How many of it there are, relative to other kinds. */
    weight: z.int().min(1).max(50),
    /** Absent: the area that its file is named for. */
    area: z.enum(catalogueAreas).optional(),
    noun: localisedText(60),
    traits: z.tuple([trait], trait),
    sentence: localisedText(300),
    price: z.tuple([cents, cents]),
    /** Last digits of prices in cents: 59.99, 59.90, 599.00. */
    ending: z.union([z.literal(99), z.literal(90), z.literal(900)]).default(99),
    /** Pictures by colour; a kind has either these or `pictures`. */
    colours: z.record(identifierName, pictureId).optional(),
    pictures: z.array(pictureId).min(1).optional(),
    /** Views that there are beside the front: the pictures `<id>-back`, `<id>-detail`. */
    views: z.array(z.enum(['back', 'detail'])),
    brands: z.tuple([words(80)], words(80)),
    materials: z.array(identifierName).default([]),
    choices: z.record(identifierName, z.tuple([identifierName], identifierName)).default({}),
    numbers: z.record(identifierName, z.tuple([z.number()], z.number())).default({}),
    flags: z.array(identifierName).default([]),
    warnings: z.array(identifierName).default([]),
    /** A run of sizes, by its name. */
    sizes: identifierName.optional(),
    sizeTable: identifierName.nullable().default(null),
    widths: z.array(words(24)).default([]),
    /** What each larger size costs more. */
    surcharge: z.int().min(0).default(0),
    /** Letters of a model's number; absent: models have names. */
    code: z.string().max(4).optional(),
    delivery: z.enum(['parcel', 'freight']).default('parcel'),
    /** Whether a power supply may be in the box; absent: none is needed. */
    supply: z.tuple([z.boolean()], z.boolean()).optional(),
    tax: taxClass.default('standard'),
    exception: withdrawalException.nullable().default(null),
    /** What is offered with it, in euro cents. */
    services: z.partialRecord(z.enum(goodsServices), servicePrice).default({}),
    /** What the unit price is of: the area or the length that a size says. */
    content: z.enum(['area', 'length']).optional(),
  })
  .refine(({ colours, pictures }) => (colours === undefined) !== (pictures === undefined), {
    error: 'a kind has pictures by colour, or pictures alone',
  });

export type ProductKind = z.output<typeof productKind> & { area: (typeof catalogueAreas)[number] };

const tyreLine = z.strictObject({
  brand: words(80),
  name: words(40),
  fuel: tyreClass,
  wet: tyreClass,
  /** By how many decibels it is below what is allowed. */
  quiet: z.int().min(0).max(6),
  ice: z.boolean(),
  /** Factor on the price of the size. */
  price: z.number().min(0.1).max(10),
});

const tyreSize = z.strictObject({
  width: z.int(),
  aspect: z.int(),
  rim: z.int(),
  load: z.int(),
  speed: z.enum(['T', 'H', 'V', 'W', 'Y']),
  xl: z.boolean(),
  price: cents,
});

export type TyreLine = z.output<typeof tyreLine>;
export type TyreSize = z.output<typeof tyreSize>;

const tyreKind = z.strictObject({
  id: identifierName,
  leaf: identifierName,
  weight: z.int().min(1).max(50),
  noun: localisedText(60),
  sentence: localisedText(300),
  picture: pictureId,
  snow: z.boolean(),
  /** Snow tyres may be one decibel louder. */
  louder: z.boolean(),
  surcharge: z.int().min(0).default(0),
  lines: z.tuple([tyreLine], tyreLine),
});

export type TyreKind = z.output<typeof tyreKind>;

export const tyreWords = z.strictObject({
  kinds: z.array(tyreKind).min(1),
  sizes: z.tuple([tyreSize], tyreSize),
});
