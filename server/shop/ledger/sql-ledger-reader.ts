import { sql } from 'kysely';
import { dayIn } from '../../../schemas/day-in.ts';
import { balanceOf, movementOn } from '../../../schemas/ledger/booking.ts';
import { duesOf } from '../../../schemas/ledger/dues-of.ts';
import type { Database } from '../../storage/database/database.ts';
import type { AccountOrders } from './account-orders.ts';
import type { AccountOwner, LedgerReader, OwnBalance, OwnBooking, OwnDue } from './ledger.ts';
import { type KeptAccount, readAccounts } from './sql-ledger.ts';
import { dayOf } from './sweep-dues.ts';

export interface LedgerReaderParts {
  database: Pick<Database, 'kysely'>;
  orders: AccountOrders;
  timeZoneOf(tenant: string): string;
  /** In ms since 1970. */
  now: () => number;
}

/** What is read of the ledger. Every method may throw `DatabaseUnavailable`. */
export function createSqlLedgerReader({
  database: { kysely },
  orders,
  timeZoneOf,
  now,
}: LedgerReaderParts): LedgerReader {
  const numbersOf = async (owner: AccountOwner): Promise<string[]> =>
    'order' in owner ? [owner.order] : orders.ofCustomer(owner.tenant, owner.customer);
  async function accountsOf(owner: AccountOwner): Promise<KeptAccount[]> {
    const numbers = await numbersOf(owner);
    if (numbers.length === 0) return [];
    const which = sql`tenant = ${owner.tenant} and order_number = any(${numbers}::text[])`;
    return readAccounts(kysely, timeZoneOf(owner.tenant), which);
  }
  return {
    async bookingsOf(owner) {
      const accounts = await accountsOf(owner);
      return accounts
        .flatMap(({ currency, bookings }) =>
          bookings.map((booking): OwnBooking => {
            const { order, kind, at } = booking;
            return { order, kind, at, currency, amount: movementOn(booking) };
          }),
        )
        .filter(({ amount }) => amount !== 0)
        .toReversed()
        .toSorted((a, b) => b.at - a.at);
    },
    async balanceOf(owner) {
      const accounts = await accountsOf(owner);
      const byCurrency = new Map<string, number>();
      for (const { currency, bookings } of accounts)
        byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + balanceOf(bookings));
      return [...byCurrency].map(([currency, amount]): OwnBalance => ({ currency, amount }));
    },
    async duesOf(owner) {
      const timeZone = timeZoneOf(owner.tenant);
      const accounts = await accountsOf(owner);
      const numbers = accounts.map(({ order }) => order);
      const delivered = await orders.deliveredAt(owner.tenant, numbers);
      const today = dayIn(timeZone, now());
      return accounts
        .flatMap((account) => {
          const deliveredOn = dayOf(delivered.get(account.order), timeZone);
          const { currency } = account;
          return duesOf({ ...account, deliveredOn }, today).map((due): OwnDue => ({ ...due, currency }));
        })
        .toSorted((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
    },
  };
}
