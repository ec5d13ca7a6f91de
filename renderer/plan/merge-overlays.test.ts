import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, pointerSegment, pointerSegments } from '../../schemas/json.ts';
import { deepFreeze } from '../testing/shop.ts';
import type { JsonShape } from './json-shape.ts';
import { mergeOverlays } from './merge-overlays.ts';

const shape: JsonShape = {
  type: 'object',
  properties: {
    must: { type: 'string' },
    may: { type: 'string' },
    list: { type: 'array', items: { properties: { must: {}, may: {} }, required: ['must'] } },
    box: { type: 'object', properties: { must: {}, may: {} }, required: ['must'] },
  },
  required: ['must'],
};

function merged(below: JsonObject, ...overlays: JsonObject[]): ReturnType<typeof mergeOverlays> {
  return mergeOverlays(
    below,
    overlays.map((props, index) => ({ pointer: `/i18n/${index}/props`, props })),
    shape,
  );
}

describe('an overlay', () => {
  test('merges a list of the same length by place, and replaces another as a whole', () => {
    const list = [{ must: 'a', may: 'b' }, 'c'];
    expect(merged({ list }, { list: [{ may: 'x' }, 'y'] }).props).toEqual({
      list: [{ must: 'a', may: 'x' }, 'y'],
    });
    expect(merged({ list }, { list: [{ may: 'x' }] }).props).toEqual({ list: [{ may: 'x' }] });
    expect(
      merged(
        { list: [[1, 2], [3]] },
        {
          list: [
            [4, 5],
            [6, 7],
          ],
        },
      ).props,
    ).toEqual({
      list: [
        [4, 5],
        [6, 7],
      ],
    });
  });

  test('replaces what is of another kind', () => {
    expect(merged({ box: 'a' }, { box: { must: 'b' } }).props).toEqual({ box: { must: 'b' } });
    expect(merged({ box: { must: 'b' } }, { box: 'a' }).props).toEqual({ box: 'a' });
    expect(merged({ list: [] }, { list: [1] }).props).toEqual({ list: [1] });
  });

  test.each<[string, JsonObject, JsonObject, JsonObject, string[]]>([
    ['an optional text', { may: 'a' }, { may: '' }, {}, ['notice /may']],
    ['an optional list', { list: [1] }, { list: [] }, {}, ['notice /list']],
    ['an optional part', { box: { must: 'a' } }, { box: null }, {}, ['notice /box']],
    [
      'an optional text in a part',
      { box: { may: 'a' } },
      { box: { may: ' ' } },
      { box: {} },
      ['notice /box/may'],
    ],
    ['no required text', { must: 'a' }, { must: '\u200b' }, { must: 'a' }, ['warning /must']],
    [
      'no required text in a part',
      { box: { must: 'a' } },
      { box: { must: null } },
      { box: { must: 'a' } },
      ['warning /box/must'],
    ],
    [
      'no item of a list',
      { list: ['a', 'b'] },
      { list: ['', 'c'] },
      { list: ['a', 'c'] },
      ['warning /list/0'],
    ],
    ['no field that nobody knows', { other: 'a' }, { other: '' }, { other: 'a' }, ['warning /other']],
    ['nothing where nothing is', { may: '' }, { may: null, list: [], must: '', box: '' }, { may: '' }, []],
    [
      'nothing by an empty part',
      { box: { must: 'a' }, list: [{ must: 'b' }] },
      { box: {}, list: [{}] },
      { box: { must: 'a' }, list: [{ must: 'b' }] },
      [],
    ],
  ])('that is empty hides %s', (_what, below, over, props, told) => {
    const { findings, ...result } = merged(below, over);
    expect(result.props).toEqual(props);
    expect(
      findings.map(({ severity, pointer }) => `${severity} ${pointer.replace('/i18n/0/props', '')}`),
    ).toEqual(told);
  });
});

describe('whatever is merged', () => {
  const names = fc.constantFrom('must', 'may', 'list', 'box', 'a/b~');
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 3 }, fc.constantFrom('', 'a', 'b', 7, null), tie('list'), tie('object')),
    list: fc.array(tie('any'), { maxLength: 2 }),
    object: fc.dictionary(names, tie('any'), { maxKeys: 3 }),
  }));
  const object = value.object as fc.Arbitrary<JsonObject>;

  test('every value comes from where it is said to, and nothing that was given changes', () => {
    fc.assert(
      fc.property(object, fc.array(object, { maxLength: 3 }), (below, overlays) => {
        deepFreeze([below, overlays]);
        const { props, sourceOf } = merged(below, ...overlays);
        const node = { props: below, i18n: overlays.map((each) => ({ props: each })) };
        for (const [pointer, leaf] of leavesOf(props)) expect(valueAt(node, sourceOf(pointer))).toEqual(leaf);
      }),
      { numRuns: 1000 },
    );
  });

  test('nothing, or the same again, changes nothing', () => {
    fc.assert(
      fc.property(object, (below) => {
        expect(merged(below).props).toEqual(below);
        expect(merged(below, {}, {}).props).toEqual(below);
        expect(merged(below, below).props).toEqual(below);
      }),
    );
  });

  test('every value of the last overlay that is not empty is there at its place', () => {
    fc.assert(
      fc.property(object, object, object, (below, first, last) => {
        const { props } = merged(below, first, last);
        const leaves = [...leavesOf(last)].filter(([, leaf]) => leaf !== null && leaf !== '');
        expect(leaves.map(([pointer]) => valueAt(props, pointer))).toEqual(leaves.map(([, leaf]) => leaf));
      }),
    );
  });

  function* leavesOf(part: unknown, pointer = ''): Generator<[string, unknown]> {
    const isInner = Array.isArray(part) || isJsonObject(part);
    if (!isInner) yield [pointer, part];
    else
      for (const [name, inner] of Object.entries(part))
        yield* leavesOf(inner, `${pointer}/${pointerSegment(name)}`);
  }

  function valueAt(whole: unknown, pointer: string): unknown {
    return pointerSegments(pointer).reduce((at, name) => (at as JsonObject | undefined)?.[name], whole);
  }
});
