import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from './json-schema-of.ts';
import { isEmpty, presentCopy } from './present-copy.ts';

function copyOf(shape: z.ZodType, value: unknown): unknown {
  return presentCopy(jsonSchemaOf(shape))(value);
}

const text = z.string();

describe('a copy', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['null', text, null],
    ['an empty text', text.max(9), ''],
    ['blanks', text, ' \n\t\u00a0'],
    ['what nobody sees', text, '\u200b\ufeff'],
    ['a list that needs an item', z.array(text).min(1), []],
    ['a part with nothing in it', z.strictObject({ a: text }), {}],
    [
      'a part of which nothing was filled in',
      z.strictObject({ a: text, b: text.optional() }),
      { a: '', b: null },
    ],
    ['a part of such parts', z.strictObject({ a: z.strictObject({ b: text }) }), { a: { b: ' ' } }],
  ])('is without an optional field that holds %s, at any depth', (_what, field, nothing) => {
    const shape = z.strictObject({
      a: field.optional(),
      list: z.array(z.strictObject({ a: field.optional() })).optional(),
    });
    expect(copyOf(shape, { a: nothing, list: [{ a: nothing }] })).toEqual({ list: [{}] });
    // What must be there is for the check to tell of.
    expect(copyOf(z.strictObject({ a: field }), { a: nothing })).toHaveProperty('a');
  });

  test.each<[string, z.ZodType, unknown]>([
    ['null', text.nullable(), null],
    ['null as one of its forms', z.union([z.literal('a'), z.null()]), null],
    ['an empty list', z.array(text), []],
    ['an empty part', z.strictObject({ a: text.optional() }), {}],
    ['no', z.boolean(), false],
    ['zero', z.int(), 0],
  ])('keeps what means something in an optional field: %s', (_what, field, value) => {
    expect(copyOf(z.strictObject({ a: field.optional() }), { a: value })).toEqual({ a: value });
  });

  test('keeps fields that nobody knows, and items of lists', () => {
    const value = { later: null, list: [null, '', []] };
    expect(copyOf(z.strictObject({ list: z.array(text) }), value)).toEqual(value);
  });

  test('takes each part for the kind that it says it is', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a'), text: text.optional() }),
      z.strictObject({ kind: z.literal('b'), text }),
    ]);
    const parts = ['a', 'b', 'c'].map((kind) => ({ kind, text: '' }));
    expect(copyOf(z.array(kinds), parts)).toEqual([
      { kind: 'a' },
      { kind: 'b', text: '' },
      { kind: 'c', text: '' },
    ]);
  });

  test('shares nothing with what was given, and names of prototypes are names', () => {
    const given = Object.freeze({ list: Object.freeze([Object.freeze({ constructor: 'a' })]) });
    const copy = copyOf(z.strictObject({ list: z.array(z.looseObject({})) }), given) as { list: object[] };
    expect(copy).toEqual(given);
    expect(copy.list).not.toBe(given.list);
    expect(copy.list[0]).not.toBe(given.list[0]);
  });
});

test.each([
  ['', true],
  ['\u200b \n', true],
  [[], true],
  [null, true],
  [undefined, true],
  ['a', false],
  [' ä', false],
  [0, false],
  [false, false],
  [{}, false],
  [[null], false],
])('%j is empty: %j', (value, empty) => {
  expect(isEmpty(value)).toBe(empty);
});
