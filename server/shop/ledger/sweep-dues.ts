import { type Kysely, sql } from 'kysely';
import { dayIn } from '../../../schemas/day-in.ts';
import { duesOf } from '../../../schemas/ledger/dues-of.ts';
import { dueSteps, nextLook } from '../../../schemas/ledger/due-steps.ts';
import { daysLater } from '../../../schemas/money/credit/payment-dates.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { AccountOrders, Remind } from './account-orders.ts';
import type { LedgerWriter } from './ledger.ts';
import { type KeptAccount, readAccounts } from './sql-ledger.ts';

/** What a shop decides about what is late. */
export interface ReminderRules {
  tenant: string;
  timeZone: string;
  /** Days after its own on which something is reminded of. */
  days: number;
  /** What a reminder costs, in cents; 0: nothing. */
  fee: number;
}

export interface SweepDuesParts {
  database: Pick<Database, 'kysely'>;
  ledger: LedgerWriter;
  orders: Pick<AccountOrders, 'deliveredAt'>;
  remind: Remind;
  log: { warn(facts: object, text: string): void };
}

/** Accounts that one round looks at. */
const most = 500;

/**
 * Notes what has become overdue in a shop, and reminds of it once; what fails is done by a later round, and is in no other's way.
 * `at` in ms since 1970. Throws an outage.
 */
export async function sweepDues(parts: SweepDuesParts, rules: ReminderRules, at: number): Promise<void> {
  const { kysely } = parts.database;
  const today = dayIn(rules.timeZone, at);
  const { rows } = await sql<{ order: string }>`
    select order_number as "order" from ledger_account where tenant = ${rules.tenant} and look_on <= ${today}
     order by look_on, order_number limit ${most}`.execute(kysely);
  for (const { order } of rows)
    try {
      await kysely
        .transaction()
        .execute((transaction) => look(transaction, parts, rules, { order, today, at }));
    } catch (error) {
      parts.log.warn({ err: error, order }, 'What is due of an order could not be looked at');
    }
}

async function look(
  transaction: Kysely<NoTables>,
  { ledger, orders, remind }: SweepDuesParts,
  { tenant, timeZone, days, fee }: ReminderRules,
  { order, today, at }: { order: string; today: string; at: number },
): Promise<void> {
  const own = sql`tenant = ${tenant} and order_number = ${order}`;
  // Another process may look at it, and has done so by the time that it lets go.
  const { rows } = await sql`
    select from ledger_account where ${own} and look_on <= ${today} for update skip locked`.execute(
    transaction,
  );
  const [account] = rows.length > 0 ? await readAccounts(transaction, timeZone, own) : [];
  if (!account) return;
  const delivered = await orders.deliveredAt(tenant, [order]);
  const dues = duesOf({ ...account, deliveredOn: dayOf(delivered.get(order), timeZone) }, today);
  let next = nextLook(dues, today, days);
  for (const { due, state } of dueSteps(dues, today, days)) {
    await sql`
      insert into ledger_due_event (tenant, order_number, due, state, cause, at)
      values (${tenant}, ${order}, ${due.key}, ${state}, 'clock', ${at}) on conflict do nothing`.execute(
      transaction,
    );
    if (state === 'overdue' || due.day === null) continue;
    if (fee > 0) {
      await ledger.book(transaction, tenant, feeOf(account, due.key, { fee, at }));
      // It is due today itself.
      next = daysLater(today, 1);
    }
    const { key, day, open } = due;
    const invoice = account.claim?.invoice ?? '';
    await remind(transaction, { tenant, order, due: key, invoice, day, open, fee });
  }
  await sql`update ledger_account set look_on = ${next} where ${own}`.execute(transaction);
}

function feeOf({ order, currency }: KeptAccount, due: string, { fee, at }: { fee: number; at: number }) {
  const cause = `reminder ${order} ${due}`;
  return { kind: 'reminder-fee', order, currency, cause, at, amount: fee } as const;
}

/** The day of a moment, where it is known. */
export function dayOf(at: number | undefined, timeZone: string): string | null {
  return at === undefined ? null : dayIn(timeZone, at);
}
