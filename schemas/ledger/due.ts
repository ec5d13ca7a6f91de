import type { Cents } from '../money/cents.ts';
import type { InvoiceState } from '../order/states/invoice-machine.ts';

/** Something that is to be paid of an order, on a day. */
export interface Due {
  order: string;
  /** Within its order: `invoice`, `instalment 3`, or `fee` and its cause. */
  key: string;
  kind: 'invoice' | 'instalment' | 'fee';
  /** Of an instalment: from 1. */
  number: number;
  /** Null: no day was agreed on. */
  day: string | null;
  amount: Cents;
  /** What of it has come. */
  paid: Cents;
  open: Cents;
  /** Whether its day is over and something of it is open. */
  isLate: boolean;
  state: InvoiceState;
}
