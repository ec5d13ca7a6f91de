import { describe, expect, test } from 'vitest';
import { addViewed, readViewed } from './viewed-products.ts';

describe('the products looked at', () => {
  test('begin with the last one, each once, twelve at most', () => {
    expect(addViewed(['2', '1'], '1')).toEqual(['1', '2']);
    const many = Array.from({ length: 20 }, (_, index) => String(index)).reduce<string[]>(addViewed, []);
    expect(many).toHaveLength(12);
    expect(many[0]).toBe('19');
  });

  test.each([
    ['nothing', null, []],
    ['a list', '["8000001","47.1"]', ['8000001', '47.1']],
    ['something broken', '["80', []],
    ['something else', '{"a":1}', []],
    ['what is no number of a product', '["1","<b>",7,"../x"]', ['1']],
  ])('are read from %s', (_, stored, expected) => {
    expect(readViewed(stored)).toEqual(expected);
  });
});
