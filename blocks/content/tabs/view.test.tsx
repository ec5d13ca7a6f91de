import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object, slots: Record<string, string[]> = {}): string =>
  drawBlock(block, { props, slots, page: testPageView({ messages, nodeId: 'way' }) });

describe('tabs', () => {
  test('are links to parts that all stand on the page, each under its name', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('<a class="tab-list-tab" href="#way.part-2">Möbel</a>');
    expect(html).toContain(
      '<div class="tabs-panel" id="way.part-2"><h3 class="tabs-name">Möbel</h3><div class="prose">',
    );
    expect(html).not.toMatch(/hidden|role=/);
  });

  test('have a name, with and without a headline', () => {
    expect(draw(examples.full.props)).toContain('aria-label="So kommt Deine Bestellung zu Dir"');
    const html = draw(examples.minimal.props);
    expect(html).toContain('aria-label="Abschnitte"');
    expect(html).toContain('<h2 class="tabs-name">Material</h2>');
  });

  test('hold blocks below their text, and leave out what is empty', () => {
    const html = draw(examples['with-blocks'].props, { first: ['accordion'], second: ['links'] });
    expect(html).toContain('<h2 class="tabs-name">Fragen</h2><div class="tabs-blocks">accordion</div>');
    expect(html).toContain('</p></div><div class="tabs-blocks">links</div>');
    expect(html).not.toContain('Leer');
    expect(draw(examples.empty.props)).toBe('');
  });

  test('hide parts only where scripts run, and none on paper', () => {
    const { css } = stylesOf(styles);
    expect(css).toMatch(
      /@media screen and \(scripting:enabled\)\{[^}]*\.tabs-panel:not\(\[role\]\)\{display:none/,
    );
    expect(css).toMatch(/@media print\{\.tabs-panel\[hidden\]\{display:block/);
  });
});
