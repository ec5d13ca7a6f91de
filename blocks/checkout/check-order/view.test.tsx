import { expect, test } from 'vitest';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name, language = 'de'): string {
  const page = { ...testCheckoutPage(messages), language };
  return drawBlock(block, { ...examples[name], page }).replaceAll('\u00a0', ' ');
}

test.each([
  ['de', 'zahlungspflichtig bestellen'],
  ['fr', 'Commander avec obligation de paiement'],
  ['nl', 'Bestelling met betalingsverplichting'],
])('the button has the words of the law in %s, alone', (language, words) => {
  expect(draw('minimal', language)).toContain(`type="submit">${words}</button>`);
  expect(draw('minimal', language).match(/<button/g)).toHaveLength(1);
});

test('in another language nothing can be ordered', () => {
  expect(() => draw('minimal', 'it')).toThrow('"it"');
});

test('nothing that is seen stands between the total with its tax and the button', () => {
  const [, between = ''] = /data-role="total">[^<]*<\/dd>(.*?)<button/s.exec(draw('full')) ?? [];
  const seen = between
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(seen).toBe('inkl. 20 % MwSt. € 91,50');
});

test('the articles, where they go and how they are paid stand directly before it', () => {
  const [, panel = ''] = draw('full').split('data-role="order"');
  for (const part of [
    'Waschmaschine W210',
    'Kornfeld · Rost · Größe 38 · 1 Stück',
    'Mittwoch, 2. bis Freitag, 4. Dezember',
    'Josef Berger, Am Hof 3, 5020 Salzburg',
    'Ratenzahlung: 12 Raten, € 49,32 im Monat, gesamt € 591,82',
    '<dt>Kosten des Kredits</dt><dd>€ 42,82</dd>',
    '>€ 591,82</dd>',
  ])
    expect(panel).toContain(part);
});

test('sends what was shown along, and by what a second press is known', () => {
  const html = draw('minimal');
  expect(tagWith(html, '<form')).toContain('method="post"');
  expect(html).toContain('<input type="hidden" name="key" value="key-1"/>');
  expect(html).toContain('<input type="hidden" name="seen" value="seen-1"/>');
});

test('each part can be changed', () => {
  const html = draw('full');
  for (const href of [
    '/kasse/lieferservice-aendern',
    '/kasse/zahlung-aendern',
    '/kasse/ratenschutz-aktualisierung',
  ])
    expect(html).toContain(`href="${href}"`);
  expect(html).toContain('aria-label="Ändern: Zahlung"');
});

test('terms and withdrawal are links, without a box to tick', () => {
  const html = draw('full');
  expect(html).toContain('>Widerrufsrecht</a>');
  expect(html).not.toContain('type="checkbox"');
});

test('says what has changed since', () => {
  expect(draw('minimal')).toMatch(/data-notice=""[^>]*hidden/);
  expect(draw('changed')).toMatch(/data-kind="bad".*kostet jetzt € 19,90/s);
});
