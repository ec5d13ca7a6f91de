import { z } from 'zod';
import { picture } from '../../../schemas/picture.ts';

export const props = z.strictObject({
  title: z.string().trim().min(1).max(160),
  /** 1 when it is the page's title: once a page. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  kicker: z.string().trim().min(1).max(40).optional(),
  intro: z.string().max(600).optional(),
  author: z.string().trim().min(1).max(80).optional(),
  /** Day of publication, and of the last change that matters to readers. */
  date: z.iso.date().max(10).optional(),
  updated: z.iso.date().max(10).optional(),
  /** How long reading takes. */
  minutes: z.int().min(1).max(120).optional(),
  picture: picture.optional(),
  caption: z.string().trim().min(1).max(240).optional(),
});
export type MagazineArticleProps = z.output<typeof props>;
