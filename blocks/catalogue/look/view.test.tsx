import { describe, expect, test } from 'vitest';
import productMessages from '../../kit/product/messages/de.json';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import own from './messages/de.json';
import { places } from './places.ts';

const messages = { ...productMessages, ...own };
const draw = (example: { props: object; data: Record<string, unknown> }, page: TestPage = {}): string =>
  drawBlock(block, { ...example, page: testPageView({ messages, nodeId: 'n3', ...page }) });

describe('look', () => {
  test('has a named button on the picture for each product, at its place', () => {
    const html = draw(examples.full);
    expect(html).toMatch(
      /<button class="look-spot look-place-x34 look-place-y42" [^>]*aria-label="1: Wickelkl/,
    );
    expect(html).toMatch(
      /<button class="look-spot look-place-x71 look-place-y88" [^>]*aria-label="2: Chelsea/,
    );
    expect(stylesOf(places).css).toContain('.look-place-x34{left:clamp(1.375rem,34%,100% - 1.375rem);}');
    expect(stylesOf(places).css).toContain('.look-place-y100{top:clamp(');
  });

  test('each opens a card with name, price and labels, without a script', () => {
    const html = draw(examples.full);
    for (const number of [1, 2, 3]) {
      expect(html).toMatch(new RegExp(`popoverTarget="n3.spot-${number}"`, 'i'));
      expect(html).toContain(`id="n3.spot-${number}" popover="auto"`);
    }
    const last = html.slice(html.indexOf('id="n3.spot-3"'), html.indexOf('<ol'));
    expect(last).toContain('href="/p/waschmaschine-w8-471104"');
    expect(last.replaceAll('\u00a0', ' ')).toContain('€ 429,00');
    expect(last).toContain('Energieeffizienzklasse A');
    expect(last).toContain('href="/datenblatt/471104"');
  });

  test('lists the same products in the same order', () => {
    const html = draw(examples.full);
    const list = /<ol [^>]*>(.*)<\/ol>/s.exec(html)?.[1] ?? '';
    const names = [...list.matchAll(/<a class="product-name"[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Wickelkleid mit Puffärmeln und Blütendruck',
      'Chelsea-Boots aus Glattleder, wasserabweisend',
      'Waschmaschine W8, 8 kg, 1400 U/min, Dampfprogramm',
    ]);
    expect(html).toContain(
      'inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
    );
  });

  test('a wide picture stands above the list, any other beside it', () => {
    const picture = (width: number, height: number): TestPage => ({
      picture: () => ({ width, height, revision: 'r1', ground: '#ffffff' }),
    });
    expect(draw(examples.full, picture(1600, 900))).toContain('look-wide');
    expect(draw(examples.full, picture(1200, 1600))).toContain('look-tall');
  });

  test('leaves out spots without their product, and counts on without a gap', () => {
    const html = draw(examples['one-missing']);
    expect(html.match(/class="look-spot /g)).toHaveLength(1);
    expect(html).toContain('aria-label="1: Wickelkleid');
  });

  test('is left out when none of its products is there', () => {
    expect(draw(examples.empty)).toBe('');
  });

  test('without its picture it is a list', () => {
    const html = draw(examples.full, { picture: () => undefined });
    expect(html).not.toMatch(/look-spot|popover/i);
    expect(html).toContain('<ol ');
  });
});
