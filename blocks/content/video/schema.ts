import { z } from 'zod';
import { picture } from '../../../schemas/picture.ts';
import { richText } from '../../../schemas/rich-text.ts';

/** A video is named by host and id, never addressed: no content can make a page ask anywhere else. */
const source = z.union([
  z.strictObject({
    host: z.literal('youtube'),
    id: z
      .string()
      .max(11)
      .regex(/^[A-Za-z0-9_-]{11}$/, 'the eleven characters after watch?v='),
  }),
  z.strictObject({
    host: z.literal('vimeo'),
    id: z
      .string()
      .max(12)
      .regex(/^[0-9]{6,12}$/, 'the number in the address of the video'),
  }),
]);

export const props = z.strictObject({
  /** What the video shows; names the player for those who listen to the page. */
  title: z.string().trim().min(1).max(120),
  showTitle: z.boolean().default(true),
  source,
  /** One of the shop's own pictures: what the host has is not asked for. */
  poster: picture.optional(),
  caption: z.string().trim().min(1).max(240).optional(),
  /** Length in seconds. */
  seconds: z.int().min(1).max(36_000).optional(),
  /** What is said and shown, for those who cannot hear or see it. */
  transcript: richText().optional(),
});
export type VideoProps = z.output<typeof props>;
export type VideoSource = z.output<typeof source>;
