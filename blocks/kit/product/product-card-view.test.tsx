import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PageView } from '../define/page-view.ts';
import { stylesOf } from '../style/define-styles.ts';
import { type TestPage, testPageView } from '../testing/page-view.ts';
import messages from './messages/de.json';
import { type CardPlace, heartForm, productCardStyles, productCardView } from './product-card-view.tsx';
import { testProduct } from './testing/product.ts';

const pageOf = (page: TestPage = {}): PageView => testPageView({ messages, ...page });

function draw(
  fields: Record<string, unknown> = {},
  page: PageView = pageOf(),
  place: Partial<CardPlace> = {},
): string {
  const card = productCardView(testProduct(fields), {
    page,
    as: 'li',
    sizes: '46vw',
    heartFormId: undefined,
    fetch: 'lazy',
    ...place,
  });
  return renderToStaticMarkup(card).replaceAll('\u00a0', ' ');
}

const full = {
  brand: 'Lindgrün Studio',
  low30: 8999,
  rating: { average: 4.6, count: 128 },
  colours: ['#7f9484', '#2a2a2e', '#12687a', '#c6953f', '#a4503a'].map((swatch, index) => ({
    name: `Farbe ${index + 1}`,
    swatch,
  })),
  hiddenColours: 2,
  energy: { class: 'C', scale: ['A', 'G'], sheet: '/datenblatt/471101' },
};

