import type { DeskVisit } from '../desk-page.ts';
import { hasDeskText } from '../desk-text.ts';
import { Table } from '../form-parts.tsx';
import { moneyWords } from '../money.ts';
import { Moment } from '../moment.tsx';
import type { DeskConcern } from './desk-orders.ts';
import { ordersPath } from './order-query.ts';

/** What waits for people because the shop cannot do it, the longest first, and what to do about it. */
export function AttentionView({ visit, concerns }: { visit: DeskVisit; concerns: readonly DeskConcern[] }) {
  const { text } = visit;
  const heads = ['since', 'what', 'order', 'amount'].map((each) => text(`attention.${each}`));
  return (
    <>
      <p>
        <a href={ordersPath}>{text('order.back')}</a>
      </p>
      <h1>{text('attention.title')}</h1>
      {concerns.length === 0 ? (
        <p>{text('attention.none')}</p>
      ) : (
        <Table caption={text('attention.table')} heads={heads}>
          {concerns.map(({ kind, number, subject, amount, currency, since }) => (
            <tr key={`${kind} ${subject} ${number}`}>
              <td>
                <Moment visit={visit} at={since} />
              </td>
              <th scope="row">
                {hasDeskText(`attention.kind.${kind}`) ? text(`attention.kind.${kind}`) : kind}
                <span className="quiet"> {subject}</span>
              </th>
              <td>{number === null ? '–' : <a href={`${ordersPath}/${number}`}>{number}</a>}</td>
              <td className="amount">
                {amount === null || currency === null ? '–' : moneyWords(visit, amount, currency)}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
