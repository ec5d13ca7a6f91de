import type { FulfilledOrder } from '../../schemas/fulfilment/fulfilled-order.ts';
import type { OrderReturn } from '../../schemas/fulfilment/order-return.ts';
import type { ShownReturn } from '../../schemas/fulfilment/shown-return.ts';
import { returnLabelAddress } from '../../schemas/order/return-paper.ts';
import { dateWriter } from '../../schemas/writing/date-writer.ts';
import { namedPieces } from './shown-parcel.ts';

interface ReturnWords {
  locale: string;
  timeZone: string;
  /** Of the order's pages, which fetches labels; null: they come by mail alone. */
  token: string | null;
  /** Whether a carrier makes labels; else they are the shop's own. */
  hasCarrier: boolean;
}

/** What comes back of an order, in words, the last one first. */
export function shownReturns(
  { returns, refunds, ordered: { lines } }: Pick<FulfilledOrder, 'returns' | 'refunds' | 'ordered'>,
  { locale, timeZone, token, hasCarrier }: ReturnWords,
): ShownReturn[] {
  const moment = dateWriter(locale, { timeZone, dateStyle: 'long' });
  const day = dateWriter(locale, { timeZone: 'UTC', dateStyle: 'full' });
  return returns.toReversed().map((declared) => {
    const { key, kind, pieces, received, way, declaredAt } = declared;
    const isPaid = refunds.some((refund) => refund.key === `return:${key}`);
    const state = isPaid ? 'refunded' : received ? 'received' : comingBy(declared, hasCarrier);
    return {
      ...{ kind, declared: moment(declaredAt), state },
      articles: namedPieces(received ?? pieces, lines),
      day: way.kind === 'pick-up' ? day(Date.parse(`${way.day}T12:00:00Z`)) : '',
      label: state === 'label' && token !== null ? returnLabelAddress(token, key) : null,
    };
  });
}

/** How something comes back. A label of a carrier is there when it has made it. */
export function comingBy(
  { way }: Pick<OrderReturn, 'way'>,
  hasCarrier: boolean,
): 'label' | 'label-follows' | 'pick-up' {
  if (way.kind === 'pick-up') return 'pick-up';
  return way.label || !hasCarrier ? 'label' : 'label-follows';
}
