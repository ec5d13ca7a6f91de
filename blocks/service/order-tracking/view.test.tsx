import { expect, test } from 'vitest';
import { seenText } from '../../../tests/running/seen-text.ts';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name): string {
  return drawBlock(block, { ...examples[name], page: testCheckoutPage(messages) }).replaceAll('\u00a0', ' ');
}

test('says how far the order is, what happens next, and what can be done', () => {
  expect(seenText(draw('full'))).toMatch(
    /Deine Bestellung ist unterwegs Als Nächstes kommt sie bei Dir an\..*4821630957.*Rechnung \(PDF\) Vertrag widerrufen$/,
  );
  expect(seenText(draw('waiting'))).toMatch(/wartet auf die Zahlung.*Bezahlen Vertrag widerrufen$/);
  expect(seenText(draw('cancelled'))).not.toContain('widerrufen');
});

test('asks for a proof only where there were too many tries', () => {
  expect(draw('minimal')).not.toContain('data-captcha');
  expect(draw('proof')).toContain('<input type="hidden" name="formToken" value="abc"/>');
});
