import { describe, expect, test } from 'vitest';
import { correctWord } from '../../server/search/correction/correct-word.ts';
import type { KnownWord, WordCandidates } from '../../server/search/correction/word-candidates.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const known: readonly KnownWord[] = [
  'hose',
  'rose',
  'hosen',
  'hosenträger',
  'jacke',
  'kleiderschrank',
  'gummistiefel',
  'überwurf',
].map((word, index) => ({ word, display: word.toUpperCase(), products: index + 1 }));

/** Everything that is promised of where words like a mistyped one come from. */
export function testWordCandidates(
  name: string,
  start: (known: readonly KnownWord[]) => StartStore<WordCandidates>,
): void {
  describe(`words to correct to: ${name}`, () => {
    const { store: words } = openStore(start(known));

    const near = async (word: string): Promise<string[]> =>
      (await words.near(word)).map((each) => each.word).toSorted();

    test('are those within reach', async () => {
      expect(await near('hosee')).toEqual(['hose', 'hosen']);
      expect(await near('jakce')).toEqual(['jacke']);
      expect(await near('kliederschrnak')).toEqual(['kleiderschrank']);
      expect(await near('uberwurf')).toEqual(['überwurf']);
      expect(await near('xyzzy')).toEqual([]);
    });

    test('may begin with another letter where none begins with the same', async () => {
      expect(await near('wose')).toEqual(['hose', 'rose']);
      expect(await near('ummistiefel')).toEqual(['gummistiefel']);
    });

    test('come as they are written, with the number of their products', async () => {
      expect(correctWord('gumistiefel', await words.near('gumistiefel'))).toEqual({
        word: 'gummistiefel',
        display: 'GUMMISTIEFEL',
        products: 7,
      });
    });

    test.each(['', 'h', '%', '_', "'", '\\', '\0', '🙂', 'x'.repeat(5000)])(
      'are none for %j',
      async (word) => {
        expect(await words.near(word)).toEqual([]);
      },
    );
  });
}
