import { expect, test } from 'vitest';
import { seenText } from '../../../tests/running/seen-text.ts';
import ordered from '../../kit/ordered/messages/de.json' with { type: 'json' };
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name): string {
  return drawBlock(block, {
    ...examples[name],
    page: testCheckoutPage({ ...ordered, ...messages }),
  }).replaceAll('\u00a0', ' ');
}

test('says how far the order is, what happens next, and what can be done', () => {
  expect(seenText(draw('full'))).toMatch(
    /Deine Bestellung ist unterwegs Als Nächstes kommt sie bei Dir an\..*4821630957.*Rechnung \(PDF\) Vertrag widerrufen/,
  );
  expect(seenText(draw('waiting'))).toMatch(/wartet auf die Zahlung.*Bezahlen Vertrag widerrufen/);
  expect(seenText(draw('cancelled'))).not.toContain('widerrufen');
});

test('tells of each parcel and each article how far it is, and of what comes back', () => {
  expect(seenText(draw('full'))).toMatch(
    /Dein Paket Unterwegs.*Zusteller Österreichische Post Sendungsnummer AT4711008150 Verschickt am 30\. November 2026 1 × Midikleid/,
  );
  expect(seenText(draw('full'))).toMatch(/Kommt als Nächstes bei Dir an\..*„Lina“.*Wird zusammengestellt\./);
  expect(seenText(draw('waiting'))).not.toContain('Wird zusammengestellt');
  expect(seenText(draw('back'))).toMatch(
    /Deine 2 Pakete Zugestellt.*2 Stück: Angekommen\..*Das kommt zurück Widerruf vom 4\. Dezember 2026.*Wir holen es am Freitag, 11\. Dezember.*Gutgeschrieben am 9\. Dezember 2026\s?€ 75,00/,
  );
});

test('says what is to be paid still, and until when', () => {
  expect(seenText(draw('full'))).toMatch(
    /Was noch zu zahlen ist Rechnung, bis 14\. Dezember 2026\s?€ 134,70/,
  );
  expect(seenText(draw('back'))).toMatch(/Rate 2, überfällig seit 1\. Dezember.*Rate 3, bis 1\. Jänner/);
  expect(seenText(draw('waiting'))).not.toContain('zu zahlen ist');
});

test('offers to cancel what has not been sent, and to send back what has', () => {
  expect(seenText(draw('full'))).toMatch(
    /Artikel zurücksenden.*Stornieren.*3 × Kissenbezug.*Jetzt stornieren$/,
  );
  expect(seenText(draw('back'))).not.toContain('Stornieren');
  expect(seenText(draw('cancelled'))).not.toMatch(/Stornieren|zurücksenden/);
});

test('opens again what was refused, with what was chosen and what is wrong with it', () => {
  expect(draw('full')).not.toContain('open=""');
  const html = draw('back');
  expect(html).toContain('<details class="order-tracking-task" open="">');
  expect(html).toMatch(/checked="" value="pick-up"/);
  expect(html).toMatch(/<option value="2026-12-07" selected="">Montag, 7\. Dezember/);
  expect(html).toMatch(/<option value="too-small" selected="">/);
  expect(seenText(html)).toContain('Wähle mindestens einen Artikel.');
});

test('asks for a proof only where there were too many tries', () => {
  expect(draw('minimal')).not.toContain('data-captcha');
  expect(draw('proof')).toContain('<input type="hidden" name="formToken" value="abc"/>');
});
