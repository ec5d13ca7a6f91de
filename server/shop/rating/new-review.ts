import { reviewLimits } from '../../../schemas/rating/review-limits.ts';
import { cleanLine, cleanText, wordFault } from './clean-words.ts';
import { reviewTagsOf } from '../../../schemas/rating/review-tags.ts';
import type { NewReview } from '../../../schemas/rating/review.ts';
import type { ReviewedProduct } from './shown-reviews.ts';

/** What a form or a call brings, field by field as it was entered; empty: not entered. */
export interface ReviewDraft {
  stars: string;
  title: string;
  text: string;
  author: string;
  recommended: string;
  tags: readonly string[];
  size: string;
  colour: string;
}

export type ReviewField = 'stars' | 'title' | 'text' | 'author' | 'recommended' | 'tags' | 'size' | 'colour';
export type ReviewFaultReason =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'html'
  | 'address'
  | 'contact'
  | 'unknown';

/** What is wrong with a field, in the order of the form. */
export interface ReviewFault {
  field: ReviewField;
  reason: ReviewFaultReason;
}

/** What a checked review says. */
export type Entered = Pick<
  NewReview,
  'stars' | 'title' | 'text' | 'author' | 'isRecommended' | 'tags' | 'size' | 'colour'
>;

export type ReadReview = { ok: true; review: Entered } | { ok: false; faults: readonly ReviewFault[] };

/** Cleans and checks what somebody wrote about a product. All faults are told at once. */
export function readNewReview(draft: ReviewDraft, product: ReviewedProduct): ReadReview {
  const faults: ReviewFault[] = [];
  const words = (field: 'title' | 'text' | 'author', clean: (text: string) => string): string => {
    const text = clean(draft[field]);
    const reason = faultOfWords(text, reviewLimits[field]);
    if (reason) faults.push({ field, reason });
    return text;
  };
  if (draft.stars === '') faults.push({ field: 'stars', reason: 'missing' });
  else if (!/^[1-5]$/.test(draft.stars)) faults.push({ field: 'stars', reason: 'unknown' });
  const title = words('title', cleanLine);
  const text = words('text', cleanText);
  const author = words('author', cleanLine);
  if (!['', 'yes', 'no'].includes(draft.recommended))
    faults.push({ field: 'recommended', reason: 'unknown' });
  const tags = [...new Set(draft.tags)];
  const tagFault = faultOfTags(tags, product);
  if (tagFault) faults.push({ field: 'tags', reason: tagFault });
  if (draft.size !== '' && !product.variants.some(({ size }) => size === draft.size))
    faults.push({ field: 'size', reason: 'unknown' });
  if (draft.colour !== '' && !product.colours.some(({ id }) => id === draft.colour))
    faults.push({ field: 'colour', reason: 'unknown' });
  if (faults.length > 0) return { ok: false, faults };
  const isRecommended = draft.recommended === '' ? null : draft.recommended === 'yes';
  const { size, colour } = draft;
  return {
    ok: true,
    review: {
      ...{ stars: Number(draft.stars), title, text, author, isRecommended, tags },
      ...{ size: size === '' ? null : size, colour: colour === '' ? null : colour },
    },
  };
}

function faultOfWords(
  text: string,
  { min, max }: { min: number; max: number },
): ReviewFaultReason | undefined {
  if (text === '') return 'missing';
  if (text.length > max) return 'too-long';
  return wordFault(text) ?? (text.length < min ? 'too-short' : undefined);
}

/** Keywords of the product's area, few of them, one of each group. */
function faultOfTags(tags: readonly string[], { area }: ReviewedProduct): ReviewFaultReason | undefined {
  if (tags.length > reviewLimits.tags) return 'too-long';
  const known = new Map(reviewTagsOf(area).map((tag) => [tag.id, tag]));
  if (tags.some((tag) => !known.has(tag))) return 'unknown';
  const groups = tags.flatMap((tag) => known.get(tag)?.group ?? []);
  return new Set(groups).size === groups.length ? undefined : 'unknown';
}
