import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView, type TestPage } from '../../kit/testing/page-view.ts';
import textMessages from '../../kit/text/messages/de.json' with { type: 'json' };
import { block } from './block.ts';
import messages from './messages/de.json' with { type: 'json' };

const footer = {
  columns: [
    {
      title: 'Service & Hilfe',
      links: [
        { label: 'Kontakt', href: '/service-hilfe/kontakt' },
        { label: 'Filialen', route: 'stores' },
      ],
    },
    { title: 'Einkaufen', links: [{ label: 'Presse', href: 'https://presse.example/linde' }] },
  ],
  legal: [{ label: 'Barrierefreiheit', href: '/service-hilfe/barrierefreiheit' }],
  note: '<p>Wir liefern <strong>nur nach Österreich</strong>.</p>',
  payment: ['invoice', 'visa'],
  year: 2026,
};

function draw(page: TestPage = {}, data: Record<string, unknown> = { footer }): string {
  return drawBlock(block, {
    data,
    page: testPageView({ messages: { ...textMessages, ...messages }, ...page }),
  });
}

const legal = [
  ['/vertrag-widerrufen', 'Vertrag widerrufen'],
  ['/service-hilfe/agb', 'AGB'],
  ['/service-hilfe/ueber-uns/datenschutz', 'Datenschutz'],
  ['/service-hilfe/impressum', 'Impressum'],
] as const;

describe('what every footer has, with data and without', () => {
  test.each([
    ['with data', { footer }],
    ['without data', {}],
  ])('%s: legal links, company, price note, contact, seals', (_name, data) => {
    const html = draw({}, data);
    for (const [path, words] of legal) expect(html).toContain(`<a href="${path}">${words}</a>`);
    expect(html).toContain('Modehaus Linde Versand GmbH, Lindengasse 12, 4020 Linz');
    expect(html).toContain('Alle Preise inkl. MwSt., zzgl. Versand.');
    expect(html).toMatch(/<a [^>]*href="tel:\+43732000000">\+43 732 000000<\/a>/);
    expect(html).toContain('<a href="#consent" data-action="consent-banner">Cookie-Einstellungen</a>');
    expect(html).toContain('Mo–Fr 8–21\u00a0Uhr, Sa 8–12\u00a0Uhr');
    for (const seal of ['Handelsverband', 'Gütezeichen', 'Sicher einkaufen'])
      expect(html).toContain(`${seal}</li>`);
  });
});

describe('without data', () => {
  test('the service can be found, no year is named, and there are no empty columns', () => {
    const html = draw({}, {});
    expect(html).toContain('<a href="/service-hilfe">Service &amp; Hilfe</a>');
    expect(html).not.toMatch(/©|footer-columns|footer-marks|footer-note/);
  });

  test('legal pages that are not there are not linked', () => {
    const html = draw({ built: ['imprint'] }, {});
    expect(html).toContain('Impressum');
    expect(html).not.toMatch(/AGB|Datenschutz|widerrufen/);
    expect(html).not.toMatch(/<li[^>]*><\/li>/);
  });
});

describe('with data', () => {
  test('columns are headed lists in a navigation of their own name', () => {
    const html = draw();
    expect(html).toMatch(
      /<nav [^>]*aria-label="Mehr vom Shop"><div><h2 [^>]*>Service &amp; Hilfe<\/h2><ul><li>/,
    );
    expect(html).toContain('<a href="/service-hilfe/kontakt">Kontakt</a>');
    expect(html).toContain('<a href="https://presse.example/linde" rel="noopener noreferrer">Presse</a>');
    expect(html).toContain('<li>Filialen</li>');
    expect(html).toMatch(/<nav [^>]*aria-label="Rechtliches">.*Barrierefreiheit/);
  });

  test('means of payment are words, and the year is the one that was given', () => {
    const html = draw();
    expect(html).toMatch(/<ul [^>]*aria-label="Zahlungsarten"><li>Rechnung<\/li><li>Visa<\/li><\/ul>/);
    expect(html).toContain('© 2026 Modehaus Linde Versand GmbH');
    expect(html).toContain('<strong>nur nach Österreich</strong>');
  });

  test('only means of payment that it can draw are allowed', () => {
    const schema = block.data?.footer?.schema;
    expect(schema?.safeParse({ payment: ['paypal', 'ideal'] }).success).toBe(true);
    expect(schema?.safeParse({ payment: ['shells'] }).success).toBe(false);
  });
});

test('asks for its file in the footer bucket and can do without', () => {
  expect(block.load?.({})).toEqual({
    footer: { load: 'bucket', args: { category: 'footer', identifier: 'main' } },
  });
  expect(block.data?.footer?.required).toBe(false);
});

test('a tenant without seals or office hours leaves no empty list', () => {
  const company = { ...testPageView().tenant.company, openingHours: [] };
  const html = draw({ tenant: { seals: [], company } });
  expect(html).not.toContain('footer-seals');
  expect(html).not.toContain('Uhr');
});

test('while somebody orders it has what the law needs, and nothing else', () => {
  const page = testPageView({ messages });
  const html = drawBlock(block, { props: { layout: 'checkout' }, page });
  for (const [href, label] of legal) expect(html).toContain(`href="${href}">${label}</a>`);
  expect(html).toContain(page.tenant.company.legalName);
  expect(html).not.toMatch(/footer-(top|columns|seals)/);
  expect(block.load?.({ layout: 'checkout' })).toEqual({});
});
