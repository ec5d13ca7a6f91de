import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import { styles } from './styles.ts';

const draw = (slots: Record<string, string[]>, props: object = {}): string =>
  drawBlock(block, { props, slots, page: testPageView() });

describe('columns', () => {
  test('shows each filled slot in its place', () => {
    expect(draw({ first: ['a', 'b'], second: ['c'] })).toContain(
      '<div class="columns"><div class="columns-cell">ab</div><div class="columns-cell">c</div></div>',
    );
  });

  test('lets empty slots fall together', () => {
    expect(draw({ first: ['a'], third: ['c'] }).match(/columns-cell/g)).toHaveLength(2);
    expect(draw({})).toBe('');
    // A slot whose nodes all come to nothing is only seen as empty by the browser.
    expect(stylesOf(styles).css).toMatch(/\.columns-cell:empty\{display:none;\}/);
  });

  test('makes the first or the last filled column wide', () => {
    const wideOf = (html: string): string | undefined => /columns-wide">(\w)/.exec(html)?.[1];
    expect(wideOf(draw({ second: ['b'], third: ['c'] }, { ratio: 'wide-first' }))).toBe('b');
    expect(wideOf(draw({ first: ['a'], second: ['b'] }, { ratio: 'wide-last' }))).toBe('b');
    expect(wideOf(draw({ first: ['a'], second: ['b'] }))).toBeUndefined();
  });

  test('each column is the measure of what stands in it', () => {
    expect(stylesOf(styles).css).toMatch(/\.columns-cell\{container-type:inline-size;/);
  });
});
