import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { testPageView } from '../testing/page-view.ts';
import messages from './messages/de.json';
import { ratingView, starWidth } from './rating-view.tsx';

const page = testPageView({ messages });
const draw = (rating: Parameters<typeof ratingView>[0]): string =>
  renderToStaticMarkup(ratingView(rating, page)).replaceAll('\u00a0', ' ');

describe('ratingView', () => {
  test('is one picture with average, maximum and number of reviews as its name', () => {
    const html = draw({ average: 4.57, count: 1128, max: 5 });
    expect(html).toContain('role="img" aria-label="4,6 von 5 Sternen, 1 128 Bewertungen"');
    expect(html).toContain('(1 128)');
  });

  test('counts one review in the singular', () => {
    expect(draw({ average: 4, count: 1, max: 6 })).toContain('aria-label="4 von 6 Sternen, 1 Bewertung"');
  });

  test.each([null, { average: 0, count: 0, max: 5 }])('says so when there is no review: %j', (rating) => {
    expect(draw(rating)).toBe('<span class="rating rating-none">Noch keine Bewertung</span>');
  });
});

describe('starWidth', () => {
  test.each([
    [0, 5, 0],
    [5, 5, 50],
    [3, 5, 30],
    [10, 10, 50],
    [3, 6, 25],
  ])('%d of %d stars', (average, max, width) => {
    expect(starWidth({ average, max })).toBe(width);
  });

  test('a tenth of a star is visible and nine tenths are not a whole one', () => {
    expect(starWidth({ average: 4.1, max: 5 })).toBeGreaterThan(41);
    expect(starWidth({ average: 4.9, max: 5 })).toBeLessThan(49);
  });
});
