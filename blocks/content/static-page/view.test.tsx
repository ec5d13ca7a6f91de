import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';

const text = { title: 'Garantie', html: '<p>Ein <strong>Jahr</strong>.</p>' };
const draw = (props: object, data: Record<string, unknown> = { text }): string =>
  drawBlock(block, { props: { identifier: 'warranty', ...props }, data, page: testPageView() });

test('shows the text of the file under its title', () => {
  expect(draw({})).toMatch(
    /<h2 [^>]*>Garantie<\/h2><div class="prose"><p>Ein <strong>Jahr<\/strong>\.<\/p><\/div>/,
  );
  expect(draw({ hideTitle: true })).not.toContain('<h2');
  expect(draw({}, { text: { ...text, html: '' } })).toBe('');
});

test('asks for the file that the editor named, in the bucket of static pages', () => {
  expect(block.load?.({ identifier: 'warranty' })).toEqual({
    text: { load: 'bucket', args: { category: 'static-pages', identifier: 'warranty' } },
  });
});
