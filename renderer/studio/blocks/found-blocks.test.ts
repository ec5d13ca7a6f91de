import { expect, test } from 'vitest';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { foundBlocks } from './found-blocks.ts';

const info = (type: string, group: string): [string, BlockInfo] => [type, { type, group } as BlockInfo];
const blocks = new Map([
  info('image-text', 'content'),
  info('seo-text', 'content'),
  info('rich-text', 'content'),
]);

test('what is called exactly as it is looked for comes first', () => {
  const [group] = foundBlocks(blocks, () => true, 'Text', studioTexts('de'));
  expect(group?.blocks.map(({ type }) => type)).toEqual(['rich-text', 'image-text', 'seo-text']);
});

test('without a word blocks stand by their names', () => {
  const [group] = foundBlocks(blocks, () => true, '', studioTexts('de'));
  expect(group?.blocks.map(({ type }) => type)).toEqual(['image-text', 'seo-text', 'rich-text']);
});

test('a block is found by what else people call it', () => {
  const found = (word: string): string[] =>
    foundBlocks(blocks, () => true, word, studioTexts('de')).flatMap((group) =>
      group.blocks.map(({ type }) => type),
    );
  expect(found('Richtext')).toEqual(['rich-text']);
  expect(found('foto')).toEqual(['image-text']);
});
