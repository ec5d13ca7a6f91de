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

const radio = (html: string, value: string): string => tagWith(html, 'name="method"', `value="${value}"`);

test('nothing is chosen before somebody has chosen', () => {
  const html = draw('guest');
  expect(html).not.toMatch(/name="method"[^>]*checked/);
  expect(radio(html, 'paypal')).toContain('required');
});

test('what is not offered says why, and cannot be chosen', () => {
  const html = draw('guest');
  expect(radio(html, 'invoice')).toContain('disabled');
  expect(html).toContain(
    '<b>Rechnung</b><small>Als Gast kannst Du bis 150 Euro auf Rechnung bestellen.</small>',
  );
  expect(radio(html, 'paypal')).not.toContain('disabled');
});

test('an amount of a plan stands with its total and both rates, in the tile and in the table', () => {
  const html = draw('full');
  expect(html).toMatch(
    /<b [^>]*>12 Raten<\/b>.*?€ 49,32 im Monat.*?gesamt € 591,82, Sollzinssatz \(fest\) 14,10 % p\. a\., effektiv 15,05 %/s,
  );
  for (const row of [
    '<th scope="row">Kaufpreis</th><td>€ 549,00</td>',
    '<th scope="row">Ratenzuschlag</th><td>€ 42,82</td>',
    '<th scope="row">10 weitere Raten zu je</th><td>€ 49,32</td>',
    '<th scope="row">Letzte Rate</th><td>€ 49,30</td>',
    '<th scope="row">Effektiver Jahreszins</th><td>15,05 %</td>',
  ])
    expect(html).toContain(row);
});

test('the plan that was chosen before is chosen, and a birthday that is known stands there', () => {
  const html = draw('full');
  expect(radio(html, 'instalments')).toContain('checked');
  expect(tagWith(html, 'name="count"', 'value="12"')).toContain('checked');
  expect(tagWith(html, 'name="birthday"')).toContain('value="14.3.1988"');
});

test('a birthday is asked for with a credit alone', () => {
  expect(draw('full')).toContain('data-when="method instalments pause"');
  expect(draw('guest')).not.toContain('name="birthday"');
});

test('the cards stand together, each with its name', () => {
  const html = draw('full');
  const group = /<b>Kreditkarte<\/b>.*?<\/div>/s.exec(html)?.[0] ?? '';
  for (const value of ['mastercard', 'visa', 'diners', 'discover'])
    expect(group).toContain(`value="${value}"`);
});
