import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogueAreas } from '../../../schemas/catalogue/catalogue-product.ts';
import { identifierName } from '../../../schemas/content-names.ts';

const sentence = z.strictObject({
  /** The keyword that goes with it. */
  tag: identifierName.optional(),
  /** What a product must have for it to make sense; `wearer`: that who writes wears it; `easy-care`: more than dry cleaning. */
  needs: z.enum(['size', 'wearer', 'tyre', 'snow', 'washed', 'easy-care']).optional(),
  de: z.string().min(1),
  fr: z.string().min(1),
  nl: z.string().min(1),
});

const sentences = z.tuple([sentence], sentence);
const byMood = z.strictObject({ good: sentences, middle: sentences, poor: sentences });
const names = z.tuple([z.string()], z.string());
/** Who writes: women, men, and names that do not tell. */
const writers = z.strictObject({ women: names, men: names, anyone: names });

const reviewWords = z.strictObject({
  authors: z.strictObject({ de: writers, 'de-AT': writers, fr: writers, nl: writers }),
  titles: byMood,
  /** What can be said of anything. */
  general: byMood,
  areas: z.record(z.enum(catalogueAreas), byMood),
});

export type ReviewWords = z.output<typeof reviewWords>;
export type ReviewSentence = z.output<typeof sentence>;

export type ReviewWriters = z.output<typeof writers>;

/** How somebody feels about a product. */
export type Mood = 'good' | 'middle' | 'poor';

/** Reads `reviews.json` of a folder such as `content-fixtures/demonstration/words`. Throws where it is not what it should be. */
export function readReviewWords(folder: string): ReviewWords {
  return reviewWords.parse(JSON.parse(readFileSync(join(folder, 'reviews.json'), 'utf8')));
}
