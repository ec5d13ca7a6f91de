import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const draw = (example: { props: object }, page: TestPage = {}): string =>
  drawBlock(block, { props: example.props, page: testPageView(page) });

test('is a list of links with pictures that say nothing by themselves', () => {
  const html = draw(examples.full);
  expect(html.match(/<li/g)).toHaveLength(6);
  expect(html).toContain('<a class="category-tiles-link" href="/lp/schuhe">Schuhe</a>');
  expect(html.match(/alt=""/g)).toHaveLength(6);
});

test('always has a headline, seen or only heard', () => {
  expect(draw(examples.full)).toMatch(/<h2 class="section-title[^"]*">Beliebte Kategorien<\/h2>/);
  expect(draw(examples.minimal)).toContain('<h2 class="hidden">Beliebte Kategorien</h2>');
});

test('a tile that leads nowhere is words and a picture', () => {
  const tile = { picture: { src: 'sofa-sage' }, link: { label: 'Sofas', route: 'category' } };
  const html = draw({ props: { headline: 'Kategorien', tiles: [tile, tile] } }, { built: [] });
  expect(html).toContain('<span class="category-tiles-link">Sofas</span>');
});
