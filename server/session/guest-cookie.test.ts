import { expect, test } from 'vitest';
import { guestCookie, guestName, newGuestKey, readGuestCookie } from './guest-cookie.ts';

const isHttps = false;

test('a key comes back from the browser that got it', () => {
  const key = newGuestKey();
  const [pair = ''] = guestCookie(key, { isHttps }).split(';');
  expect(readGuestCookie(`a=b; ${pair}`, { isHttps })).toBe(key);
});

test.each([
  ['nothing', undefined],
  ['something that is no key', 'guest=hello'],
  ['two of them', `guest=${newGuestKey()}; guest=${newGuestKey()}`],
  ['another name', `Guest=${newGuestKey()}`],
])('%s is nobody', (_what, header) => {
  expect(readGuestCookie(header, { isHttps })).toBeUndefined();
});

test('over https the cookie is bound to the host, and no script reads it', () => {
  const cookie = guestCookie(newGuestKey(), { isHttps: true });
  expect(cookie).toMatch(/^__Host-guest=/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/Secure/);
});

test('stores know a guest by a name that opens nothing, and that no other shop has', () => {
  const key = newGuestKey();
  expect(guestName('at', key)).not.toContain(key);
  expect(guestName('at', key)).not.toBe(guestName('default', key));
});
