import { expect, test } from 'vitest';
import { changeTexts } from './change-texts.ts';

test('changes texts wherever they stand in JSON, and nothing else', () => {
  const value = { title: 'groß', list: [{ text: 'weiß', price: 5, old: null }], ß: true };
  expect(changeTexts(value, (text) => text.replaceAll('ß', 'ss'))).toEqual({
    title: 'gross',
    list: [{ text: 'weiss', price: 5, old: null }],
    ß: true,
  });
});
