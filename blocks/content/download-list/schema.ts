import { z } from 'zod';
import { href, linkKeyword } from '../../../schemas/link.ts';

/** Kinds of files that the shop hands out, as they are named to readers. */
const fileTypes = ['pdf', 'docx', 'xlsx', 'csv', 'zip', 'epub', 'jpg', 'png', 'mp3', 'ics', 'txt'] as const;

const download = z
  .strictObject({
    title: z.string().trim().min(1).max(120),
    text: z.string().max(240).optional(),
    href: href.optional(),
    type: z.enum(fileTypes),
    /** Size of the file in bytes. */
    bytes: z.int().min(1).max(2_000_000_000).optional(),
    /** Set when the file is in another language than the page: `en`. */
    language: z
      .string()
      .max(2)
      .regex(/^[a-z]{2}$/, 'write a language as en')
      .optional(),
  })
  .meta({ [linkKeyword]: true });

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  intro: z.string().max(400).optional(),
  files: z.array(download).min(1).max(30),
});
export type DownloadListProps = z.output<typeof props>;
export type Download = z.output<typeof download>;
