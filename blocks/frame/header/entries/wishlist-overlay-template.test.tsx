import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type TestPage, testPageView } from '../../../kit/testing/page-view.ts';
import messages from '../messages/de.json';
import { WishlistOverlayTemplate } from './wishlist-overlay-template.tsx';

const overlay = (given: TestPage): string =>
  renderToStaticMarkup(<WishlistOverlayTemplate page={testPageView({ messages, ...given })} />);

describe('WishlistOverlayTemplate', () => {
  test('asks to log in and comes back to the list, which can be seen without', () => {
    const html = overlay({ built: ['wishlist', 'login'] });
    expect(html).toContain('Melde Dich an, um Deine gemerkten Artikel zu sehen.');
    expect(html).toContain('<a href="/anmelden?ziel=%2Fmerkzettel">Anmelden</a>');
    expect(html).toContain('<a href="/merkzettel">Ohne Anmeldung ansehen</a>');
  });

  test.each([[['wishlist']], [['login']]])('is absent where only %j is built', (built) => {
    expect(overlay({ built })).toBe('');
  });
});
