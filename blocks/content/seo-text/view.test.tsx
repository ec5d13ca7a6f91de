import { expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ messages }) });

test('a long text can be opened and closed without any script, and is on the page whole', () => {
  const html = draw(examples.full.props);
  expect(html).toContain(
    '<details class="seo-text"><summary class="seo-text-more"><span>Weiterlesen</span><span>Weniger anzeigen</span></summary>',
  );
  expect(html).toContain('damit die Schultern in Form bleiben.');
  expect(html).not.toContain('data-action');
});

test('a short text has nothing to open', () => {
  expect(draw(examples.minimal.props)).not.toContain('<details');
});

test('takes no room without text', () => {
  expect(draw({ headline: 'Nichts', html: ' ' })).toBe('');
});

test('is whole on paper, and when a link in it has the focus', () => {
  const { css } = stylesOf(styles);
  expect(css).toMatch(/@media screen\{\.seo-text::details-content\{max-block-size:9lh/);
  expect(css).toMatch(/:has\(a:focus-visible\)::details-content\{max-block-size:none/);
});
