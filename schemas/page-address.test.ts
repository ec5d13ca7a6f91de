import { expect, test } from 'vitest';
import { isPageAddress } from './page-address.ts';

test.each([
  ['/', true],
  ['/lp/herbst', true],
  ['/_x', true],
  ['/_', false],
  ['/_/error', false],
])('%s is an address of a page: %s', (path, expected) => expect(isPageAddress(path)).toBe(expected));
