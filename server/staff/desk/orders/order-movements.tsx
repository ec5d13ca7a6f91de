import { carrierName } from '../../../../schemas/fulfilment/carriers.ts';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import { Table } from '../form-parts.tsx';
import { Moment } from '../moment.tsx';
import { isRefundable } from './order-progress.ts';
import { ordersPath } from './order-query.ts';
import type { DeskVisit } from '../desk-page.ts';

interface MovementProps {
  visit: DeskVisit;
  order: FulfilledOrder;
  isOffice: boolean;
}

/** What left the house; where it has not arrived, somebody can say that it has. */
export function ParcelTable({ visit, order }: MovementProps) {
  const { text } = visit;
  if (order.parcels.length === 0) return null;
  const heads = ['tracking', 'carrier', 'pieces', 'sent', 'arrived'].map((each) => text(`parcel.${each}`));
  return (
    <Table caption={text('parcel.table')} heads={heads}>
      {order.parcels.map(({ carrier, trackingNumber, pieces, shippedAt, deliveredAt }) => (
        <tr key={`${carrier} ${trackingNumber}`}>
          <th scope="row">{trackingNumber}</th>
          <td>{carrierName(carrier)}</td>
          <td>{pieceWords(order.ordered.lines, pieces)}</td>
          <td>
            <Moment visit={visit} at={shippedAt} />
          </td>
          <td>
            {deliveredAt === null ? (
              <form method="post" action={`${ordersPath}/${order.number}/deliver`}>
                <input type="hidden" name="carrier" value={carrier} />
                <button
                  className="button second"
                  name="tracking"
                  value={trackingNumber}
                  aria-label={text('parcel.deliver-of', { number: trackingNumber })}
                >
                  {text('parcel.deliver')}
                </button>
              </form>
            ) : (
              <Moment visit={visit} at={deliveredAt} />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What comes back: what is to be taken in, and what is to be paid back. */
export function ReturnTable({ visit, order, isOffice }: MovementProps) {
  const { text } = visit;
  if (order.returns.length === 0) return null;
  const heads = ['declared', 'kind', 'pieces', 'received', 'money'].map((each) => text(`return.${each}`));
  const path = `${ordersPath}/${order.number}`;
  return (
    <Table caption={text('return.table')} heads={heads}>
      {order.returns.map((each) => {
        const query = new URLSearchParams({ return: each.key });
        const refund = order.refunds.find(({ key }) => key === `return:${each.key}`);
        return (
          <tr key={each.key}>
            <th scope="row">
              <Moment visit={visit} at={each.declaredAt} />
            </th>
            <td>
              {text(`return.kind.${each.kind}`)}
              {each.reason !== 'none' && (
                <span className="quiet"> · {text(`return.reason.${each.reason}`)}</span>
              )}
            </td>
            <td>{pieceWords(order.ordered.lines, each.pieces)}</td>
            <td>
              {each.receivedAt === null ? (
                <a className="button second" href={`${path}/receive?${query}`}>
                  {text('return.receive')}
                </a>
              ) : (
                <Moment visit={visit} at={each.receivedAt} />
              )}
            </td>
            <td>
              {refund ? (
                <Moment visit={visit} at={refund.at} />
              ) : isOffice && isRefundable(order, each) ? (
                <a className="button second" href={`${path}/refund?${query}`}>
                  {text('return.refund')}
                </a>
              ) : (
                text('return.open')
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** `2 × Kleid, 1 × Hose` */
export function pieceWords(
  lines: readonly { position: number; name: string; choice: readonly string[] }[],
  pieces: readonly LinePieces[],
): string {
  return pieces
    .map(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position);
      return `${quantity} × ${line ? [line.name, ...line.choice].join(' ') : position}`;
    })
    .join(', ');
}
