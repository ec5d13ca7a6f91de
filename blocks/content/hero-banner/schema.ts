import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as #e0bd9f');

export const props = z.strictObject({
  title: z.string().trim().min(1).max(60),
  text: z.string().max(240).optional(),
  picture,
  /** Colour of the picture's wall, on which the words stand on a phone. */
  ground: colour.default('#e0bd9f'),
  /** Colour of the words; it must be legible on the ground. */
  ink: colour.default('#2a1810'),
  actions: z.array(link).max(2).default([]),
});
export type HeroBannerProps = z.output<typeof props>;
