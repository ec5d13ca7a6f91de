import { expect, test } from 'vitest';
import { indexNodes } from './node-index.ts';
import { writeIds } from './write-ids.ts';

const document = {
  regions: {
    main: [
      { id: 'a', slots: { items: [{ type: 'x' }, { id: 'a' }] } },
      { id: 7, type: 'y' },
      null,
      { id: 'b' },
    ],
  },
};
const ids = {
  '/regions/main/0': 'a',
  '/regions/main/0/slots/items/0': 'n-1',
  '/regions/main/0/slots/items/1': 'n-2',
  '/regions/main/1': 'n-3',
  '/regions/main/3': 'b',
};

test('every node gets an id of its own, and the others stay the objects they were', () => {
  const written = writeIds(document, ids);
  expect(written).toEqual({
    regions: {
      main: [
        { id: 'a', slots: { items: [{ type: 'x', id: 'n-1' }, { id: 'n-2' }] } },
        { id: 'n-3', type: 'y' },
        null,
        { id: 'b' },
      ],
    },
  });
  expect((written.regions as typeof document.regions).main[3]).toBe(document.regions.main[3]);
  expect(writeIds(written, ids)).toBe(written);
});

test('nodes are found by the ids that they are given, in the order of the page', () => {
  const index = indexNodes(document, ids);
  expect([...index.keys()]).toEqual(['a', 'n-1', 'n-2', 'n-3', 'b']);
  expect(index.get('n-2')).toMatchObject({
    ...{ pointer: '/regions/main/0/slots/items/1', depth: 2 },
    place: { parent: 'a', list: 'items', after: 'n-1' },
  });
  expect(index.get('b')?.place).toEqual({ parent: null, list: 'main', after: 'n-3', past: 1 });
  expect([...indexNodes(document).keys()]).toEqual(['a', 'b']);
});
