import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ nodeId: 'faq' }) });
const opened = (html: string): boolean[] =>
  [...html.matchAll(/<details([^>]*)>/g)].map(([, attributes]) => / open=/.test(attributes ?? ''));

describe('accordion', () => {
  test('opens one item at a time without any script', () => {
    const html = draw(examples.full.props);
    expect(html.match(/<details class="accordion-item" name="faq.item"/g)).toHaveLength(3);
    expect(html).not.toContain('data-action');
  });

  test('of several that shall be open only the first is, unless they open each by themselves', () => {
    const items = ['a', 'b', 'c'].map((title, index) => ({ title, html: '<p>x</p>', open: index > 0 }));
    expect(opened(draw({ items }))).toEqual([false, true, false]);
    const html = draw({ items, oneAtATime: false });
    expect(opened(html)).toEqual([false, true, true]);
    expect(html).not.toContain('name=');
  });

  test('titles are headings below the headline, where there is one', () => {
    expect(draw(examples.full.props)).toContain('<h3 class="accordion-name">Wie lange kann ich');
    expect(draw(examples.minimal.props)).toContain('<h2 class="accordion-name">');
  });

  test('leaves out items without text, and itself without items', () => {
    expect(
      draw({
        items: [
          { title: 'Leer', html: ' ' },
          { title: 'Voll', html: '<p>x</p>' },
        ],
      }),
    ).not.toContain('Leer');
    expect(draw(examples['without-text'].props)).toBe('');
  });

  test('is open on paper', () => {
    expect(stylesOf(styles).css).toMatch(
      /@media print\{\.accordion-item::details-content\{[^}]*content-visibility:visible/,
    );
  });
});
