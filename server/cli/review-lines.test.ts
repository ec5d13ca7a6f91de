import { expect, test } from 'vitest';
import { testReview } from '../shop/rating/testing/review.ts';
import { reviewLines } from './review-lines.ts';

test('a review is shown with its number first, and steers no terminal', () => {
  const review = testReview({ text: 'Schön.\n\nUnd \u001b[2Jwarm.', reason: 'Werbung' });
  expect(reviewLines(review)).toBe(
    [
      'r1  product 4711  5/5  2026-11-14T09:00:00.000Z  de-AT',
      '    Martina aus Linz: Sitzt wunderbar',
      '    Schön.',
      '    ',
      '    Und warm.',
      '    (Werbung)',
    ].join('\n'),
  );
});
