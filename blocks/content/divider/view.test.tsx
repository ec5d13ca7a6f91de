import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';

const draw = (props: object): string =>
  drawBlock(block, { props, page: testPageView({ nodeId: 'before-care' }) });

test('is room that nobody hears of, or a line that separates', () => {
  expect(draw({})).toBe('<div class="divider-space" id="before-care"></div>');
  expect(draw({ look: 'line' })).toBe('<hr class="divider-line" id="before-care"/>');
});

test('takes more or less room', () => {
  expect(draw({ size: 'small' })).toContain('class="divider-space divider-small"');
  expect(draw({ look: 'line', size: 'large' })).toContain('class="divider-line divider-large"');
});
