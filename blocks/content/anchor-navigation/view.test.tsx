import { expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ messages }) });

test('leads to nodes of the page, under a name', () => {
  expect(draw(examples.minimal.props)).toBe(
    '<nav class="anchor-navigation" aria-label="Auf dieser Seite"><ul class="anchor-navigation-list"><li><a href="#faq">Häufige Fragen</a></li></ul></nav>',
  );
  expect(draw(examples.full.props)).toContain('aria-label="Themen des Ratgebers"');
});

test('stays at the top where the editor wants it, and then hides nothing that is jumped to', () => {
  expect(draw(examples.full.props)).toContain('class="anchor-navigation anchor-navigation-sticky"');
  expect(stylesOf(styles).css).toContain('html:has(.anchor-navigation-sticky){scroll-padding-block-start:');
});

test('takes ids of nodes only', () => {
  const isRight = (node: string): boolean =>
    block.props.safeParse({ targets: [{ label: 'x', node }] }).success;
  expect(['care', 'n-0a1b2c3d4e5f', '#care', 'a b', ''].map(isRight)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
