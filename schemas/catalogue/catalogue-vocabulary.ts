import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { localisedText } from './localised-text.ts';
import { attributeDefinition, attributeUnits, type AttributeDefinition } from './product-attribute.ts';
import { productSafety, type ProductSafety } from './product-safety.ts';
import { sizeTable, type SizeTable } from './size-table.ts';

const text = localisedText(600);

const colours = z.strictObject({
  /** What lists filter by. */
  families: z.record(identifierName, text),
  colours: z.record(
    identifierName,
    z.strictObject({
      family: identifierName,
      swatch: z.string().regex(/^#[0-9a-f]{6}$/),
      name: text,
    }),
  ),
});

const maker = z.strictObject({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  contact: z.string(),
});

const brands = z.array(
  z
    .strictObject({ name: z.string().min(1).max(80), maker, responsible: maker.optional() })
    .transform(({ name, maker: manufacturer, responsible }) => ({
      name,
      safety: productSafety.parse({ manufacturer, responsible: responsible ?? null, warnings: [] }),
    })),
);

/** The files of a vocabulary (`content-fixtures/catalogue/`), by name without ending. */
export const vocabularyFiles = {
  attributes: z.array(attributeDefinition),
  units: z.record(z.enum(attributeUnits), text),
  colours,
  brands,
  'size-tables': z.array(sizeTable),
};

type Read = { [Name in keyof typeof vocabularyFiles]: z.output<(typeof vocabularyFiles)[Name]> };

/** What a catalogue says its products' facts in, whatever the products are: pages, lists, search and imports read it. */
export interface CatalogueVocabulary {
  attributes: ReadonlyMap<string, AttributeDefinition>;
  units: Read['units'];
  colours: Read['colours'];
  /** By brand: who answers for it. */
  brands: ReadonlyMap<string, ProductSafety>;
  sizeTables: ReadonlyMap<string, SizeTable>;
}

/** The vocabulary of parsed files. */
export function vocabularyOf({ attributes, units, ...read }: Read): CatalogueVocabulary {
  return {
    attributes: new Map(attributes.map((each) => [each.key, each])),
    units,
    colours: read.colours,
    brands: new Map(read.brands.map(({ name, safety }) => [name, safety])),
    sizeTables: new Map(read['size-tables'].map((each) => [each.id, each])),
  };
}
