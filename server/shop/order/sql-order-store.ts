import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import { sameOrder } from './same-order.ts';
import type {
  NewOrder,
  OrderCause,
  OrderEffects,
  OrderStateName,
  OrderStore,
  Placed,
  StoredOrder,
} from './order-store.ts';
import { nextInRange } from './sql-number-range.ts';

interface SqlOrderParts {
  effects: OrderEffects;
  /** Year of an invoice that is issued at a moment (ms), where the shop is. */
  yearOf(tenant: string, at: number): number;
  /** The invoice's number, from the next of its range. */
  invoiceNumber(tenant: string, year: number, next: number): string;
}

/** Thrown within a transaction to leave it undone. */
class Undone extends Error {
  readonly placed: Placed;
  constructor(placed: Placed) {
    super('the order was not placed');
    this.placed = placed;
  }
}

const columns = sql.raw(
  'tenant, number, key, owner, customer, email, state, ordered, placed_at as "placedAt"',
);

/** Orders in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlOrderStore({ kysely }: Pick<Database, 'kysely'>, parts: SqlOrderParts): OrderStore {
  async function one(where: RawBuilder<unknown>): Promise<StoredOrder | null> {
    const { rows } = await sql<StoredOrder>`select ${columns} from shop_order where ${where}`.execute(kysely);
    return rows[0] ?? null;
  }
  return {
    async place(order) {
      try {
        return await kysely.transaction().execute((transaction) => place(transaction, order, parts));
      } catch (error) {
        if (error instanceof Undone) return error.placed;
        throw error;
      }
    },
    byNumber: (tenant, number) => one(sql`tenant = ${tenant} and number = ${number}`),
    byKey: (tenant, key) => one(sql`tenant = ${tenant} and key = ${key}`),
    byToken: (tenant, tokenHash) => one(sql`tenant = ${tenant} and token_hash = ${tokenHash}`),
    async invoiceOf(tenant, number) {
      if (!isStorable(number)) return null;
      const { rows } = await sql<{ number: string; issuedAt: number }>`
        select number, issued_at as "issuedAt" from invoice
         where tenant = ${tenant} and order_number = ${number}`.execute(kysely);
      return rows[0] ?? null;
    },
  };
}

/** Locks are taken in one order: basket, order, stock, voucher, number range; so no two orders wait for each other. */
async function place(
  transaction: Kysely<NoTables>,
  order: NewOrder,
  { effects, ...parts }: SqlOrderParts,
): Promise<Placed> {
  const { tenant, owner, number, ordered, placedAt, voucher } = order;
  const version = await effects.lockBasket(transaction, tenant, owner);
  const known = await waiting(transaction, order);
  if (known.same !== null) return { ok: true, number: known.same };
  if (version !== order.basketVersion) return { ok: false, reason: 'changed' };
  for (const other of known.others)
    await cancel(transaction, other, { at: placedAt, cause: 'customer' }, effects);
  if (!(await effects.takeStock(transaction, { tenant, locale: ordered.locale }, ordered.lines)))
    throw new Undone({ ok: false, reason: 'changed' });
  const isConfirmed = order.payment.state === 'open';
  await insertOrder(transaction, order, isConfirmed ? 'confirmed' : 'placed');
  if (voucher) {
    const redeemed = await effects.redeemVoucher(transaction, order, voucher);
    if (!redeemed.ok) throw new Undone({ ok: false, reason: 'voucher', fault: redeemed.reason });
  }
  await effects.renewCheckout(transaction, { tenant, owner, key: order.nextKey });
  if (isConfirmed) await confirm(transaction, { ...order, state: 'confirmed' }, { effects, ...parts });
  return { ok: true, number };
}

/** The order that this press has placed before, or another that waits for the same payment; and those that it takes the place of. */
async function waiting(
  transaction: Kysely<NoTables>,
  { tenant, owner, key, ordered }: NewOrder,
): Promise<{ same: string | null; others: StoredOrder[] }> {
  const { rows } = await sql<StoredOrder & { isSamePress: boolean }>`
    select ${columns}, key = ${key} as "isSamePress" from shop_order
     where tenant = ${tenant} and (key = ${key} or (owner = ${owner} and state = 'placed'))
     order by number for update`.execute(transaction);
  const same = rows.find((row) => row.isSamePress) ?? rows.find((row) => sameOrder(row.ordered, ordered));
  return { same: same?.number ?? null, others: same ? [] : rows };
}

async function insertOrder(
  transaction: Kysely<NoTables>,
  order: NewOrder,
  state: OrderStateName,
): Promise<void> {
  const { tenant, number, key, tokenHash, owner, customer, email, ordered, placedAt, payment } = order;
  await sql`
    insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
    values (${tenant}, ${number}, ${key}, ${tokenHash}, ${owner}, ${customer}, ${email}, ${state},
            ${JSON.stringify(ordered)}::jsonb, ${placedAt})`.execute(transaction);
  await sql`
    insert into payment (tenant, id, number, method, state, amount, currency, created_at, expires_at)
    values (${tenant}, ${payment.id}, ${number}, ${payment.method}, ${payment.state}, ${payment.amount},
            ${payment.currency}, ${placedAt}, ${payment.expiresAt})`.execute(transaction);
  const note = { tenant, number, at: placedAt, cause: 'customer' } as const;
  await noteChange(transaction, { ...note, subject: 'order', state: 'placed' });
  if (state !== 'placed') await noteChange(transaction, { ...note, subject: 'order', state });
  await noteChange(transaction, { ...note, subject: `payment:${payment.id}`, state: payment.state });
}

/** What happens when nothing is in the way of an order any more. The number range comes last: others wait for it. */
export async function confirm(
  transaction: Kysely<NoTables>,
  order: StoredOrder,
  { effects, yearOf, invoiceNumber }: SqlOrderParts,
): Promise<void> {
  const { tenant, number, owner, placedAt } = order;
  await effects.consumeBasket(transaction, tenant, owner);
  await effects.consumeCheckout(transaction, tenant, owner);
  await effects.tellConfirmed(transaction, order);
  const year = yearOf(tenant, placedAt);
  const next = await nextInRange(transaction, { tenant, name: 'invoice', year });
  await sql`
    insert into invoice (tenant, number, order_number, document, issued_at)
    values (${tenant}, ${invoiceNumber(tenant, year, next)}, ${number}, ${JSON.stringify(order.ordered)}::jsonb, ${placedAt})`.execute(
    transaction,
  );
}

/** Ends an order that nobody pays: goods and voucher are free again. */
export async function cancel(
  transaction: Kysely<NoTables>,
  { tenant, number, ordered }: StoredOrder,
  { at, cause }: { at: number; cause: OrderCause },
  effects: Pick<OrderEffects, 'giveStockBack' | 'giveVoucherBack'>,
): Promise<void> {
  await sql`
    update shop_order set state = 'cancelled' where tenant = ${tenant} and number = ${number}`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: string }>`
    update payment set state = 'cancelled', expires_at = null
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
}

interface OrderChange {
  tenant: string;
  number: string;
  /** `order`, or `payment:` and its id. */
  subject: string;
  state: string;
  cause: OrderCause;
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
