import { z } from 'zod';
import { paperAddress } from './paper-address.ts';
import { paperPart } from './paper-part.ts';

/** What the page about a credit is drawn with, for whoever is to have it. */
export const creditState = z.strictObject({
  /** Null: there is no such credit. */
  paper: z
    .strictObject({
      title: z.string(),
      parts: z.array(paperPart),
      /** Where the same can be fetched as PDF. */
      file: paperAddress,
    })
    .nullable(),
  /** Why there is none, in words; empty: there is one. */
  refusal: z.string(),
  /** The token of the order that it belongs to; empty: nothing is ordered yet. */
  token: z.string(),
});
export type CreditState = z.output<typeof creditState>;
