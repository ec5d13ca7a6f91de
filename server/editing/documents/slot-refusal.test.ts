import { expect, test } from 'vitest';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { slotRefusal } from './slot-refusal.ts';

const slotsOf = (type: string) => (type === 'box' ? { items: { allow: ['text'], max: 2 } } : undefined);

/** A page with one box, and what stands in it and beside it. */
function pageOf(items: string[], beside: string[] = []): JsonObject {
  const node = (name: string): JsonObject => ({
    id: name,
    type: name.split('-')[0] ?? '',
    props: {},
  });
  return {
    regions: {
      main: [{ ...node('box'), slots: { items: items.map(node) } }, ...beside.map(node)],
    },
  };
}

const put = (id: string): Patch => ({
  ...{ op: 'insert', place: { parent: 'box', list: 'items', after: null } },
  node: { id, type: id.split('-')[0] ?? '' },
});
const move = (node: string): Patch => ({
  ...{ op: 'move', node },
  place: { parent: 'box', list: 'items', after: null },
});

test.each<[string, Patch[], JsonObject, JsonObject, number | undefined]>([
  ['one that fits', [put('text-a')], pageOf([]), pageOf(['text-a']), undefined],
  ['one of another type', [put('text-a'), put('map')], pageOf([]), pageOf(['text-a', 'map']), 1],
  ['one too many', [put('text-c')], pageOf(['text-a', 'text-b']), pageOf(['text-c', 'text-a', 'text-b']), 0],
  ['one from elsewhere', [move('map')], pageOf([], ['map']), pageOf(['map']), 0],
  [
    'one that changes places in it',
    [move('map')],
    pageOf(['text-a', 'map']),
    pageOf(['map', 'text-a']),
    undefined,
  ],
  ['one beside it', [move('map')], pageOf(['map']), pageOf([], ['map']), undefined],
])('%s', (_what, patches, before, after, step) => {
  expect(slotRefusal(slotsOf, patches, { before, after })).toBe(step);
});

test('what stood there in the text that the draft is based on comes back', () => {
  const [before, after] = [pageOf([]), pageOf(['map'])];
  expect(slotRefusal(slotsOf, [put('map')], { before, after })).toBe(0);
  expect(
    slotRefusal(slotsOf, [put('map')], {
      before,
      after,
      earlier: pageOf(['map']),
    }),
  ).toBeUndefined();
});
