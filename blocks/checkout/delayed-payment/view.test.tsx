import { expect, test } from 'vitest';
import { instalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

const instalments = instalmentTerms.parse({
  ...{ method: 'flat', plans: [{ count: 12, monthlyRate: '0.65' }], defaultCount: 12 },
  ...{ minimumInstalment: 500, price: { minimum: 5000 }, pause: { months: 4, surcharge: '5' } },
});

const page = testCheckoutPage(messages);
const pageWithPause = { ...page, tenant: { ...page.tenant, instalments } };

function draw(name: Name): string {
  return drawBlock(block, { ...examples[name], page: pageWithPause }).replaceAll('\u00a0', ' ');
}

test('says when the only payment is and what it costs, with both rates, and chooses it', () => {
  const html = draw('full');
  for (const row of [
    '<th scope="row">Zuschlag für die Zahlpause</th><td>€ 27,45</td>',
    '<th scope="row">Zahlung nach 4 Monaten</th><td>€ 576,45</td>',
    '<th scope="row">Effektiver Jahreszins</th><td>15,76 %</td>',
    '<input type="hidden" name="method" value="pause"/>',
  ])
    expect(html).toContain(row);
  expect(tagWith(html, 'name="birthday"')).toContain('required');
});

test('asks nobody for a birthday that the account has', () => {
  const { data, ...rest } = examples.full;
  const state = { ...data.state, hasBirthday: true };
  const html = drawBlock(block, { ...rest, data: { ...data, state }, page: pageWithPause });
  expect(html).toContain('value="pause"');
  expect(html).not.toContain('name="birthday"');
});

test('says why there is none, and leads to what else there is', () => {
  const html = draw('refused');
  expect(html).toContain('Eine Zahlpause gibt es nur mit einem Konto.');
  expect(html).not.toContain('<form');
  expect(html).toContain('href="/kasse/zahlung"');
});
