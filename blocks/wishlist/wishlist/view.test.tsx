import { describe, expect, test } from 'vitest';
import type { WishlistState } from '../../../schemas/wishlist/wishlist.ts';
import collectionMessages from '../../kit/collection/messages/de.json';
import productMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import said from '../../kit/wishlist/messages/de.json';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

type Name = Exclude<keyof typeof examples, 'broken'>;

const stateOf = (name: Name): WishlistState =>
  structuredClone(examples[name].data.state) as unknown as WishlistState;

const everything = ['home', 'basket', 'product', 'wishlist', 'login', 'shipping'];
const draw = (state: WishlistState, page: TestPage = {}): string =>
  drawBlock(block, {
    data: { state },
    page: testPageView({
      messages: { ...collectionMessages, ...productMessages, ...said, ...messages },
      built: everything,
      ...page,
    }),
  }).replaceAll('\u00a0', ' ');

const row = (html: string, sku: string): string =>
  new RegExp(`<li [^>]*data-sku="${sku}".*?</li>`, 's').exec(html)?.[0] ?? '';
const formOf = (html: string, name: string): string =>
  new RegExp(`<form(?:(?!</form>).)*value="${name}".*?</form>`, 's').exec(html)?.[0] ?? '';

describe('an article', () => {
  test('stands with choice, price, 30-day price and when it comes', () => {
    const html = row(draw(stateOf('full')), '8000307.11');
    expect(html).toContain('href="/p/wickelkleid-mit-puffaermeln-8000307?farbe=rust&amp;groesse=38"');
    expect(html).toContain('Lindenhof · Rost · Größe 38');
    expect(html).toContain('€ 59,99');
    expect(html).toContain('30-Tage-Bestpreis: € 79,99');
    expect(html).toContain('Nur noch 2 Stück, bei Dir in 2–4 Werktagen');
  });

  test('keeps the labels that the law wants beside its price', () => {
    const html = draw(stateOf('full'));
    expect(row(html, '8000006')).toContain('aria-label="Energieeffizienzklasse A, Spektrum A bis G"');
    expect(row(html, '8000006')).toContain('#datenblatt');
    expect(row(html, '8000001.01')).toContain('Reifenlabel: Kraftstoffeffizienz B');
  });

  test('is changed, moved and removed by forms that post to the page', () => {
    const html = row(draw(stateOf('full')), '8000307.11');
    const edit = formOf(html, 'edit');
    expect(edit).toContain('action="/merkzettel" method="post"');
    expect(edit).toContain('<option value="8000307.11" selected="">Rost, Größe 38</option>');
    expect(edit).toContain('<option value="8000307.12">Rost, Größe 40, ausverkauft</option>');
    for (const name of ['to-basket', 'remove'])
      expect(formOf(html, name)).toContain('<input type="hidden" name="sku" value="8000307.11"/>');
  });

  test('without a choice asks for one, and its button says so', () => {
    const html = row(draw(stateOf('full')), '8000412');
    expect(formOf(html, 'edit')).toContain('<option value="" selected="">Bitte wählen</option>');
    expect(formOf(html, 'to-basket')).toContain('aria-disabled="true"');
    expect(html).toContain('Wähle eine Variante, dann siehst Du, wann sie bei Dir ist.');
  });

  test('that is sold out cannot go into the basket, but off the list', () => {
    const html = row(draw(stateOf('full')), '8000001.01');
    expect(formOf(html, 'to-basket')).toBe('');
    expect(formOf(html, 'remove')).not.toBe('');
    expect(html).toContain('Ausverkauft, voraussichtlich ab 14. Dezember wieder da');
  });

  test('with nothing to choose has no field for it', () => {
    expect(formOf(draw(stateOf('minimal')), 'edit')).toBe('');
  });

  test('in a build without a basket stays where it is', () => {
    const html = draw(stateOf('full'), { built: ['home', 'product', 'wishlist'] });
    expect(formOf(html, 'to-basket')).toBe('');
  });
});

describe('the list', () => {
  test('says what was just done, with the way back', () => {
    const html = draw(stateOf('full'));
    expect(html).toContain('Kerze Lichtblick ist nicht mehr auf Deinem Merkzettel.');
    expect(formOf(html, 'undo')).toContain('value="8000500.01"');
  });

  test('asks whoever is not logged in to do so, above what is saved here, and comes back', () => {
    const html = draw(stateOf('guest'));
    expect(html).toContain('Melde Dich an, um Deine gemerkten Artikel zu sehen.');
    expect(html).toContain('href="/anmelden?ziel=%2Fmerkzettel"');
    expect(html.indexOf('/anmelden')).toBeLessThan(html.indexOf('<li'));
    expect(draw(stateOf('full'))).not.toContain('/anmelden');
  });

  test('that is empty leads on', () => {
    const html = draw(stateOf('empty'));
    expect(html).toContain('Dein Merkzettel ist leer.');
    expect(html).toContain('href="/warenkorb"');
    expect(html).toContain('href="/"');
  });

  test('brings the words for what fails without an answer', () => {
    const html = draw(stateOf('minimal'));
    expect(html).toContain(
      'data-edit-failed="Entschuldige, irgendetwas ist schief gelaufen. Probiere es später noch einmal"',
    );
    expect(html).toContain(
      'data-remove-failed="Der Artikel konnte nicht von Deinem Merkzettel entfernt werden.',
    );
  });
});