describe('productCardView', () => {
  test('leads to the page of the product, and is plain text while there is none', () => {
    expect(draw()).toContain(
      '<a class="product-name" href="/p/wickelkleid-471101">Wickelkleid mit Puffärmeln</a>',
    );
    const unbuilt = draw({}, pageOf({ built: [] }));
    expect(unbuilt).toContain('<span class="product-name">Wickelkleid mit Puffärmeln</span>');
    expect(unbuilt).not.toContain('<a');
  });

  test('prefers an address of its own, but never one that could run code', () => {
    expect(draw({ href: '/lp/kleid' })).toContain('href="/lp/kleid"');
    expect(draw({ href: 'javascript:alert(1)' })).toContain('href="/p/wickelkleid-471101"');
  });

  test('focus goes through name, quick view, heart, label and data sheet only as far as they exist', () => {
    const page = pageOf();
    const html = draw(full, page, { heartFormId: 'n1.heart' });
    const heart = /<button[^>]*>/.exec(html)?.[0];
    expect(heart).toContain('name="sku"');
    expect(heart).toContain('value="471101"');
    expect(heart).toContain('form="n1.heart"');
    expect(heart).toContain('aria-label="Wickelkleid mit Puffärmeln auf den Merkzettel"');
    expect(html.match(/<(a|button)\b/g)).toHaveLength(5);
    expect(html.indexOf('data-action="mini-product"')).toBeLessThan(html.indexOf('<button'));
    expect(html.indexOf('<a class="product-name"')).toBeLessThan(html.indexOf('<button'));
    expect(html.indexOf('<button')).toBeLessThan(html.indexOf('<a class="product-sheet"'));
    expect(draw()).not.toContain('<button');
  });

  test('the picture repeats the name, so it says nothing; it waits until it comes near', () => {
    const html = draw();
    expect(html).toMatch(/<img class="product-picture" [^>]*alt=""/);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('sizes="auto,46vw"');
    expect(html).toMatch(/srcset="[^"]*320-r1 320w,[^"]* 640w"/i);
  });

  test('the first picture of a page is fetched at once and announced', () => {
    const announced: string[] = [];
    const html = draw({}, pageOf({ preloadPicture: ({ sizes }) => void announced.push(sizes) }), {
      fetch: 'first',
    });
    expect(html).not.toContain('loading');
    expect(html).toMatch(/fetchpriority="high"/i);
    expect(announced).toEqual(['46vw']);
  });

  test('keeps its place when there is no such picture', () => {
    const html = draw({}, pageOf({ picture: () => undefined }));
    expect(html).not.toContain('<img');
    expect(html).toContain('<span class="product-picture"></span>');
  });

  test('names the colours, and says in words how many more there are', () => {
    const html = draw(full);
    expect(html).toContain('aria-label="Farbe 1, Farbe 2, Farbe 3, Farbe 4, Farbe 5"');
    expect(html).toContain('<circle fill="#7f9484">');
    expect(html).toContain('+2<span class="hidden"> weitere Farben</span>');
    expect(draw({ ...full, hiddenColours: 1 })).toContain('+1<span class="hidden"> weitere Farbe</span>');
    expect(draw({ ...full, hiddenColours: 0 })).not.toContain('weitere');
  });

  test('counts listed colours for which there is no room among the hidden ones', () => {
    const colours = Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, swatch: '#ffffff' }));
    const html = draw({ colours, hiddenColours: 4 });
    expect(html.match(/<circle/g)).toHaveLength(5);
    expect(html).toContain('+7<');
  });

  test('shows at most two marks: the reduction, new, organic', () => {
    const badgesOf = (fields: object): string[] =>
      [...draw({ ...fields }).matchAll(/class="badge[^>]*>([^<]*)/g)].map((match) => match[1] ?? '');
    expect(badgesOf({ low30: 8999, badges: ['organic', 'new'] })).toEqual(['−22 %', 'Neu']);
    expect(badgesOf({ badges: ['organic', 'new'] })).toEqual(['Neu', 'Bio']);
    expect(badgesOf({ badges: ['organic'] })).toEqual(['Bio']);
    expect(badgesOf({ badges: ['nur-im-fernsehen'] })).toEqual([]);
    expect(badgesOf({ low30: 6999 })).toEqual([]);
  });

  test.each([
    [{ soldOut: true }, 'Ausverkauft'],
    [{ undeliverable: true }, 'Zurzeit nicht lieferbar'],
  ])('that cannot be had, %j: faded, marked as that alone, still a link', (why, words) => {
    const html = draw({ ...why, low30: 8999, badges: ['new'] });
    expect(html).toContain(`<span class="badge badge-sold-out">${words}</span>`);
    expect(html.match(/class="badge/g)).toHaveLength(1);
    expect(html).toContain('product-picture product-faded');
    expect(html).toContain('<a class="product-name"');
  });

  test('links a data sheet only where data has one', () => {
    expect(draw(full)).toContain('<a class="product-sheet" href="/datenblatt/471101">');
    expect(draw({ ...full, energy: { class: 'C' } })).not.toContain('product-sheet');
  });

  test('says whether a power supply is in the box, where one is needed', () => {
    expect(draw({ powerSupplyIncluded: true })).toContain('Mit Netzteil');
    expect(draw({ powerSupplyIncluded: false })).toContain('Ohne Netzteil');
    expect(draw()).not.toContain('Netzteil');
  });

  test('shows what data says as text, never as markup', () => {
    const html = draw({ name: '<img src=x onerror=alert(1)>', brand: '"><script>' });
    expect(html).not.toMatch(/<script|<img src=x/);
  });

  test('every class that a card uses has its rule', () => {
    const css = productCardStyles.map((classes) => stylesOf(classes).css).join('');
    const html = [
      draw({ ...full, energy: { ...full.energy, label: '/label/1' }, badges: ['new'] }, pageOf(), {
        heartFormId: 'n1.heart',
      }),
      draw({
        soldOut: true,
        tyre: { fuel: 'A', wet: 'E', noiseDb: 68, noiseClass: 'A' },
        powerSupplyIncluded: false,
      }),
      draw({ badges: ['organic'], energy: { class: 'A+++', scale: ['A+++', 'D'] }, isFrom: true, rrp: 9999 }),
    ].join('');
    const names = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
    );
    expect(names.size).toBeGreaterThan(25);
    expect([...names].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  });

  test('a full card stays small', () => {
    expect(Buffer.byteLength(draw(full, pageOf(), { heartFormId: 'n1.heart' }))).toBeLessThan(1900);
  });
});

describe('heartForm', () => {
  test('is one form for all hearts of a block, in builds that have a wishlist', () => {
    const hearts = heartForm(pageOf({ nodeId: 'grid-1' }));
    expect(hearts?.id).toBe('grid-1.heart');
    const html = renderToStaticMarkup(<>{hearts?.form}</>);
    for (const part of [
      'id="grid-1.heart"',
      'method="post"',
      'action="/merkzettel"',
      'data-action="wishlist-heart"',
      'data-action-on="submit"',
    ]) {
      expect(html).toContain(part);
    }
    expect(heartForm(pageOf({ built: ['product'] }))).toBeUndefined();
  });
});
