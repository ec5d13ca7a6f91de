import { expect, test } from 'vitest';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name, props: object = {}): string {
  return drawBlock(block, { ...examples[name], props, page: testCheckoutPage(messages) });
}
const formsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/name="form" value="([^"]*)"/g)].map(([, name]) => name);

test('a payment that is not there yet can only be waited for', () => {
  expect(draw('minimal')).toContain('Wir warten noch auf Deine Zahlung');
  expect(formsIn(draw('minimal'))).toEqual([]);
  expect(draw('minimal')).toContain('href="?auftrag=a1b2c3d4"');
});

test('one that has come leads to the order', () => {
  expect(draw('accepted')).toContain('Deine Zahlung ist angekommen');
  expect(draw('accepted')).toContain('href="/kasse/auftrag?auftrag=a1b2c3d4"');
});

test('one that has failed can be made again, with something else, or given up where that is possible', () => {
  expect(draw('full')).toContain('Es wurde nichts abgebucht.');
  expect(formsIn(draw('full'))).toEqual(['pay-again', 'give-up']);
  expect(formsIn(draw('full', { canGiveUp: false }))).toEqual(['pay-again']);
});

test('nothing can be paid of an order that is cancelled, and nothing is told of one that nobody has', () => {
  expect(draw('cancelled')).toContain('Diese Bestellung ist storniert');
  expect(formsIn(draw('cancelled'))).toEqual([]);
  expect(draw('lost')).not.toContain('4821630957');
});
