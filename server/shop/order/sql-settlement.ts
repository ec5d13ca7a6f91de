import { type Kysely, sql } from 'kysely';
import { orderMachine, type OrderState } from '../../../schemas/order/states/order-machine.ts';
import {
  paymentMachine,
  type PaymentEvent,
  type PaymentState,
} from '../../../schemas/order/states/payment-machine.ts';
import { type Cause, type Standing, transition } from '../../../schemas/order/states/transition.ts';
import type { NoTables } from '../../storage/database/database.ts';
import { heldByAnother } from '../../storage/database/unless-held.ts';
import type { DuePayment, NewPayment, Reopened, StoredOrder } from './order-store.ts';
import type { PaymentWord, Settled } from './payment-word.ts';
import { askRefund, keepConcern } from './sql-stray-money.ts';
import {
  cancelOrder,
  type ConfirmingParts,
  confirmOrder,
  insertPayment,
  noteChange,
  orderColumns,
  type SqlOrderParts,
} from './sql-order-rows.ts';

interface PaymentRow {
  id: string;
  method: string;
  number: string;
  state: PaymentState;
  amount: number;
  currency: string;
  reference: string | null;
}

const events: Readonly<Record<PaymentWord['state'], PaymentEvent | null>> = {
  pending: null,
  captured: 'capture',
  refused: 'fail',
  cancelled: 'cancel',
};

/** Does what a provider's word demands, once however often it is said, in whichever order. (domain.md, States) */
export async function settlePayment(
  transaction: Kysely<NoTables>,
  tenant: string,
  word: PaymentWord,
  at: number,
  parts: ConfirmingParts,
): Promise<Settled> {
  const found = await lockPayment(transaction, tenant, word.id, parts);
  if (!found) return keepConcern(transaction, tenant, word, { reason: 'unknown', at });
  const { order, payment } = found;
  const isOurs =
    payment.amount === word.amount &&
    payment.currency === word.currency &&
    (payment.reference === null || payment.reference === word.reference);
  if (!isOurs) return keepConcern(transaction, tenant, word, { reason: 'wrong', at });
  // The answer to its beginning was lost: by this name the money can go back.
  if (payment.reference === null)
    await sql`
      update payment set reference = ${word.reference} where tenant = ${tenant} and id = ${payment.id}`.execute(
      transaction,
    );
  const event = events[word.state];
  if (event === null) return 'none';
  const standing = await standingOf<PaymentState>(transaction, order, `payment:${payment.id}`, payment.state);
  const next = transition(paymentMachine, standing, event, 'provider');
  if (!next.ok || !next.isChanged) return 'none';
  await writePaymentState(transaction, order, payment.id, { state: next.state, cause: 'provider', at });
  if (next.state !== 'captured') return 'ended';
  await parts.effects.book(transaction, tenant, {
    ...{ kind: 'payment', order: order.number, cause: `payment ${payment.id}`, at },
    ...{ amount: payment.amount, currency: payment.currency },
  });
  const taken = await takeMoney(transaction, order, at, parts);
  if (taken === 'confirmed') {
    const paid = { ...payment, reference: word.reference };
    await parts.effects.announce(transaction, order, { type: 'order.paid', payment: paid }, at);
  }
  if (taken === 'refund') {
    await askRefund(transaction, { tenant, payment, at });
    await parts.effects.tellReturned(transaction, order, payment);
  }
  return taken;
}

/** Money is here: the order is confirmed, taken up again where there still is everything, or the money goes back. */
async function takeMoney(
  transaction: Kysely<NoTables>,
  order: StoredOrder,
  at: number,
  parts: ConfirmingParts,
): Promise<Settled> {
  const isEnded = order.state === 'cancelled';
  if (isEnded && (await reopen(transaction, order, { at, cause: 'provider' }, parts)) !== 'open')
    return 'refund';
  const now: StoredOrder = { ...order, state: isEnded ? 'placed' : order.state };
  const next = transition(orderMachine, { state: now.state, cause: 'customer' }, 'confirm', 'provider');
  // A second payment of an order that was paid goes back.
  if (!next.ok || !next.isChanged) return 'refund';
  await writeOrderState(transaction, now, { state: next.state, cause: 'provider', at });
  await confirmOrder(transaction, { ...now, state: 'confirmed' }, at, parts);
  return 'confirmed';
}

