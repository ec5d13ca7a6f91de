import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { LocalisedText } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { Chance } from '../chance.ts';
import type { MadePrice } from './price-making.ts';
import type { Look } from '../looks/look.ts';

/** A variant before it has prices. */
export interface DraftVariant extends Pick<ProductVariant, 'colour' | 'size' | 'width' | 'content'> {
  /** Price of the product times this … */
  times: number;
  /** … and this added, in euro cents. */
  surcharge: number;
}

/** What a draft has in common with the product. */
export type DraftFacts = Pick<
  CatalogueProduct,
  | 'sku'
  | 'area'
  | 'type'
  | 'brand'
  | 'categories'
  | 'attributes'
  | 'colours'
  | 'pictures'
  | 'energy'
  | 'tyre'
  | 'powerSupplyIncluded'
  | 'badges'
  | 'rating'
  | 'documents'
  | 'sizeTable'
  | 'taxClass'
  | 'withdrawalException'
  | 'services'
  | 'listed'
>;

/** A product of the demonstration before stock, safety data and texts of a shop are put to it. */
export interface Draft extends DraftFacts {
  name: LocalisedText;
  /** What it is, in one word. */
  noun: LocalisedText;
  /** Given addresses by locale; where one is missing it comes from the name. */
  slugs: Readonly<Record<string, string>>;
  sentences: readonly LocalisedText[];
  warnings: readonly string[];
  variants: readonly DraftVariant[];
  delivery: 'parcel' | 'freight';
  /** By locale. */
  prices: Readonly<Record<string, MadePrice>>;
  /** What is in stock: nothing, some of it, or the first and the last variant for sure. */
  stock: 'none' | 'some' | 'ends';
  gone: CatalogueProduct['gone'];
  /** What its own pictures are drawn by; null: it shows pictures of its kind. */
  drawn: DraftDrawing | null;
  chance: Chance;
}

/** What the pictures of a product are drawn by, in each of its colours. */
export interface DraftDrawing {
  look: Look;
  /** What the words of its name want. */
  named: Readonly<Record<string, unknown>>;
  /** The picture of its kind that shows the colour; one without colour for a thing that has none. */
  bases: readonly { colour: string | undefined; picture: string }[];
  views: readonly ('back' | 'detail')[];
}

/** A locale of the shop that the catalogue is made for. */
export interface DemonstrationLocale {
  locale: string;
  currency: 'EUR' | 'CHF';
}
