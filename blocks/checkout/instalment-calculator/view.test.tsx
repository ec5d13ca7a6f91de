import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { instalmentTerms, type InstalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import stage from '../../catalogue/product-stage/examples.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView, type TestPage } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { Island } from './island.tsx';
import de from './messages/de.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';
import { props as shape } from './schema.ts';
import { view } from './view.tsx';

const counts = [3, 6, 9, 12, 18, 24];
const flat = instalmentTerms.parse({
  method: 'flat',
  plans: counts.map((count) => ({ count, monthlyRate: '0.65' })),
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 10_000, maximum: 500_000 },
  pause: { months: 4, surcharge: '5' },
});
const annuity = instalmentTerms.parse({
  method: 'annuity',
  plans: counts.map((count) => ({ count, monthlyRate: '1.65' })),
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 10_000 },
});
const given = { title: 'Raten berechnen', basePrice: 54_900 };

interface Drawing {
  terms?: InstalmentTerms | null;
  query?: Record<string, string>;
  props?: object;
  page?: TestPage;
}

function pageOf({ terms = flat, query = {}, page }: Drawing) {
  return testPageView({ messages: de, query, ...page, tenant: { instalments: terms, ...page?.tenant } });
}

const draw = (drawing: Drawing = {}) =>
  drawBlock(block, { props: { ...given, ...drawing.props }, page: pageOf(drawing) }).replaceAll(
    '\u00a0',
    ' ',
  );

const rowsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map((row) => row.slice(1)),
  );
const captionOf = (html: string) => /<caption[^>]*>(.*?)<\/caption>/.exec(html)?.[1];
const noteOf = (html: string) =>
  /<p class="field-note field-(\w+)" id="n1.price-note">(?:<svg.*?<\/svg>)?(.*?)<\/p>/.exec(html)?.slice(1);
const priceOf = (html: string) => /name="preis" value="(.*?)"/.exec(html)?.[1];
const chosenOf = (html: string) => /name="raten" checked="" value="(.*?)"/.exec(html)?.[1];

describe('the result', () => {
  it('is vector A for flat terms', () => {
    const html = draw();
    expect(captionOf(html)).toBe('€ 549,00 in 12 Raten');
    expect(rowsOf(html)).toEqual({
      'Monatliche Rate': '€ 49,32',
      Kaufpreis: '€ 549,00',
      Ratenzuschlag: '€ 42,82',
      'Erste Rate': '€ 49,32',
      '10 weitere Raten zu je': '€ 49,32',
      'Letzte Rate': '€ 49,30',
      Gesamtbetrag: '€ 591,82',
      'Fixer Zinsfaktor pro Monat': '0,65 %',
      'Sollzinssatz (fest) pro Jahr': '14,10 %',
      'Effektiver Jahreszins': '15,05 %',
    });
  });

  it('is vector B for annuities', () => {
    expect(rowsOf(draw({ terms: annuity, props: { basePrice: 50_000 } }))).toEqual({
      'Monatliche Rate': '€ 46,27',
      Kaufpreis: '€ 500,00',
      Ratenzuschlag: '€ 55,24',
      'Erste Rate': '€ 46,27',
      '10 weitere Raten zu je': '€ 46,27',
      'Letzte Rate': '€ 46,27',
      Gesamtbetrag: '€ 555,24',
      'Fixer Zinsfaktor pro Monat': '1,65 %',
      'Sollzinssatz (fest) pro Jahr': '19,80 %',
      'Effektiver Jahreszins': '21,70 %',
    });
  });

  it('is vector D for the pause', () => {
    const html = draw({ query: { preis: '300', raten: 'pause' } });
    expect(captionOf(html)).toBe('Zahlpause für € 300,00');
    expect(rowsOf(html)).toEqual({
      Kaufpreis: '€ 300,00',
      'Zuschlag für die Zahlpause': '€ 15,00',
      'Zahlung nach 4 Monaten': '€ 315,00',
      Gesamtbetrag: '€ 315,00',
      'Sollzinssatz (fest) pro Jahr': '14,73 %',
      'Effektiver Jahreszins': '15,76 %',
    });
  });

  it('counts one regular instalment of three, and none of two', () => {
    expect(rowsOf(draw({ query: { raten: '3' } }))).toHaveProperty('1 weitere Rate zu', '€ 186,57');
    const two = { ...flat, plans: [{ count: 2, monthlyRate: 6500 }], defaultCount: 2 };
    expect(Object.keys(rowsOf(draw({ terms: two })))).not.toContainEqual(expect.stringContaining('weitere'));
  });

  it('never shows an amount of a plan without its total and both yearly rates', () => {
    const tiles = [
      ...draw().matchAll(/value="[^"]+"\/><span class="instalment-calculator-tile">(.*?)<\/span><svg/g),
    ];
    expect(tiles).toHaveLength(7);
    for (const [, words] of tiles)
      expect(words).toMatch(/€ [\d.,]+.*€ [\d.,]+, Sollzinssatz \(fest\) [\d,]+ % p. a., effektiv [\d,]+ %/);
  });
});

