import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import { untangled } from '../../storage/database/untangled.ts';
import { heldByAnother, unlessHeld } from '../../storage/database/unless-held.ts';
import type { PaymentState } from '../../../schemas/order/states/payment-machine.ts';
import { sameOrder } from './same-order.ts';
import type {
  DuePayment,
  DueRefund,
  NewOrder,
  OrderPayment,
  OrderStore,
  Placed,
  StoredOrder,
} from './order-store.ts';
import {
  cancelOrder,
  confirmOrder,
  insertPayment,
  newestPayment,
  noteChange,
  orderColumns,
  type ConfirmingParts,
  type SqlOrderParts,
} from './sql-order-rows.ts';
import { beginAttempt, canReopen, expirePayment, giveUp, settlePayment } from './sql-settlement.ts';

/** Thrown within a transaction to leave it undone. */
class Undone extends Error {
  readonly placed: Placed;
  constructor(placed: Placed) {
    super('the order was not placed');
    this.placed = placed;
  }
}

/** How often it is tried to pay again while another press is under way: ten seconds in all. */
const patience = 5;

/** Orders in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlOrderStore({ kysely }: Pick<Database, 'kysely'>, parts: SqlOrderParts): OrderStore {
  async function one(where: RawBuilder<unknown>): Promise<StoredOrder | null> {
    const { rows } = await sql<StoredOrder>`select ${orderColumns} from shop_order where ${where}`.execute(
      kysely,
    );
    return rows[0] ?? null;
  }
  const within = <Result>(work: (transaction: Kysely<NoTables>) => Promise<Result>): Promise<Result> =>
    untangled(() => kysely.transaction().execute(work));
  return {
    async place(order) {
      try {
        const tell =
          order.payment.state === 'open'
            ? await parts.effects.prepareTelling({ ...order, state: 'confirmed' })
            : null;
        const placed = await unlessHeld(
          () => within((transaction) => place(transaction, order, { ...parts, tell })),
          1,
        );
        return placed === 'held' ? { ok: false, reason: placed } : placed;
      } catch (error) {
        if (error instanceof Undone) return error.placed;
        throw error;
      }
    },
    byNumber: (tenant, number) => one(sql`tenant = ${tenant} and number = ${number}`),
    byKey: (tenant, key) => one(sql`tenant = ${tenant} and key = ${key}`),
    byToken: (tenant, tokenHash) => one(sql`tenant = ${tenant} and token_hash = ${tokenHash}`),
    async settle(tenant, word, at) {
      await parts.effects.prepare();
      const order =
        word.state === 'captured'
          ? await one(
              sql`(tenant, number) = (select tenant, number from payment where tenant = ${tenant} and id = ${word.id})`,
            )
          : null;
      const tell = order && (await parts.effects.prepareTelling({ ...order, state: 'confirmed' }));
      return within((transaction) => settlePayment(transaction, tenant, word, at, { ...parts, tell }));
    },
    beginAttempt: (order, payment, at) =>
      unlessHeld(
        () => within((transaction) => beginAttempt(transaction, order, payment, at, parts)),
        patience,
      ),
    canReopen: (order) => canReopen(kysely, order),
    giveUp: (order, at) =>
      unlessHeld(() => within((transaction) => giveUp(transaction, order, at, parts)), patience),
    async refundsDue(most) {
      const { rows } = await sql<DueRefund>`
        update payment_refund r set attempts = attempts + 1 from payment p
         where r.done_at is null and p.tenant = r.tenant and p.id = r.payment and p.reference is not null
           and (r.tenant, r.key) in (
             select tenant, key from payment_refund where done_at is null order by attempts, asked_at limit ${most}
                for update skip locked)
        returning r.tenant, r.key, r.payment, r.amount, p.reference, p.number, p.currency`.execute(kysely);
      return rows;
    },
    refunded: ({ tenant, key, payment, number, amount, currency }, at) =>
      kysely.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await sql`
          update payment_refund set done_at = ${at}
           where tenant = ${tenant} and key = ${key} and done_at is null`.execute(transaction);
        // Another process has sent it back in the same round: the provider knows it by its key.
        if (numAffectedRows === 0n) return;
        // Of two parts at once the second sees the first.
        await sql`
          select from payment where tenant = ${tenant} and id = ${payment} for update`.execute(transaction);
        const { rows } = await sql<{ state: PaymentState }>`
          update payment p
             set state = case when p.amount > (select sum(amount) from payment_refund r
                                                where r.tenant = p.tenant and r.payment = p.id and r.done_at is not null)
                              then 'partly-refunded' else 'refunded' end
           where tenant = ${tenant} and id = ${payment} returning state`.execute(transaction);
        const subject = `payment:${payment}`;
        for (const { state } of rows)
          await noteChange(transaction, { tenant, number, subject, state, cause: 'clock', at });
        await parts.effects.book(transaction, tenant, {
          ...{ kind: 'refund', order: number, cause: `refund ${key}`, at, amount, currency },
        });
      }),
    async paymentsDue(at, most) {
      const { rows } = await sql<DuePayment>`
        select tenant, id, number, reference, created_at as "begunAt" from payment
         where expires_at <= ${at} order by expires_at limit ${most}`.execute(kysely);
      return rows;
    },
    async expire(payment, at, again) {
      await parts.effects.prepare();
      await within((transaction) => expirePayment(transaction, payment, { at, again }, parts));
    },
    async keepReference(tenant, id, reference) {
      await sql`
        update payment set reference = ${reference}
         where tenant = ${tenant} and id = ${id} and reference is null`.execute(kysely);
    },
    async lastPayment(tenant, number) {
      const { rows } = await sql<OrderPayment>`
        select id, method, state, reference, amount, currency from payment
         where tenant = ${tenant} and number = ${number} ${newestPayment}`.execute(kysely);
      return rows[0] ?? null;
    },
    async join(tenant, from, to) {
      const { numAffectedRows = 0n } = await sql`
        update shop_order set owner = ${to}
         where tenant = ${tenant} and owner = ${from} and state in ('placed', 'cancelled')`.execute(kysely);
      return numAffectedRows > 0n;
    },
    async invoiceOf(tenant, number) {
      if (!isStorable(number)) return null;
      const { rows } = await sql<{
        number: string;
        issuedAt: number;
        document: unknown;
      }>`
        select number, issued_at as "issuedAt", document from invoice
         where tenant = ${tenant} and order_number = ${number}`.execute(kysely);
      return rows[0] ?? null;
    },
  };
}

/** Locks are taken in one order: basket, order, stock, voucher, number range; so no two orders wait for each other. */
async function place(
  transaction: Kysely<NoTables>,
  order: NewOrder,
  { effects, ...parts }: ConfirmingParts,
): Promise<Placed> {
  const { tenant, owner, number, ordered, placedAt, voucher } = order;
  const version = await effects.lockBasket(transaction, tenant, owner).catch(heldByAnother);
  const known = await waiting(transaction, order);
  if (known.same !== null) return { ok: true, number: known.same };
  if (version !== order.basketVersion) return { ok: false, reason: 'changed' };
  for (const other of known.others)
    await cancelOrder(transaction, other, { at: placedAt, cause: 'customer' }, effects);
  const pieces = ordered.lines.map((line) => ({
    ...line,
    services: ordered.services.filter(({ position }) => position === line.position),
  }));
  if (!(await effects.takeStock(transaction, { tenant, locale: ordered.locale }, pieces)))
    throw new Undone({ ok: false, reason: 'changed' });
  const isConfirmed = order.payment.state === 'open';
  await insertOrder(transaction, order, isConfirmed ? 'confirmed' : 'placed').catch(heldByAnother);
  await effects.announce(transaction, order, { type: 'order.placed' }, placedAt);
  if (voucher) {
    const redeemed = await effects.redeemVoucher(transaction, order, voucher);
    if (!redeemed.ok) throw new Undone({ ok: false, reason: 'voucher', fault: redeemed.reason });
  }
  await effects.renewCheckout(transaction, { tenant, owner, key: order.nextKey });
  if (isConfirmed)
    await confirmOrder(transaction, { ...order, state: 'confirmed' }, placedAt, { effects, ...parts });
  return { ok: true, number };
}

