import type { ReactNode } from 'react';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { DeskVisit } from '../desk-page.ts';
import { type Faults, FaultSummary } from '../form-parts.tsx';
import type { Entries } from '../../../http/read-entries.ts';
import { ordersPath } from './order-query.ts';

/** What every form about an order is drawn from. */
export interface StepProps {
  visit: DeskVisit;
  order: FulfilledOrder;
  /** By which a second press is known again. */
  formKey: string;
  /** What was typed; null: the form is shown for the first time. */
  typed: Entries | null;
  faults: Faults;
  words?: string | undefined;
  /** The first position that is shown, as the address names it. */
  from: string;
}

interface StepFrameProps extends Pick<StepProps, 'visit' | 'order' | 'formKey' | 'faults' | 'words'> {
  step: 'ship' | 'return' | 'receive' | 'refund' | 'cancel';
  /** Page of more lines, where there are some. */
  next?: number | undefined;
  children: ReactNode;
}

/** A form about an order, with its key and the way back. */
export function StepFrame({ visit, order, step, formKey, faults, words, next, children }: StepFrameProps) {
  const { text } = visit;
  const path = `${ordersPath}/${order.number}`;
  return (
    <>
      <p>
        <a href={path}>{text('order.title', { number: order.number })}</a>
      </p>
      <h1>{text(`step.title.${step}`)}</h1>
      <FaultSummary faults={faults} text={text} words={words} />
      <p>{text(`step.text.${step}`)}</p>
      <form method="post" action={`${path}/${step}`}>
        <input type="hidden" name="key" value={formKey} />
        {children}
      </form>
      {next !== undefined && (
        <p>
          <a href={`${path}/${step}?from=${next}`}>{text('pieces.next')}</a>
        </p>
      )}
    </>
  );
}
