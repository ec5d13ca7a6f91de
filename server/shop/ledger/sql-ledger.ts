import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayIn } from '../../../schemas/day-in.ts';
import type { Booking } from '../../../schemas/ledger/booking.ts';
import { creditChange } from '../../../schemas/ledger/credit-change.ts';
import type { AccountFacts } from '../../../schemas/ledger/dues-of.ts';
import { entriesOf, type LedgerEntry } from '../../../schemas/ledger/entries-of.ts';
import type { BookingKind, LedgerEvent } from '../../../schemas/ledger/ledger-event.ts';
import { insuredClaim, type OrderClaim, orderClaim } from '../../../schemas/ledger/order-claim.ts';
import { type DayChange, movedDays } from '../../../schemas/ledger/moved-days.ts';
import type { NoTables } from '../../storage/database/database.ts';
import type { LedgerWriter } from './ledger.ts';

export interface SqlLedgerParts {
  timeZoneOf(tenant: string): string;
}

/** The account of an order, as it is kept. */
export type KeptAccount = Omit<AccountFacts, 'deliveredOn'> & { currency: string };

/** The ledger of the database. `book` may throw `DatabaseUnavailable`. */
export function createSqlLedger({ timeZoneOf }: SqlLedgerParts): LedgerWriter {
  return {
    async book(transaction, tenant, event) {
      const entries = entriesOf(event);
      const day = dayIn(timeZoneOf(tenant), event.at);
      const currency = await openAccount(transaction, tenant, event, day);
      if (currency !== event.currency)
        throw new RangeError(`the account of ${event.order} is kept in ${currency}`);
      const cause = event.kind === 'order' ? `order ${event.order}` : event.cause;
      const isNew =
        event.kind === 'protection'
          ? await insure(transaction, tenant, event)
          : await insertEntries(transaction, tenant, { ...event, cause }, entries);
      if (isNew && changesCredit.has(event.kind))
        await correctCosts(transaction, tenant, { ...event, cause }, timeZoneOf(tenant));
      return isNew;
    },
  };
}

/** What changes the price of a credit. */
const changesCredit: ReadonlySet<string> = new Set([
  'protection',
  'return',
  'cancellation',
] satisfies BookingKind[]);

/** Keeps what insuring its instalments costs with the claim of an order, once. */
async function insure(
  transaction: Kysely<NoTables>,
  tenant: string,
  { order, payments }: Extract<LedgerEvent, { kind: 'protection' }>,
): Promise<boolean> {
  const { rows } = await sql<{ claim: unknown }>`
    select claim from ledger_account where tenant = ${tenant} and order_number = ${order}`.execute(
    transaction,
  );
  const kept = rows[0]?.claim ?? null;
  if (kept === null) return false;
  const claim = orderClaim.parse(kept);
  const insured = insuredClaim(claim, payments);
  if (insured === claim) return false;
  await sql`
    update ledger_account set claim = ${JSON.stringify(insured)}::jsonb
     where tenant = ${tenant} and order_number = ${order}`.execute(transaction);
  return true;
}

/** Opens the account of an order where there is none, locks it, and has it looked at; its currency. */
async function openAccount(
  transaction: Kysely<NoTables>,
  tenant: string,
  event: LedgerEvent,
  day: string,
): Promise<string> {
  const claim = event.kind === 'order' ? JSON.stringify(event.claim) : null;
  const { rows } = await sql<{ currency: string }>`
    insert into ledger_account as known (tenant, order_number, currency, claim, look_on)
    values (${tenant}, ${event.order}, ${event.currency}, ${claim}::jsonb, ${day})
    on conflict (tenant, order_number) do update
       set claim = coalesce(known.claim, excluded.claim), look_on = least(known.look_on, excluded.look_on)
    returning currency`.execute(transaction);
  return rows[0]?.currency ?? event.currency;
}

/** Adds entries that were not booked before; whether there were some. */
async function insertEntries(
  transaction: Kysely<NoTables>,
  tenant: string,
  { order, cause, at }: Pick<Booking, 'order' | 'cause' | 'at'>,
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  let isNew = false;
  for (const { kind, debit, credit, amount } of entries) {
    const { numAffectedRows = 0n } = await sql`
      insert into ledger_booking (tenant, order_number, kind, cause, debit, credit, amount, at)
      values (${tenant}, ${order}, ${kind}, ${cause}, ${debit}, ${credit}, ${amount}, ${at})
      on conflict on constraint ledger_booking_once do nothing`.execute(transaction);
    isNew ||= numAffectedRows > 0n;
  }
  return isNew;
}

/** Books what a return changes of the price of a credit. */
async function correctCosts(
  transaction: Kysely<NoTables>,
  tenant: string,
  happening: Pick<Booking, 'order' | 'cause' | 'at'>,
  timeZone: string,
): Promise<void> {
  const [account] = await readAccounts(
    transaction,
    timeZone,
    sql`tenant = ${tenant} and order_number = ${happening.order}`,
  );
  if (account)
    await insertEntries(
      transaction,
      tenant,
      happening,
      creditChange(account.claim, account.bookings, timeZone),
    );
}

interface AccountRow {
  order: string;
  currency: string;
  claim: unknown;
  bookings: Booking[];
  noted: { due: string; state: 'overdue' | 'reminded' }[];
  changes: { dayOfMonth: number; at: number }[];
}

/** Accounts with all that was booked on them, by one statement. */
export async function readAccounts(
  kysely: Kysely<NoTables>,
  timeZone: string,
  which: RawBuilder<unknown>,
): Promise<KeptAccount[]> {
  const { rows } = await sql<AccountRow>`
    select order_number as "order", currency, claim,
           coalesce((select jsonb_agg(jsonb_build_object('order', b.order_number, 'kind', b.kind, 'cause', b.cause,
                       'debit', b.debit, 'credit', b.credit, 'amount', b.amount, 'at', b.at) order by b.id)
              from ledger_booking b
             where b.tenant = a.tenant and b.order_number = a.order_number), '[]') as bookings,
           -- A due that was reminded of was overdue before.
           coalesce((select jsonb_agg(jsonb_build_object('due', e.due, 'state', e.state) order by e.state)
              from ledger_due_event e
             where e.tenant = a.tenant and e.order_number = a.order_number), '[]') as noted,
           coalesce((select jsonb_agg(jsonb_build_object('dayOfMonth', c.day_of_month, 'at', c.at) order by c.id)
              from ledger_day_change c
             where c.tenant = a.tenant and c.order_number = a.order_number), '[]') as changes
      from ledger_account a where ${which} order by order_number`.execute(kysely);
  return rows.map(({ claim, noted, changes, ...row }) => ({
    ...{ ...row, timeZone },
    claim: claim === null ? null : withDays(orderClaim.parse(claim), changesOn(changes, timeZone)),
    noted: new Map(noted.map(({ due, state }) => [due, state])),
  }));
}

const changesOn = (changes: AccountRow['changes'], timeZone: string): DayChange[] =>
  changes.map(({ dayOfMonth, at }) => ({ dayOfMonth, on: dayIn(timeZone, at) }));

/** A claim with the days on which its instalments are paid after all. */
export function withDays(claim: OrderClaim, changes: readonly DayChange[]): OrderClaim {
  const { plan } = claim;
  if (!plan || changes.length === 0) return claim;
  const days = movedDays(
    plan.dates.map(({ day }) => day),
    changes,
  );
  const dates = plan.dates.map((date, at) => ({ ...date, day: days[at] ?? date.day }));
  return { ...claim, plan: { ...plan, dates } };
}
