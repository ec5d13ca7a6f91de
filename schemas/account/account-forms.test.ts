import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountFaults } from './account-fault.ts';
import { changePasswordInput, readChangePassword } from './change-password-form.ts';
import { forgotPasswordInput, readForgotPassword } from './forgot-password-form.ts';
import { loginInput, readLogin } from './login-form.ts';
import { numberLoginInput, readNumberLogin } from './number-login-form.ts';
import { readRegistration, registrationInput } from './registration-form.ts';
import { readResetPassword, resetPasswordInput } from './reset-password-form.ts';

const today = '2026-11-28';
const rules = { passwordMin: 8, birthday: 'optional' } as const;
const anna = {
  salutation: 'female',
  firstName: 'Anna',
  lastName: 'Berger',
  birthday: '31.1.1980',
  email: 'Anna@Example.at',
  password: 'korrekt pferd',
  terms: 'yes',
} as const;
const register = (more: Record<string, string> = {}, asked: 'required' | 'optional' | 'off' = 'optional') =>
  readRegistration(registrationInput.parse({ ...anna, ...more }), { ...rules, birthday: asked }, today);
const faultsOf = (read: { ok: boolean; faults?: readonly string[] }) => read.faults ?? [];

const shapes = {
  login: loginInput,
  'login by number': numberLoginInput,
  registration: registrationInput,
  'forgotten password': forgotPasswordInput,
  'reset password': resetPasswordInput,
  'change of password': changePasswordInput,
};

describe.each(Object.entries(shapes))('the form of %s', (_name, shape) => {
  test('takes no field that it does not have', () => {
    expect(shape.safeParse({}).success).toBe(true);
    for (const more of [
      'role',
      'businessPartnerNo',
      'customerNumber2',
      'type',
      'id',
      'confirmedAt',
      'flags',
      'price',
    ])
      expect(shape.safeParse({ [more]: 'x' }).success).toBe(false);
    expect(shape.safeParse(JSON.parse('{"__proto__":{"role":"admin"}}')).success).toBe(false);
  });

  test('takes texts alone, of a length that people type', () => {
    for (const field of Object.keys(shape.shape)) {
      for (const value of [1, true, null, ['a'], { a: 1 }, 'a'.repeat(4001)])
        expect(shape.safeParse({ [field]: value }).success, field).toBe(false);
    }
  });
});

test('every fault is named once, by its field and its reason', () => {
  expect(new Set(accountFaults).size).toBe(accountFaults.length);
  expect(accountFaults.filter((fault) => !/^[a-zA-Z]+\.[a-z-]+$/.test(fault))).toEqual([]);
});

describe('a registration', () => {
  test('is read as a whole', () => {
    expect(register()).toEqual({
      ok: true,
      registration: {
        ...{ salutation: 'female', firstName: 'Anna', lastName: 'Berger', birthday: '1980-01-31' },
        ...{ email: 'Anna@example.at', password: 'korrekt pferd' },
      },
    });
  });

  test('tells of every empty field, in the order of the form', () => {
    const empty = registrationInput.parse({});
    expect(faultsOf(readRegistration(empty, { ...rules, birthday: 'required' }, today))).toEqual([
      ...['salutation.missing', 'firstName.missing', 'lastName.missing', 'birthday.missing', 'email.missing'],
      ...['password.missing', 'terms.missing'],
    ]);
  });

  test.each([
    [{ salutation: 'lord' }, 'salutation.missing'],
    [{ firstName: 'A<b>' }, 'firstName.special-characters'],
    [{ firstName: 'a'.repeat(61) }, 'firstName.too-long'],
    [{ lastName: 'M4ier' }, 'lastName.special-characters-or-digits'],
    [{ lastName: 'a'.repeat(61) }, 'lastName.too-long'],
    [{ birthday: '31.02.2000' }, 'birthday.invalid'],
    [{ email: 'a@' }, 'email.invalid'],
    [{ password: '1234567' }, 'password.too-short'],
    [{ password: 'a'.repeat(129) }, 'password.too-long'],
    [{ terms: '' }, 'terms.missing'],
  ])('with %j has the fault %s', (more, fault) => {
    expect(faultsOf(register(more))).toEqual([fault]);
  });

  test('asks for the birthday as the shop says', () => {
    expect(register({ birthday: '' }, 'optional')).toMatchObject({
      ok: true,
      registration: { birthday: null },
    });
    expect(faultsOf(register({ birthday: '' }, 'required'))).toEqual(['birthday.missing']);
    expect(register({ birthday: '31.1.1980' }, 'off')).toMatchObject({
      ok: true,
      registration: { birthday: null },
    });
  });

  test('of any texts is read or has faults that are listed, and never throws', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const input = fc.record({
      ...{ salutation: text, firstName: text, lastName: text, birthday: text, email: text, password: text },
      terms: fc.constantFrom('yes' as const, '' as const),
    });
    fc.assert(
      fc.property(input, (typed) => {
        const read = readRegistration(typed, rules, today);
        const faults = faultsOf(read);
        expect(faults.length > 0).toBe(!read.ok);
        expect(faults.filter((fault) => !accountFaults.some((known) => known === fault))).toEqual([]);
      }),
    );
  });
});

