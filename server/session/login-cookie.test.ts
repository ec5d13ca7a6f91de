import { parse, parseSetCookie } from 'cookie';
import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { clearedLoginCookie, loginCookie, readLoginCookie } from './login-cookie.ts';

const flags = { creditAffinity: false, bonusProgram: false, hasPassword: true };
const https = { isHttps: true, stays: false };
const written = (header: string): unknown => JSON.parse(parseSetCookie(header).value ?? '');

test('is JSON that says who is logged in, which scripts may read', () => {
  const header = loginCookie(testTenant, { isLoggedIn: true, ...flags }, https);
  expect(written(header)).toEqual({ li: '1', ca: '0', bop: '0', np: '0' });
  const { name, value: _value, ...attributes } = parseSetCookie(header);
  expect(name).toBe('login');
  expect(attributes).toEqual({ path: '/', sameSite: 'lax', secure: true });
});

test.each([
  [{ isLoggedIn: false }, { li: '0', ca: '0', bop: '0', np: '0' }],
  [{ creditAffinity: true }, { li: '1', ca: '1', bop: '0', np: '0' }],
  [{ bonusProgram: true }, { li: '1', ca: '0', bop: '1', np: '0' }],
  [{ hasPassword: false }, { li: '1', ca: '0', bop: '0', np: '1' }],
])('%j is written as %j, and read back', (state, expected) => {
  const whole = { isLoggedIn: true, ...flags, ...state };
  const header = loginCookie(testTenant, whole, { isHttps: false, stays: true });
  expect(written(header)).toEqual(expected);
  expect(parseSetCookie(header)).toMatchObject({ maxAge: 7_776_000 });
  expect(header).not.toContain('Secure');
  expect(readLoginCookie(parse(header)['login'])).toEqual(whole);
});

test('has the name that the shop gives it, and goes under it', () => {
  const tenant = { cookies: { ...testTenant.cookies, login: 'who' } };
  expect(loginCookie(tenant, { isLoggedIn: true, ...flags }, https)).toMatch(/^who=/);
  expect(clearedLoginCookie(tenant, { isHttps: false })).toBe('who=; Max-Age=0; Path=/; SameSite=Lax');
});

test.each([
  undefined,
  '',
  '{',
  '1',
  'null',
  '[]',
  '{"li":"1"}',
  '{"li":1,"ca":"0","bop":"0","np":"0"}',
  '{"li":"2","ca":"0","bop":"0","np":"0"}',
  '{"li":"1","ca":"0","bop":"0","np":"0","role":"admin"}',
  `{"li":"1","ca":"0","bop":"0","np":"0"${' '.repeat(9000)}}`,
])('%j says nothing', (value) => {
  expect(readLoginCookie(value)).toBeUndefined();
});
