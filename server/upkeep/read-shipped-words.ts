import { join } from 'node:path';
import type { DemonstrationWords } from '../../content-fixtures/demonstration/products/demonstration-words.ts';
import { readDemonstrationWords } from '../../content-fixtures/demonstration/products/read-demonstration-words.ts';
import { readVocabulary } from '../shop/catalogue/read-vocabulary.ts';

/** The words of the demonstration that comes with the project, `root` being its folder. Throws as its readers do. */
export function readShippedWords(root: string): DemonstrationWords {
  const content = join(root, 'content-fixtures');
  return readDemonstrationWords(
    join(content, 'demonstration/words'),
    readVocabulary(join(content, 'catalogue')),
  );
}
