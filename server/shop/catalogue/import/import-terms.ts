import type { CatalogueArea, CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { AttributeDefinition } from '../../../../schemas/catalogue/product-attribute.ts';
import type { ProductSafety } from '../../../../schemas/catalogue/product-safety.ts';

/** What an import takes for granted: everything that its files do not say. */
export interface ImportTerms {
  /** The words and the currency of the files are those of this locale. */
  locale: string;
  /** When new prices come into force, in ms. */
  now: number;
  /** Categories that there are. */
  categories: ReadonlySet<string>;
  /** Pictures that there are. */
  pictures: ReadonlySet<string>;
  /** Who answers for a brand, where a row does not say. */
  safetyOf: (brand: string) => ProductSafety | undefined;
  /** Attributes that there are, by key. */
  attributes: ReadonlyMap<string, AttributeDefinition>;
  /** Size tables that there are. */
  sizeTables: ReadonlySet<string>;
  /** A colour of this name, where the shop knows one. */
  colourOf?: (name: string) => { id: string; family: string; swatch: string } | undefined;
  /** For new products whose rows do not say. */
  defaults?: { area?: CatalogueArea; type?: string; categories?: readonly string[] };
}

/** What is wrong with a row, or worth saying: where (a path in the row), the value there, and what to do. */
export interface RowFault {
  path: readonly PropertyKey[];
  reason: string;
  hint: string;
  value?: string;
}

/** What a row does to a product, or why it does nothing. */
export type RowOutcome<Done> = { ok: true; done: Done } | { ok: false; faults: RowFault[] };

/** Key of `texts` that the words of a locale belong to: its own where it has one, else its language. */
export function textKey(texts: CatalogueProduct['texts'], locale: string): string {
  return Object.hasOwn(texts, locale) ? locale : locale.slice(0, 2);
}
