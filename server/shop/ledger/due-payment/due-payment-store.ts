import { type Kysely, sql } from 'kysely';
import { balanceOf } from '../../../../schemas/ledger/booking.ts';
import type { Cents } from '../../../../schemas/money/cents.ts';
import type { Database, NoTables } from '../../../storage/database/database.ts';
import type { LedgerWriter } from '../ledger.ts';
import { readAccounts } from '../sql-ledger.ts';

/** What a provider is asked to take for something that is due. */
interface DuePayment {
  tenant: string;
  id: string;
  order: string;
  method: string;
  amount: Cents;
  currency: string;
}

/** What a provider says of a payment. */
interface DuePaymentWord {
  id: string;
  reference: string;
  state: 'pending' | 'captured' | 'refused' | 'cancelled';
  amount: Cents;
  currency: string;
}

/** One that waits, or whose money goes back in part; `reference`: as the provider calls it. */
export interface KnownDuePayment extends DuePayment {
  reference: string;
  giveBack: Cents;
}

/** Payments of what is due. Every method may throw an outage. */
export interface DuePaymentStore {
  /** Keeps a payment that begins, or finds the one that began a moment ago; its id. */
  begin(payment: DuePayment, at: number): Promise<string>;
  keepReference(tenant: string, id: string, reference: string): Promise<void>;
  /**
   * Does what a provider says, once however often it is said; null: it is no payment of what is due, or not as it was asked for. What
   * is more than is owed by then is to go back.
   */
  settle(tenant: string, word: DuePaymentWord, at: number): Promise<'paid' | 'ended' | 'none' | null>;
  /** Those of these orders that wait. */
  pending(tenant: string, orders: readonly string[]): Promise<KnownDuePayment[]>;
  /** All that began before a moment and wait still. */
  pendingSince(before: number): Promise<KnownDuePayment[]>;
  /** Nobody waits for it any more; money that comes all the same counts. */
  end(payment: Pick<DuePayment, 'tenant' | 'id'>): Promise<void>;
  /** Those whose money is to go back. */
  toGiveBack(): Promise<KnownDuePayment[]>;
  givenBack(payment: KnownDuePayment, at: number): Promise<void>;
}

/** For how long a second press finds the payment of the first, in ms. */
const sameMs = 10 * 60_000;
/** Payments that are looked at at once. */
const most = 100;

const columns = sql.raw(
  'tenant, id, order_number as "order", method, amount, currency, reference, give_back as "giveBack"',
);

export interface DuePaymentStoreParts {
  database: Pick<Database, 'kysely'>;
  ledger: LedgerWriter;
  timeZoneOf(tenant: string): string;
}

export function createDuePaymentStore(parts: DuePaymentStoreParts): DuePaymentStore {
  const { kysely } = parts.database;
  const read = async (which: ReturnType<typeof sql>): Promise<KnownDuePayment[]> => {
    const { rows } = await sql<KnownDuePayment>`
      select ${columns} from due_payment where reference is not null and ${which} order by begun_at limit ${most}`.execute(
      kysely,
    );
    return rows;
  };
  return {
    begin: ({ tenant, id, order, method, amount, currency }, at) =>
      kysely.transaction().execute(async (transaction) => {
        await sql`
          select from ledger_account where tenant = ${tenant} and order_number = ${order} for update`.execute(
          transaction,
        );
        const { rows } = await sql<{ id: string }>`
          select id from due_payment
           where tenant = ${tenant} and order_number = ${order} and method = ${method} and amount = ${amount}
             and state = 'pending' and begun_at > ${at - sameMs} limit 1`.execute(transaction);
        const [same] = rows;
        if (same) return same.id;
        await sql`
          insert into due_payment (tenant, id, order_number, method, amount, currency, state, begun_at)
          values (${tenant}, ${id}, ${order}, ${method}, ${amount}, ${currency}, 'pending', ${at})`.execute(
          transaction,
        );
        return id;
      }),
    async keepReference(tenant, id, reference) {
      await sql`
        update due_payment set reference = ${reference} where tenant = ${tenant} and id = ${id}`.execute(
        kysely,
      );
    },
    settle: (tenant, word, at) =>
      kysely.transaction().execute((transaction) => settle(parts, transaction, { tenant, word, at })),
    pending: (tenant, orders) =>
      read(sql`tenant = ${tenant} and order_number = any(${orders}::text[]) and state = 'pending'`),
    pendingSince: (before) => read(sql`state = 'pending' and begun_at < ${before}`),
    async end({ tenant, id }) {
      await sql`
        update due_payment set state = 'ended' where tenant = ${tenant} and id = ${id} and state = 'pending'`.execute(
        kysely,
      );
    },
    toGiveBack: () => read(sql`give_back > 0 and given_back_at is null`),
    givenBack: ({ tenant, id, order, currency, giveBack }, at) =>
      kysely.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await sql`
          update due_payment set given_back_at = ${at}
           where tenant = ${tenant} and id = ${id} and given_back_at is null`.execute(transaction);
        // Another process has sent it back in the same round: the provider knows it by its key.
        if (numAffectedRows === 0n) return;
        await parts.ledger.book(transaction, tenant, {
          ...{ kind: 'refund', order, currency, cause: `refund ${id}`, at, amount: giveBack },
        });
      }),
  };
}

interface Told {
  tenant: string;
  word: DuePaymentWord;
  at: number;
}

async function settle(
  { ledger, timeZoneOf }: DuePaymentStoreParts,
  transaction: Kysely<NoTables>,
  { tenant, word, at }: Told,
): ReturnType<DuePaymentStore['settle']> {
  const { rows } = await sql<DuePayment & { state: string; reference: string | null }>`
    select ${columns}, state from due_payment where tenant = ${tenant} and id = ${word.id} for update`.execute(
    transaction,
  );
  const [known] = rows;
  const isOurs =
    known?.amount === word.amount &&
    known.currency === word.currency &&
    (known.reference === null || known.reference === word.reference);
  if (!isOurs) return null;
  if (known.state === 'captured' || word.state === 'pending') return 'none';
  const { order, amount, currency } = known;
  if (word.state !== 'captured') {
    await sql`
      update due_payment set state = 'ended' where tenant = ${tenant} and id = ${word.id}`.execute(
      transaction,
    );
    return 'ended';
  }
  const cause = `payment ${word.id}`;
  await ledger.book(transaction, tenant, { kind: 'payment', order, currency, cause, at, amount });
  const own = sql`tenant = ${tenant} and order_number = ${order}`;
  const [account] = await readAccounts(transaction, timeZoneOf(tenant), own);
  const owed = balanceOf(account?.bookings ?? []);
  const giveBack = Math.min(amount, Math.max(0, -owed));
  await sql`
    update due_payment set state = 'captured', reference = ${word.reference}, give_back = ${giveBack}
     where tenant = ${tenant} and id = ${word.id}`.execute(transaction);
  return 'paid';
}
