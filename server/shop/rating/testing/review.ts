import type { NewReview, Review } from '../../../../schemas/rating/review.ts';

/** A review by somebody who bought the dress 4711. */
export function testNewReview(more: Partial<NewReview> = {}): NewReview {
  return {
    id: 'r1',
    sku: '4711',
    stars: 5,
    title: 'Sitzt wunderbar',
    text: 'Der Stoff fällt schön, und die Länge passt mir genau.',
    author: 'Martina aus Linz',
    locale: 'de-AT',
    created: Date.UTC(2026, 10, 14, 9),
    isVerified: false,
    isRecommended: true,
    tags: ['fits-true'],
    size: null,
    colour: null,
    sender: null,
    customer: null,
    ...more,
  };
}

/** The same as the store gives it, published. */
export function testReview(more: Partial<Review> = {}): Review {
  const { sender: _sender, customer: _customer, ...review } = testNewReview();
  return { ...review, state: 'published', reason: null, helpful: 0, notHelpful: 0, ...more };
}
