import { expect, test } from 'vitest';
import {
  guestCookie,
  guestName,
  type GuestKey,
  newGuest,
  newGuestKey,
  readGuestKeys,
} from './guest-cookie.ts';

const isHttps = false;
const pairOf = (guest: GuestKey): string => guestCookie(guest, { isHttps }).split(';')[0] ?? '';

test('a key comes back from the browser that got it', () => {
  const guest = newGuest({ isHttps });
  expect(readGuestKeys(`a=b; ${pairOf(guest)}`, { isHttps })).toEqual([guest]);
});

test('several keys are one guest’s, in the order in which they came, of hundreds the first', () => {
  const guests = Array.from({ length: 300 }, () => newGuest({ isHttps }));
  const read = readGuestKeys(guests.map(pairOf).join('; '), { isHttps });
  expect(read).toEqual(guests.slice(0, 4));
});

test.each([
  ['nothing', undefined],
  ['something that is no key', 'guest=hello'],
  ['two of them', `guest=${newGuestKey()}; guest=${newGuestKey()}`],
  ['another name', `Guest=${newGuestKey()}`],
  ['a key by the name of another', `guest-abcdef=${newGuestKey()}`],
])('%s is nobody', (_what, header) => {
  expect(readGuestKeys(header, { isHttps })).toEqual([]);
});

test('over https the cookie is bound to the host, and no script reads it', () => {
  const cookie = guestCookie(newGuest({ isHttps: true }), { isHttps: true });
  expect(cookie).toMatch(/^__Host-guest-[\w-]{6}=/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/Secure/);
});

test('stores know a guest by a name that opens nothing, and that no other shop has', () => {
  const key = newGuestKey();
  expect(guestName('at', key)).not.toContain(key);
  expect(guestName('at', key)).not.toBe(guestName('default', key));
});
