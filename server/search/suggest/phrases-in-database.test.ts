import { testPhraseSource } from '../../../tests/contract/phrase-source.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { replacePhrases } from '../indexing/write-texts.ts';
import { phrasesInDatabase } from './phrases-in-database.ts';

testPhraseSource('database', (known) =>
  inDatabase(
    (database) => phrasesInDatabase(database, 'at', 'de-AT'),
    async ({ kysely }) => {
      const place = { transaction: kysely, tenant: 'at', locale: 'de-AT' };
      await replacePhrases({ ...place, locale: 'fr-CH' }, known);
      await replacePhrases(place, known.slice(1));
      await replacePhrases(place, known);
    },
  ),
);
