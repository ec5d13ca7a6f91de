import { z } from 'zod';
import type { CatalogueArea } from '../../../../schemas/catalogue/catalogue-product.ts';
import { localisedText } from '../../../../schemas/catalogue/localised-text.ts';
import {
  attributeDefinition,
  attributeUnits,
  type AttributeDefinition,
} from '../../../../schemas/catalogue/product-attribute.ts';
import { productSafety, type ProductSafety } from '../../../../schemas/catalogue/product-safety.ts';
import { sizeTable, type SizeTable } from '../../../../schemas/catalogue/size-table.ts';
import { identifierName } from '../../../../schemas/content-names.ts';
import { pictureId } from '../../../../schemas/picture.ts';
import { productKind, tyreWords, type ProductKind } from './product-kind.ts';

const text = localisedText(600);

const colourWords = z.strictObject({
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

const brandWords = z.array(
  z
    .strictObject({ name: z.string().min(1).max(80), maker, responsible: maker.optional() })
    .transform(({ name, maker: manufacturer, responsible }) => ({
      name,
      safety: productSafety.parse({ manufacturer, responsible: responsible ?? null, warnings: [] }),
    })),
);

const sentences = z.tuple([text], text);

/** The files of `content-fixtures/catalogue`, by name without ending. Kinds lie in `types/`, a file for each area. */
export const wordFiles = {
  colours: colourWords,
  attributes: z.array(attributeDefinition),
  units: z.record(z.enum(attributeUnits), text),
  models: z.tuple([z.string()], z.string()),
  brands: brandWords,
  categories: z.strictObject({
    names: z.record(identifierName, text),
    pictures: z.record(identifierName, pictureId),
    trees: z.record(
      identifierName,
      z.record(identifierName, z.record(identifierName, z.array(identifierName).min(1))),
    ),
  }),
  sentences: z.strictObject({
    materials: z.record(identifierName, text),
    areas: z.record(identifierName, sentences),
    warnings: z.record(identifierName, text),
  }),
  'size-runs': z.record(identifierName, z.tuple([z.string()], z.string())),
  'size-tables': z.array(sizeTable),
  'slice-kinds': z.record(z.string(), identifierName),
  tyres: tyreWords,
};

type Read = { [Name in keyof typeof wordFiles]: z.output<(typeof wordFiles)[Name]> };

/** Everything that the demonstration catalogue is written with. */
export interface CatalogueWords extends Omit<Read, 'attributes' | 'brands' | 'size-tables'> {
  attributes: ReadonlyMap<string, AttributeDefinition>;
  /** By brand: who answers for it. */
  brands: ReadonlyMap<string, ProductSafety>;
  sizeTables: ReadonlyMap<string, SizeTable>;
  kinds: readonly ProductKind[];
}

/** Makes the words from parsed files; `kinds` by area, or by the name of a file whose kinds name their area. */
export function assembleWords(read: Read, kinds: ReadonlyMap<string, unknown>): CatalogueWords {
  const all = [...kinds].flatMap(([file, content]) =>
    z
      .array(productKind)
      .parse(content)
      .map((kind): ProductKind => ({ ...kind, area: kind.area ?? (file as CatalogueArea) })),
  );
  return {
    ...read,
    attributes: new Map(read.attributes.map((each) => [each.key, each])),
    brands: new Map(read.brands.map(({ name, safety }) => [name, safety])),
    sizeTables: new Map(read['size-tables'].map((each) => [each.id, each])),
    kinds: all,
  };
}
