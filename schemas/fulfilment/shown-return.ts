import { z } from 'zod';
import { paperAddress } from '../order/paper-address.ts';
import { returnKinds } from './order-return.ts';

/** Something that comes back, as pages of orders show it. */
export const shownReturn = z.strictObject({
  kind: z.enum(returnKinds),
  /** When it was told, in words. */
  declared: z.string(),
  articles: z.array(z.strictObject({ name: z.string(), quantity: z.int().min(1) })),
  /** `received`: it is here; `refunded`: and paid back; else how it comes. */
  state: z.enum(['label', 'label-follows', 'pick-up', 'received', 'refunded']),
  /** When it is fetched, in words; empty: it is not. */
  day: z.string(),
  /** Where its label is; null: it is not there, or not needed any more. */
  label: paperAddress.nullable(),
});
export type ShownReturn = z.output<typeof shownReturn>;
