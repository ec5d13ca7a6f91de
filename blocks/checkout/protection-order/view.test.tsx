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

test('the terms are to be ticked, and never are beforehand', () => {
  for (const name of ['minimal', 'full', 'refused'] as const) {
    const box = tagWith(draw(name), 'type="checkbox"', 'name="terms"');
    expect(box).toContain('required');
    expect(box).not.toContain('checked');
  }
  expect(seenText(draw('refused'))).toContain('Bitte stimme den Bedingungen des Ratenschutzes zu.');
});

test('says of each order what is open and what it costs, directly above the button of the law', () => {
  expect(seenText(draw('full'))).toMatch(
    /Bestellung 4821630957 vom 1. Dezember 2026 € 549,00 offen, 12 Raten\. .* mit der nächsten Rate € 6,31, .* insgesamt € 41,04\..* € 91,46 offen, 1 Rate\. Der Ratenschutz kostet € 1,05\. zahlungspflichtig bestellen$/,
  );
});

test('chooses the only order, none of several, and again the one that was chosen', () => {
  expect(tagWith(draw('minimal'), 'value="4821630957-4104"')).toContain('checked');
  expect(draw('full')).not.toContain('checked');
  expect(tagWith(draw('refused'), 'value="5930412784-105"')).toContain('checked');
});

test('says that nothing is to be insured, and what has been', () => {
  expect(draw('none')).not.toContain('<form');
  expect(seenText(draw('none'))).toContain('Keine Deiner Bestellungen läuft in Raten');
  expect(draw('done')).not.toContain('<form');
  expect(seenText(draw('done'))).toMatch(
    /Dein Ratenschutz ist bestellt .*4821630957.*€ 41,04.*katharina\.berger@example\.at/,
  );
});
