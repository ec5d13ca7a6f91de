import { describe, expect, test } from 'vitest';
import basketMessages from '../../kit/basket/messages/de.json';
import kitMessages from '../../kit/product/messages/de.json';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { instalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';
import { styles } from './styles.ts';

type Product = Record<string, unknown>;

const testInstalments = instalmentTerms.parse({
  method: 'flat',
  plans: [
    { count: 3, monthlyRate: '0.65' },
    { count: 6, monthlyRate: '0.65' },
    { count: 9, monthlyRate: '0.65' },
    { count: 12, monthlyRate: '0.65' },
    { count: 18, monthlyRate: '0.65' },
    { count: 24, monthlyRate: '0.65' },
  ],
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 10000, maximum: 500000 },
  pause: { months: 4, surcharge: '5' },
});
const chosen: Product = examples.full.data.product;
const open: Product = examples['needs-variant'].data.product;

const draw = (product: Product, props: object = {}, page: TestPage = {}): string =>
  drawBlock(block, {
    props,
    data: { product },
    page: testPageView({
      messages: { ...basketMessages, ...kitMessages, ...messages },
      built: ['product', 'category'],
      ...page,
    }),
  });

const delivery = (statement: object): Product => ({ ...chosen, delivery: statement });

test('what is made to measure says so before it is bought, and nobody is promised to send it back', () => {
  const promises = [
    { icon: 'return', title: 'Kostenlos zurückschicken', text: '' },
    { icon: 'truck', title: 'Schnell da', text: '' },
  ];
  const html = (withdrawalException: string | null): string =>
    draw({ ...chosen, withdrawalException }, { promises });
  for (const kind of [null, 'sealed']) expect(html(kind)).toContain('Kostenlos zurückschicken');
  expect(html('made-to-measure')).not.toContain('Kostenlos zurückschicken');
  expect(html('made-to-measure')).toMatch(/Schnell da/);
  expect(html(null)).not.toContain('Nur eingeschränkt widerrufbar');
  expect(html('sealed')).toContain('Ist die Versiegelung offen');
  expect(html('made-to-measure')).toContain('Diesen Artikel kannst Du nicht widerrufen');
});

describe('the choice', () => {
  test('is a form of radio buttons that asks for this page, and needs no script', () => {
    const html = draw(open);
    expect(html).toMatch(/<form [^>]*action="\/p\/midikleid-[^"]*-8000307"/);
    expect(html.match(/<fieldset/g)).toHaveLength(2);
    expect(html.match(/type="radio" name="farbe"/g)).toHaveLength(3);
    expect(html).toMatch(/name="farbe"[^>]*checked="" value="rust"|value="rust"[^>]*checked=""/);
    expect(html).toContain('Auswahl übernehmen');
  });

  test.each([
    [false, /, ausverkauft/g],
    [true, /, zurzeit nicht lieferbar/g],
  ])('says of each option why it cannot be had, and leaves it to be chosen', (isUndeliverable, words) => {
    const [colour, size] = open.axes as { options: object[] }[];
    const none = { isAvailable: false, isUndeliverable };
    const axes = [colour, { ...size, options: size?.options.map((each) => ({ ...each, ...none })) }];
    const html = draw({ ...open, axes });
    expect(html.match(words)).toHaveLength(6);
    expect(html).not.toContain('disabled');
  });

  test('is left out where there is nothing to choose', () => {
    expect(draw({ ...chosen, axes: [] })).not.toContain('<form class="product-choice"');
  });

  test('leads to the finder of sizes beside the sizes and in their table, where the shop has such a page', () => {
    const finder = { table: 'women', link: { label: 'Größe berechnen', route: 'bra-size-finder' } };
    const tenant = {
      routes: { ...testTenant.routes, 'bra-size-finder': { path: '/service-hilfe/bh-finder' } },
    };
    const link = /<a [^>]*href="\/service-hilfe\/bh-finder"[^>]*>Größe berechnen<\/a>/g;
    const built = ['product', 'category', 'bra-size-finder'];
    const html = draw(open, { sizeFinder: finder }, { built, tenant });
    expect(html.match(link)).toHaveLength(2);
    expect(html).toMatch(/<dialog [^>]*id="n1.sizes".*href="\/service-hilfe\/bh-finder".*<table/s);
    expect(draw(open, { sizeFinder: { ...finder, table: 'bras' } }, { built, tenant })).not.toMatch(link);
    expect(draw(open, { sizeFinder: finder })).not.toContain('Größe berechnen');
  });

  test('opens its size table, and a finder of sizes where it fits', () => {
    const finder = { table: 'women', link: { label: 'Größe finden', href: '/groesse' } };
    expect(draw(open, { sizeFinder: finder })).toContain('href="/groesse"');
    expect(draw(open, { sizeFinder: { ...finder, table: 'bras' } })).not.toContain('href="/groesse"');
    expect(draw(open)).toMatch(/<a href="#n1.sizes"[^>]*>Größentabelle/);
    expect(draw(open)).toMatch(/<dialog [^>]*id="n1.sizes".*<th scope="row">38<\/th>/s);
  });
});

