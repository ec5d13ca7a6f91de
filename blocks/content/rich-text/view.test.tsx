import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView() });

test('places the editor’s HTML under its headline', () => {
  expect(draw({ headline: 'So pflegst Du Wolle', html: '<p>Lüften <strong>genügt</strong>.</p>' })).toMatch(
    /<h2 [^>]*>So pflegst Du Wolle<\/h2><div class="prose"><p>Lüften <strong>genügt<\/strong>\.<\/p><\/div>/,
  );
});

test('has no heading without a headline, and takes no room without anything', () => {
  expect(draw({ html: '<p>Text</p>' })).not.toContain('<h2');
  expect(draw({ html: ' ' })).toBe('');
  expect(draw({ headline: 'Ohne Text', html: '' })).toBe('');
});