describe('without usable terms', () => {
  const text =
    'Die Berechnung ist derzeit aus technischen Gründen nicht möglich. Bitte lade die Seite neu oder versuche es später noch einmal.';

  it.each([
    ['no rates', { terms: { ...flat, plans: [] } }],
    ['none of the counts', { props: { counts: [36] } }],
  ] as [string, Drawing][])('says that it cannot calculate: %s', (_, drawing) => {
    const html = draw(drawing);
    expect(html).toContain(text);
    expect(html).not.toMatch(/[€%]|<form|<table/);
  });
});

it.each(['page', 'dialog'])('draws nothing where the shop has no terms: in %s', (opensIn) => {
  expect(draw({ props: { opensIn }, terms: null })).toBe('');
});

describe('what the form sent', () => {
  it('is calculated with', () => {
    const html = draw({ query: { preis: '1.234,50', bisher: '54900', raten: '24' } });
    expect(priceOf(html)).toBe('1.234,50');
    expect(chosenOf(html)).toBe('24');
    expect(captionOf(html)).toBe('€ 1.234,50 in 24 Raten');
    expect(noteOf(html)).toEqual(['hint', 'Von € 100,00 bis € 5.000,00']);
  });

  it('comes back to the block it came from', () => {
    expect(draw()).toMatch(/<section[^>]* id="n1">.*<form[^>]* action="#n1" method="get"/);
    expect(draw({ query: { preis: '300' } })).toContain('name="bisher" value="30000"');
  });

  it.each([
    ['1e999', '1e999'],
    ['Arabic digits', '٣٠٠'],
    ['a foreign notation', '1,000.50'],
    ['markup', '"><script>alert(1)</script>'],
  ])('keeps the old price for %s', (_, preis) => {
    const html = draw({ query: { preis, bisher: '30000', raten: '6' } });
    expect(rowsOf(html).Kaufpreis).toBe('€ 300,00');
    expect(html).toContain('aria-invalid="true"');
    expect(noteOf(html)?.[0]).toBe('error');
    expect(noteOf(html)?.[1]).toContain(
      'Schreib ihn zum Beispiel so: 300,00. Bis dahin rechnen wir mit € 300,00.',
    );
    expect(html).not.toMatch(/NaN|Infinity|<script/);
  });

  it('keeps the old price for an empty field', () => {
    const html = draw({ query: { preis: '', bisher: '30000', raten: '6' } });
    expect(priceOf(html)).toBe('');
    expect(noteOf(html)).toEqual([
      'error',
      'Gib bitte einen Kaufpreis ein. Bis dahin rechnen wir mit € 300,00.',
    ]);
    expect(captionOf(html)).toBe('€ 300,00 in 6 Raten');
  });

  it.each([
    ['1', '100,00'],
    ['-300', '100,00'],
    ['999999', '5.000,00'],
    ['9'.repeat(40), '5.000,00'],
  ])('is moved into the range, naming both ends: %s', (preis, price) => {
    const html = draw({ query: { preis, bisher: '54900', raten: '6' } });
    expect(priceOf(html)).toBe(price);
    expect(noteOf(html)).toEqual([
      'notice',
      'Raten gibt es für Kaufpreise von € 100,00 bis € 5.000,00. Wir haben Deinen Betrag angepasst.',
    ]);
  });

  it('is moved up, naming the minimum, where there is no maximum', () => {
    const html = draw({ terms: annuity, query: { preis: '1', bisher: '54900', raten: '3' } });
    expect(priceOf(html)).toBe('100,00');
    expect(noteOf(html)).toEqual([
      'notice',
      'Raten gibt es ab einem Kaufpreis von € 100,00. Wir haben Deinen Betrag angepasst.',
    ]);
    expect(noteOf(draw({ terms: annuity }))).toEqual(['hint', 'Ab € 100,00']);
  });

  it('is too much where there is no maximum to move it to', () => {
    const html = draw({ terms: annuity, query: { preis: '9'.repeat(40), bisher: '30000' } });
    expect(noteOf(html)?.[1]).toContain('So hohe Beträge können wir hier nicht berechnen.');
    expect(rowsOf(html).Kaufpreis).toBe('€ 300,00');
  });

  it('falls back to the usual number of instalments when it names none on offer', () => {
    expect(chosenOf(draw({ query: { raten: '7' } }))).toBe('12');
    expect(chosenOf(draw({ terms: annuity, query: { raten: 'pause' } }))).toBe('12');
  });
});

