import { expect, test } from 'vitest';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { sampleDocument } from '../testing/sample-draft.ts';
import { differenceRows } from './difference-rows.ts';

const index = indexNodes(sampleDocument);

test('what comes with the block that it stands in is counted there, in the order of the document', () => {
  const rows = differenceRows(index, [
    { node: 'inner', kind: 'appears' },
    { node: 'cols', kind: 'appears' },
    { node: 'title', kind: 'changes' },
  ]);
  expect(rows).toEqual([
    { node: 'title', kind: 'changes', within: 0 },
    { node: 'cols', kind: 'appears', within: 1 },
  ]);
});

test('what differs in another way than the block around it is a line of its own', () => {
  const rows = differenceRows(index, [
    { node: 'cols', kind: 'changes' },
    { node: 'inner', kind: 'vanishes' },
  ]);
  expect(rows.map(({ node, kind }) => `${node} ${kind}`)).toEqual(['cols changes', 'inner vanishes']);
});
