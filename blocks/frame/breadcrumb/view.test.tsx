import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

type TestLocale = NonNullable<NonNullable<TestPage['tenant']>['locales']>[number];

const home = messages['breadcrumb.home'];

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

test('is a named list that begins at home and ends at this page', () => {
  const html = draw(examples.full.props);
  expect(html).toMatch(/^<nav [^>]*aria-label="Du bist hier"><ol /);
  const entries = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry]) => entry);
  expect(entries).toEqual([
    `<a href="/">${home}</a>`,
    '<a href="/c/damen">Damen</a>',
    '<a href="/c/damen/kleider">Kleider</a>',
    '<span aria-current="page">Wickelkleid mit Puffärmeln und Blütendruck</span>',
  ]);
});

test('a page that is not built stays in the trail as words', () => {
  const html = draw({ items: [{ label: 'Planer', route: 'planner' }] });
  expect(html).toContain('<li><span>Planer</span></li>');
});

describe('without fields', () => {
  const drawTrail = (trail: [label: string, path: string][], page: TestPage = {}): string =>
    drawBlock(block, {
      props: {},
      page: testPageView({
        messages,
        declared: { trail: trail.map(([label, path]) => ({ label, path })) },
        ...page,
      }),
    });

  test('shows the page’s own trail, with this page last and home once', () => {
    const html = drawTrail([
      ['Startseite', '/'],
      ['Service & Hilfe', '/service-hilfe'],
      ['Kontakt', '/service-hilfe/kontakt'],
    ]);
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry]) => entry)).toEqual([
      '<a href="/">Startseite</a>',
      '<a href="/service-hilfe">Service &amp; Hilfe</a>',
      '<span aria-current="page">Kontakt</span>',
    ]);
    expect(drawTrail([['Herbst', '/lp/herbst']])).toContain(
      `<li><a href="/">${home}</a></li><li><span aria-current="page">Herbst</span></li>`,
    );
  });

  test('stays below the prefix of the page’s language', () => {
    const trail: [string, string][] = [
      ['Accueil', '/'],
      ['Magazine', '/magazine'],
      ['La laine', '/magazine/laine'],
    ];
    const locales = [
      ...testPageView().tenant.locales,
      { ...testPageView().tenant.locales[0], locale: 'fr-CH', prefix: '/fr' } as TestLocale,
    ];
    expect(drawTrail(trail, { locale: 'fr-CH', tenant: { locales } })).toMatch(
      /<a href="\/fr">Accueil<.*<a href="\/fr\/magazine">Magazine</,
    );
  });
});

test('is not there when there is no way to show', () => {
  expect(draw(examples.empty.props)).toBe('');
  expect(draw({ current: 'Suche' })).toContain('aria-current="page">Suche');
});
