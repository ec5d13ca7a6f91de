import { z } from 'zod';
import { href, link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const brand = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** The brand's mark, one of the shop's own pictures; without it, or when it is missing, the name is written. */
  picture: picture.omit({ alt: true, focus: true }).optional(),
  href: href.optional(),
});

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  brands: z.array(brand).min(1).max(48),
});
export type BrandWallProps = z.output<typeof props>;
