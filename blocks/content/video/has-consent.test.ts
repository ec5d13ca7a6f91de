import { expect, test } from 'vitest';
import { hasConsent } from './has-consent.ts';

test.each([
  ['', false],
  ['consent=', false],
  ['consent=C0001', false],
  ['consent=C0001,C0005', true],
  ['vid=1; consent=C0001%2CC0005; x=2', true],
  ['other=C0005', false],
  ['xconsent=C0005', false],
  ['consent=C00051', false],
])('the cookies %j: %s', (cookies, expected) => {
  expect(hasConsent(cookies, 'consent', 'C0005')).toBe(expected);
});
