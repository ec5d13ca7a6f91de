import { expect, test } from 'vitest';
import { seenText } from '../../../tests/running/seen-text.ts';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name): string {
  return drawBlock(block, { ...examples[name], page: testCheckoutPage(messages) }).replaceAll('\u00a0', ' ');
}

test('shows names with what they say, and a table with headings', () => {
  const html = draw('full');
  expect(html).toContain('<dt>Kreditbetrag</dt><dd>€ 100,00</dd>');
  expect(html).toContain('<th scope="col">Fällig am</th>');
  expect(seenText(html)).toContain('3 1. März 2027 € 33,92');
});

test('leads to the PDF, and back to where it belongs', () => {
  const ofBasket = draw('minimal');
  expect(tagWith(ofBasket, 'href="/api/order/v1/credit-information?raten=3&amp;locale=de-AT"')).not.toBe('');
  expect(tagWith(ofBasket, 'href="/kasse/zahlung"')).not.toBe('');
  expect(tagWith(draw('full'), 'href="/kasse/auftrag?auftrag=a1b2c3d4"')).not.toBe('');
});

test('says that there is none, and offers no paper', () => {
  const html = draw('refused');
  expect(seenText(html)).toContain('Diesen Kredit gibt es für Deinen Warenkorb nicht.');
  expect(html).not.toContain('/api/');
});
