import { type Kysely, sql } from 'kysely';
import { balanceOf } from '../../../../schemas/ledger/booking.ts';
import { namedOrders } from '../../../../schemas/ledger/named-orders.ts';
import type { Database, NoTables } from '../../../storage/database/database.ts';
import { untangled } from '../../../storage/database/untangled.ts';
import type { LedgerWriter } from '../ledger.ts';
import { readAccounts } from '../sql-ledger.ts';
import type { PaymentLine } from './payment-line.ts';

export interface TakePaymentsParts {
  database: Pick<Database, 'kysely'>;
  ledger: LedgerWriter;
}

interface TakenPayments {
  /** Each with the order that it was for. */
  booked: (PaymentLine & { order: string })[];
  /** Lines that were known before: nothing happened. */
  known: number;
  /** Kept for the people of the shop, who know what they are for. */
  open: PaymentLine[];
}

/**
 * Takes what a bank tells of, all of it or nothing: each line once, whatever file it comes in. What names one order, or its invoice, and
 * is no more than is owed there is booked; all else is kept. `at` in ms since 1970.
 */
export function takePayments(
  { database, ledger }: TakePaymentsParts,
  tenant: string,
  lines: readonly PaymentLine[],
  at: number,
): Promise<TakenPayments> {
  return untangled(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const taken: TakenPayments = { booked: [], known: 0, open: [] };
      for (const line of lines) {
        if (!(await keep(transaction, tenant, line, at))) {
          taken.known += 1;
          continue;
        }
        const order = await orderOf(transaction, tenant, line);
        if (order === null) taken.open.push(line);
        else {
          await bookLine(transaction, ledger, tenant, { ...line, order });
          taken.booked.push({ ...line, order });
        }
      }
      return taken;
    }),
  );
}

/** Lines that wait for somebody to say what they are for, the oldest first. Throws an outage. */
export async function openPayments(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
): Promise<PaymentLine[]> {
  const { rows } = await sql<PaymentLine>`
    select ${columns} from bank_line where tenant = ${tenant} and order_number is null
     order by booked_on, reference`.execute(kysely);
  return rows;
}

type Assigned = { ok: true; line: PaymentLine } | { ok: false; reason: 'no-line' | 'no-order' | 'currency' };

/** Books a line that waits on the order that somebody says it is for, be it more or less than is owed. Throws an outage. */
export function assignPayment(
  { database, ledger }: TakePaymentsParts,
  tenant: string,
  { reference, order }: { reference: string; order: string },
): Promise<Assigned> {
  return untangled(() =>
    database.kysely.transaction().execute(async (transaction): Promise<Assigned> => {
      const { rows } = await sql<PaymentLine>`
        select ${columns} from bank_line
         where tenant = ${tenant} and reference = ${reference} and order_number is null for update`.execute(
        transaction,
      );
      const [line] = rows;
      if (!line) return { ok: false, reason: 'no-line' };
      const { rows: accounts } = await sql<{ currency: string }>`
        select currency from ledger_account where tenant = ${tenant} and order_number = ${order} for update`.execute(
        transaction,
      );
      const [account] = accounts;
      if (!account) return { ok: false, reason: 'no-order' };
      if (account.currency !== line.currency) return { ok: false, reason: 'currency' };
      await bookLine(transaction, ledger, tenant, { ...line, order });
      return { ok: true, line };
    }),
  );
}

const columns = sql.raw('reference, booked_on as "bookedOn", amount, currency, payer, purpose');

/** Keeps a line; false: it was known. */
async function keep(
  transaction: Kysely<NoTables>,
  tenant: string,
  { reference, bookedOn, amount, currency, payer, purpose }: PaymentLine,
  at: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into bank_line (tenant, reference, booked_on, amount, currency, payer, purpose, read_at)
    values (${tenant}, ${reference}, ${bookedOn}, ${amount}, ${currency}, ${payer}, ${purpose}, ${at})
    on conflict do nothing`.execute(transaction);
  return numAffectedRows > 0n;
}

/** The one order that a line names and that owes as much. */
async function orderOf(
  transaction: Kysely<NoTables>,
  tenant: string,
  { purpose, amount, currency }: PaymentLine,
): Promise<string | null> {
  const { orders, invoices } = namedOrders(purpose);
  if (orders.length + invoices.length === 0) return null;
  const { rows } = await sql<{ order: string }>`
    select order_number as "order" from ledger_account
     where tenant = ${tenant} and claim is not null
       and (order_number = any(${orders}::text[]) or claim ->> 'invoice' = any(${invoices}::text[]))
     order by order_number for update`.execute(transaction);
  const [named, ...others] = rows;
  if (!named || others.length > 0) return null;
  // Days do not matter for what is owed.
  const own = sql`tenant = ${tenant} and order_number = ${named.order}`;
  const [account] = await readAccounts(transaction, 'UTC', own);
  const isOwed = account?.currency === currency && amount <= balanceOf(account.bookings);
  return isOwed ? named.order : null;
}

async function bookLine(
  transaction: Kysely<NoTables>,
  ledger: LedgerWriter,
  tenant: string,
  { reference, order, bookedOn, amount, currency }: PaymentLine & { order: string },
): Promise<void> {
  await sql`
    update bank_line set order_number = ${order} where tenant = ${tenant} and reference = ${reference}`.execute(
    transaction,
  );
  const at = Date.parse(`${bookedOn}T12:00:00Z`);
  await ledger.book(transaction, tenant, {
    kind: 'payment',
    order,
    cause: `bank ${reference}`,
    at,
    amount,
    currency,
  });
}
