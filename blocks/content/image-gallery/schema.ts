import { z } from 'zod';
import { picture } from '../../../schemas/picture.ts';

const item = z.strictObject({
  picture,
  caption: z.string().trim().min(1).max(200).optional(),
});

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  /** Form of the small pictures; the large one is never cropped. */
  shape: z.enum(['landscape', 'square', 'portrait']).default('landscape'),
  pictures: z.array(item).min(1).max(24),
});
export type ImageGalleryProps = z.output<typeof props>;
export type GalleryItem = z.output<typeof item>;
