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

test('the first step asks for nothing that may be unknown, and the second is pressed with the words of the law', () => {
  expect(draw('minimal')).not.toContain('required=""');
  expect(seenText(draw('minimal'))).toContain('Weiter');
  for (const name of ['full', 'words'] as const)
    expect(seenText(draw(name))).toContain('Widerruf bestätigen');
});

test('the whole contract is chosen beforehand, and a part can be', () => {
  expect(tagWith(draw('full'), 'name="line-1"')).toContain('checked');
  expect(draw('full')).toMatch(
    /<select [^>]*name="line-2".*<option value="3" selected="">3<\/option><\/select>/,
  );
  expect(tagWith(draw('refused'), 'name="line-1"')).not.toContain('checked');
  expect(draw('refused')).toContain('<option value="0" selected="">');
  expect(seenText(draw('refused'))).toContain('Wähle mindestens einen Artikel.');
});

test('takes the address over by which the order was looked for', () => {
  expect(tagWith(draw('words'), 'name="email"')).toContain('value="katharina.berger@example.at"');
  expect(tagWith(draw('words'), 'name="number"')).toContain('value="4821630957"');
});

test('says when it came, what of, and what happens next', () => {
  expect(draw('done')).not.toContain('<form');
  expect(seenText(draw('done'))).toMatch(
    /Eingegangen am 30\. November 2026 um 13:05 Uhr\..*Schick die Artikel zurück.*Bestellung 4821630957 1 × Midikleid/,
  );
  expect(seenText(draw('late'))).toContain('Frist war nach unseren Daten schon vorbei');
  expect(seenText(draw('open'))).toContain('sieht sich Deine Erklärung an');
  expect(seenText(draw('unknown'))).toMatch(/sucht jetzt die Bestellung.*Der ganze Vertrag/);
});
