import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { decideCc } from './cc-cookie.ts';

const present = 'abcdefghijklmnopqrstuv';
const decide = (given: string | undefined, mayMarket: boolean, isHttps = true) =>
  decideCc(testTenant, { present: given, mayMarket }, { isHttps });

test('with consent to marketing it is written for one day, for all pages, never for other sites', () => {
  const { value, header } = decide(undefined, true);
  expect(value).toMatch(/^[\w-]{22}$/);
  expect(header).toBe(`cc=${value}; Max-Age=86400; Path=/; Secure; SameSite=Lax`);
  expect(decide(undefined, true).value).not.toBe(value);
  expect(decide(undefined, true, false).header).not.toContain('Secure');
});

test('it keeps its value from day to day', () => {
  expect(decide(present, true).value).toBe(present);
  expect(decide(present, true).header).toMatch(new RegExp(`^cc=${present}; Max-Age=86400;`));
});

test.each(['', 'short', `${present}x`, `${present.slice(1)};`, 'x'.repeat(5000)])(
  'a value that is none of ours, %j, is replaced',
  (made) => {
    expect(decide(made, true).value).not.toBe(made);
  },
);

test('without consent there is none; one that is left is deleted', () => {
  expect(decide(undefined, false)).toEqual({ value: undefined, header: undefined });
  expect(decide(present, false)).toEqual({
    value: undefined,
    header: 'cc=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  });
});

test('it has the name that the shop gives it', () => {
  const tenant = { cookies: { ...testTenant.cookies, cc: 'campaign' } };
  expect(decideCc(tenant, { present, mayMarket: true }, { isHttps: true }).header).toMatch(/^campaign=/);
});
