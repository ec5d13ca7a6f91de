import { expect, test } from 'vitest';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { blockStructuredData } from './block-structured-data.ts';

const place = {
  url: 'https://www.example.at/magazin',
  locale: 'de-AT',
  organisation: { '@id': 'https://www.example.at/#organization', name: 'Modehaus Linde' },
  pictureUrl: () => undefined,
};

function node(structuredData: Block['structuredData'], state: PlannedNode['state'] = 'ok'): PlannedNode {
  return { state, block: { structuredData } as Block, props: { title: 'Wolle' } } as unknown as PlannedNode;
}

test('blocks tell of themselves in the order of the page, with their own props and place', () => {
  const told = node((props, { url }) => ({ '@type': 'Article', url, ...(props as object) }));
  const silent = node(() => undefined);
  expect(blockStructuredData([silent, told, node(undefined)], place)).toEqual([
    { '@context': 'https://schema.org', '@type': 'Article', url: place.url, title: 'Wolle' },
  ]);
});

test('what is not drawn tells nothing, and one that fails costs only itself', () => {
  const fails = node(() => {
    throw new Error('no');
  });
  const good = node(() => ({ '@type': 'Thing' }));
  const hidden = node(() => ({ '@type': 'Thing' }), 'invalid');
  expect(blockStructuredData([fails, hidden, good], place)).toHaveLength(1);
});