describe('logging in', () => {
  const login = (input: object) => readLogin(loginInput.parse(input));

  test('takes an address and a password as short as it once might be', () => {
    expect(login({ email: ' A@B.at', password: '123456', stay: 'yes', captcha: 'c' })).toEqual({
      ok: true,
      entries: { email: 'A@b.at', password: '123456', stays: true, proof: { captcha: 'c', formToken: '' } },
    });
  });

  test('tells what is wrong', () => {
    expect(faultsOf(login({}))).toEqual(['email.missing', 'password.missing']);
    expect(faultsOf(login({ email: 'a@', password: 'a'.repeat(129) }))).toEqual([
      'email.invalid',
      'password.too-long',
    ]);
  });

  test('by number takes eight digits and a day', () => {
    const read = (input: object) => readNumberLogin(numberLoginInput.parse(input), today);
    expect(read({ customerNumber: '4711 0815', birthday: '31.1.1980' })).toEqual({
      ok: true,
      entries: {
        ...{ customerNumber: '47110815', birthday: '1980-01-31' },
        proof: { captcha: '', formToken: '' },
      },
    });
    expect(faultsOf(read({}))).toEqual(['customerNumber.missing', 'birthday.missing']);
    expect(faultsOf(read({ customerNumber: '12a', birthday: '31.02.2000' }))).toEqual([
      'customerNumber.digits-only',
      'birthday.invalid',
    ]);
  });
});

describe('a forgotten password', () => {
  const forgot = (input: object) => readForgotPassword(forgotPasswordInput.parse(input));

  test('asks for address and captcha, or for the token that stands for it', () => {
    expect(faultsOf(forgot({}))).toEqual(['email.missing', 'captcha.missing']);
    expect(faultsOf(forgot({ email: 'a@b.at' }))).toEqual(['captcha.missing']);
    expect(faultsOf(forgot({ email: 'a@', captcha: 'c' }))).toEqual(['email.invalid']);
    expect(forgot({ email: 'a@b.at', captcha: 'c' })).toMatchObject({ ok: true });
    expect(forgot({ email: 'a@b.at', formToken: 't' })).toMatchObject({ ok: true });
  });

  test('is set anew under the rules for new ones', () => {
    const reset = (password: string) =>
      readResetPassword(resetPasswordInput.parse({ token: 't', password }), rules);
    expect(reset('12345678')).toEqual({ ok: true, entries: { token: 't', password: '12345678' } });
    expect(faultsOf(reset('1234567'))).toEqual(['password.too-short']);
    expect(faultsOf(reset(''))).toEqual(['password.missing']);
  });
});

test('a change of password names the old one and a new one', () => {
  const change = (currentPassword: string, password: string) =>
    readChangePassword(changePasswordInput.parse({ currentPassword, password }), rules);
  expect(faultsOf(change('', ''))).toEqual(['currentPassword.missing', 'password.missing']);
  expect(faultsOf(change('123456', '1234567'))).toEqual(['password.too-short']);
  expect(change('123456', '12345678')).toEqual({
    ok: true,
    entries: { currentPassword: '123456', password: '12345678' },
  });
});
