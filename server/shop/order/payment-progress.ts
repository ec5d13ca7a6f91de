import type { OrderState } from '../../../schemas/order/order-state.ts';
import type { OrderPayment, StoredOrder } from './order-store.ts';

/** How far the payment of an order is, for its orderer. */
export function progressOf(
  order: StoredOrder['state'],
  payment: Pick<OrderPayment, 'state' | 'reference'> | null,
): NonNullable<OrderState['order']>['progress'] {
  const state = payment?.state ?? 'open';
  if (order === 'cancelled') {
    if (state === 'captured' || state === 'refunded') return 'returned';
    return state === 'expired' ? 'expired' : 'failed';
  }
  if (order !== 'placed') return state === 'open' ? 'none-needed' : 'accepted';
  if (state !== 'pending' && state !== 'authorised') return 'failed';
  return payment?.reference === null ? 'unreachable' : 'waiting';
}
