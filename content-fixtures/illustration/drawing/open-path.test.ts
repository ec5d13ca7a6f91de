import { expect, test } from 'vitest';
import { openPath } from './open-path.ts';

test.each([
  ['M0,0 C1,1 2,2 3,3 L3,9 -3,9 Z', 'M0,0 C1,1 2,2 3,3'],
  ['M0,0 C1,1 2,2 3,3 Z', 'M0,0 C1,1 2,2 3,3'],
  ['M0,0 C1,1 2,2 3,3', 'M0,0 C1,1 2,2 3,3'],
])('%s without what closes it', (path, open) => {
  expect(openPath(path)).toBe(open);
});
