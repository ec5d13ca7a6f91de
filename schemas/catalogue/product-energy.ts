import { z } from 'zod';
import { energyClass, energyClasses, tyreClass } from '../product-card.ts';

/** Energy class of a product, on the scale that the law has for its kind. Its papers are among the documents. */
export const energyFacts = z
  .strictObject({
    class: energyClass,
    scale: z.tuple([energyClass, energyClass]),
  })
  .refine(
    ({ class: own, scale: [first, last] }) => {
      const at = energyClasses.indexOf(own);
      return energyClasses.indexOf(first) <= at && at <= energyClasses.indexOf(last);
    },
    { path: ['class'], error: 'the class is not on the scale' },
  );

export type EnergyFacts = z.output<typeof energyFacts>;

/** What the label of a tyre says; F, G and noise class D no longer exist. (Regulation (EU) 2020/740) */
export const tyreFacts = z.strictObject({
  fuel: tyreClass,
  wet: tyreClass,
  noiseDb: z.int().min(40).max(99),
  noiseClass: z.enum(['A', 'B', 'C']),
  snow: z.boolean(),
  ice: z.boolean(),
  /** Entry in the European product database. */
  eprelId: z
    .string()
    .regex(/^\d{1,12}$/)
    .nullable(),
});

export type TyreFacts = z.output<typeof tyreFacts>;
