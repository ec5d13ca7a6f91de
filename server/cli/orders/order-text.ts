import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { progressOfLines } from '../../../schemas/fulfilment/line-progress.ts';
import { stepsOfLine } from '../../../schemas/parcel/line-steps.ts';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import type { ListedOrder } from '../../../schemas/order/listed-order.ts';

const money = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;
const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const listed = (pieces: readonly LinePieces[]): string =>
  pieces.map(({ position, quantity }) => `${position}x${quantity}`).join(' ');

/** An order of a list, in a line. */
export function orderLine({
  number,
  state,
  placedAt,
  total,
  currency,
  firstName,
  lastName,
}: ListedOrder): string {
  return [number, state, moment(placedAt), money(total, currency), `${firstName} ${lastName}`].join('  ');
}

/** An order with all that has become of it: as much as is needed to work on it. */
export function orderText(order: FulfilledOrder): string {
  const { number, state, placedAt, ordered, parcels, returns, refunds } = order;
  const { billing, lines, total, currency } = ordered;
  const progress = progressOfLines(order);
  const said = [
    `${number}  ${state}  ${moment(placedAt)}  ${money(total, currency)}  ${billing.firstName} ${billing.lastName}`,
    'Lines:',
    ...lines.map(({ position, sku, name, choice }) => {
      const own = progress.find((each) => each.position === position);
      const steps = own ? stepsOfLine(own).map(({ step, quantity }) => `${quantity} ${step}`) : [];
      return `  ${position}  ${sku}  ${[name, ...choice].join(', ')}: ${steps.join(', ')}`;
    }),
    ...titled(
      'Parcels:',
      parcels.map(
        ({ carrier, trackingNumber, pieces, shippedAt, deliveredAt }) =>
          `${carrier} ${trackingNumber}  ${listed(pieces)}  sent ${moment(shippedAt)}` +
          (deliveredAt === null ? '' : `, delivered ${moment(deliveredAt)}`),
      ),
    ),
    ...titled(
      'Returns:',
      returns.map(
        ({ key, kind, reason, pieces, way, received }) =>
          `${key}  ${kind}  ${listed(pieces)}  ${reason}  ` +
          `${way.kind === 'pick-up' ? `pick-up ${way.day}` : 'label'}  ${received ? `received ${listed(received)}` : 'not here yet'}`,
      ),
    ),
    ...titled(
      'Refunds:',
      refunds.map(
        ({ key, amount, means, creditNote }) =>
          `${key}  ${money(amount, currency)}  ${means}  ${creditNote ?? 'no credit note'}`,
      ),
    ),
  ];
  return said.join('\n');
}

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
