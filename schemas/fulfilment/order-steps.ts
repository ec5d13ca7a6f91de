import type { OrderEvent } from '../order/states/order-machine.ts';
import type { LineProgress } from './line-progress.ts';

/** What happened to an order by what happened to its lines, in the order in which it does. (domain.md, States) */
export function orderEvents(lines: readonly LineProgress[]): OrderEvent[] {
  if (lines.every(({ state }) => state === 'cancelled')) return ['cancel'];
  const isOpen = lines.some(({ open }) => open > 0);
  const hasArrived = lines.every(({ state }) => ['delivered', 'returned', 'cancelled'].includes(state));
  const isBack = lines.every(({ state }) => ['returned', 'cancelled'].includes(state));
  return [
    ...(lines.some(({ sent }) => sent > 0) ? (['fulfil'] as const) : []),
    ...(isOpen ? [] : (['ship'] as const)),
    ...(!isOpen && hasArrived ? (['deliver'] as const) : []),
    ...(!isOpen && isBack ? (['close'] as const) : []),
  ];
}
