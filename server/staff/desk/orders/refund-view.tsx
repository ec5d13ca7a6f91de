import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import { entryOf } from '../../../http/read-entries.ts';
import { Field } from '../form-parts.tsx';
import { moneyWords } from '../money.ts';
import { pieceWords } from './order-movements.tsx';
import { moneyLeft } from './order-progress.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

interface RefundProps extends StepProps {
  /** Returns whose money can go back, with what that comes to (cents). */
  returns: readonly { declared: OrderReturn; amount: number }[];
  /** Of the return that is chosen; empty: none is. */
  chosen: string;
}

/** For what money goes back: a return, or an amount that the shop gives. */
export function RefundView({ returns, chosen, ...props }: RefundProps) {
  const { visit, order, typed, faults } = props;
  const { text } = visit;
  const money = (cents: number): string => moneyWords(visit, cents, order.ordered.currency);
  const most = moneyLeft(order);
  return (
    <StepFrame {...props} step="refund">
      <fieldset className="field">
        <legend>{text('refund.for')}</legend>
        {returns.map(({ declared, amount }, index) => (
          <label className="choice" key={declared.key}>
            <input
              type="radio"
              name="for"
              value={`return:${declared.key}`}
              defaultChecked={chosen === '' ? index === 0 : chosen === declared.key}
            />
            <span>
              {text('refund.return', { amount: money(amount) })}
              <span className="quiet">
                {pieceWords(order.ordered.lines, declared.received ?? declared.pieces)}
              </span>
            </span>
          </label>
        ))}
        <label className="choice">
          <input type="radio" name="for" value="goodwill" defaultChecked={returns.length === 0} />
          <span>
            {text('refund.goodwill')}
            <span className="quiet">{text('refund.goodwill.about')}</span>
          </span>
        </label>
      </fieldset>
      <div className="narrow">
        <Field
          {...{
            name: 'amount',
            label: text('refund.amount'),
            faults,
            inputMode: 'decimal',
            autoComplete: 'off',
          }}
          {...{ hint: text('refund.amount.hint', { most: money(most) }), maxLength: 20 }}
          defaultValue={typed ? entryOf(typed, 'amount') : ''}
        />
      </div>
      <p>
        <button className="button">{text('refund.next')}</button>
      </p>
    </StepFrame>
  );
}
