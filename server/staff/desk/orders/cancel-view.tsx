import { linesOf } from './order-progress.ts';
import { linesFrom, PieceFields, typedOr } from './piece-fields.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** What is not to be sent any more; an order that waits for its payment ends as a whole. */
export function CancelView(props: StepProps) {
  const { visit, order, typed, from } = props;
  const { text } = visit;
  const { shown, next } = linesFrom(
    linesOf(order).filter(({ open }) => open > 0),
    from,
  );
  return (
    <StepFrame {...props} step="cancel" next={next}>
      {order.state === 'placed' ? (
        <p>{text('cancel.whole')}</p>
      ) : (
        <PieceFields
          {...{ text, caption: text('cancel.pieces'), lines: shown }}
          mostOf={({ open }) => open}
          chosenOf={typedOr(typed, ({ open }) => open)}
        />
      )}
      <p>
        <button className="button danger">{text('cancel.action')}</button>
      </p>
    </StepFrame>
  );
}