/** Takes an order up again that clock or provider had ended, where goods and voucher are still to be had. */
async function reopen(
  transaction: Kysely<NoTables>,
  order: StoredOrder,
  { at, cause }: { at: number; cause: Cause },
  { effects }: SqlOrderParts,
): Promise<Reopened> {
  const { tenant, ordered } = order;
  if (!(await canReopen(transaction, order, cause))) return 'over';
  const pieces = ordered.lines.map(({ sku, quantity }) => ({ sku, quantity }));
  if (!(await effects.takeStock(transaction, { tenant, locale: ordered.locale }, pieces)))
    return 'goods-gone';
  if (ordered.voucher && cause === 'provider')
    // What was paid for is the order as it was shown: that the voucher was taken meanwhile is the shop's loss.
    await effects.noteVoucher(transaction, order, ordered.voucher);
  else if (ordered.voucher && !(await effects.redeemVoucher(transaction, order, ordered.voucher)).ok) {
    await effects.giveStockBack(transaction, tenant, pieces);
    return 'voucher-gone';
  }
  await writeOrderState(transaction, order, { state: 'placed', cause, at });
  await effects.announce(transaction, order, { type: 'order.placed' }, at);
  return 'open';
}

/** Whether an order that is cancelled may be placed again. */
export async function canReopen(
  kysely: Kysely<NoTables>,
  order: StoredOrder,
  cause: Cause = 'customer',
): Promise<boolean> {
  const standing = await standingOf<OrderState>(kysely, order, 'order', order.state);
  return transition(orderMachine, standing, 'reopen', cause).ok;
}

/** Ends what has waited for its payment too long: goods and voucher are free again. `again`: see the store. */
export async function expirePayment(
  transaction: Kysely<NoTables>,
  { tenant, id }: Pick<DuePayment, 'tenant' | 'id'>,
  { at, again }: { at: number; again: number | null },
  parts: SqlOrderParts,
): Promise<void> {
  const found = await lockPayment(transaction, tenant, id, parts);
  if (!found) return;
  const { order, payment } = found;
  const standing = await standingOf<PaymentState>(transaction, order, `payment:${id}`, payment.state);
  const next = transition(paymentMachine, standing, 'expire', 'clock');
  if (next.ok && next.isChanged)
    await writePaymentState(transaction, order, id, { state: next.state, cause: 'clock', at });
  const due = payment.state === 'captured' ? null : again;
  await sql`update payment set expires_at = ${due} where tenant = ${tenant} and id = ${id}`.execute(
    transaction,
  );
  if (order.state !== 'placed') return;
  const { rows } = await sql`
    select from payment where tenant = ${tenant} and number = ${order.number} and state = 'pending'`.execute(
    transaction,
  );
  // Another attempt to pay is still under way.
  if (rows.length > 0) return;
  await cancelOrder(transaction, order, { at, cause: 'clock' }, parts.effects);
  const isAbandoned = payment.state === 'pending' || payment.state === 'expired';
  await parts.effects.tellOpen(
    transaction,
    { ...order, state: 'cancelled' },
    isAbandoned ? 'abandoned' : 'refused',
    at,
  );
}

/** A payment with its order. Locks are taken as orders take them when they are placed: basket, order, payment. */
async function lockPayment(
  transaction: Kysely<NoTables>,
  tenant: string,
  id: string,
  { effects }: SqlOrderParts,
): Promise<{ order: StoredOrder; payment: PaymentRow } | null> {
  const { rows: owners } = await sql<{ owner: string; number: string }>`
    select o.owner, o.number from payment p join shop_order o on o.tenant = p.tenant and o.number = p.number
     where p.tenant = ${tenant} and p.id = ${id}`.execute(transaction);
  const [known] = owners;
  if (!known) return null;
  await effects.lockBasket(transaction, tenant, known.owner);
  const { rows: orders } = await sql<StoredOrder>`
    select ${orderColumns} from shop_order
     where tenant = ${tenant} and number = ${known.number} for update`.execute(transaction);
  const { rows: payments } = await sql<PaymentRow>`
    select id, number, method, state, amount, currency, reference from payment
     where tenant = ${tenant} and id = ${id} for update`.execute(transaction);
  const [order] = orders;
  const [payment] = payments;
  return order && payment ? { order, payment } : null;
}

