import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import { linePieces } from './pieces.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);

export const refundCauses = ['cancellation', 'return', 'goodwill'] as const;
export type RefundCause = (typeof refundCauses)[number];
/** `provider`: it is sent back by the means that was paid; `invoice`: it lowers what is open. */
export const refundMeans = ['provider', 'invoice'] as const;
export type RefundMeans = (typeof refundMeans)[number];

/** What went back of what an order cost, in cents. */
export const orderRefund = z.strictObject({
  /** By which it is known again. */
  key: z.string(),
  cause: z.enum(refundCauses),
  /** What it is for; none: goodwill. */
  pieces: z.array(linePieces).max(200),
  shipping: cents,
  /** Taken off because of what stays; below 0: given back with the rest. */
  keptBack: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT),
  amount: cents,
  means: z.enum(refundMeans),
  /** The number of its credit note; null: nothing went back. */
  creditNote: z.string().nullable(),
  /** In ms since 1970. */
  at: z.int().min(0),
});
export type OrderRefund = z.output<typeof orderRefund>;
