import { expect, test } from 'vitest';
import { readConsent } from './read-consent.ts';

test.each([
  ['consent=C0001', ['C0001']],
  ['vid=1; consent=C0001,C0003; x=y', ['C0001', 'C0003']],
  ['vid=1; consent=C0001%2CC0005%2cC0006; x=2', ['C0001', 'C0005', 'C0006']],
  ['consent=C0001,C00051', ['C0001', 'C00051']],
  ['consent=%E0%A4%A; consent=C0001,C0002', ['C0001', 'C0002']],
])('of the cookies %j agrees to %j', (cookies, expected) => {
  expect(readConsent(cookies, 'consent')).toEqual(expected);
});

test.each([
  '',
  'consent=',
  'vid=1; consent=',
  'other=C0005',
  'xconsent=C0005',
  'my-consent=C0004; vid=consent=C0004',
  // What others left there: who has it is still asked.
  'consent=true',
  'consent=%',
  'consent=%E0%A4%A',
  'consent=C00011,xC0001',
  `consent=${'x'.repeat(4000)}`,
])('of the cookies %j knows no choice', (cookies) => {
  expect(readConsent(cookies, 'consent')).toBeUndefined();
});
