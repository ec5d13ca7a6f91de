import { expect, test } from 'vitest';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name): string {
  return drawBlock(block, { ...examples[name], page: testCheckoutPage(messages) }).replaceAll('\u00a0', ' ');
}

test('offers the means by which an open amount can be paid, and names it', () => {
  const html = draw('full');
  const values = [...html.matchAll(/<input[^>]* name="method"[^>]* value="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  expect(values).toEqual(['paypal', 'mastercard', 'visa', 'diners', 'discover']);
  expect(html).toContain('€ 549,00 jetzt bezahlen</button>');
});

test('takes nothing for what is paid, and shows nothing of an order that nobody has', () => {
  expect(draw('paid')).not.toContain('<form');
  expect(draw('paid')).toContain('Hier ist nichts mehr offen');
  expect(draw('lost')).not.toContain('Bestellnummer');
});
