import { expect, test } from 'vitest';
import { choiceCookie, endedCookie } from './consent-cookie.ts';

test('keeps a choice for one year, on all pages, and never sends it along from other sites', () => {
  expect(choiceCookie('consent', ['C0003', 'C0001'], false)).toBe(
    'consent=C0001,C0003; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  expect(choiceCookie('consent', [], true)).toMatch(/^consent=C0001;.*; Secure$/);
});

test('names categories once and in order', () => {
  expect(choiceCookie('c', ['C0006', 'C0002', 'C0006'], false)).toMatch(/^c=C0001,C0002,C0006;/);
});

test('ends where it was kept', () => {
  expect(endedCookie('cc', true)).toBe('cc=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  expect(endedCookie('cc', false)).toBe('cc=; Path=/; Max-Age=0; SameSite=Lax');
});