describe('beside a product', () => {
  const { product } = stage.full.data;
  const drawFor = (price: number, query: Record<string, string> = {}): string =>
    drawBlock(block, {
      props: given,
      data: { product: { ...product, price: { ...product.price, price } } },
      page: pageOf({ query }),
    }).replaceAll('\u00a0', ' ');

  it('begins with the price of the product', () => {
    expect(priceOf(drawFor(64_999))).toBe('649,99');
    expect(captionOf(drawFor(64_999))).toBe('€ 649,99 in 12 Raten');
    expect(priceOf(drawFor(64_999, { preis: '300' }))).toBe('300,00');
  });

  it.each([
    [9999, false],
    [10_000, true],
    [500_000, true],
    [500_001, false],
  ])('at %i cents: there %s, as the terms say', (price, isThere) => {
    expect(drawFor(price) !== '').toBe(isThere);
  });
});

describe('the offer', () => {
  it('is restricted by the block', () => {
    const html = draw({ props: { counts: [6, 24] } });
    expect(
      [...html.matchAll(/name="raten"(?: checked="")? value="(.*?)"/g)].map(([, value]) => value),
    ).toEqual(['6', '24', 'pause']);
    expect(chosenOf(html)).toBe('6');
  });

  it('closes the numbers whose instalments are too small, and shows the longest shorter plan', () => {
    const html = draw({ query: { preis: '110', raten: '24' } });
    expect(html.match(/<input[^>]* disabled=""[^>]* value="(?:12|18|24)"\/>/g)).toHaveLength(3);
    expect(html).toContain('Rate unter € 10,00');
    expect(chosenOf(html)).toBe('9');
    expect(html).toContain('24 Raten sind für diesen Kaufpreis zu viele');
    expect(captionOf(html)).toBe('€ 110,00 in 9 Raten');
  });

  it('says so when no plan is left', () => {
    const html = draw({ terms: { ...flat, minimumInstalment: 9000 }, query: { preis: '110', raten: '24' } });
    expect(html).toContain(
      'So lässt sich dieser Kaufpreis nicht aufteilen: Eine Rate beträgt mindestens € 90,00.',
    );
    expect(html).not.toContain('<table');
  });
});

