import { expect, test } from 'vitest';
import { applyChange } from '../../../schemas/editing/apply-change.ts';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { sampleBlocks, sampleDocument } from '../testing/sample-draft.ts';
import { clipboardText, readClipboard } from './clipboard.ts';
import {
  duplicateNodes,
  insertNodes,
  moveNodes,
  type NodeEdit,
  removeNodes,
  wrapNodes,
} from './node-edits.ts';
import { stepPlace } from './steps.ts';

const document = sampleDocument as JsonObject;
const index = indexNodes(document);
let seed = 0;
const ground = {
  index,
  blocks: sampleBlocks,
  random: () => (seed = (seed * 16_807 + 7) % 2_147_483_647) / 2_147_483_647,
};

/** The outline of the document after an edit: ids with their lists; new ids as their types. */
function after(edit: NodeEdit | undefined, of: JsonObject = document): string[] {
  if (!edit) throw new Error('It was refused');
  const result = applyChange(of, edit.patches, 'page');
  if (!result.ok) throw new Error(result.reason);
  const name = (id: string | null): string => (id ?? '').replace(/-[a-z0-9]{6}$/, '*');
  return [...indexNodes(result.document).values()].map(
    ({ id, place }) => `${name(place.parent)}/${place.list} ${name(id)}`,
  );
}

const main = (afterId: string | null) => ({ parent: null, list: 'main', after: afterId });
const wide = {
  id: 'c',
  type: 'carousel',
  props: {},
  slots: {
    items: [
      { id: 'a', type: 'heading' },
      { id: 'b', type: 'heading' },
    ],
  },
};

test('inserts behind a neighbour, with new ids throughout, and chooses what came in', () => {
  const edit = insertNodes(
    ground,
    [sampleDocument.regions.main[1] as JsonObject, { type: 'heading' }],
    main('title'),
  );
  expect(after(edit)).toEqual([
    '/main title',
    '/main columns*',
    'columns*/first rich-text*',
    '/main heading*',
    '/main cols',
    'cols/first inner',
  ]);
  expect(edit?.chosen.map((id) => id.replace(/-[a-z0-9]{6}$/, ''))).toEqual(['columns', 'heading']);
});

test('refuses what a slot does not take, and more than it holds', () => {
  const full = indexNodes({ regions: { main: [wide, { id: 'h', type: 'header' }] } });
  const at = { ...ground, index: full };
  const flyout = [{ type: 'service-flyout' }];
  expect(insertNodes(at, [{ type: 'heading' }], { parent: 'c', list: 'items', after: null })).toBeUndefined();
  expect(
    insertNodes(at, [{ type: 'heading' }], { parent: 'h', list: 'service', after: null }),
  ).toBeUndefined();
  expect(insertNodes(at, flyout, { parent: 'h', list: 'none', after: null })).toBeUndefined();
  expect(insertNodes(at, flyout, { parent: 'h', list: 'service', after: null })).toBeDefined();
  // Within a full slot places may be changed all the same.
  expect(moveNodes(at, ['b'], { parent: 'c', list: 'items', after: null })).toBeDefined();
});

test('removes a node with all in it once, and chooses its neighbour', () => {
  const edit = removeNodes(ground, ['inner', 'cols']);
  expect(edit?.patches).toEqual([{ op: 'remove', node: 'cols' }]);
  expect(edit?.chosen).toEqual(['title']);
});

test('duplicates behind the original', () => {
  expect(after(duplicateNodes(ground, ['title']))).toEqual([
    '/main title',
    '/main heading*',
    '/main cols',
    'cols/first inner',
  ]);
});

test('moves several in their order, also behind one of them, and never into themselves', () => {
  const three = { regions: { main: ['a', 'b', 'c'].map((id) => ({ id, type: 'heading' })) } };
  const at = { ...ground, index: indexNodes(three) };
  expect(after(moveNodes(at, ['c', 'b'], main(null)), three)).toEqual(['/main b', '/main c', '/main a']);
  expect(after(moveNodes(at, ['a', 'b'], main('c')), three)).toEqual(['/main c', '/main a', '/main b']);
  expect(moveNodes(at, ['a', 'b'], main('b'))).toBeUndefined();
  expect(moveNodes(ground, ['cols'], { parent: 'cols', list: 'second', after: null })).toBeUndefined();
});

test('wraps neighbours into the first slot that takes them, in their place', () => {
  expect(after(wrapNodes(ground, ['title', 'cols'], 'carousel'))).toEqual([
    '/main carousel*',
    'carousel*/items title',
    'carousel*/items cols',
    'cols/first inner',
  ]);
  expect(wrapNodes(ground, ['title', 'inner'], 'carousel')).toBeUndefined();
  expect(wrapNodes(ground, ['title'], 'heading')).toBeUndefined();
});

test('keys move up and down, into the next slot, out of a block and into the one before', () => {
  const step = (ids: string[], direction: Parameters<typeof stepPlace>[3]) =>
    stepPlace(index, sampleBlocks, ids, direction);
  expect(step(['title'], 'down')).toEqual(main('cols'));
  expect(step(['cols'], 'up')).toEqual(main(null));
  expect(step(['title'], 'up')).toBeUndefined();
  expect(step(['inner'], 'down')).toEqual({ parent: 'cols', list: 'second', after: null });
  expect(step(['inner'], 'up')).toBeUndefined();
  expect(step(['inner'], 'out')).toEqual(main('cols'));
  expect(step(['cols'], 'in')).toBeUndefined();
  const turned = indexNodes({ regions: { main: sampleDocument.regions.main.toReversed() } });
  expect(stepPlace(turned, sampleBlocks, ['title'], 'in')).toEqual({
    parent: 'cols',
    list: 'first',
    after: 'inner',
  });
});

test('copies to text that another page reads, and takes no other text for blocks', () => {
  const nodes = [sampleDocument.regions.main[1] as JsonObject];
  expect(readClipboard(clipboardText(nodes))).toEqual(nodes);
  for (const text of [
    '',
    'Herbst',
    '{"nodes":[]}',
    '[1]',
    '{"format":"webapp_json_nodes","nodes":[{"__proto__":{},"type":"a"}]}',
  ])
    expect(readClipboard(text)).toBeUndefined();
});
