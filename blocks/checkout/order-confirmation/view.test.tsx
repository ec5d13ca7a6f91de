import { expect, test } from 'vitest';
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

test('shows the order as it was placed', () => {
  const html = draw('full');
  for (const part of [
    'Danke für Deine Bestellung',
    '<dd>4821630957</dd>',
    'katharina.berger@example.at',
    'Waschmaschine W210',
    '<th scope="row">Gesamtbetrag</th><td>€ 591,82</td>',
    '<dt>inkl. 20 % MwSt.</dt><dd>€ 91,50</dd>',
    'Per Spedition: Dienstag, 15. Dezember 2026. Stockwerk: 3. Stock mit Lift',
    'href="/api/order/v1/invoice?auftrag=a1b2c3d4"',
  ])
    expect(html).toContain(part);
});

test('writes amounts in the order’s currency, in whichever locale it is read', () => {
  const { data, ...more } = examples.full;
  const { order } = data.state;
  const inFrancs = {
    state: { ...data.state, order: { ...order, ordered: { ...order.ordered, currency: 'CHF' } } },
  };
  const page = testCheckoutPage(messages);
  const html = drawBlock(block, { ...more, data: inFrancs, page }).replaceAll('\u00a0', ' ');
  expect(html).toContain('<th scope="row">Gesamtbetrag</th><td>CHF 591,82</td>');
  expect(html).not.toContain('€');
});

test('does not thank for what is not paid, or cancelled', () => {
  for (const name of ['waiting', 'cancelled', 'lost'] as const) expect(draw(name)).not.toContain('Danke');
});

test('a guest becomes a customer by one field and the terms', () => {
  const html = draw('guest');
  expect(html).toContain('<input type="hidden" name="form" value="register"/>');
  expect(tagWith(html, 'name="password"')).toContain('autoComplete="new-password"');
  expect(tagWith(html, 'name="terms"')).not.toContain('checked');
  expect(draw('minimal')).not.toContain('name="password"');
  expect(draw('register-refused')).toContain('Das Passwort ist zu kurz.');
});
