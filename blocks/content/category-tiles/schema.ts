import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

export const props = z.strictObject({
  headline: z.string().trim().min(1).max(80),
  /** False: the headline is only for those who listen to the page. */
  showHeadline: z.boolean().default(false),
  tiles: z.array(z.strictObject({ picture, link })).min(2).max(6),
});
export type CategoryTilesProps = z.output<typeof props>;
