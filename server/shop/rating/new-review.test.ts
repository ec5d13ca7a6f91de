import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewLimits } from '../../../schemas/rating/review-limits.ts';
import { readNewReview, type ReviewDraft } from './new-review.ts';
import { testReviewedDress } from './testing/reviewed-product.ts';

const dress = testReviewedDress();
const draft: ReviewDraft = {
  stars: '5',
  title: 'Sitzt wunderbar',
  text: 'Der Stoff fällt schön, und die Länge passt mir genau.',
  author: 'Martina aus Linz',
  recommended: 'yes',
  tags: ['fits-true', 'comfortable'],
  size: '38',
  colour: 'sage',
};
const faultsOf = (more: Partial<ReviewDraft>) => {
  const read = readNewReview({ ...draft, ...more }, dress);
  return read.ok ? [] : read.faults.map(({ field, reason }) => `${field} ${reason}`);
};

describe('what somebody writes about a product', () => {
  test('is taken as it was entered, cleaned', () => {
    const read = readNewReview({ ...draft, title: ' Sitzt\twunderbar\u202e ' }, dress);
    expect(read).toEqual({
      ok: true,
      review: {
        ...{ stars: 5, title: 'Sitzt wunderbar', text: draft.text, author: 'Martina aus Linz' },
        ...{ isRecommended: true, tags: ['fits-true', 'comfortable'], size: '38', colour: 'sage' },
      },
    });
  });

  test('needs stars, a headline, a text and a name; nothing else', () => {
    expect(faultsOf({ stars: '', title: ' ', text: '\n', author: '\u200b' })).toEqual([
      'stars missing',
      'title missing',
      'text missing',
      'author missing',
    ]);
    const read = readNewReview({ ...draft, recommended: '', tags: [], size: '', colour: '' }, dress);
    expect(read).toMatchObject({
      review: { isRecommended: null, tags: [], size: null, colour: null },
    });
  });

  test.each([
    [{ stars: '0' }, 'stars unknown'],
    [{ stars: '6' }, 'stars unknown'],
    [{ stars: '4.5' }, 'stars unknown'],
    [{ stars: '٣' }, 'stars unknown'],
    [{ stars: '1e0' }, 'stars unknown'],
    [{ title: 'ok' }, 'title too-short'],
    [{ title: 'x'.repeat(81) }, 'title too-long'],
    [{ title: 'Kauft bei www.boese.example' }, 'title address'],
    [{ text: 'Ganz gut.' }, 'text too-short'],
    [{ text: 'x'.repeat(4001) }, 'text too-long'],
    [{ text: '<svg/onload=alert(1)> ein langer Text' }, 'text html'],
    [{ text: 'Schreibt mir an mich@boese.example, bitte' }, 'text contact'],
    [{ author: 'M' }, 'author too-short'],
    [{ author: '<b>' }, 'author html'],
    [{ recommended: 'maybe' }, 'recommended unknown'],
    [{ tags: ['quiet'] }, 'tags unknown'],
    [{ tags: ['__proto__'] }, 'tags unknown'],
    [{ tags: ['fits-small', 'fits-large'] }, 'tags unknown'],
    [{ tags: Array.from({ length: 7 }, (_, index) => `t${index}`) }, 'tags too-long'],
    [{ size: '99' }, 'size unknown'],
    [{ colour: 'constructor' }, 'colour unknown'],
  ] as const)('%j is refused: %s', (more, fault) => {
    expect(faultsOf(more)).toEqual([fault]);
  });

  test('takes texts up to their very ends', () => {
    const { title, text, author } = reviewLimits;
    for (const end of ['min', 'max'] as const)
      expect(
        faultsOf({
          title: 'x'.repeat(title[end]),
          text: 'x'.repeat(text[end]),
          author: 'x'.repeat(author[end]),
        }),
      ).toEqual([]);
  });

  test('is either refused or within all limits, whatever it is', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    const drafts = fc.record({
      ...{ stars: fc.oneof(text, fc.constantFrom('1', '5')), title: text, text, author: text },
      ...{ recommended: fc.constantFrom('', 'yes', 'no', 'x'), tags: fc.array(text, { maxLength: 3 }) },
      ...{ size: fc.constant(''), colour: fc.constant('') },
    });
    fc.assert(
      fc.property(drafts, (any) => {
        const read = readNewReview(any, dress);
        expect(read.ok || read.faults.length > 0).toBe(true);
        const isIn = (field: 'title' | 'text' | 'author'): boolean => {
          const { length } = read.ok ? read.review[field] : 'x'.repeat(reviewLimits[field].min);
          return length >= reviewLimits[field].min && length <= reviewLimits[field].max;
        };
        expect([isIn('title'), isIn('text'), isIn('author')]).toEqual([true, true, true]);
        expect([1, 2, 3, 4, 5]).toContain(read.ok ? read.review.stars : 1);
      }),
    );
  });
});
