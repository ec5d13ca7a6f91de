import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = ({ props, data = {} }: { props: object; data?: Record<string, unknown> }): string =>
  drawBlock(block, { props, data, page: testPageView({ messages }) }).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('voucher-embed', () => {
  test('says value, time span, group, minimum and conditions', () => {
    const html = draw(examples.full);
    expect(html).toContain('>10 Euro</p>');
    // The span ends with the first moment of February, so January is its last day.
    expect(html).toMatch(/<li>Gültig von 15\. November 2026 bis 31\. J[^<]* 2027<\/li>/);
    expect(html).toContain('<li>Für: Alle</li>');
    expect(html).toMatch(/<li>Mindestbestellwert nach Rücksendung: (€ 75,00|75,00 €)<\/li>/);
    expect(html).toMatch(/<details [^>]*><summary>Bedingungen<\/summary><div class="prose"><p>Ein Code/);
  });

  test('the code can be read, and copied by a button that names it', () => {
    const html = draw(examples.full);
    expect(html).toContain('<code>WINTER10</code>');
    expect(html).toMatch(/<button [^>]*aria-label="Code kopieren: WINTER10" data-action="voucher-embed"/);
    expect(html).toContain('data-until="2027-02-01T00:00:00+01:00"');
    expect(html).toMatch(/<span [^>]*role="status"><\/span>/);
    expect(draw(examples.minimal)).not.toMatch(/<code|<button|<details|<ul/);
  });

  test('an end within a day is said with its time', () => {
    expect(draw(examples['long-text'])).toContain('Gültig bis 24. Dezember 2026 um 18:00');
  });

  test('a voucher that is no longer in the file takes no room; a file that cannot be had is told of', () => {
    expect(draw(examples.gone)).toBe('');
    expect(draw(examples['without-data'])).toContain('Der Gutschein konnte gerade nicht geladen werden.');
  });

  test('asks for the file of vouchers', () => {
    expect(block.load?.({ file: 'main' })).toEqual({
      vouchers: { load: 'bucket', args: { category: 'vouchers', identifier: 'main' } },
    });
  });
});
