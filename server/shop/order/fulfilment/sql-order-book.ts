import { sql } from 'kysely';
import { invoiceDocument, type InvoiceDocument } from '../../../../schemas/order/invoice-document.ts';
import type { OrderState } from '../../../../schemas/order/states/order-machine.ts';
import type { Cause } from '../../../../schemas/order/states/transition.ts';
import type { NoTables } from '../../../storage/database/database.ts';
import type { Kysely } from 'kysely';
import type { OrderEffects, StoredOrder } from '../order-store.ts';
import { nextInRange } from '../sql-number-range.ts';
import { cancelOrder, noteChange, orderColumns } from '../sql-order-rows.ts';

type Transaction = Kysely<NoTables>;
type Name = Pick<StoredOrder, 'tenant' | 'number'>;
type Change = { subject: string; state: string; cause: Cause; at: number };

interface OrderBookParts {
  effects: Pick<OrderEffects, 'giveStockBack' | 'giveVoucherBack' | 'announce'>;
  /** Year of a credit note that is issued at a moment (ms), where the shop is. */
  yearOf(tenant: string, at: number): number;
  /** The credit note's number, from the next of its range. */
  creditNoteNumber(tenant: string, year: number, next: number): string;
}

/** Orders, their payments and invoices, for whoever carries orders out, within his transaction. */
export function createSqlOrderBook({ effects, yearOf, creditNoteNumber }: OrderBookParts) {
  async function one(
    transaction: Transaction,
    { tenant, number }: Name,
    isLocked: boolean,
  ): Promise<StoredOrder | null> {
    const { rows } = await sql<StoredOrder>`
      select ${orderColumns} from shop_order where tenant = ${tenant} and number = ${number}
      ${isLocked ? sql`for update` : sql``}`.execute(transaction);
    return rows[0] ?? null;
  }
  return {
    lock: (transaction: Transaction, order: Name) => one(transaction, order, true),
    read: (transaction: Transaction, order: Name) => one(transaction, order, false),
    async history(transaction: Transaction, { tenant, number }: Name): Promise<Change[]> {
      const { rows } = await sql<Change>`
        select subject, state, cause, at from order_event
         where tenant = ${tenant} and number = ${number} order by id`.execute(transaction);
      return rows;
    },
    note: (transaction: Transaction, { tenant, number }: Name, change: Change) =>
      noteChange(transaction, { tenant, number, ...change }),
    async writeState(
      transaction: Transaction,
      order: StoredOrder,
      { state, cause, at }: { state: OrderState; cause: Cause; at: number },
    ): Promise<void> {
      const { tenant, number } = order;
      await sql`
        update shop_order set state = ${state} where tenant = ${tenant} and number = ${number}`.execute(
        transaction,
      );
      await noteChange(transaction, { tenant, number, subject: 'order', state, cause, at });
      if (state !== 'cancelled') return;
      await effects.giveVoucherBack(transaction, tenant, number);
      await effects.announce(transaction, order, { type: 'order.cancelled', cause }, at);
    },
    giveUp: (transaction: Transaction, order: StoredOrder, by: { at: number; cause: Cause }) =>
      cancelOrder(transaction, order, by, effects),
    giveStockBack: effects.giveStockBack,
    async confirmedAfter(
      transaction: Transaction,
      tenant: string,
      { year, sequence }: { year: number; sequence: number },
      most: number,
    ): Promise<{ number: string; invoice: string }[]> {
      // Numbers are given in the order in which they are kept: none appears before another that was read.
      const { rows } = await sql<{ number: string; invoice: string }>`
        select i.order_number as number, i.number as invoice
          from invoice i join shop_order o on o.tenant = i.tenant and o.number = i.order_number
         where i.tenant = ${tenant}
           and (split_part(i.number, '-', 2)::integer, split_part(i.number, '-', 3)::bigint) > (${year}, ${sequence})
         order by split_part(i.number, '-', 2)::integer, split_part(i.number, '-', 3)::bigint limit ${most}`.execute(
        transaction,
      );
      return rows;
    },
    async deliveredBefore(
      transaction: Transaction,
      tenant: string,
      before: number,
      most: number,
    ): Promise<string[]> {
      const { rows } = await sql<{ number: string }>`
        select o.number from shop_order o
         where o.tenant = ${tenant} and o.state = 'delivered'
           and exists (select from order_event e
                        where e.tenant = o.tenant and e.number = o.number and e.subject = 'order'
                          and e.state = 'delivered' and e.at <= ${before})
           and not exists (select from order_return r
                            where r.tenant = o.tenant and r.number = o.number and r.received is null)
         order by o.number limit ${most}`.execute(transaction);
      return rows.map(({ number }) => number);
    },
    async invoiceOf(
      transaction: Transaction,
      { tenant, number }: Name,
    ): Promise<{ number: string; document: InvoiceDocument } | null> {
      const { rows } = await sql<{ number: string; document: unknown }>`
        select number, document from invoice where tenant = ${tenant} and order_number = ${number}`.execute(
        transaction,
      );
      const [row] = rows;
      return row ? { number: row.number, document: invoiceDocument.parse(row.document) } : null;
    },
    async nextCreditNote(transaction: Transaction, tenant: string, at: number): Promise<string> {
      const year = yearOf(tenant, at);
      const next = await nextInRange(transaction, { tenant, name: 'credit-note', year });
      return creditNoteNumber(tenant, year, next);
    },
    async paidBy(transaction: Transaction, { tenant, number }: Name): Promise<{ id: string } | null> {
      // A payment that came too late or twice goes back whole, under its own id, and has paid nothing.
      const { rows } = await sql<{ id: string }>`
        select id from payment p
         where tenant = ${tenant} and number = ${number} and state in ('captured', 'partly-refunded', 'refunded')
           and not exists (select from payment_refund r where r.tenant = p.tenant and r.key = p.id)
         order by created_at limit 1`.execute(transaction);
      return rows[0] ?? null;
    },
    async askRefund(
      transaction: Transaction,
      tenant: string,
      { payment, key, amount, at }: { payment: string; key: string; amount: number; at: number },
    ): Promise<void> {
      await sql`
        insert into payment_refund (tenant, key, payment, amount, asked_at)
        values (${tenant}, ${key}, ${payment}, ${amount}, ${at})`.execute(transaction);
    },
  };
}
