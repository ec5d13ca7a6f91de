import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';

/** Parameters of a picture's kind (`content-fixtures/illustration/objects/`), read by it when the recipe is read. */
export const lookParams = z.record(z.string(), z.unknown());

/** How pictures of a kind of thing differ from product to product. */
export const look = z.strictObject({
  /** By parameter, what chance chooses from. */
  draws: z.record(z.string(), z.array(z.unknown()).min(2)).default({}),
  /** What follows from a fact: by its key, then by what it says. It wins over chance. */
  facts: z.record(identifierName, z.record(z.string(), lookParams)).default({}),
  /** Proportions that go round from product to product: shares of the width and the height that the kind is drawn with. */
  builds: z.array(z.tuple([z.number(), z.number()])).default([]),
  /** Facts that the thing is as wide and as high as, with what each measures in the kind's own drawing. */
  measures: z
    .strictObject({
      wide: z.tuple([identifierName, z.number()]).optional(),
      high: z.tuple([identifierName, z.number()]).optional(),
    })
    .default({}),
  /** Parameters that come with the colour, besides those that are colours: `steel` with a fridge of steel. */
  colour: z.array(z.string()).default([]),
});

export type Look = z.output<typeof look>;
