import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { type LineProgress, progressOfLines } from '../../../schemas/fulfilment/line-progress.ts';
import { newParcel } from '../../../schemas/fulfilment/parcel.ts';
import type { ReceivedPieces } from '../../../schemas/fulfilment/order-return.ts';
import { gathered, type LinePieces, piecesOf } from '../../../schemas/fulfilment/pieces.ts';
import type { DeskOrders, OnChanged, Worked } from '../../staff/desk/orders/desk-orders.ts';
import type { OrderCommand, TypedPieces } from './order-command.ts';
import { orderRefusal } from './order-refusal.ts';
import { orderLine, orderText } from './order-text.ts';

interface OrderShellParts {
  orders: Pick<DeskOrders, 'list' | 'read' | 'work'>;
  tenant: string;
  /** What was done is told, within its transaction. */
  told: (action: string, number: string) => OnChanged;
  /** A key by which something is known again that nobody named. */
  newKey(): string;
}

/** Orders that are listed at once. */
const mostListed = 100;

/** Does what was typed with orders; what is said of it. Throws why it was not done, and what to do. */
export async function workOnOrder(parts: OrderShellParts, wanted: OrderCommand): Promise<string> {
  const { orders, tenant } = parts;
  if (wanted.command === 'list') {
    const { state, search } = wanted;
    const found = await orders.list(tenant, { state, search }, { limit: mostListed });
    return found.length === 0 ? `No such order in ${tenant}` : found.map(orderLine).join('\n');
  }
  const { number } = wanted;
  const order = await orders.read({ tenant, number });
  if (!order) throw new Error(`${number} in ${tenant}: ${orderRefusal('unknown-order')}`);
  if (wanted.command === 'show') return orderText(order);
  const { action, done } = await act(parts, order, wanted);
  if (!done.ok)
    throw new Error(
      `${number} in ${tenant}: ${wanted.command} was not done, since ${orderRefusal(done.reason)}`,
    );
  const after = await orders.read({ tenant, number });
  const how = done.isChanged ? action : `${action}, as it was before: nothing has changed`;
  return `${number}: ${how}\n${after ? orderText(after) : ''}`;
}

type Change = Exclude<OrderCommand, { command: 'list' | 'show' }>;

async function act(
  { orders, tenant, told, newKey }: OrderShellParts,
  order: FulfilledOrder,
  wanted: Change,
): Promise<{ action: string; done: Worked }> {
  const { number } = order;
  const name = { tenant, number };
  const work = (action: string) => orders.work(told(action, number));
  const lines = progressOfLines(order);
  switch (wanted.command) {
    case 'pick':
      return { action: 'picked', done: await work('order.picked').markPicked(name) };
    case 'ship': {
      const pieces = chosen(lines, wanted.pieces, ({ open }) => open);
      const { carrier, trackingNumber } = wanted;
      const parcel = newParcel.safeParse({ carrier, trackingNumber, pieces });
      if (pieces.length === 0) return { action: 'shipped', done: { ok: false, reason: 'already-sent' } };
      if (!parcel.success)
        throw new Error(
          `"${carrier} ${trackingNumber}" is no carrier (as post, dhl) with a tracking number of 4 to 40 letters and digits`,
        );
      const done = await work('order.shipped').ship(name, [parcel.data]);
      return { action: `shipped by ${carrier} ${trackingNumber}`, done };
    }
    case 'deliver': {
      const parcel = parcelOf(order, wanted.trackingNumber);
      const done: Worked = parcel
        ? await work('order.delivered').deliver(name, parcel, 'staff')
        : { ok: false, reason: 'unknown-parcel' };
      return { action: `${parcel?.trackingNumber ?? ''} delivered`, done };
    }
    case 'return': {
      const { kind, reason, key = newKey() } = wanted;
      const pieces = chosen(lines, wanted.pieces, ({ sent, declared }) => sent - declared);
      const way = { kind: 'label' as const, label: null };
      const done: Worked =
        pieces.length === 0
          ? { ok: false, reason: 'not-sent' }
          : await work('order.return-declared').declareReturn(
              name,
              { key, kind, reason, pieces, way },
              'staff',
            );
      return { action: `return ${key} registered`, done };
    }
    case 'receive': {
      const { key, unsaleable } = wanted;
      const declared = order.returns.find((each) => each.key === key)?.pieces;
      const received = declared && partedPieces(declared, unsaleable);
      const done: Worked = received
        ? await work('order.return-received').receiveReturn(name, {
            key,
            received,
          })
        : { ok: false, reason: declared ? 'too-many' : 'unknown-return' };
      return { action: `return ${key} received`, done };
    }
    case 'refund': {
      const of =
        'return' in wanted.of
          ? { kind: 'return' as const, ...wanted.of }
          : { kind: 'goodwill' as const, amount: wanted.of.amount, key: wanted.of.key ?? newKey() };
      return { action: 'refunded', done: await work('order.refunded').refund(name, of) };
    }
    case 'cancel': {
      const { key = newKey() } = wanted;
      const pieces = wanted.pieces.length === 0 ? null : chosen(lines, wanted.pieces, ({ open }) => open);
      const done = await work('order.cancelled').cancel(name, { key, pieces }, 'staff');
      return { action: 'cancelled', done };
    }
  }
}

/** Pieces as they were typed; without any, and where no number was typed, all that there are. */
function chosen(
  lines: readonly LineProgress[],
  typed: readonly TypedPieces[],
  there: (line: LineProgress) => number,
): LinePieces[] {
  if (typed.length === 0)
    return gathered(lines.map((line) => ({ position: line.position, quantity: Math.max(0, there(line)) })));
  return gathered(
    typed.map(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position);
      // A line that is not there is refused where it is looked for.
      return { position, quantity: quantity ?? (line ? Math.max(0, there(line)) : 1) };
    }),
  );
}

/** All that was declared, with what of it cannot be sold again by itself; null: that is more than was declared. */
function partedPieces(declared: readonly LinePieces[], typed: readonly TypedPieces[]): ReceivedPieces | null {
  const bad = gathered(
    typed.map(({ position, quantity }) => ({
      position,
      quantity: quantity ?? piecesOf(position, declared),
    })),
  );
  const isIn = ({ position, quantity }: LinePieces): boolean => quantity <= piecesOf(position, declared);
  if (bad.length < new Set(typed.map(({ position }) => position)).size || !bad.every(isIn)) return null;
  const good = declared.map(({ position, quantity }) => ({
    position,
    quantity: quantity - piecesOf(position, bad),
  }));
  return [
    ...gathered(good).map((each) => ({ ...each, isResaleable: true })),
    ...bad.map((each) => ({ ...each, isResaleable: false })),
  ];
}

/** The parcel that is meant: by its number, or the only one that has not arrived. */
function parcelOf({ parcels }: FulfilledOrder, trackingNumber: string | undefined) {
  if (trackingNumber !== undefined) return parcels.find((each) => each.trackingNumber === trackingNumber);
  const [only, ...others] = parcels.filter(({ deliveredAt }) => deliveredAt === null);
  return others.length === 0 ? only : undefined;
}
