import { randomBytes, randomInt } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgotPasswordInput, readForgotPassword } from '../../../schemas/account/forgot-password-form.ts';
import { loginInput, readLogin } from '../../../schemas/account/login-form.ts';
import { readRegistration, registrationInput } from '../../../schemas/account/registration-form.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import type { AccountMail } from './account-mails.ts';
import type { AccountPorts } from './account-ports.ts';
import { createAltchaCaptcha } from './altcha-captcha.ts';
import { confirmAccount } from './confirm-account.ts';
import { createFormCheck } from './form-check.ts';
import { createFormTokens } from './form-tokens.ts';
import { login } from './login.ts';
import { createPasswordHasher } from '../../credentials/password-hasher.ts';
import { register } from './register.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { createSqlAccountStore } from './sql-account-store.ts';
import { createSqlRegistrationStore } from './sql-registration-store.ts';
import { testCounters } from '../../concurrency/testing/counters.ts';

// All parts as a shop uses them: what each does alone is tested beside it.

const secret = 's'.repeat(32);
const clock = (): number => Date.now();
const captcha = createAltchaCaptcha({ secret, clock, randomInt, cost: 1, tries: [1, 20] });
const caller = { tenant: 'at', address: '192.0.2.1' };
const browser = 'b'.repeat(43);
let database: Database;
let ports: AccountPorts;
const mails: AccountMail[] = [];
const tasks: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const counters = testCounters(clock).process();
  const formTokens = createFormTokens({ secret, clock, randomBytes });
  ports = {
    store: createSqlAccountStore(database),
    registrations: createSqlRegistrationStore(database),
    hasher: createPasswordHasher({ settings: { memoryCost: 64, timeCost: 1, parallelism: 1 } }),
    mails: { write: async (mail) => async () => void mails.push(mail) },
    canReach: () => Promise.resolve(true),
    ownData: { ticket: () => '', forget: () => Promise.resolve({ ok: false, reason: 'unknown' }) },
    orders: { find: () => Promise.resolve(null), give: () => Promise.resolve() },
    ...{ counters, secret, clock, checkForm: createFormCheck({ captcha, formTokens, counters, secret }) },
    endSessions: async () => {},
    later: (task) => void tasks.push(task),
    pause: async () => {},
    random: { bytes: randomBytes, int: randomInt },
  };
});
afterAll(() => database.close());

const token = (): string => {
  const mail = mails.at(-1);
  return mail && 'token' in mail ? mail.token : '';
};

async function enter(input: object) {
  const rules = { passwordMin: 8, birthday: 'optional' } as const;
  const read = readRegistration(registrationInput.parse(input), rules, '2026-11-28');
  if (!read.ok) throw new Error(read.faults.join());
  return register(ports, caller, {
    ...{ registration: read.registration, locale: 'de-AT', browser, order: null },
  });
}

async function logIn(email: string, password: string) {
  const read = readLogin(loginInput.parse({ email, password }));
  if (!read.ok) throw new Error(read.faults.join());
  return login(ports, caller, read.entries, null);
}

describe('a customer', () => {
  test('registers, confirms, logs in, forgets the password and sets a new one', async () => {
    const anna = {
      ...{ salutation: 'none', firstName: 'Anna', lastName: 'Müller', birthday: '29.2.2000', terms: 'yes' },
      ...{ email: 'Anna@Müller.at', password: 'korrekt pferd' },
    };
    expect(await enter(anna)).toEqual({ ok: true });
    expect(await logIn('anna@müller.at', 'korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
    const person = { ok: false, faults: ['password.missing'] } as const;
    const confirmed = await confirmAccount(ports, caller, { token: token(), browser, person });
    expect(confirmed).toEqual({ ok: true, isNew: true });
    expect(await logIn('anna@xn--mller-kva.at', 'korrekt pferd')).toMatchObject({
      ok: true,
      account: { email: 'Anna@xn--mller-kva.at', birthday: '2000-02-29' },
    });
    expect(await enter(anna)).toEqual({ ok: true });
    expect(mails.at(-1)).toMatchObject({ purpose: 'already-registered' });

    const challenge = await captcha.challenge('at');
    const payload = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
    const forgot = readForgotPassword(
      forgotPasswordInput.parse({
        email: 'anna@müller.at',
        captcha: Buffer.from(JSON.stringify(payload)).toString('base64'),
      }),
    );
    if (!forgot.ok) throw new Error(forgot.faults.join());
    expect(await requestReset(ports, caller, forgot.entries)).toEqual({ ok: true });
    expect(await requestReset(ports, caller, forgot.entries)).toMatchObject({ because: 'used' });
    for (const task of tasks.splice(0)) await task();
    expect(await resetPassword(ports, caller, { token: token(), password: 'neues pferd' })).toMatchObject({
      ok: true,
    });
    // The old password is what the second registration waits with: it opens nothing.
    expect(await logIn('anna@müller.at', 'korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
    expect(await logIn('anna@müller.at', 'neues pferd')).toMatchObject({ ok: true });
  });
});
