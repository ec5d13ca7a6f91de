import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CatalogueVocabulary,
  vocabularyFiles,
  vocabularyOf,
} from '../../../schemas/catalogue/catalogue-vocabulary.ts';

/**
 * Reads the vocabulary of a folder such as `content-fixtures/catalogue`. Throws with the name of the file at the first that
 * is not what it should be: without it no fact of a product can be told.
 */
export function readVocabulary(folder: string): CatalogueVocabulary {
  const read = Object.entries(vocabularyFiles).map(([name, shape]) => {
    const file = join(folder, `${name}.json`);
    try {
      return [name, shape.parse(JSON.parse(readFileSync(file, 'utf8')))];
    } catch (error) {
      throw new Error(`${file} cannot be read`, { cause: error });
    }
  });
  return vocabularyOf(Object.fromEntries(read) as Parameters<typeof vocabularyOf>[0]);
}