describe('the delivery statement', () => {
  test.each<[string, object, string]>([
    ['asks for a variant', { state: 'needs-variant' }, 'Bitte wähle zuerst eine Variante aus!'],
    ['says that nothing is known', { state: 'unavailable' }, 'Lieferzeit nicht bekannt'],
    ['says sold out', { state: 'sold-out', restock: null }, 'Ausverkauft'],
    [
      'says when more comes',
      { state: 'sold-out', restock: '2026-12-09T00:00:00.000Z' },
      'Voraussichtlich ab 9. Dezember wieder da.',
    ],
    [
      'says how long a parcel takes',
      { state: 'in-stock', mode: 'parcel', days: [2, 4], left: null },
      'Lieferung in 2–4 Werktagen',
    ],
    [
      'says how long a forwarder takes',
      { state: 'in-stock', mode: 'freight', days: [10, 10], left: null },
      'Lieferung per Spedition in 10 Werktagen',
    ],
    [
      'counts out the last pieces',
      { state: 'in-stock', mode: 'parcel', days: [2, 4], left: 3 },
      'Nur noch 3 Stück auf Lager.',
    ],
  ])('%s', (_, statement, text) => {
    expect(draw(delivery(statement))).toContain(text);
  });

  test('warns of the last pieces alone, not of what shipping costs', () => {
    const html = draw(delivery({ state: 'in-stock', mode: 'parcel', days: [2, 4], left: 3 }));
    expect(html).toMatch(
      /<li class="product-stage-few".*<p><span>Nur noch 3 Stück auf Lager\.<\/span> Gratis Versand ab €[^<]*<\/p>/s,
    );
    expect(stylesOf(styles).css).toMatch(/\.product-stage-few p span\{color:var\(--warning\);?\}/);
  });

  test('is what is said aloud, with what is chosen and its price', () => {
    expect(draw(chosen)).toMatch(
      /data-spoken="Farbe [^,]+, Größe \d+, €[^"]*64,99, Lieferung in [^"]*Werktagen"/,
    );
  });

  test('says aloud, too, that what is chosen is sold out', () => {
    const html = draw({ ...delivery({ state: 'sold-out', restock: null }), isSoldOut: true });
    expect(html).toMatch(/data-spoken="Farbe [^,]+, Größe \d+, €[^"]*64,99, Ausverkauft"/);
  });

  test('of what is sold out leads to its category', () => {
    const html = draw({ ...delivery({ state: 'sold-out', restock: null }), isSoldOut: true });
    expect(html).toContain('<a href="/c/damen/bekleidung/kleider">Mehr aus Kleider</a>');
  });
});