describe('in a dialog', () => {
  const props = { opensIn: 'dialog' };

  it('is closed behind its button, which opens it without a script, too', () => {
    const html = draw({ props });
    const [, opener, button] =
      /(<form class="instalment-calculator-opener"[^>]*>)(<button [^>]*>)/.exec(html) ?? [];
    expect(opener).toContain('action="#n1"');
    expect(opener).toContain('data-action="instalment-calculator" data-action-on="submit"');
    expect(button).toContain('name="raten"');
    expect(button).toContain('value="12"');
    expect(html).toMatch(/<dialog [^>]*id="n1.dialog" aria-labelledby="n1.name">/);
    expect(html).toMatch(
      /<form [^>]*method="dialog"><p [^>]*id="n1.name">Raten berechnen<\/p><button [^>]*>Schließen</,
    );
  });

  it('stands open with what its button or its form sent', () => {
    for (const query of [{ raten: '12' }, { raten: '24', preis: '1.234,50', bisher: '54900' }])
      expect(draw({ props, query })).toMatch(/<dialog [^>]*open=""/);
  });

  it('has total and yearly rates and no further hints', () => {
    const rows = rowsOf(draw({ props }));
    expect(rows).toMatchObject({
      Gesamtbetrag: '€ 591,82',
      'Sollzinssatz (fest) pro Jahr': '14,10 %',
      'Effektiver Jahreszins': '15,05 %',
    });
    expect(draw({ props })).not.toMatch(/Bonität|Rechenbeispiel|unverbindlich/);
  });

  it('is not there where nothing can be calculated', () => {
    expect(draw({ props, terms: { ...flat, plans: [] } })).not.toMatch(/<dialog|<button/);
  });
});

describe('the island', () => {
  const query = { preis: '1', bisher: '54900', raten: '24' };

  it('draws from its JSON what the server drew', () => {
    const islands: CalculatorProps[] = [];
    const island = (props: CalculatorProps) => {
      islands.push(props);
      return createElement('mark');
    };
    const page = pageOf({ query });
    const shell = renderToStaticMarkup(
      view({ props: shape.parse(given), data: { product: undefined }, slots: {} as never, page, island }),
    );
    const sent = JSON.parse(JSON.stringify(islands[0])) as CalculatorProps;
    const drawn = renderToString(createElement(Island, sent));
    expect(sent).toEqual(islands[0]);
    expect(shell.replace('<mark></mark>', drawn).replaceAll('\u00a0', ' ')).toBe(draw({ query }));
  });

  it.each([
    ['de-AT', 'EUR', '€ 1.234,50 in 12 Raten', '€ 1.330,79'],
    ['de-DE', 'EUR', '1.234,50 € in 12 Raten', '1.330,79 €'],
    ['fr-CH', 'CHF', 'CHF 1’234.50 en 12 mensualités', 'CHF 1’330.79'],
    ['nl-NL', 'EUR', '€ 1.234,50 in 12 termijnen', '€ 1.330,79'],
  ] as const)('writes amounts as the server does: %s', (locale, currency, caption, total) => {
    const messages = { de, fr, nl }[locale.slice(0, 2) as 'de'];
    const entry = {
      locale,
      prefix: '',
      currency,
      country: 'AT',
      label: '',
      freeShippingFrom: 0,
      shipping: { parcel: 595, freight: 3995 },
    };
    const html = draw({
      query: { preis: '1234.50' },
      page: { messages, locale, tenant: { locales: [entry] } },
    });
    const straight = html.replaceAll('&#x27;', '’');
    expect(captionOf(straight)).toBe(caption);
    expect(Object.values(rowsOf(straight))).toContain(total);
    expect(html).not.toMatch(/instalment-calculator\.|\{/);
  });
});
