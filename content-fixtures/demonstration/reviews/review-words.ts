import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogueAreas } from '../../../schemas/catalogue/catalogue-product.ts';
import { identifierName } from '../../../schemas/content-names.ts';

const sentence = z.strictObject({
  /** The keyword that goes with it. */
  tag: identifierName.optional(),
  /** What a product must have for it to make sense. */
  needs: z.enum(['size', 'tyre', 'snow']).optional(),
  de: z.string().min(1),
  fr: z.string().min(1),
  nl: z.string().min(1),
});

const sentences = z.tuple([sentence], sentence);
const byMood = z.strictObject({ good: sentences, middle: sentences, poor: sentences });
const names = z.tuple([z.string()], z.string());

const reviewWords = z.strictObject({
  authors: z.strictObject({ de: names, 'de-AT': names, fr: names, nl: names }),
  titles: byMood,
  /** What can be said of anything. */
  general: byMood,
  areas: z.record(z.enum(catalogueAreas), byMood),
});

export type ReviewWords = z.output<typeof reviewWords>;
export type ReviewSentence = z.output<typeof sentence>;

/** How somebody feels about a product. */
export type Mood = 'good' | 'middle' | 'poor';

/** Reads `reviews.json` of a folder such as `content-fixtures/demonstration/words`. Throws where it is not what it should be. */
export function readReviewWords(folder: string): ReviewWords {
  return reviewWords.parse(JSON.parse(readFileSync(join(folder, 'reviews.json'), 'utf8')));
}
