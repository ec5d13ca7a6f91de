import { describe, expect, test } from 'vitest';
import productMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import own from './messages/de.json';

const messages = { ...productMessages, ...own };
const draw = (example: { props: object; data: Record<string, unknown> }, page: TestPage = {}): string =>
  drawBlock(block, { ...example, page: testPageView({ messages, ...page }) });

describe('product-teaser', () => {
  test('tells of the product under a headline of its own, or under its name', () => {
    const html = draw(examples.full);
    expect(html).toContain('<h2 class="section-title">Wäsche waschen, während Du schläfst</h2>');
    expect(html).toMatch(/<p class="product-teaser-name">Waschmaschine W8/);
    expect(draw(examples.minimal)).toContain(
      '<h2 class="section-title">Chelsea-Boots aus Glattleder, wasserabweisend</h2>',
    );
  });

  test('has all that belongs to a price: reduction, lowest price, taxes, labels with data sheet', () => {
    const html = draw(examples.reduced).replaceAll('\u00a0', ' ');
    expect(html).toContain('30-Tage-Bestpreis: € 84,90');
    expect(html).toContain(
      'inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
    );
    expect(html).toContain('aria-label="Reifenlabel:');
    expect(html).toContain('href="/datenblatt/471203"');
    expect(draw(examples.full)).toContain('aria-label="Energieeffizienzklasse A, Spektrum A bis G"');
  });

  test('leads to the product by a button that names it', () => {
    expect(draw(examples.full)).toMatch(
      /<a class="button button-primary [^>]*href="\/p\/waschmaschine-w8-471104">Waschmaschine ansehen<span class="hidden">: Waschmaschine W8/,
    );
    expect(draw(examples.full, { built: [] })).not.toContain('button-primary');
  });

  test('what is sold out says so and is not pressed upon', () => {
    const html = draw(examples['sold-out']);
    expect(html).toContain('Ausverkauft');
    expect(html).not.toContain('button-primary');
  });

  test('shows nothing when the slice does not have the product', () => {
    expect(draw(examples['not-in-slice'])).toBe('');
  });

  test('is readable without its picture', () => {
    const html = draw(examples.full, { picture: () => undefined });
    expect(html).not.toContain('<img');
    expect(html).toContain('Waschmaschine ansehen');
  });
});
