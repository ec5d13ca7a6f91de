import { createPasswordHasher } from '../../server/credentials/password-hasher.ts';
import { createSqlAccountStore } from '../../server/shop/account/sql-account-store.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { benchPassword } from './steady-logins.ts';

export const emailOf = (index: number): string => `bench.${index}@example.at`;

/** Customers who may have a credit; made anew, as the database outlasts a run. */
export async function makeCustomers(database: Database, count: number): Promise<void> {
  const store = createSqlAccountStore(database);
  const hashed = await createPasswordHasher().hash(benchPassword);
  if (!hashed.ok) throw new Error('The password could not be hashed');
  for (let index = 0; index < count; index += 1) {
    const known = await store.byEmail('at', emailOf(index));
    if (known) await store.delete('at', known.id);
    await store.create({
      id: `bench${String(index).padStart(17, '0')}`,
      ...{ tenant: 'at', customerNumber: String(90_000_000 + index), email: emailOf(index) },
      ...{
        salutation: 'none',
        firstName: 'Anna',
        lastName: 'Berger',
        birthday: '1980-02-29',
        phone: null,
        locale: 'de-AT',
      },
      ...{ passwordHash: hashed.hash, confirmedAt: 1, createdAt: 1 },
      premiumRenewsOn: null,
      flags: { creditAffinity: true, bonusProgram: false },
    });
  }
}
