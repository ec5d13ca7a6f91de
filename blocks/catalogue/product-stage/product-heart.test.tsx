import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import messages from '../../kit/product/messages/de.json';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { ProductHeart } from './product-heart.tsx';

const heart = (given: TestPage): string =>
  renderToStaticMarkup(
    <ProductHeart
      sku="47.01"
      name="Kerze"
      from="/p/kerze-47?farbe=rot"
      page={testPageView({ messages, ...given })}
    />,
  );

describe('ProductHeart', () => {
  test('is a form that saves what is chosen and comes back, with a name', () => {
    const html = heart({ built: ['wishlist'] });
    expect(html).toContain('action="/merkzettel"');
    expect(html).toContain('name="from" value="/p/kerze-47?farbe=rot"');
    expect(html).toMatch(
      /<button[^>]* value="47\.01"[^>]* name="sku"|<button[^>]* name="sku"[^>]* value="47\.01"/,
    );
    expect(html).toContain('aria-label="Kerze auf den Merkzettel"');
  });

  test('is absent in a build without a wishlist', () => {
    expect(heart({ built: [] })).toBe('');
  });
});
