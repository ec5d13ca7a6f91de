import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { applyChange } from './apply-change.ts';
import type { Patch } from './change.ts';
import { differenceOf } from './difference.ts';
import { indexNodes } from './node-index.ts';
import { documents, patches } from './test-documents.ts';

const folder = join(import.meta.dirname, '../../content-fixtures/default/pages/de-DE');
const home = JSON.parse(readFileSync(join(folder, 'home.json'), 'utf8')) as JsonObject;
const nodes = [...indexNodes(home).values()];

function told(...steps: Patch[]) {
  const result = applyChange(home, steps, 'page');
  if (!result.ok) throw new Error(result.reason);
  const { fields, nodes: different } = differenceOf(home, result.document, 'page');
  return [
    ...fields.map(({ path, before, after }) => [path.join('.'), before, after]),
    ...different.flatMap(({ id, before, after, isMoved, fields: own }) => [
      ...(before ? [] : [['added', id]]),
      ...(after ? [] : [['removed', id]]),
      ...(isMoved ? [['moved', id]] : []),
      ...own.map((field) => [id, field.path.join('.'), field.before, field.after]),
    ]),
  ];
}

const top = nodes.filter(({ place }) => place.parent === null && place.list === 'main');
const [first, second, third] = top.map(({ id }) => id);
const last = top.at(-1)?.id ?? '';

const main = (after: string | null) => ({ parent: null, list: 'main', after });

describe('of two versions of the home page is told', () => {
  test('nothing when they say the same', () => {
    expect(differenceOf(home, structuredClone(home), 'page')).toEqual({ fields: [], nodes: [] });
  });

  test('a field of the page and one of a block, with both values', () => {
    const { title } = home.page as { title: string };
    const step: Patch = {
      op: 'set',
      node: last,
      path: ['i18n', 'de-AT', 'props', 'headline'],
      value: 'Servus',
    };
    expect(told({ op: 'set', node: null, path: ['page', 'title'], value: 'Neu' }, step)).toEqual([
      ['page.title', title, 'Neu'],
      [last, 'i18n.de-AT.props.headline', undefined, 'Servus'],
    ]);
  });

  test('a block that moved within its list, and none of those that made room', () => {
    expect(told({ op: 'move', node: last, place: main(null) })).toEqual([['moved', last]]);
    expect(told({ op: 'move', node: first ?? '', place: main(last) })).toEqual([['moved', first]]);
  });

  test('a block that was put in, one that was taken out, and none of their neighbours', () => {
    const gone = [...indexNodes({ regions: { main: [top[1]?.node] } }).keys()];
    expect(
      told(
        { op: 'insert', place: main(first ?? ''), node: { id: 'new', type: 'text' } },
        { op: 'remove', node: second ?? '' },
      ),
    ).toEqual([...gone.map((id) => ['removed', id]), ['added', 'new']]);
  });

  test('a block that got another one around it', () => {
    expect(
      told(
        { op: 'insert', place: main(second ?? ''), node: { id: 'new', type: 'section' } },
        { op: 'move', node: third ?? '', place: { parent: 'new', list: 'items', after: null } },
      ),
    ).toEqual([
      ['added', 'new'],
      ['moved', third],
    ]);
  });
});

test('of a data set every field is told by its way', () => {
  expect(differenceOf({ a: [{ b: 1 }, 2] }, { a: [{ b: 3 }, 2], c: {} }, 'data')).toEqual({
    fields: [
      { path: ['a', 0, 'b'], before: 1, after: 3 },
      { path: ['c'], after: {} },
    ],
    nodes: [],
  });
});

test('whatever was done, what is told leads from one version to the other', () => {
  fc.assert(
    fc.property(documents, patches, (document, steps) => {
      const result = applyChange(document, steps, 'page');
      if (!result.ok) return;
      const { nodes: different } = differenceOf(document, result.document, 'page');
      const [before, after] = [document, result.document].map((one) => [...indexNodes(one).keys()]);
      const ids = (is: (node: (typeof different)[number]) => boolean) =>
        different
          .filter(is)
          .map(({ id }) => id)
          .toSorted();
      expect(ids((node) => !node.before)).toEqual(after?.filter((id) => !before?.includes(id)).toSorted());
      expect(ids((node) => !node.after)).toEqual(before?.filter((id) => !after?.includes(id)).toSorted());
      // Nodes of which nothing is told stand in the same order as before.
      const named = new Set(different.map(({ id }) => id));
      const quiet = (list: string[] = []) => list.filter((id) => !named.has(id));
      const placed = (one: JsonObject) =>
        [...indexNodes(one).values()]
          .filter(({ id }) => !named.has(id))
          .map(({ id, place }) => `${place.parent ?? ''} ${place.list} ${id}`)
          .toSorted();
      expect(quiet(after).toSorted()).toEqual(quiet(before).toSorted());
      expect(placed(result.document)).toEqual(placed(document));
    }),
  );
});
