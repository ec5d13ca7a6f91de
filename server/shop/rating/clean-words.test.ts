import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, wordFault } from './clean-words.ts';

describe('words that a shopper wrote', () => {
  test.each([
    ['<b>gut</b>', 'html'],
    ['gut<script>alert(1)</script>', 'html'],
    ['<img src=x onerror=alert(1)', 'html'],
    ['</p>', 'html'],
    ['<!--', 'html'],
    ['&lt;b&gt; und &#60;', 'html'],
    ['Mehr auf https://boese.example/x', 'address'],
    ['HTTPS://BOESE.EXAMPLE', 'address'],
    ['siehe www.boese.example', 'address'],
    ['javascript:alert(1)', 'address'],
    ['bei billiger-shop.com gibt es mehr', 'address'],
    ['bei billiger.at.', 'address'],
    ['bei billiger.de', 'address'],
    ['schreib an mich@boese.example', 'contact'],
    ['ruf an: +43 664 123 45 67', 'contact'],
    ['0664/1234567', 'contact'],
    ['0664 / 123 45 67', 'contact'],
    ['bei billiger．com gibt es mehr', 'address'],
    ['gut＜script＞', 'html'],
  ])('%j is refused as %s', (text, fault) => {
    expect(wordFault(text)).toBe(fault);
  });

  test.each([
    'Ich trage sonst 38/40, die 38 passt genau.',
    'Unter 5 < 10 Grad zu dünn, über 20 > 15 genau richtig.',
    'Sehr gut.Der Stoff knittert kaum.',
    'Schön.Die Farbe stimmt.Ein Kleid für jeden Tag.',
    'C & A hat so etwas nicht. 4,5 von 5 Sternen; Größe XL/52.',
    'Geliefert am 12.11.2026 um 10:30 Uhr, Artikel 8000001.',
    'Das Regal misst 80x200x35 cm und trägt 25 kg.',
    'I <3 it',
  ])('%j may stay', (text) => {
    expect(wordFault(text)).toBeUndefined();
  });

  test('lose what nobody sees, and keep paragraphs', () => {
    expect(cleanText('  Gut\u0007\u202e!\r\n\r\n\r\n\r\nUnd\t\twarm\u200b.\u0000 ')).toBe(
      'Gut!\n\nUnd warm.',
    );
    expect(cleanLine(' Sitzt\n\nperfekt \u2066 ')).toBe('Sitzt perfekt');
    expect(cleanText('👨‍👩‍👧 e\u0301')).toBe('👨‍👩‍👧 é');
  });

  test('are clean after one washing, whatever they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        // eslint-disable-next-line no-control-regex -- none of these may be left
        expect(clean).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u200b]/);
        expect(cleanLine(text)).not.toContain('\n');
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });
});
