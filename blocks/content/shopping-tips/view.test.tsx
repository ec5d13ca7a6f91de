import { expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object): string =>
  drawBlock(block, { props, page: testPageView({ messages, nodeId: 'tip' }) });

test('a long text has a button that says whether it is open', () => {
  const html = draw(examples.full.props);
  expect(html).toContain('<div class="prose shopping-tips-text" id="tip.text">');
  expect(html).toMatch(
    /<button [^>]*type="button" aria-expanded="false" aria-controls="tip.text" data-action="shopping-tips"><span>Weiterlesen<\/span><span>Weniger anzeigen<\/span>/,
  );
});

test('a short text has nothing to open', () => {
  expect(draw(examples.minimal.props)).not.toMatch(/<button|shopping-tips-text/);
});

test('takes no room without text', () => {
  expect(draw({ headline: 'Nichts', html: '' })).toBe('');
});

test('is shortened only where somebody can open it', () => {
  const { css } = stylesOf(styles);
  const always = css.replaceAll(/@media screen and \(scripting:enabled\)\{(?:[^{}]*\{[^}]*\})+\}/g, '');
  expect(css).toContain('max-block-size:6lh');
  expect(always).not.toContain('max-block-size');
  expect(always).toMatch(/\.shopping-tips-more\{display:none/);
});
