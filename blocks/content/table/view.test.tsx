import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ nodeId: 'sizes' }) });

describe('table', () => {
  test('scrolls in a region of its own that the keyboard reaches, named by its caption', () => {
    const html = draw(examples.full.props);
    expect(html).toContain(
      '<section class="table-region" aria-labelledby="sizes.caption" tabindex="0"><table class="table"><caption',
    );
    expect(html).toContain('id="sizes.caption">Größentabelle für Damenkleider');
    expect(stylesOf(styles).css).toMatch(/\.table-region\{overflow-x:auto;background:[^}]*no-repeat local/);
  });

  test('names columns and rows', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('<th scope="col">Größe</th>');
    expect(html).toContain('<th class="table-end" scope="col">Brust</th>');
    expect(html).toContain('<tr><th scope="row">34</th><td>XS</td><td class="table-end">80</td>');
  });

  test('has no head without names, and no empty one', () => {
    expect(draw(examples.minimal.props)).not.toMatch(/<thead|scope="col"/);
    const half = { caption: 'x', columns: [{ label: '' }, { label: 'b' }], rows: [['1', '2']] };
    expect(draw(half)).toContain('<thead><tr><td></td><th scope="col">b</th></tr></thead>');
    expect(draw({ ...half, rowHeaders: false })).toContain('<tbody><tr><td>1</td><td>2</td></tr></tbody>');
  });

  test('has as many cells in each row as the longest has words, and loses none of them', () => {
    const html = draw(examples.uneven.props);
    expect([...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row?.match(/<t[hd]/g)?.length)).toEqual([
      4, 4, 4, 4,
    ]);
    expect(html).toContain('<td>zu viel</td>');
    const empty = { caption: 'x', columns: [{ label: 'a' }], rows: [['1', ' ', null]] };
    expect(draw(empty)).toContain('<tr><th scope="row">1</th></tr>');
  });
});