/** A state, and who brought it about last. */
async function standingOf<State extends string>(
  transaction: Kysely<NoTables>,
  { tenant, number }: StoredOrder,
  subject: string,
  state: State,
): Promise<Standing<State>> {
  const { rows } = await sql<{ cause: Cause }>`
    select cause from order_event where tenant = ${tenant} and number = ${number} and subject = ${subject}
     order by id desc limit 1`.execute(transaction);
  return { state, cause: rows[0]?.cause ?? 'customer' };
}

/** Begins another attempt to pay an order that waits, or that the clock has ended and that is taken up again. */
export async function beginAttempt(
  transaction: Kysely<NoTables>,
  { tenant, number, owner }: Pick<StoredOrder, 'tenant' | 'number' | 'owner'>,
  payment: NewPayment,
  at: number,
  parts: SqlOrderParts,
): Promise<Reopened> {
  await parts.effects.lockBasket(transaction, tenant, owner).catch(heldByAnother);
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns} from shop_order where tenant = ${tenant} and number = ${number} for update`
    .execute(transaction)
    .catch(heldByAnother);
  const [order] = rows;
  if (!order) return 'over';
  const reopened =
    order.state === 'placed' ? 'open' : await reopen(transaction, order, { at, cause: 'customer' }, parts);
  if (reopened !== 'open') return reopened;
  const { rows: same } = await sql`
    select from payment
     where tenant = ${tenant} and number = ${number} and method = ${payment.method} and state = 'pending'`.execute(
    transaction,
  );
  // Pressed twice at once, it is the attempt that is under way.
  if (same.length === 0) await insertPayment(transaction, order, payment, at);
  return 'open';
}

/** Gives up an order that waits for its payment; false: it waits for none. */
export async function giveUp(
  transaction: Kysely<NoTables>,
  { tenant, number, owner }: Pick<StoredOrder, 'tenant' | 'number' | 'owner'>,
  at: number,
  { effects }: SqlOrderParts,
): Promise<boolean> {
  await effects.lockBasket(transaction, tenant, owner).catch(heldByAnother);
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns} from shop_order
     where tenant = ${tenant} and number = ${number} and state = 'placed' for update`
    .execute(transaction)
    .catch(heldByAnother);
  const [order] = rows;
  if (order) await cancelOrder(transaction, order, { at, cause: 'customer' }, effects);
  return order !== undefined;
}

interface Change<State> {
  state: State;
  cause: Cause;
  at: number;
}

async function writePaymentState(
  transaction: Kysely<NoTables>,
  { tenant, number }: StoredOrder,
  id: string,
  { state, cause, at }: Change<PaymentState>,
): Promise<void> {
  // What did not come is due all the same: with it the order that waits for it ends.
  const due = state === 'captured' ? sql`null` : sql`expires_at`;
  await sql`
    update payment set state = ${state}, expires_at = ${due} where tenant = ${tenant} and id = ${id}`.execute(
    transaction,
  );
  await noteChange(transaction, { tenant, number, subject: `payment:${id}`, state, cause, at });
}

async function writeOrderState(
  transaction: Kysely<NoTables>,
  { tenant, number }: StoredOrder,
  { state, cause, at }: Change<OrderState>,
): Promise<void> {
  await sql`
    update shop_order set state = ${state} where tenant = ${tenant} and number = ${number}`.execute(
    transaction,
  );
  await noteChange(transaction, { tenant, number, subject: 'order', state, cause, at });
}
