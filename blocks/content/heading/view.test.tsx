import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ built: [] }) });

test('is a heading of the level that the editor chose', () => {
  expect(draw(examples.full.props)).toMatch(/<h1 class="[^"]*heading-page[^"]*">Herbstmode<\/h1>/);
  expect(draw(examples.minimal.props)).toContain('<h2 class="section-title">Neu für Dich</h2>');
  expect(draw(examples['long-text'].props)).toMatch(/<h3 class="[^"]*heading-small/);
});

test('leaves out a link to a page that the build lacks, and keeps the words of one that leads nowhere', () => {
  expect(draw({ text: 'Neu', more: { label: 'Mehr davon' } })).toContain('<span>Mehr davon</span>');
  expect(draw({ text: 'Neu', more: { label: 'Zur Suche', route: 'search' } })).not.toContain('Zur Suche');
});
