import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import { piecesOf } from '../../../../schemas/fulfilment/pieces.ts';
import { type DeskLine, linesOf } from './order-progress.ts';
import { PieceFields, typedOr } from './piece-fields.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** Lines that may be in a return, with those that were told. */
export function receivableLines(order: StepProps['order'], { pieces }: OrderReturn): DeskLine[] {
  return linesOf(order).filter(({ position }) => piecesOf(position, pieces) > 0);
}

/** How many of a line can have come with a return: what was sent and is not told to come with another one. */
export function mostReceived({ position, sent, declared }: DeskLine, { pieces }: OrderReturn): number {
  return sent - (declared - piecesOf(position, pieces));
}

/** What has come back, parted by whether it can be sold again. */
export function ReceiveView({ declared, ...props }: StepProps & { declared: OrderReturn }) {
  const { visit, order, typed } = props;
  const { text } = visit;
  const lines = receivableLines(order, declared);
  return (
    <StepFrame {...props} step="receive">
      <input type="hidden" name="return" value={declared.key} />
      <PieceFields
        {...{ text, caption: text('receive.good'), lines, prefix: 'good' }}
        mostOf={(line) => mostReceived(line, declared)}
        chosenOf={typedOr(typed, ({ position }) => piecesOf(position, declared.pieces), 'good')}
      />
      <PieceFields
        {...{ text, caption: text('receive.bad'), lines, prefix: 'bad' }}
        mostOf={(line) => mostReceived(line, declared)}
        chosenOf={typedOr(typed, () => 0, 'bad')}
      />
      <p>
        <button className="button">{text('receive.action')}</button>
      </p>
    </StepFrame>
  );
}
