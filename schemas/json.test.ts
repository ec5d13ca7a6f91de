import { describe, expect, test } from 'vitest';
import { cloneJson, isDeeperThan, pointerSegment, scriptJson } from './json.ts';

describe('isDeeperThan', () => {
  test.each([
    [1, 0, false],
    [[], 0, true],
    [[], 1, false],
    [{ a: [1] }, 2, false],
    [{ a: [1] }, 1, true],
    [{ a: 1, b: [[[]]] }, 3, true],
    [null, 0, false],
  ])('%j on %i levels: %s', (value, levels, deeper) => {
    expect(isDeeperThan(value, levels)).toBe(deeper);
  });

  test('needs no stack', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level++) deep = [deep];
    expect(isDeeperThan(deep, 199_999)).toBe(true);
    expect(isDeeperThan(deep, 200_000)).toBe(false);
  });
});

describe('scriptJson', () => {
  test.each([
    '</script><img src=x onerror=alert(1)>',
    '<!--<script>',
    ']]>',
    '\u2028\u2029',
    '\u0001\u007f\u009f\uffff\ufdd0',
    '&lt;',
    'ä€😀',
  ])('holds %j so that no script ends', (text) => {
    const json = scriptJson({ [text]: text });
    // eslint-disable-next-line no-control-regex -- these are what is looked for
    expect(json).not.toMatch(/[<>&\0-\x1f\x7f-\x9f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/);
    expect(JSON.parse(json)).toEqual({ [text]: text });
  });
});

test('pointers escape what would part them', () => {
  expect(['a/b', 'a~b', '~1', 'plain'].map(pointerSegment)).toEqual(['a~1b', 'a~0b', '~01', 'plain']);
});

test('a clone shares nothing', () => {
  const value = { list: [{ a: null }] };
  const copy = cloneJson(value);
  expect(copy).toEqual(value);
  expect(copy.list[0]).not.toBe(value.list[0]);
});
