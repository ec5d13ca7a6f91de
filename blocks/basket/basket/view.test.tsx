import { describe, expect, test } from 'vitest';
import type { BasketState } from '../../../schemas/basket/basket.ts';
import { instalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import basketMessages from '../../kit/basket/messages/de.json';
import collectionMessages from '../../kit/collection/messages/de.json';
import kitMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import textMessages from '../../kit/text/messages/de.json';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

type Name = Exclude<keyof typeof examples, 'broken'>;

/** The state of an example, for a test to change. */
const stateOf = (name: Name): BasketState =>
  structuredClone(examples[name].data.state) as unknown as BasketState;

const draw = (state: BasketState, props: object = examples.full.props, page: TestPage = {}): string =>
  drawBlock(block, {
    props,
    data: { state },
    page: testPageView({
      messages: { ...basketMessages, ...collectionMessages, ...kitMessages, ...textMessages, ...messages },
      built: ['home', 'basket', 'product', 'wishlist'],
      ...page,
    }),
  }).replaceAll('\u00a0', ' ');

const checkout = { path: '/kasse' };
const withCheckout: TestPage = {
  tenant: { routes: { ...testPageView().tenant.routes, checkout } },
  built: ['home', 'basket', 'product', 'wishlist', 'checkout'],
};
const line = (html: string, sku: string): string =>
  new RegExp(`<li [^>]*data-sku="${sku}".*?</li>`, 's').exec(html)?.[0] ?? '';

describe('services', () => {
  test('stand below their article with what they cost for all pieces, and can be chosen and taken off', () => {
    const state = stateOf('minimal');
    const [own] = state.basket.lines;
    if (!own) throw new Error('The example has no line');
    own.quantity = 2;
    const assembly = { kind: 'assembly', name: 'Montage', price: 4900, isOffered: true } as const;
    own.services = [{ ...assembly, total: 9800, isChosen: true }];
    state.basket.services = 9800;
    const chosen = draw(state);
    expect(chosen).toMatch(/Montage<small>je Stück € 49,00<\/small>.*value="remove-service".*€ 98,00/s);
    expect(chosen).toMatch(/<dt>Leistungen<\/dt><dd>€ 98,00/);
    expect(chosen).toContain(`aria-label="Montage entfernen: ${own.name}"`);
    own.services = [{ ...assembly, total: 0, isChosen: false }];
    state.basket.services = 0;
    const open = draw(state);
    expect(open).toMatch(/name="form" value="service".*Dazubestellen.*€ 49,00/s);
    expect(open).not.toContain('<dt>Leistungen</dt>');
  });

  test('that cost nothing say so', () => {
    expect(draw(stateOf('full'))).toMatch(/Mitnahme des Altgeräts.*gratis.*Midikleid/s);
  });
});

describe('shipping', () => {
  test('says above the articles what is missing until it is free, and how far it is', () => {
    const html = draw(stateOf('minimal'));
    expect(html).toContain('Noch € 55,10, dann ist Dein Versand gratis.');
    expect(html).toContain('d="M0 0h27v4H0z"');
    expect(html).toMatch(/<dt>Versand<\/dt><dd>€ 5,95/);
  });

  test('says that it is free, without a bar, and what the forwarder costs all the same', () => {
    const html = draw(stateOf('reduced-and-tyre'));
    expect(html).toContain('Dein Versand ist gratis.');
    expect(html).not.toContain('viewBox="0 0 100 4"');
    expect(html).toMatch(/<dt>Versand<\/dt><dd>gratis/);
    const freight = draw(stateOf('full'));
    expect(freight).toContain('Pakete kommen gratis zu Dir, die Spedition kostet € 49,00.');
    expect(freight).toMatch(/<dt>Spedition<\/dt><dd>€ 49,00/);
  });

  test.each([
    ['de-AT', 'AT', 'Lieferung nur nach Österreich.'],
    ['de-DE', 'DE', 'Lieferung nur nach Deutschland.'],
  ])('goes to the country of %s alone', (locale, country, text) => {
    const locales = testPageView().tenant.locales.map((own) => ({ ...own, locale, country }));
    const page = { locale, tenant: { locales } };
    expect(draw(stateOf('minimal'), {}, page)).toContain(text);
  });
});

describe('a line', () => {
  test('leads to its product with what was chosen', () => {
    const html = line(draw(stateOf('full')), '8000307.11');
    expect(html).toContain(
      '<h2 class="basket-line-name"><a href="/p/midikleid-runa-aus-fliessender-viskose-8000307?farbe=rust&amp;groesse=38">',
    );
    expect(html).toContain('Kornfeld · Rost · Größe 38');
  });

  test('has the 30-day price of what is reduced, the price of one, and the price per unit', () => {
    const html = draw(stateOf('full'));
    expect(line(html, '8000307.11')).toMatch(/price-reduced.*€ 64,99.*30-Tage-Bestpreis: € 84,99/s);
    expect(line(html, '8000412.02')).toMatch(/<b>€ 90,00<\/b>.*je Stück .*<b>€ 45,00<\/b>.*1 m² = € 16,07/s);
    expect(line(html, '8000412.02')).toContain('−€ 9,00 mit Gutschein');
  });

  test('has the energy arrow or the label of tyres with the data sheet', () => {
    expect(line(draw(stateOf('full')), '8000006.01')).toMatch(
      /aria-label="Energieeffizienzklasse A, Spektrum A bis G".*#datenblatt/s,
    );
    expect(line(draw(stateOf('reduced-and-tyre')), '8000001.01')).toMatch(
      /aria-label="Reifenlabel: .*#datenblatt/s,
    );
  });

  test.each<[string, object, string]>([
    [
      'a parcel',
      { state: 'in-stock', mode: 'parcel', days: [2, 4], left: null },
      'Auf Lager, bei Dir in 2–4 Werktagen',
    ],
    [
      'one day',
      { state: 'in-stock', mode: 'parcel', days: [1, 1], left: null },
      'Auf Lager, bei Dir in 1 Werktag',
    ],
    [
      'a forwarder',
      { state: 'in-stock', mode: 'freight', days: [9, 9], left: null },
      'per Spedition bei Dir in 9 Werktagen',
    ],
    [
      'the last pieces',
      { state: 'in-stock', mode: 'parcel', days: [2, 4], left: 3 },
      'Nur noch 3 Stück, bei Dir',
    ],
    ['nothing left', { state: 'sold-out', restock: null }, '>Ausverkauft<'],
    [
      'more that comes',
      { state: 'sold-out', restock: '2026-12-09T00:00:00.000Z' },
      'voraussichtlich ab 9. Dezember',
    ],
    ['nothing known', { state: 'unavailable' }, 'Lieferzeit nicht bekannt'],
  ])('says when it comes: %s', (_, delivery, text) => {
    const state = stateOf('minimal');
    Object.assign(state.basket.lines[0] ?? {}, { delivery });
    expect(draw(state)).toContain(text);
  });

  test('has a number between two buttons, each of which sends one quantity', () => {
    const html = line(draw(stateOf('full')), '8000412.02');
    const forms = [...html.matchAll(/<form.*?<\/form>/gs)]
      .map(([form]) => form)
      .filter((form) => form.includes('value="change"'));
    expect(forms.map((form) => form.match(/name="quantity"/g)?.length)).toEqual([1, 1, 1]);
    expect(forms[0]).toMatch(/<button [^>]*value="1"[^>]*aria-label="Ein Stück weniger/);
    expect(forms[1]).toMatch(/type="number"[^>]* max="4"[^>]* value="2"|value="2"/);
    expect(forms[1]).toContain('Aktualisieren');
    expect(forms[2]).toMatch(/<button [^>]*value="3"[^>]*aria-label="Ein Stück mehr/);
    for (const form of forms) expect(form).toContain('action="/warenkorb" method="post"');
  });

  test('does not lose its last piece by the button for one less', () => {
    const html = line(draw(stateOf('full')), '8000307.11');
    expect(html).toMatch(/<button [^>]*type="button"[^>]*data-step="-1" aria-disabled="true"/);
  });

  test('can be saved in a build with a wishlist, and be removed', () => {
    const html = line(draw(stateOf('minimal')), '8000500.01');
    expect(html).toMatch(/<form [^>]*action="\/merkzettel" method="post".*value="8000500.01".*Merken/s);
    expect(html).toMatch(/name="form" value="remove".*Entfernen/s);
    expect(draw(stateOf('minimal'), {}, { built: ['home', 'basket', 'product'] })).not.toContain('Merken');
  });

  test('says what is wrong with it where it stands, and above all leads there', () => {
    const html = draw(stateOf('problems'));
    expect(line(html, '8000307.11')).toContain('Dieser Artikel ist inzwischen ausverkauft.');
    expect(line(html, '8000412.02')).toMatch(
      /aria-invalid="true" aria-describedby="n1.line-8000412.02-faults".*sind nur 4 Stück da/s,
    );
    expect(html).toContain('<a href="#n1.line-8000412.02">Von „Bettwäsche Juna“ sind nur 4 Stück da.</a>');
  });
});

describe('what was put in without a script', () => {
  test.each<[string, boolean]>([
    ['/p/kerze-lichtblick-8000500?farbe=rust', true],
    ['//evil.example/', false],
    ['https://evil.example/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('leads back to where that was: %s', (from, isLinked) => {
    const html = draw(stateOf('full'), {}, { query: { von: from } });
    expect(html.includes('>Weiter einkaufen</a>')).toBe(isLinked);
    expect(html.includes(`href="${from}"`)).toBe(isLinked);
  });
});

describe('what was removed', () => {
  test('can be put back by a form', () => {
    const html = draw(stateOf('empty'));
    expect(html).toMatch(
      /nicht mehr im Warenkorb.*value="undo".*value="8000500.01".*name="quantity" value="1".*Rückgängig/s,
    );
  });
});

describe('a voucher', () => {
  test('that was refused stays in its field with the reason', () => {
    const html = draw(stateOf('problems'));
    expect(html).toMatch(
      /<input id="n1.code"[^>]*aria-invalid="true" aria-describedby="n1.code-note n1.code-fault"[^>]*value="HERSBT26"/,
    );
    expect(html).toMatch(/id="n1.code-fault">.*Diesen Code kennen wir nicht/s);
    expect(html).toContain('<a href="#n1.code">Diesen Code kennen wir nicht.');
  });

  test('that is redeemed says what it takes off, and can be removed', () => {
    const html = draw(stateOf('full'));
    expect(html).toMatch(/<dt>Gutschein HERBST26<\/dt><dd>−€ 9,00<\/dd>/);
    expect(html).toMatch(/value="remove-voucher".*aria-label="Gutschein HERBST26 entfernen"/s);
    expect(html).not.toContain('name="code"');
  });

  test('that fits nothing says so, and is no amount', () => {
    const html = draw(stateOf('nothing-for-voucher'));
    expect(html).toContain('Er gilt für keinen Artikel in Deinem Warenkorb.');
    expect(html).not.toContain('<dt>Gutschein');
  });

  test('that holds no more says why, where it stands', () => {
    const state = stateOf('nothing-for-voucher');
    const text = 'Dieser Gutschein ist abgelaufen.';
    state.notices = [{ kind: 'bad', text, sku: null, field: 'code', undo: null }];
    expect(draw(state)).toMatch(/WILLKOMMEN-7QX2<\/b><span>Dieser Gutschein ist abgelaufen\.<\/span>/);
  });
});

describe('the summary', () => {
  test('has the total, and the tax in it as one sum', () => {
    const state = stateOf('full');
    state.basket.vat = [
      { rate: 20, cents: 9000 },
      { rate: 10, cents: 150 },
    ];
    expect(draw(state)).toMatch(
      /<dt>Gesamt<\/dt><dd data-role="total">€ 623,99.*<dt>inkl\. MwSt\.<\/dt><dd>€ 91,50/s,
    );
  });

  test('asks how parcels shall come only where there is a choice', () => {
    const html = draw(stateOf('full'));
    expect(html).toMatch(/type="radio" name="option"[^>]*value="standard"/);
    expect(html).toMatch(
      /type="radio" name="option"[^>]*checked=""[^>]*value="eco"|value="eco"[^>]*checked=""/,
    );
    expect(draw(stateOf('minimal'))).not.toContain('type="radio"');
  });

  test('names means of payment, and instalments with all that must stand beside them', () => {
    const terms = instalmentTerms.parse({
      ...{ method: 'flat', defaultCount: 12, minimumInstalment: 1000 },
      plans: [{ count: 12, monthlyRate: '0.65' }],
      price: { minimum: 10000, maximum: 500000 },
      pause: { months: 4, surcharge: '5' },
    });
    const html = draw(stateOf('full'), examples.full.props, { tenant: { instalments: terms } });
    for (const text of ['Zahlungsarten', '<li>Rechnung</li>', '<li>PayPal</li>', 'in 12 Raten', 'effektiv'])
      expect(html).toContain(text);
    expect(html).toContain('href="/service-hilfe/ratenzahlung">Berechnen</a>');
    expect(draw(stateOf('full'))).not.toContain('Raten:');
  });

  test('says nothing of a checkout that is not built', () => {
    expect(draw(stateOf('full'))).not.toContain('Zur Kasse');
    expect(draw(stateOf('full'))).toContain('href="#n1.summary"');
  });

  test('leads to the checkout, in the bar of narrow screens, too', () => {
    const html = draw(stateOf('full'), examples.full.props, withCheckout);
    expect(html.match(/<a class="button button-primary" href="\/kasse">Zur Kasse/g)).toHaveLength(2);
  });

  test('says in words that something in it cannot be ordered', () => {
    const html = draw(stateOf('problems'), {}, withCheckout);
    expect(html).not.toContain('href="/kasse"');
    expect(html).toMatch(
      /aria-disabled="true" aria-describedby="n1.why">Zur Kasse.*id="n1.why">Sieh Dir zuerst/s,
    );
  });
});

describe('an empty basket', () => {
  test('has ways on, and nothing to pay', () => {
    const html = draw(stateOf('empty'));
    expect(html).toMatch(
      /Dein Warenkorb ist leer\..*href="\/">Weiter einkaufen.*href="\/merkzettel">Zum Merkzettel/s,
    );
    expect(html).not.toContain('Gesamt</dt>');
  });
});

test('a script finds what is said of a change, and how many pieces there are', () => {
  const html = draw(stateOf('full'));
  expect(html).toContain('data-count="4"');
  expect(html).toContain(
    'data-spoken="4 Artikel, gesamt € 623,99. Pakete kommen gratis zu Dir, die Spedition kostet € 49,00." data-done="„Bettwäsche Juna“ liegt im Warenkorb." data-alert=""',
  );
  // What is wrong with a code is said by its form.
  expect(draw(stateOf('problems'))).toMatch(/data-alert="Von „Bettwäsche Juna“ sind nur 4 Stück da\."/);
});
