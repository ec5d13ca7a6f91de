import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const banner = z.strictObject({
  picture,
  title: z.string().trim().min(1).max(80),
  text: z.string().max(160).optional(),
  /** The whole banner leads there. */
  link: link.pick({ href: true, route: true }).optional(),
  /** How many fields of the grid it takes: one, two beside or below each other, or four. */
  span: z.enum(['one', 'wide', 'tall', 'large']).default('one'),
});

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  banners: z.array(banner).min(2).max(6),
});
export type BannerGridProps = z.output<typeof props>;
export type Banner = z.output<typeof banner>;
