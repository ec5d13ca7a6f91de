import { describe, expect, test } from 'vitest';
import type { PhraseKey, PhraseSource } from '../../server/search/suggest/phrase-key.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const phrase = (key: string, weight: number, more: Partial<PhraseKey> = {}): PhraseKey => ({
  key,
  kind: 'type',
  display: key.toUpperCase(),
  target: '',
  weight,
  docs: [],
  ...more,
});

const dress = phrase('sommerkleid', 50, { docs: [3, 1, 2] });
const women = phrase('kleider damen', 80, { kind: 'category', target: 'women-dresses', docs: [9] });
const known = [
  phrase('sommerhose', 60),
  dress,
  phrase('kleid', 70),
  women,
  phrase('klemme', 10),
  phrase('überwurf', 5),
  phrase('100% wolle', 4),
];

/** Everything that is promised of where phrases to suggest come from. */
export function testPhraseSource(
  name: string,
  start: (known: readonly PhraseKey[]) => StartStore<PhraseSource>,
): void {
  describe(`phrases to suggest: ${name}`, () => {
    const { store: phrases } = openStore(start(known));

    const starting = async (text: string, limit = 10): Promise<string[]> =>
      (await phrases.startingWith(text, limit)).map(({ key }) => key);
    const nearly = async (text: string, limit = 10): Promise<string[]> =>
      (await phrases.nearlyStartingWith(text, limit)).map(({ key }) => key);

    test('begin with what was typed, the heaviest first, not more than asked for', async () => {
      expect(await starting('kle')).toEqual(['kleider damen', 'kleid', 'klemme']);
      expect(await starting('kle', 2)).toEqual(['kleider damen', 'kleid']);
      expect(await starting('kleider d')).toEqual(['kleider damen']);
      expect(await starting('ü')).toEqual(['überwurf']);
      expect(await starting('leid')).toEqual([]);
    });

    test('come whole', async () => {
      expect(await phrases.startingWith('sommerk', 10)).toEqual([dress]);
      expect(await phrases.startingWith('kleider', 10)).toEqual([women]);
    });

    test('are found with one error: a letter more, less, another, or two changed round', async () => {
      for (const typed of ['sommmerk', 'somerk', 'sonmerk', 'somemrk'])
        expect(await nearly(typed), typed).toContain('sommerkleid');
      expect(await nearly('kleidr')).toEqual(['kleider damen', 'kleid']);
      expect(await nearly('kleidr', 1)).toEqual(['kleider damen']);
      expect(await nearly('saemerk')).toEqual([]);
    });

    test.each(['%', '_', "'", '\\', '\0', '🙂', 'x'.repeat(5000)])('are none for %j', async (text) => {
      expect(await starting(text)).toEqual([]);
      expect(await nearly(text)).toEqual([]);
    });
  });
}
