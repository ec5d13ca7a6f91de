import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const slide = z.strictObject({
  title: z.string().trim().min(1).max(80),
  text: z.string().max(240).optional(),
  picture: picture.optional(),
  /** The whole slide leads there. */
  link: link.optional(),
});

export const props = z.strictObject({
  /** Names the carousel, also for those who listen to the page. */
  headline: z.string().trim().min(1).max(80),
  showHeadline: z.boolean().default(true),
  /** One slide fills the width, or several stand side by side with the next one cut at the edge. */
  look: z.enum(['one', 'several']).default('one'),
  /**
   * Whether it moves by itself: never, when a visitor starts it, or from the beginning. From the beginning it never does for
   * those who asked their device for less motion.
   */
  rotation: z.enum(['never', 'on-request', 'automatic']).default('on-request'),
  /** How long each slide stands while it moves by itself. */
  seconds: z.int().min(5).max(30).default(7),
  /** Slides before those in the slot `items`. */
  slides: z.array(slide).max(12).default([]),
});
export type CarouselProps = z.output<typeof props>;
export type Slide = z.output<typeof slide>;
