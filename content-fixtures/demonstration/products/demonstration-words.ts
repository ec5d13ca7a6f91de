import { z } from 'zod';
import type { CatalogueArea } from '../../../schemas/catalogue/catalogue-product.ts';
import type { CatalogueVocabulary } from '../../../schemas/catalogue/catalogue-vocabulary.ts';
import { localisedText } from '../../../schemas/catalogue/localised-text.ts';
import { identifierName } from '../../../schemas/content-names.ts';
import { pictureId } from '../../../schemas/picture.ts';
import { productKind, tyreWords, type ProductKind } from './product-kind.ts';

const text = localisedText(600);

const sentences = z.tuple([text], text);

/** The files of `content-fixtures/demonstration/words`, by name without ending. Kinds lie in `types/`, a file for each area. */
export const wordFiles = {
  models: z.tuple([z.string()], z.string()),
  categories: z.strictObject({
    names: z.record(identifierName, text),
    /** Of categories whose name says too little where it stands alone. */
    titleNames: z.record(identifierName, text),
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
  'slice-kinds': z.record(z.string(), identifierName),
  tyres: tyreWords,
};

type Read = { [Name in keyof typeof wordFiles]: z.output<(typeof wordFiles)[Name]> };

/** Everything that the demonstration catalogue is written with: the shop's vocabulary, and what only made-up products need. */
export interface DemonstrationWords extends CatalogueVocabulary, Read {
  kinds: readonly ProductKind[];
}

/** Makes the words from parsed files; `kinds` by area, or by the name of a file whose kinds name their area. */
export function assembleWords(
  vocabulary: CatalogueVocabulary,
  read: Read,
  kinds: ReadonlyMap<string, unknown>,
): DemonstrationWords {
  const all = [...kinds].flatMap(([file, content]) =>
    z
      .array(productKind)
      .parse(content)
      .map((kind): ProductKind => ({ ...kind, area: kind.area ?? (file as CatalogueArea) })),
  );
  return { ...vocabulary, ...read, kinds: all };
}
