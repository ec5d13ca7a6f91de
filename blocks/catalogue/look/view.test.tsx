import { describe, expect, test } from 'vitest';
import productMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/test-draw.ts';
import { type TestPage, testPageView } from '../../kit/test-page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import own from './messages/de.json';

const messages = { ...productMessages, ...own };
const draw = (example: { props: object; data: Record<string, unknown> }, page: TestPage = {}): string =>
  drawBlock(block, { ...example, page: testPageView({ messages, nodeId: 'n3', ...page }) });

describe('look', () => {
  test('has a named button on the picture for each product, at its place', () => {
    const html = draw(examples.full);
    expect(html).toMatch(/<foreignObject x="34%" y="42%"[^>]*><button [^>]*aria-label="1: Wickelkleid/);
    expect(html).toMatch(/<foreignObject x="71%" y="88%"[^>]*><button [^>]*aria-label="2: Chelsea-Boots/);
  });

  test('each opens a card with name, price and labels, without a script', () => {
    const html = draw(examples.full);
    for (const number of [1, 2, 3]) {
      expect(html).toMatch(new RegExp(`popoverTarget="n3-spot-${number}"`, 'i'));
      expect(html).toContain(`id="n3-spot-${number}" popover="auto"`);
    }
    const last = html.slice(html.indexOf('id="n3-spot-3"'), html.indexOf('<ol'));
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
      'Waschmaschine W8, 8 kg, 1.400 U/min, Dampfprogramm',
    ]);
    expect(html).toContain('inkl. MwSt., zzgl. Versand');
  });

  test('leaves out spots without their product, and counts on without a gap', () => {
    const html = draw(examples['one-missing']);
    expect(html.match(/<foreignObject/g)).toHaveLength(1);
    expect(html).toContain('aria-label="1: Wickelkleid');
  });

  test('is left out when none of its products is there', () => {
    expect(draw(examples.empty)).toBe('');
  });

  test('without its picture it is a list', () => {
    const html = draw(examples.full, { picture: () => undefined });
    expect(html).not.toMatch(/<foreignObject|popover/i);
    expect(html).toContain('<ol ');
  });
});