describe('the button to buy', () => {
  test('is there only in a build with a basket, and not for what is sold out', () => {
    expect(draw(chosen)).not.toContain('In den Warenkorb');
    const built = { built: ['product', 'basket'] };
    expect(draw({ ...chosen, axes: [] }, {}, built)).toMatch(
      /<form [^>]*action="\/warenkorb" method="post"|<form [^>]*method="post" action="\/warenkorb"/,
    );
    expect(draw(chosen, {}, built)).toContain('In den Warenkorb');
    const gone = { ...delivery({ state: 'sold-out', restock: null }), isSoldOut: true };
    expect(draw(gone, {}, built)).not.toContain('In den Warenkorb');
  });

  test('sends the choice along, also what was chosen since the page was drawn', () => {
    const html = draw(open, {}, { built: ['product', 'basket'] });
    const button = /<button [^>]*data-role="buy"[^>]*>/.exec(html)?.[0] ?? '';
    expect(/<form [^>]*data-role="choice"[^>]*>/.exec(html)?.[0]).toContain('id="n1.choice"');
    for (const part of ['form="n1.choice"', 'name="product"', `value="${String(open.sku)}"`])
      expect(button).toContain(part);
    expect(button.toLowerCase()).toContain('formaction="/warenkorb"');
    expect(button.toLowerCase()).toContain('formmethod="post"');
  });

  test('brings what is ordered with the article along, by the same form, and only where it can be bought', () => {
    const { product } = examples.appliance.data;
    const built = { built: ['product', 'basket'] };
    const boxes = (html: string): string[] =>
      [...html.matchAll(/<input [^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag);
    const form = `form="n1.${product.axes.length > 0 ? 'choice' : 'buy'}"`;
    const drawn = boxes(draw(product, {}, built));
    expect(drawn).toHaveLength(2);
    for (const box of drawn) expect(box).toContain(form);
    expect(draw(product, {}, built)).toMatch(
      /Mitnahme des Altgeräts.*gratis.*Montage.*\+ €\u00a049,00.*inkl\. MwSt\./s,
    );
    expect(boxes(draw(product))).toEqual([]);
    const gone = { ...product, ...delivery({ state: 'sold-out', restock: null }), isSoldOut: true };
    expect(boxes(draw(gone, {}, built))).toEqual([]);
  });

  test('has its script know what to say when it fails', () => {
    expect(draw(chosen, {}, { built: ['product', 'basket'] })).toMatch(
      /data-role="buy" data-failed="Dein Artikel konnte leider nicht in den Warenkorb gelegt werden\. Bitte versuche es später nochmal"/,
    );
  });

  test('brings a layer that leads on, to the basket, and to a checkout that is built', () => {
    const html = draw(chosen, {}, { built: ['product', 'basket'] });
    const layer = /<template>.*<\/template>/s.exec(html)?.[0] ?? '';
    expect(layer).toMatch(/Weiter einkaufen.*button-primary" href="\/warenkorb">Zum Warenkorb/s);
    expect(layer).not.toContain('Zur Kasse');
    const routes = { ...testTenant.routes, checkout: { path: '/kasse' } };
    const all = { built: ['product', 'basket', 'checkout'], tenant: { routes } };
    expect(draw(chosen, {}, all)).toMatch(/button-primary" href="\/kasse">Zur Kasse/);
    expect(draw(chosen)).not.toContain('<template>');
  });

  test('waits for a variant, and can be pressed all the same', () => {
    expect(draw(open, {}, { built: ['product', 'basket'] })).toMatch(
      /<button [^>]*aria-disabled="true"[^>]*>.*In den Warenkorb/s,
    );
  });
});

describe('the price', () => {
  test('has reduction, 30-day price, recommended price and the note on taxes beside it', () => {
    const html = draw(chosen);
    for (const text of [
      '−23\u00a0%',
      '30-Tage-Bestpreis: €',
      'UVP\u00a0€',
      'inkl. MwSt., <span class="price-shipping">zzgl. Versand</span>',
    ])
      expect(html).toContain(text);
  });

  test('leads to the calculator with itself, where instalments are on offer', () => {
    const product = examples.appliance.data.product;
    const page = { tenant: { instalments: testInstalments } };
    expect(draw(product, { calculator: 'raten' }, page)).toMatch(
      /href="\/p\/[^"?]*\?(?:farbe=[^"]*&amp;)?preis=809%2C00&amp;raten=\d+#raten"[^>]*data-price="809,00"/,
    );
    expect(draw(product, { calculator: 'raten' })).not.toContain('data-role="calculator"');
    expect(draw(product, {}, page)).not.toContain('data-role="calculator"');
  });
});

describe('labels', () => {
  test('lead from the arrow to the label, and from there to the information sheet', () => {
    const html = draw(examples.appliance.data.product);
    expect(html).toMatch(/<a class="energy-link" href="#_.label"/);
    expect(html).toMatch(/<dialog [^>]*id="_.label".*aria-label="Energieeffizienzklasse .*#datenblatt/s);
  });

  test('of tyres say all classes', () => {
    const html = draw(examples.tyre.data.product);
    for (const text of ['Kraftstoffeffizienz', 'Nasshaftung', 'Externes Rollgeräusch'])
      expect(html).toContain(text);
  });
});

describe('the gallery', () => {
  test('leads to each picture in large, and from small ones to its place', () => {
    const html = draw(chosen);
    expect(html).toMatch(/<a href="\/bilder\/dress-rust\/960-r1"[^>]*data-role="zoom"/);
    expect(html.match(/data-role="thumb"/g)).toHaveLength(3);
    expect(html).toContain('href="#n1.p2"');
  });

  test('leaves out pictures that do not exist, and small ones where there is one', () => {
    const picture = (id: string) =>
      id === 'dress-rust' ? { width: 1200, height: 1600, revision: 'r1', ground: '#eee9e1' } : undefined;
    const html = draw(chosen, {}, { picture });
    expect(html).not.toContain('data-role="thumb"');
    expect(html.match(/data-role="zoom"/g)).toHaveLength(1);
  });
});
