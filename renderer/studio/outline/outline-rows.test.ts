import { describe, expect, test } from 'vitest';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { sampleBlocks, sampleDocument } from '../testing/sample-draft.ts';
import { outlineMove, typeAhead } from './outline-keys.ts';
import { nodeTitle, outlineRows } from './outline-rows.ts';

const index = indexNodes(sampleDocument);
const rowsOf = (...folded: string[]) => outlineRows(index, ['main', 'aside'], sampleBlocks, new Set(folded));

describe('rows of the outline', () => {
  test('are regions, nodes and all slots of a block, filled or not', () => {
    expect(rowsOf().map(({ key, level }) => `${level} ${key}`)).toEqual([
      '1 /main',
      '2 title',
      '2 cols',
      '3 cols/first',
      '4 inner',
      '3 cols/second',
      '3 cols/third',
      '1 /aside',
    ]);
  });

  test('leave out what is folded', () => {
    expect(rowsOf('cols').map(({ key }) => key)).toEqual(['/main', 'title', 'cols', '/aside']);
    expect(rowsOf('/main', 'cols').map(({ key }) => key)).toEqual(['/main', '/aside']);
  });

  test('tell place and number among neighbours', () => {
    const cols = rowsOf().find(({ key }) => key === 'cols');
    expect([cols?.position, cols?.count]).toEqual([2, 2]);
  });

  test('show what stands in a slot that the block does not have', () => {
    const page = {
      regions: { main: [{ id: 'a', type: 'heading', slots: { odd: [{ id: 'b', type: 'x' }] } }] },
    };
    const rows = outlineRows(indexNodes(page), ['main'], sampleBlocks, new Set());
    expect(rows.map(({ key }) => key)).toEqual(['/main', 'a', 'a/odd', 'b']);
  });
});

test('a node is called by the name that somebody gave it, else by its first words', () => {
  expect(nodeTitle({ meta: { name: 'Bestseller' }, props: { headline: 'Neu' } })).toBe('Bestseller');
  expect(nodeTitle({ props: { html: '<p>Gut &amp; <b>schön</b></p>' } })).toContain('schön');
  expect(nodeTitle({ props: { headline: ' ' } })).toBeUndefined();
});

describe('keys of the outline', () => {
  const at = (key: string, ...folded: string[]): number =>
    rowsOf(...folded).findIndex((row) => row.key === key);

  test('walk, and stop at the ends', () => {
    expect(outlineMove(rowsOf(), 0, 'ArrowDown')).toEqual({ to: 1 });
    expect(outlineMove(rowsOf(), 0, 'ArrowUp')).toBeUndefined();
    expect(outlineMove(rowsOf(), 2, 'End')).toEqual({ to: 7 });
  });

  test('fold and unfold, then go to the parent or the first child', () => {
    expect(outlineMove(rowsOf(), at('cols'), 'ArrowLeft')).toEqual({ fold: 'cols', isOpen: false });
    expect(outlineMove(rowsOf('cols'), at('cols', 'cols'), 'ArrowLeft')).toEqual({ to: 0 });
    expect(outlineMove(rowsOf('cols'), at('cols', 'cols'), 'ArrowRight')).toEqual({
      fold: 'cols',
      isOpen: true,
    });
    expect(outlineMove(rowsOf(), at('cols'), 'ArrowRight')).toEqual({ to: at('cols/first') });
    expect(outlineMove(rowsOf(), at('inner'), 'ArrowLeft')).toEqual({ to: at('cols/first') });
  });

  test('letters jump to the next that begins so, round the end', () => {
    const names = ['Hero', 'Herbst', 'Text', 'Umfrage'];
    expect(typeAhead(names, 0, 'h')).toBe(1);
    expect(typeAhead(names, 1, 'h')).toBe(0);
    expect(typeAhead(names, 0, 'her')).toBe(0);
    expect(typeAhead(names, 0, 'x')).toBeUndefined();
  });
});
