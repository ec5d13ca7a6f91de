import { entryOf } from '../../../http/read-entries.ts';
import { Field } from '../form-parts.tsx';
import type { OrderPageParts } from './order-place.tsx';
import { linesOf } from './order-progress.ts';
import { linesFrom, PieceFields, typedOr } from './piece-fields.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** A parcel that leaves the house: its number, and what is in it; to begin with, all that has not been sent. */
export function ShipView({ carriers, ...props }: StepProps & { carriers: OrderPageParts['carriers'] }) {
  const { visit, order, typed, faults, from } = props;
  const { text } = visit;
  const { shown, next } = linesFrom(
    linesOf(order).filter(({ open }) => open > 0),
    from,
  );
  const valueOf = (name: string): string => (typed ? entryOf(typed, name) : '');
  return (
    <StepFrame {...props} step="ship" next={next}>
      <div className="columns">
        <Field
          {...{ name: 'tracking', label: text('ship.tracking'), hint: text('ship.tracking.hint'), faults }}
          {...{ defaultValue: valueOf('tracking'), required: true, maxLength: 80, autoComplete: 'off' }}
        />
        <div className="field">
          <label htmlFor="carrier">{text('ship.carrier')}</label>
          <select id="carrier" name="carrier" defaultValue={valueOf('carrier')}>
            {carriers.map(({ name, called }) => (
              <option key={name} value={name}>
                {called}
              </option>
            ))}
          </select>
        </div>
      </div>
      <PieceFields
        {...{ text, caption: text('ship.pieces'), lines: shown }}
        mostOf={({ open }) => open}
        chosenOf={typedOr(typed, ({ open }) => open)}
      />
      <p>
        <button className="button">{text('ship.action')}</button>
      </p>
    </StepFrame>
  );
}
