import { expect, test } from 'vitest';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { testWordCandidates } from '../../../tests/contract/word-candidates.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { addWords, replaceWords } from '../indexing/write-texts.ts';
import { wordsInDatabase } from './words-in-database.ts';

testWordCandidates('database', (known) =>
  inDatabase(
    (database) => wordsInDatabase(database, 'at', 'de-AT'),
    ({ kysely }) => replaceWords({ transaction: kysely, tenant: 'at', locale: 'de-AT' }, known),
  ),
);

test('words belong to a tenant and a locale; very long ones are none', async () => {
  const database = await openTestDatabase();
  const place = { transaction: database.kysely, tenant: 'at', locale: 'de-AT' };
  const hose = { word: 'hose', display: 'Hose', products: 3 };
  await replaceWords(place, [hose, { word: 'y'.repeat(61), display: 'y', products: 1 }]);
  await addWords(place, [
    { ...hose, products: 1 },
    { word: 'dose', display: 'Dose', products: 1 },
  ]);
  expect(await wordsInDatabase(database, 'at', 'de-AT').near('hosx')).toEqual([hose]);
  expect(await wordsInDatabase(database, 'at', 'fr-CH').near('hosx')).toEqual([]);
  expect(await wordsInDatabase(database, 'nl', 'de-AT').near('hosx')).toEqual([]);
  await replaceWords(place, []);
  expect(await wordsInDatabase(database, 'at', 'de-AT').near('hosx')).toEqual([]);
  await database.close();
});
