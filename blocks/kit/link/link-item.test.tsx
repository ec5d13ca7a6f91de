import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Link } from '../../../schemas/link.ts';
import { testPageView } from '../testing/page-view.ts';
import { testTenant } from '../testing/tenant.ts';
import { LinkItem } from './link-item.tsx';
import { LinkView } from './link-view.tsx';

const page = testPageView({
  built: ['search', 'category'],
  tenant: {
    routes: { ...testTenant.routes, category: { path: '/c/*path' }, later: { path: '/spaeter' } },
  },
});
const lost: [string, Link][] = [
  ['is missing', { label: 'Worte' }],
  ['is not allowed', { label: 'Worte', href: 'javascript:alert(1)' }],
  ['lacks a parameter', { label: 'Worte', route: 'category', params: { filter: 'a' } }],
  ['nobody knows', { label: 'Worte', route: 'nobody' }],
];

describe('an item', () => {
  const draw = (link: Link): string =>
    renderToStaticMarkup(<LinkItem link={link} page={page} className="c" />);

  test('is a link to its target', () => {
    expect(draw({ label: 'Suche', route: 'search' })).toBe('<li class="c"><a href="/s/">Suche</a></li>');
    expect(draw({ label: 'a', href: 'https://a.example/' })).toContain('rel="noopener noreferrer"');
  });

  test('is a link to its target by the parameters of its route', () => {
    const category = { label: 'Kleider', route: 'category', params: { path: 'damen/kleider' } };
    expect(draw(category)).toBe('<li class="c"><a href="/c/damen/kleider">Kleider</a></li>');
  });

  test.each(lost)('keeps its words where the target %s', (_why, link) => {
    expect(draw(link)).toBe('<li class="c">Worte</li>');
  });

  test('is left out where this build does not have the page', () => {
    expect(draw({ label: 'Worte', route: 'later' })).toBe('');
  });
});

describe('a link', () => {
  const draw = (link: Link, otherwise?: 'words' | 'bare-words' | 'nothing'): string =>
    renderToStaticMarkup(
      <LinkView link={link} page={page} className="button" icon={<i />} {...(otherwise && { otherwise })}>
        {link.label}
      </LinkView>,
    );

  test('has its icon behind its words', () => {
    expect(draw({ label: 'a', href: '/a' })).toBe('<a class="button" href="/a">a<i></i></a>');
  });

  test.each(lost)('keeps its words, with their look or bare, where the target %s', (_why, link) => {
    expect(draw(link)).toBe('<span class="button">Worte</span>');
    expect(draw(link, 'bare-words')).toBe('<span>Worte</span>');
    expect(draw(link, 'nothing')).toBe('');
  });

  test('to a page that this build does not have keeps words with a look of their own, and no bare ones', () => {
    const later = { label: 'Worte', route: 'later' };
    expect(draw(later)).toBe('<span class="button">Worte</span>');
    expect(draw(later, 'bare-words')).toBe('');
  });
});
