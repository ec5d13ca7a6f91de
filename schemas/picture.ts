import { z } from 'zod';

/** Name of the keyword by which the planner finds pictures, to tell editors of those that do not exist. */
export const pictureKeyword = 'x-picture';

/** Pictures are named, never addressed: the image route knows the identifier, and nothing else is fetched. */
export const pictureId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'a picture is named by its identifier: a-z, 0-9 and hyphens')
  .meta({ [pictureKeyword]: true });

/** A picture as an editor places it. `alt` is empty when the words beside the picture say the same. */
export const picture = z.strictObject({
  src: pictureId,
  alt: z.string().max(300).default(''),
  /** Point that stays in view when the picture is cropped, in percent from the left and the top. */
  focus: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
});

export type Picture = z.infer<typeof picture>;
