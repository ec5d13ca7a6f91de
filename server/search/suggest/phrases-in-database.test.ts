import { testPhraseSource } from '../../../tests/contract/phrase-source.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { replacePhrases } from '../indexing/write-texts.ts';
import { phrasesInDatabase } from './phrases-in-database.ts';

testPhraseSource('database', async (known) => {
  const database = await openTestDatabase();
  const place = { transaction: database.kysely, tenant: 'at', locale: 'de-AT' };
  await replacePhrases({ ...place, locale: 'fr-CH' }, known);
  await replacePhrases(place, known.slice(1));
  await replacePhrases(place, known);
  return { phrases: phrasesInDatabase(database, 'at', 'de-AT'), close: () => database.close() };
});
