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

test('nobody is insured who has not said so, and the terms are never ticked', () => {
  expect(tagWith(draw('minimal'), 'name="protection"', 'value="no"')).toContain('checked');
  for (const name of ['minimal', 'full', 'refused'] as const) {
    expect(tagWith(draw(name), 'type="checkbox"', 'name="terms"')).not.toBe('');
    expect(tagWith(draw(name), 'type="checkbox"')).not.toContain('checked');
  }
});

test('says what it costs in the first month, and that the yearly rate is without it', () => {
  expect(draw('minimal')).toContain('Im ersten Monat € 6,31');
  expect(draw('minimal')).toContain('im effektiven Jahreszins nicht enthalten');
});

test('asks for the terms where it is wanted', () => {
  const html = draw('refused');
  expect(tagWith(html, 'name="protection"', 'value="yes"')).toContain('checked');
  expect(html).toContain('<span data-words="">Bitte stimme den Bedingungen des Ratenschutzes zu.</span>');
});