/** The order that this press has placed before, or another that waits for the same payment; and those that it takes the place of. */
async function waiting(
  transaction: Kysely<NoTables>,
  { tenant, owner, key, ordered }: NewOrder,
): Promise<{ same: string | null; others: StoredOrder[] }> {
  const { rows } = await sql<StoredOrder & { isSamePress: boolean }>`
    select ${orderColumns}, key = ${key} as "isSamePress" from shop_order
     where tenant = ${tenant} and (key = ${key} or (owner = ${owner} and state = 'placed'))
     order by number for update`.execute(transaction);
  const same = rows.find((row) => row.isSamePress) ?? rows.find((row) => sameOrder(row.ordered, ordered));
  return { same: same?.number ?? null, others: same ? [] : rows };
}

async function insertOrder(
  transaction: Kysely<NoTables>,
  order: NewOrder,
  state: StoredOrder['state'],
): Promise<void> {
  const { tenant, number, key, tokenHash, owner, customer, email, ordered, placedAt, payment } = order;
  await sql`
    insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
    values (${tenant}, ${number}, ${key}, ${tokenHash}, ${owner}, ${customer}, ${email}, ${state},
            ${JSON.stringify(ordered)}::jsonb, ${placedAt})`.execute(transaction);
  const note = { tenant, number, at: placedAt, cause: 'customer' } as const;
  await noteChange(transaction, { ...note, subject: 'order', state: 'placed' });
  if (state !== 'placed') await noteChange(transaction, { ...note, subject: 'order', state });
  await insertPayment(transaction, order, payment, placedAt);
}
