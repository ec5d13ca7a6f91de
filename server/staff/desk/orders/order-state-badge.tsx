import type { OrderState } from '../../../../schemas/order/states/order-machine.ts';
import type { DeskText } from '../desk-text.ts';

/** How each state is coloured: as what waits, what is well, and what has ended. */
const looks: Readonly<Record<OrderState, string>> = {
  ...{ placed: 'invited', confirmed: 'invited', 'in-fulfilment': 'invited' },
  ...{ shipped: 'active', delivered: 'active', closed: '', cancelled: 'disabled' },
};

/** The state of an order, in words. */
export function OrderStateBadge({ text, state }: { text: DeskText; state: OrderState }) {
  return <span className={`state ${looks[state]}`}>{text(`order.state.${state}`)}</span>;
}
