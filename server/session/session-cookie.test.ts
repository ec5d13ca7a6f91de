import { describe, expect, test } from 'vitest';
import { clearedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';
import { newSessionId } from './session-id.ts';

const https = { isHttps: true };
const http = { isHttps: false };
const id = newSessionId();
const other = newSessionId();

test('an id is read back', () => {
  expect(readSessionCookie(`a=1; __Host-sid=${id}; b=2`, https)).toEqual({ kind: 'id', id });
  expect(readSessionCookie(`sid=${id}`, http)).toEqual({ kind: 'id', id });
});

describe('cookies that somebody planted', () => {
  test.each([
    ['twice', `__Host-sid=${other}; __Host-sid=${id}`],
    ['twice the same', `__Host-sid=${id}; __Host-sid=${id}`],
    ['in quotes after $Version', `$Version=1; __Host-sid="${id}"`],
    ['made up', '__Host-sid=attacker'],
    ['empty', '__Host-sid='],
    ['escaped', `__Host-sid=${id.replace(/^./, '%61')}`],
    ['long', `__Host-sid=${'x'.repeat(8192)}`],
    ['a nameless one beside ours, as browsers send it', `__Host-sid=evil; __Host-sid=${id}`],
  ])('are worth nothing: %s', (_, header) => {
    expect(readSessionCookie(header, https)).toEqual({ kind: 'torn' });
  });

  test.each([
    undefined,
    '',
    `sid=${id}`,
    `__host-sid=${id}`,
    `=__Host-sid=${id}`,
    `\u2000__Host-sid=${id}`,
    `\u00E2\u0080\u0080__Host-sid=${id}`,
    `\u00A0__Host-sid=${id}`,
    `__Host-sid%20=${id}`,
    '__Host-sid',
  ])('of other names are none of ours: %j', (header) => {
    expect(readSessionCookie(header, https)).toEqual({ kind: 'none' });
  });

  test('of other names do no harm to ours', () => {
    const header = `\u2000__Host-sid=${other}; =__Host-sid=${other}; sid=${other}; __Host-sid=${id}`;
    expect(readSessionCookie(header, https)).toEqual({ kind: 'id', id });
    expect(readSessionCookie(`${'a=b; '.repeat(200)}__Host-sid=${id}`, https)).toEqual({ kind: 'id', id });
  });

  test('with the prefix mean nothing where the shop speaks http', () => {
    expect(readSessionCookie(`__Host-sid=${id}`, http)).toEqual({ kind: 'none' });
  });
});

test('no script reads it, no other host sets it, no foreign site sends it', () => {
  expect(sessionCookie({ id, stays: false }, https)).toBe(
    `__Host-sid=${id}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(sessionCookie({ id, stays: true }, https)).toBe(
    `__Host-sid=${id}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(clearedSessionCookie(https)).toBe('__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(sessionCookie({ id, stays: false }, http)).toBe(`sid=${id}; Path=/; HttpOnly; SameSite=Lax`);
  expect(clearedSessionCookie(http)).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
