import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const colour = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/, 'write a colour as #e0bd9f');

export const props = z.strictObject({
  title: z.string().trim().min(1).max(60),
  /** 1 when it is the page's title: once a page. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  text: z.string().max(240).optional(),
  picture,
  /** `bleed` opens a page from edge to edge; `inset` stands between other blocks. */
  look: z.enum(['bleed', 'inset']).default('bleed'),
  /** Colour of the picture's wall, on which the words stand on a phone. */
  ground: colour.default('#e0bd9f'),
  /** Colour of the words; one that is not legible on the ground is replaced. */
  ink: colour.default('#2a1810'),
  actions: z.array(link).max(2).default([]),
});
export type HeroBannerProps = z.output<typeof props>;
