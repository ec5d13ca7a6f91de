import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView(page) });

test('a brand is its name, linked where there is something to see', () => {
  const html = draw(examples.full.props);
  expect(html).toContain('<a class="brand-wall-brand" href="/c/marken/bergsteig">Bergsteig</a>');
  expect(html).toContain('<span class="brand-wall-brand">Glutkern</span>');
  expect(html.match(/<li>/g)).toHaveLength(6);
});

test('a mark stands for the name and says it', () => {
  expect(draw(examples.full.props)).toMatch(/<a [^>]*gripmann"><img [^>]*alt="Gripmann"/);
});

test('a mark that does not exist is written as the name', () => {
  const html = draw(examples.full.props, { picture: () => undefined });
  expect(html).toContain('>Gripmann</a>');
  expect(html).not.toContain('<img');
});
