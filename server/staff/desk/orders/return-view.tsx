import { returnKinds, returnReasons } from '../../../../schemas/fulfilment/order-return.ts';
import { entryOf } from '../../../http/read-entries.ts';
import { linesOf } from './order-progress.ts';
import { linesFrom, PieceFields, typedOr } from './piece-fields.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** What comes back, as somebody has told the shop or as it stands on the table. */
export function ReturnView(props: StepProps) {
  const { visit, order, typed, from } = props;
  const { text } = visit;
  const { shown, next } = linesFrom(
    linesOf(order).filter(({ sent, declared }) => sent > declared),
    from,
  );
  return (
    <StepFrame {...props} step="return" next={next}>
      <PieceFields
        {...{ text, caption: text('return.pieces-table'), lines: shown }}
        mostOf={({ sent, declared }) => sent - declared}
        chosenOf={typedOr(typed, () => 0)}
      />
      <fieldset className="field">
        <legend>{text('return.kind')}</legend>
        {returnKinds.map((kind) => (
          <label className="choice" key={kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={(typed ? entryOf(typed, 'kind') : 'return') === kind}
            />
            <span>
              {text(`return.kind.${kind}`)}
              <span className="quiet">{text(`return.kind.${kind}.about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="field narrow">
        <label htmlFor="reason">{text('return.reason')}</label>
        <select id="reason" name="reason" defaultValue={typed ? entryOf(typed, 'reason') : 'none'}>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {text(`return.reason.${reason}`)}
            </option>
          ))}
        </select>
      </div>
      <p>
        <button className="button">{text('return.action')}</button>
      </p>
    </StepFrame>
  );
}
