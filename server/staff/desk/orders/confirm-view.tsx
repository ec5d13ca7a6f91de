import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { RefundMeans } from '../../../../schemas/fulfilment/order-refund.ts';
import type { Entries } from '../../../http/read-entries.ts';
import type { DeskVisit } from '../desk-page.ts';
import { moneyWords } from '../money.ts';
import { ordersPath } from './order-query.ts';

interface ConfirmProps {
  visit: DeskVisit;
  order: FulfilledOrder;
  step: 'refund' | 'cancel';
  /** What was typed, which goes with the confirmation. */
  typed: Entries;
  /** What goes back, in cents, and which way. */
  amount: number;
  means: RefundMeans;
  /** For what. */
  what: string;
}

/** Asks once more before money goes, and says how much, to whom and how. */
export function ConfirmView({ visit, order, step, typed, amount, means, what }: ConfirmProps) {
  const { text } = visit;
  const { ordered, number } = order;
  const { firstName, lastName } = ordered.billing;
  const path = `${ordersPath}/${number}`;
  const way = amount === 0 ? 'none' : means;
  const money = moneyWords(visit, amount, ordered.currency);
  return (
    <div className="narrow">
      <h1>{text(`confirm.title.${step}`)}</h1>
      <p className="notice bad">
        {text(`confirm.text.${step}.${way}`, { amount: money, name: `${firstName} ${lastName}`, number })}
      </p>
      {what !== '' && <p>{what}</p>}
      <form method="post" action={`${path}/${step}`}>
        {[...typed.values].flatMap(([name, values]) =>
          (name === 'confirmed' ? [] : values).map((value) => (
            <input type="hidden" key={`${name} ${value}`} name={name} value={value} />
          )),
        )}
        <p className="actions">
          <button className="button danger" name="confirmed" value={String(amount)}>
            {text(`confirm.action.${step}.${way}`, { amount: money })}
          </button>
          <a href={path}>{text('confirm.back')}</a>
        </p>
      </form>
    </div>
  );
}
