import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { type LineProgress, progressOfLines } from '../../../../schemas/fulfilment/line-progress.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import type { OrderedLine } from '../../../../schemas/order/ordered.ts';

/** A line of an order with how far it is. */
export interface DeskLine extends LineProgress {
  line: OrderedLine;
}

export function linesOf(order: FulfilledOrder): DeskLine[] {
  const progress = progressOfLines(order);
  return order.ordered.lines.flatMap((line) => {
    const found = progress.find(({ position }) => position === line.position);
    return found ? [{ ...found, line }] : [];
  });
}

/** What can be done with an order as it is now. */
export interface PossibleSteps {
  pick: boolean;
  ship: boolean;
  cancel: boolean;
  takeReturn: boolean;
  refund: boolean;
}

export function possibleSteps(order: FulfilledOrder): PossibleSteps {
  const lines = linesOf(order);
  const { state } = order;
  const isUnderWay = state === 'confirmed' || state === 'in-fulfilment';
  const isPaidFor = state !== 'placed' && moneyLeft(order) > 0;
  return {
    pick: state === 'confirmed',
    ship: isUnderWay && lines.some(({ open }) => open > 0),
    cancel: state === 'placed' || (isUnderWay && lines.some(({ open }) => open > 0)),
    takeReturn: state !== 'placed' && lines.some(({ sent, declared }) => sent > declared),
    // What was given up before it was confirmed has no invoice of which something could go back.
    refund:
      isPaidFor && order.history.some(({ subject, state: to }) => subject === 'order' && to === 'confirmed'),
  };
}

/** What of the price has not gone back, in cents. */
export function moneyLeft({ ordered, refunds }: Pick<FulfilledOrder, 'ordered' | 'refunds'>): number {
  return ordered.goodsTotal - refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the money of a return can go back: it has not, and what it is for is here, or was withdrawn from. */
export function isRefundable({ refunds }: FulfilledOrder, { key, kind, received }: OrderReturn): boolean {
  const isPaidBack = refunds.some((refund) => refund.key === `return:${key}`);
  return !isPaidBack && (received !== null || kind === 'withdrawal');
}
