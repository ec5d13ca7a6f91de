import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { dayIn } from '../../schemas/day-in.ts';
import type { LedgerEvent } from '../../schemas/ledger/ledger-event.ts';
import { claimOf } from '../../schemas/ledger/order-claim.ts';
import { daysLater } from '../../schemas/money/credit/payment-dates.ts';
import { invoiceDocument } from '../../schemas/order/invoice-document.ts';
import type { LedgerWriter } from '../shop/ledger/ledger.ts';
import type { Database, NoTables } from '../storage/database/database.ts';

export interface EarlierOrdersParts {
  database: Pick<Database, 'kysely'>;
  ledger: LedgerWriter;
  timeZoneOf(tenant: string): string;
  /** In ms since 1970. */
  now: () => number;
}

/** Orders that are booked by one transaction. */
const most = 50;
/**
 * Days until what is open of such orders is looked at by the clock: nobody is reminded of what came to the bank before there was a
 * ledger, and whose files are still to be read.
 */
const quietDays = 30;

/**
 * Books what orders had come to before there was a ledger: invoices, protection, payments of providers and what went back of them.
 * Each counts once, so that it can be done again; of how many orders something was missing. Throws an outage.
 */
export async function bookEarlierOrders(parts: EarlierOrdersParts): Promise<number> {
  let booked = 0;
  let after = { tenant: '', order: '' };
  for (;;) {
    const orders = await parts.database.kysely.transaction().execute(async (transaction) => {
      const missing = await readMissing(transaction, after);
      for (const order of missing) if (await bookOrder(parts, transaction, order)) booked += 1;
      return missing;
    });
    const last = orders.at(-1);
    if (!last) return booked;
    after = last;
  }
}

async function bookOrder(
  { ledger, timeZoneOf, now }: EarlierOrdersParts,
  transaction: Kysely<NoTables>,
  { tenant, ...earlier }: EarlierOrder,
): Promise<boolean> {
  let isNew = false;
  for (const event of eventsOf(earlier)) isNew = (await ledger.book(transaction, tenant, event)) || isNew;
  if (isNew)
    await sql`
      update ledger_account set look_on = ${daysLater(dayIn(timeZoneOf(tenant), now()), quietDays)}
       where tenant = ${tenant} and order_number = ${earlier.order}`.execute(transaction);
  return isNew;
}

const dated = z.strictObject({ day: z.iso.date(), amount: z.int().min(0) });

const earlierOrder = z.strictObject({
  tenant: z.string(),
  order: z.string(),
  currency: z.string(),
  invoice: z.strictObject({ number: z.string(), document: invoiceDocument, at: z.int() }).nullable(),
  protection: z.strictObject({ payments: z.array(dated), at: z.int() }).nullable(),
  payments: z.array(z.strictObject({ id: z.string(), amount: z.int(), at: z.int() })),
  refunds: z.array(z.strictObject({ key: z.string(), amount: z.int(), at: z.int() })),
});
type EarlierOrder = z.output<typeof earlierOrder>;

const paid = sql.raw("('captured', 'partly-refunded', 'refunded')");

/** The next orders of which something is not booked, with all that is to be. */
async function readMissing(
  transaction: Kysely<NoTables>,
  after: Pick<EarlierOrder, 'tenant' | 'order'>,
): Promise<EarlierOrder[]> {
  const isBooked = (tenant: string, cause: string, kind: string) => sql`
    exists (select from ledger_booking b
             where b.tenant = ${sql.ref(tenant)} and b.cause = ${sql.raw(cause)} and b.kind = ${sql.lit(kind)})`;
  const { rows } = await sql<object>`
    select o.tenant, o.number as "order", o.ordered->>'currency' as currency,
           (select jsonb_build_object('number', i.number, 'document', i.document, 'at', i.issued_at) from invoice i
             where i.tenant = o.tenant and i.order_number = o.number) as invoice,
           (select jsonb_build_object('payments', p.protection->'payments', 'at', p.ordered_at) from payment_protection p
             where p.tenant = o.tenant and p.number = o.number) as protection,
           coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'amount', p.amount, 'at', coalesce(
                       (select min(e.at) from order_event e
                         where e.tenant = p.tenant and e.number = p.number and e.subject = 'payment:' || p.id
                           and e.state = 'captured'), p.created_at)) order by p.created_at)
                       from payment p
                      where p.tenant = o.tenant and p.number = o.number and p.state in ${paid}), '[]') as payments,
           coalesce((select jsonb_agg(jsonb_build_object('key', r.key, 'amount', r.amount, 'at', r.done_at) order by r.done_at)
                       from payment_refund r join payment p on p.tenant = r.tenant and p.id = r.payment
                      where p.tenant = o.tenant and p.number = o.number and r.done_at is not null), '[]') as refunds
      from shop_order o
     where (o.tenant, o.number) > (${after.tenant}, ${after.order}) and (o.tenant, o.number) in (
             select i.tenant, i.order_number from invoice i
              where not ${isBooked('i.tenant', "'order ' || i.order_number", 'order')}
             union
             select p.tenant, p.number from payment p
              where p.state in ${paid} and not ${isBooked('p.tenant', "'payment ' || p.id", 'payment')}
             union
             select p.tenant, p.number from payment_refund r join payment p on p.tenant = r.tenant and p.id = r.payment
              where r.done_at is not null and not ${isBooked('r.tenant', "'refund ' || r.key", 'refund')})
     order by o.tenant, o.number limit ${most}`.execute(transaction);
  return rows.map((row) => earlierOrder.parse(row));
}

function eventsOf({
  order,
  currency,
  invoice,
  protection,
  payments,
  refunds,
}: Omit<EarlierOrder, 'tenant'>): LedgerEvent[] {
  const common = { order, currency };
  return [
    ...(invoice
      ? [
          {
            ...common,
            kind: 'order' as const,
            at: invoice.at,
            claim: claimOf(invoice.number, invoice.document),
          },
        ]
      : []),
    ...(protection
      ? [{ ...common, kind: 'protection' as const, cause: `protection ${order}`, ...protection }]
      : []),
    ...payments.map(({ id, ...came }) => ({
      ...{ ...common, kind: 'payment' as const, cause: `payment ${id}` },
      ...came,
    })),
    ...refunds.map(({ key, ...back }) => ({
      ...common,
      kind: 'refund' as const,
      cause: `refund ${key}`,
      ...back,
    })),
  ];
}
