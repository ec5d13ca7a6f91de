import { expect, it } from 'vitest';
import { readConsent } from './consent.ts';

it.each([
  [undefined, ['C0001']],
  ['', ['C0001']],
  ['C0001,C0002,C0004', ['C0001', 'C0002', 'C0004']],
  ['C0006', ['C0001', 'C0006']],
  ['C0009,c0002,__proto__,toString', ['C0001']],
  ['C0002,'.repeat(10_000), ['C0001', 'C0002']],
])('reads %j as %j', (cookie, categories) => {
  expect([...readConsent(cookie)]).toEqual(categories);
});
