import { z } from 'zod';
import { withdrawalException } from '../catalogue/withdrawal-exception.ts';
import { withdrawalOutcomes } from './withdrawal-declaration.ts';

/** The forms of a withdrawal: what finds the order, and the second step, which declares. */
export const withdrawalForms = ['find-order', 'withdraw'] as const;

/** What the page is drawn with on which a contract is withdrawn from. */
export const withdrawalState = z.strictObject({
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** `find`: the order is looked for; `order`: its articles are chosen; `words`: it is named in words; `done`: it is declared. */
  step: z.enum(['find', 'order', 'words', 'done']),
  /** By what the press of the button is known again. */
  key: z.string(),
  /** The order whose articles are chosen. */
  order: z
    .strictObject({
      number: z.string(),
      placed: z.string(),
      /** The address that is written to, mostly hidden: whoever sees the page need not be its owner. */
      email: z.string(),
      lines: z.array(
        z.strictObject({
          position: z.int(),
          name: z.string(),
          details: z.array(z.string()),
          quantity: z.int().min(1),
          withdrawalException: withdrawalException.nullable(),
        }),
      ),
    })
    .nullable(),
  /** What was declared. */
  done: z
    .strictObject({
      /** Empty: none was named. */
      number: z.string(),
      articles: z.array(z.string()),
      date: z.string(),
      time: z.string(),
      email: z.string(),
      outcome: z.enum(withdrawalOutcomes),
    })
    .nullable(),
});
export type WithdrawalState = z.output<typeof withdrawalState>;
