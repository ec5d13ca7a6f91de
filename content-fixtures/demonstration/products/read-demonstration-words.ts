import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CatalogueVocabulary } from '../../../schemas/catalogue/catalogue-vocabulary.ts';
import { assembleWords, wordFiles, type DemonstrationWords } from './demonstration-words.ts';

/**
 * Reads the words of the demonstration from a folder such as `content-fixtures/demonstration/words`, which say their facts
 * in a vocabulary. Throws with the name of the file at the first that is not what it should be: the folder is the
 * project's own.
 */
export function readDemonstrationWords(folder: string, vocabulary: CatalogueVocabulary): DemonstrationWords {
  const read = Object.fromEntries(
    Object.entries(wordFiles).map(([name, shape]) => [
      name,
      shape.parse(readJson(join(folder, `${name}.json`))),
    ]),
  );
  const files = readdirSync(join(folder, 'types')).filter((file) => file.endsWith('.json'));
  const kinds = new Map(
    files.toSorted().map((file) => [basename(file, '.json'), readJson(join(folder, 'types', file))]),
  );
  return assembleWords(vocabulary, read as Parameters<typeof assembleWords>[1], kinds);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}
