import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testCreditRecords } from '../../../../tests/contract/credit-records.contract.ts';
import { inDatabase } from '../../../../tests/contract/store-under-test.ts';
import { openTestDatabase } from '../../../../tests/services/test-database.ts';
import { createSqlCreditRecords } from './sql-credit-records.ts';

testCreditRecords('database', inDatabase(createSqlCreditRecords));

test('nobody changes a decision, or takes it away', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await createSqlCreditRecords(database).add({
    ...{ tenant: 'at', customer: 'anna', key: 'A'.repeat(22), method: 'pause', amount: 31_500, at: 1 },
    ...{ currency: 'EUR', check: 'own', isGranted: false, reason: 'no-affinity', facts: {} },
  });
  for (const change of [sql`update credit_decision set is_granted = true`, sql`delete from credit_decision`])
    await expect(change.execute(database.kysely)).rejects.toThrow(
      'rows of credit_decision are only ever added',
    );
});
