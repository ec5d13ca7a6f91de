import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import { claimOf } from '../../../schemas/ledger/order-claim.ts';
import type { InvoiceDocument } from '../../../schemas/order/invoice-document.ts';
import type { Cause } from '../../../schemas/order/states/transition.ts';
import type { NewPayment, OrderEffects, StoredOrder } from './order-store.ts';
import { nextInRange } from './sql-number-range.ts';

export interface SqlOrderParts {
  effects: OrderEffects;
  /** Year of an invoice that is issued at a moment (ms), where the shop is. */
  yearOf(tenant: string, at: number): number;
  /** The invoice's number, from the next of its range. */
  invoiceNumber(tenant: string, year: number, next: number): string;
  /** What the invoice of an order says that is issued at a moment (ms), but for its number. */
  invoiceOf(order: StoredOrder, at: number): InvoiceDocument;
}

/** What may confirm an order: `tell` was prepared for it; null: this cannot confirm any. */
export interface ConfirmingParts extends SqlOrderParts {
  tell: Awaited<ReturnType<OrderEffects['prepareTelling']>> | null;
}

/** Columns of an order as it is kept. */
export const orderColumns = sql.raw(
  `tenant, number, key, token_hash as "tokenHash", owner, customer, email, state,
   '{"services":[]}'::jsonb || ordered as ordered, placed_at as "placedAt"`,
);

/** Which attempt to pay an order tells how far it is: the newest; of two of one moment that which is waited for. */
export const newestPayment = sql.raw("order by created_at desc, state = 'pending' desc, id limit 1");

/** What happens when nothing is in the way of an order any more. The number range comes last: others wait for it. */
export async function confirmOrder(
  transaction: Kysely<NoTables>,
  order: StoredOrder,
  at: number,
  { effects, tell, yearOf, invoiceNumber, invoiceOf }: ConfirmingParts,
): Promise<void> {
  const { tenant, number, owner } = order;
  await effects.consumeBasket(transaction, tenant, owner, order.ordered.lines);
  await effects.consumeCheckout(transaction, tenant, owner);
  if (!tell) throw new Error('nothing was prepared to tell that an order is confirmed');
  await tell(transaction);
  await effects.announce(transaction, order, { type: 'order.confirmed' }, at);
  const year = yearOf(tenant, at);
  const next = await nextInRange(transaction, { tenant, name: 'invoice', year });
  const invoice = invoiceNumber(tenant, year, next);
  const document = invoiceOf(order, at);
  await sql`
    insert into invoice (tenant, number, order_number, document, issued_at)
    values (${tenant}, ${invoice}, ${number}, ${JSON.stringify(document)}::jsonb, ${at})`.execute(
    transaction,
  );
  const claim = claimOf(invoice, document);
  const { currency } = order.ordered;
  await effects.book(transaction, tenant, { kind: 'order', order: number, currency, at, claim });
}

/** Ends an order that nobody pays: goods and voucher are free again. Its payments are looked at once more when they are due. */
export async function cancelOrder(
  transaction: Kysely<NoTables>,
  order: StoredOrder,
  { at, cause }: { at: number; cause: Cause },
  effects: Pick<OrderEffects, 'giveStockBack' | 'giveVoucherBack' | 'announce'>,
): Promise<void> {
  const { tenant, number, ordered } = order;
  await sql`
    update shop_order set state = 'cancelled' where tenant = ${tenant} and number = ${number}`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: string }>`
    update payment set state = 'cancelled'
     where tenant = ${tenant} and number = ${number} and state = 'pending' returning id`.execute(transaction);
  await noteChange(transaction, { tenant, number, subject: 'order', state: 'cancelled', cause, at });
  for (const { id } of rows)
    await noteChange(transaction, {
      tenant,
      number,
      subject: `payment:${id}`,
      state: 'cancelled',
      cause,
      at,
    });
  await effects.giveStockBack(transaction, tenant, ordered.lines);
  await effects.giveVoucherBack(transaction, tenant, number);
  await effects.announce(transaction, order, { type: 'order.cancelled', cause }, at);
}

interface OrderChange {
  tenant: string;
  number: string;
  /** `order`, or `payment:` and its id. */
  subject: string;
  state: string;
  cause: Cause;
  at: number;
}

export async function noteChange(
  transaction: Kysely<NoTables>,
  { tenant, number, subject, state, cause, at }: OrderChange,
): Promise<void> {
  await sql`
    insert into order_event (tenant, number, subject, state, cause, at)
    values (${tenant}, ${number}, ${subject}, ${state}, ${cause}, ${at})`.execute(transaction);
}

/** Keeps an attempt to pay, and that it was begun. */
export async function insertPayment(
  transaction: Kysely<NoTables>,
  { tenant, number }: Pick<StoredOrder, 'tenant' | 'number'>,
  { id, method, state, amount, currency, expiresAt }: NewPayment,
  at: number,
): Promise<void> {
  await sql`
    insert into payment (tenant, id, number, method, state, amount, currency, created_at, expires_at)
    values (${tenant}, ${id}, ${number}, ${method}, ${state}, ${amount}, ${currency}, ${at}, ${expiresAt})`.execute(
    transaction,
  );
  await noteChange(transaction, { tenant, number, subject: `payment:${id}`, state, cause: 'customer', at });
}
