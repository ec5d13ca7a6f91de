import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import productMessages from '../product/messages/de.json';
import { type TestPage, testPageView } from '../test-page-view.ts';
import messages from './messages/de.json';
import { ProductHeart } from './product-heart.tsx';
import { WishlistOverlayTemplate } from './wishlist-overlay-template.tsx';

const pageOf = (given: TestPage) => testPageView({ messages: { ...productMessages, ...messages }, ...given });
const heart = (given: TestPage): string =>
  renderToStaticMarkup(
    <ProductHeart sku="47.01" name="Kerze" from="/p/kerze-47?farbe=rot" page={pageOf(given)} />,
  );
const overlay = (given: TestPage): string =>
  renderToStaticMarkup(<WishlistOverlayTemplate page={pageOf(given)} />);

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

describe('WishlistOverlayTemplate', () => {
  test('asks to log in and comes back to the list, which can be seen without', () => {
    const html = overlay({ built: ['wishlist', 'login'] });
    expect(html).toContain('Melde Dich an, um Deine gespeicherten Artikel zu sehen.');
    expect(html).toContain('<a href="/anmelden?ziel=%2Fmerkzettel">Anmelden</a>');
    expect(html).toContain('<a href="/merkzettel">Ohne Anmeldung ansehen</a>');
  });

  test.each([[['wishlist']], [['login']]])('is absent where only %j is built', (built) => {
    expect(overlay({ built })).toBe('');
  });
});
