import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style.ts';
import { drawBlock } from '../../kit/test-draw.ts';
import { testPageView } from '../../kit/test-page-view.ts';
import { block } from './block.ts';
import messages from './messages/de.json';
import { styles } from './styles.ts';

const page = testPageView({ messages, nodeId: 'n5' });
const draw = (props: object, calculator: ReactNode[] = ['Rechner']): string =>
  drawBlock(block, { props, slots: { calculator }, page });

describe('instalment-calculator-link', () => {
  test('is a button that opens its dialog by a command, and by the action', () => {
    const html = draw({});
    expect(html).toMatch(
      /<button [^>]*data-action="instalment-calculator-link" data-action-default="" command="show-modal" commandfor="n5-dialog">Raten berechnen<\/button>/,
    );
    expect(html).toMatch(/<dialog [^>]*id="n5-dialog" aria-label="Raten berechnen" closedby="any">/);
    expect(html).toContain('Rechner</div></dialog>');
  });

  test('the dialog is closed by a named button without a script', () => {
    expect(draw({})).toMatch(/<form [^>]*method="dialog"><button [^>]*aria-label="Schließen">/);
  });

  test('has a link to the page with the calculator, which takes its place without JavaScript', () => {
    const html = draw({ page: { href: '/lp/technik' } });
    expect(html).toContain('instalment-calculator-link-or-link');
    expect(html).toMatch(/<a [^>]*href="\/lp\/technik">Raten berechnen<\/a>/);
    expect(stylesOf(styles).css).toMatch(
      /@media \(scripting:none\)\{[^@]*-or-link \.instalment-calculator-link-button\{display:none;\}/,
    );
    expect(draw({})).not.toContain('link-or-link');
  });

  test('without a calculator it is the link alone, or nothing', () => {
    expect(draw({ page: { href: '/lp/technik' } }, [])).toMatch(/^<div class="section-inner"><a /);
    expect(draw({}, [])).toBe('');
  });

  test('holds one calculator and nothing else', () => {
    expect(block.slots).toEqual({ calculator: { allow: ['instalment-calculator'], max: 1 } });
  });
});
