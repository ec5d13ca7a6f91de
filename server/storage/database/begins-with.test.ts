import { expect, test } from 'vitest';
import { beginsWith } from './begins-with.ts';

test.each([
  ['Özil', 'özil%'],
  ['50%_a', '50\\%\\_a%'],
  ['a\\b', 'a\\\\b%'],
  ['', '%'],
])('of %j the pattern is %j', (text, pattern) => {
  expect(beginsWith(text)).toBe(pattern);
});
