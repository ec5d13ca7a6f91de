import { describe, expect, test } from 'vitest';
import { navigation } from '../../../schemas/navigation.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView, type TestPage } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import messages from './messages/de.json' with { type: 'json' };

const items = [
  {
    id: 'moebel',
    label: 'Möbel',
    href: '/c/moebel',
    groups: [
      {
        label: 'Wohnzimmer',
        links: [
          { label: 'Sofas', href: '/c/moebel/sofas' },
          { label: 'Planer', route: 'planner' },
        ],
      },
      { label: 'Bald', links: [{ label: 'Garten', route: 'garden' }] },
    ],
    teaser: {
      picture: { src: 'scene-living-room' },
      title: 'Sofas in 48 Stoffen',
      link: { label: 'Stoffe wählen', href: '/lp/sofas' },
    },
  },
  { id: 'marken', label: 'Marken', href: '/lp/marken' },
  { id: 'sale', label: '% Sale', href: '/c/sale', highlight: 'sale' },
];

function draw(page: TestPage = {}, data: Record<string, unknown> = { navigation: { items } }): string {
  return drawBlock(block, { data, page: testPageView({ messages, ...page }) });
}

describe('the bar', () => {
  test('holds the logo as a link home that begins with the name one sees', () => {
    expect(draw()).toMatch(
      /<a class="logo" href="\/">.*<span class="hidden">Modehaus Linde, zur Startseite<\/span>/,
    );
  });

  test('has a search form with named field and button', () => {
    const html = draw();
    expect(html).toMatch(/<form[^>]* role="search"[^>]* action="\/s\/"/);
    expect(html).toMatch(/<input[^>]* aria-label="Suchbegriff"[^>]* name="q"/);
    expect(html).toMatch(/<button[^>]* type="submit" aria-label="Suchen"/);
  });

  test('leaves an empty term to the page of the search, and brings what the field says when it can', () => {
    const form = /<form.*?<\/form>/s.exec(draw())?.[0] ?? '';
    expect(form).not.toContain('required');
    expect(form).toMatch(/data-action="header" data-action-on="focusin input submit" data-consent="[a-z]+"/);
    const [field, template] = form.split('<template>');
    // Without the action the field promises nothing.
    expect(field).not.toMatch(/aria-(expanded|controls|autocomplete)|combobox/);
    expect(template).toMatch(/role="alert"[^>]* data-text="Bitte gib zunächst Deinen Suchbegriff ein."/);
    for (const words of ['Suchbegriffe', 'Kategorien', 'Artikel', 'Zuletzt gesucht', 'Verlauf löschen'])
      expect(template).toContain(`>${words}<`);
  });

  test('leads to account, wishlist and basket, with room for counts that are not shown yet', () => {
    const html = draw();
    for (const [path, words] of [
      ['/anmelden\\?ziel=%2Fmein-konto', 'Anmelden'],
      ['/merkzettel', 'Merkzettel'],
      ['/warenkorb', 'Warenkorb'],
    ]) {
      expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>.*?${words}</span>`));
    }
    expect(html).toMatch(/<span [^>]*data-badge="wishlist" hidden=""><\/span>/);
    expect(html).toMatch(/<span [^>]*data-badge="basket" hidden=""><\/span>/);
  });

  test('leads to the login, which answers everybody, and tells a script who is here by what the page may know', () => {
    const html = draw({ tenant: { cookies: { consent: 'c', visitor: 'v', login: 'l', cc: 'x' } } });
    const link = tagWith(html, '<a', 'data-page="/anmelden"');
    expect(link).toContain('href="/anmelden?ziel=%2Fmein-konto"');
    for (const part of ['data-tenant="at"', 'data-consent="c"', 'data-login="l"', 'data-cc="x"'])
      expect(link).toContain(part);
    expect(html).toContain('data-account-name="">Anmelden</span>');
    // The same page for everybody.
    expect(html).not.toMatch(/data-visitor/);
  });

  test('brings what a script opens there: the built pages of the account, the login and the way out', () => {
    const account = { ...testTenant.routes, 'account-data': { path: '/mein-konto/daten' } };
    const html = draw({ tenant: { routes: account } });
    const [, flyout = ''] = /<template>(<div popover="auto".*?)<\/template>/s.exec(html) ?? [];
    expect(flyout).toContain('<a href="/mein-konto/daten">Meine Daten</a>');
    expect(flyout).toContain('data-text="Kundennummer {number}"');
    expect(flyout).toMatch(/data-for="soft"[^>]* href="\/anmelden">Anmelden/);
    expect(flyout).toMatch(/action="\/anmelden"[^>]*><input type="hidden" name="form" value="logout"\/>/);
    expect(flyout).not.toContain('Rechnungen');
  });

  test('without a login there is nothing to open', () => {
    const html = draw({ built: ['home', 'account'] });
    expect(html).toContain('href="/mein-konto"');
    expect(html).not.toMatch(/data-page|popover="auto" tabindex/i);
  });

  test('has no entry whose page is not built', () => {
    const html = draw({ built: ['home', 'basket'] });
    expect(html).not.toContain('role="search"');
    expect(html).not.toContain('Anmelden');
    expect(html).not.toContain('data-badge="wishlist"');
    expect(html).toContain('data-badge="basket"');
    expect(draw({ built: ['home'] })).not.toContain('header-entry-list');
  });

  test('has the way to help among them, and says in the menu where it leads when there is no room', () => {
    const drawWith = (service: string[], built = ['home', 'service']): string =>
      drawBlock(block, { slots: { service }, page: testPageView({ messages, built }) });
    expect(drawWith(['Hilfe'])).toContain(
      '<ul class="header-entry-list"><li class="header-entry-help">Hilfe</li></ul>',
    );
    expect(drawWith([])).not.toContain('header-entry-list');
    expect(drawWith([])).toMatch(
      /<a class="header-service-link" href="\/service-hilfe">.*Service &amp; Hilfe<\/a>/,
    );
    expect(drawWith([], ['home'])).not.toContain('header-service-link');
  });

  test('leads to the login where there is no account page', () => {
    expect(draw({ built: ['login'] })).toContain('href="/anmelden"');
    expect(draw({ built: ['account'] })).toContain('href="/mein-konto"');
  });
});

describe('the navigation', () => {
  test('is a named landmark that its buttons open and close without a script', () => {
    const html = draw({ nodeId: 'head' });
    expect(html).toMatch(/<nav [^>]*id="head.menu" popover="auto" aria-label="Kategorien"/);
    expect(html).toMatch(/<button [^>]*popoverTarget="head.menu" aria-label="Menü"/i);
    expect(html).toMatch(
      /<button [^>]*popoverTarget="head.menu" popoverTargetAction="hide"[^>]* aria-label="Menü schließen"/i,
    );
  });

  test('a category with groups is a button with its flyout; only one of them is open', () => {
    const html = draw();
    expect(html).toMatch(/<details name="navigation"><summary>Möbel<\/summary>/);
    expect(html).toContain('<a href="/c/moebel/sofas">Sofas</a>');
    expect(html).toMatch(/<a [^>]*href="\/c\/moebel">Möbel: alles ansehen<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/lp\/sofas"><img /);
    expect(html.match(/<details/g)).toHaveLength(1);
  });

  test('a category without groups is a link', () => {
    expect(draw()).toContain('<li><a href="/lp/marken">Marken</a></li>');
    expect(draw()).toContain('<li class="header-menu-sale"><a href="/c/sale">% Sale</a></li>');
  });

  test('a page that this build does not have is absent, with its group and its category', () => {
    const routes = Object.fromEntries(
      ['planner', 'garden', 'later'].map((name) => [name, { path: `/${name}` }]),
    );
    const html = draw(
      { built: ['home'], tenant: { routes: { ...testTenant.routes, ...routes } } },
      { navigation: { items: [...items, { id: 'new', label: 'Noch nicht da', route: 'later' }] } },
    );
    expect(html).not.toContain('Planer');
    expect(html).not.toContain('Bald');
    expect(html).not.toContain('Noch nicht da');
    expect(html).not.toContain('<li></li>');
  });

  test('what has no target, or one that nobody knows, keeps its words', () => {
    const html = draw();
    expect(html).toContain('<li>Planer</li>');
    expect(html).toContain('<li>Garten</li>');
    expect(draw({}, { navigation: { items: [{ id: 'x', label: 'Marken' }] } })).toContain('<li>Marken</li>');
  });

  test('an address that could run code is not linked', () => {
    const unsafe = [{ id: 'x', label: 'Klick', href: 'javascript:alert(1)' }];
    const html = draw({}, { navigation: { items: unsafe } });
    expect(html).toContain('<li>Klick</li>');
    expect(html).not.toMatch(/javascript:/);
  });

  test('without data there is a way home and to the search', () => {
    const html = draw({}, {});
    expect(html).toContain('<li><a href="/">Startseite</a></li>');
    expect(html).toContain('<li><a href="/s/">Suche</a></li>');
    expect(draw({ built: ['home'] }, {})).not.toContain('>Suche<');
  });

  test('comes from its loader, which knows client, device and locale', () => {
    expect(block.load?.({})).toEqual({ navigation: { load: 'navigation', args: {} } });
    expect(block.data?.navigation?.required).toBe(false);
    expect(block.varies).toContain('device');
  });

  test('has limits', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `c${index}`, label: `C ${index}`, href: '/' }));
    const links = (count: number) => many(count).map(({ label, href }) => ({ label, href }));
    const groups = (count: number) => many(count).map(({ label }) => ({ label, links: [] }));
    const isAllowed = (value: unknown): boolean => navigation.safeParse({ items: value }).success;
    expect(isAllowed(many(14))).toBe(true);
    expect(isAllowed(many(15))).toBe(false);
    expect(isAllowed([])).toBe(false);
    expect(isAllowed([{ ...items[1], groups: groups(6) }])).toBe(true);
    expect(isAllowed([{ ...items[1], groups: groups(7) }])).toBe(false);
    expect(isAllowed([{ ...items[1], groups: [{ label: 'G', links: links(14) }] }])).toBe(true);
    expect(isAllowed([{ ...items[1], groups: [{ label: 'G', links: links(15) }] }])).toBe(false);
  });
});

describe('the service area', () => {
  const locales = [
    {
      locale: 'de-DE',
      prefix: '',
      currency: 'EUR' as const,
      country: 'DE',
      label: 'Deutsch',
      freeShippingFrom: 7500,
      shipping: { parcel: 595, freight: 3995 },
    },
    {
      locale: 'fr-CH',
      prefix: '/fr',
      currency: 'CHF' as const,
      country: 'CH',
      label: 'Français',
      freeShippingFrom: 7500,
      shipping: { parcel: 595, freight: 3995 },
    },
  ];

  test('links to the page in every language and marks the current one', () => {
    const languageHref = (locale: string): string => `/page-in-${locale}`;
    const html = draw({ locale: 'fr-CH', languageHref, tenant: { defaultLocale: 'de-DE', locales } });
    expect(html).toContain('<a href="/page-in-de-DE" lang="de-DE" hrefLang="de-DE">Deutsch</a>');
    expect(html).toContain(
      '<a href="/page-in-fr-CH" lang="fr-CH" hrefLang="fr-CH" aria-current="true">Français</a>',
    );
  });

  test('names no language where there is only one', () => {
    expect(draw()).not.toContain('hrefLang');
  });

  test('offers the colour modes on one button, in words', () => {
    const button = /<button class="header-service-mode".*?<\/button>/.exec(draw())?.[0] ?? '';
    expect(button).toContain('type="button" data-action="header"');
    for (const words of ['wie im System', 'hell', 'dunkel'])
      expect(button).toContain(`Darstellung: ${words}`);
  });
});

test('while somebody orders it has the logo and who helps, and nothing that leads away', () => {
  const html = drawBlock(block, { props: { layout: 'checkout' }, page: testPageView({ messages }) });
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/',
    `tel:${testTenant.company.phone.replace(/[^+\d]/g, '')}`,
  ]);
  expect(html).not.toMatch(/<form|<button|data-action/);
  expect(block.load?.({ layout: 'checkout' })).toEqual({});
});
