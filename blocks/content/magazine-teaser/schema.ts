import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const teaser = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** What kind of story it is, above the title: `Ratgeber`. */
  kicker: z.string().trim().min(1).max(40).optional(),
  text: z.string().max(300).optional(),
  picture: picture.optional(),
  /** Where the story is. The title is the link; these words are not shown. */
  link: link.optional(),
  /** Day of publication. */
  date: z.iso.date().max(10).optional(),
  /** How long reading takes. */
  minutes: z.int().min(1).max(120).optional(),
});

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  /** Cards side by side, or a list with a small picture beside the words. */
  look: z.enum(['cards', 'list']).default('cards'),
  teasers: z.array(teaser).min(1).max(12),
});
export type MagazineTeaserProps = z.output<typeof props>;
export type MagazineTeaser = z.output<typeof teaser>;
