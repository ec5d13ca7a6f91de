import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { attemptLimits, loginPauseMs } from './attempt-limits.ts';
import { confirmAccount, lookAtConfirmLink } from './confirm-account.ts';
import { login } from './login.ts';
import { loginByNumber } from './login-by-number.ts';
import { testLink, testRegistration } from './testing/account.ts';
import { testAccountShop, type TestAccountShop } from './testing/account-shop.ts';

const { most } = attemptLimits.loginByAccount;
let shop: TestAccountShop;
let addresses = 0;
beforeEach(() => {
  shop = testAccountShop();
});
/** From another address each time, so that only the account is counted. */
const newCaller = () => ({ tenant: 'at', address: `198.51.${(addresses += 1) % 250}.${addresses % 199}` });
const logIn = (
  password: string,
  email = 'anna.berger@example.at',
  ports = shop.ports,
  caller = newCaller(),
  browser: string | null = null,
) =>
  shop.fairly(() =>
    login(ports, caller, { email, password, stays: true, proof: { captcha: 'c', formToken: '' } }, browser),
  );
const own = 'o'.repeat(43);
/** Registers Anna's address, in a browser of one's own. */
const register = (id: string, more: Parameters<typeof testRegistration>[0] = {}) =>
  shop.ports.registrations.add(
    testRegistration({ id: id.repeat(22), passwordHash: '$argon2id$new$korrekt pferd', ...more }),
    testLink(id),
  );
async function fail(times: number, email?: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await logIn('falsch', email);
}

describe('logging in', () => {
  test('gives full rights, whatever the case of the address', async () => {
    const account = await shop.customer();
    expect(await logIn('korrekt pferd', 'ANNA.BERGER@example.at')).toEqual({
      ...{ ok: true, visitor: { kind: 'full', customerId: account.id }, stays: true, account },
    });
  });

  test('wrong password, unknown address, no password and another shop: one answer for the same calls', async () => {
    await shop.customer();
    await shop.customer({
      id: 'B'.repeat(22),
      email: 'b@example.at',
      customerNumber: '1',
      passwordHash: null,
    });
    const answers = [];
    for (const email of ['anna.berger@example.at', 'nobody@example.at', 'b@example.at']) {
      shop.calls.length = 0;
      answers.push({ answer: await logIn('falsch', email), calls: [...shop.calls] });
    }
    shop.calls.length = 0;
    const elsewhere = await logIn('korrekt pferd', undefined, shop.ports, {
      ...newCaller(),
      tenant: 'default',
    });
    answers.push({ answer: elsewhere, calls: [...shop.calls] });
    expect(answers).toEqual(
      answers.map(() => ({
        answer: { ok: false, reason: 'wrong', needsCaptcha: false },
        calls: ['store.byEmail', 'verify', 'registrations.waiting', 'verify'],
      })),
    );
  });

  test('before the address is proved: nobody; who knows the password gets a new link, three a day', async () => {
    await register('a', { browser: own });
    expect(await logIn('falsch')).toMatchObject({ reason: 'wrong' });
    expect(shop.mails).toEqual([]);
    for (let n = 0; n < 5; n += 1)
      expect(await logIn('korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
    await shop.afterwards();
    expect(shop.mails.map(({ purpose }) => purpose)).toEqual(Array(3).fill('confirm-registration'));
    const first = shop.mails[0] as { token: string };
    const nothing = { ok: false, faults: [] } as const;
    // The first mail's link holds as the last one's does.
    const link = { token: first.token, browser: own, person: nothing };
    expect(await confirmAccount(shop.ports, newCaller(), link)).toEqual({ ok: true, isNew: true });
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true, visitor: { customerId: 'a'.repeat(22) } });
  });

  test('is told to confirm in the browser that registered, whoever has registered the address since', async () => {
    await register('a', { browser: own });
    await register('b', { passwordHash: '$argon2id$new$vom Fremden', createdAt: shop.now + 1 });
    const inOwn = (password: string) => logIn(password, undefined, shop.ports, newCaller(), own);
    expect(await inOwn('korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
    await shop.afterwards();
    const link = { token: shop.token(), browser: own };
    expect(await lookAtConfirmLink(shop.ports, newCaller(), link)).toMatchObject({ page: { state: 'asks' } });
    expect(await inOwn('vom Fremden')).toMatchObject({ reason: 'wrong' });
  });

  test('with the password of a registration tells nobody whether the address has an account', async () => {
    const answers = [];
    for (const hasAccount of [false, true]) {
      shop = testAccountShop();
      if (hasAccount) await shop.customer({ passwordHash: '$argon2id$new$vom Besitzer' });
      await register('b', { passwordHash: '$argon2id$new$vom Fremden' });
      shop.calls.length = 0;
      const answer = await logIn('vom Fremden');
      answers.push({ answer, calls: [...shop.calls] });
      await shop.afterwards();
      // Its owner is told in either case.
      const purpose = hasAccount ? 'already-registered' : 'confirm-registration';
      expect(shop.mails.map((mail) => mail.purpose)).toEqual([purpose]);
    }
    expect(answers[0]).toMatchObject({ answer: { ok: false, reason: 'unconfirmed' } });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('with the old password of an account is told that it is wrong, not to confirm', async () => {
    await register('a', { browser: own });
    const link = { token: '', browser: own, person: { ok: false, faults: [] } as const };
    await logIn('korrekt pferd');
    await shop.afterwards();
    await confirmAccount(shop.ports, newCaller(), { ...link, token: shop.token() });
    const { store } = shop.ports;
    await store.replacePasswordHash('at', 'a'.repeat(22), '$argon2id$new$korrekt pferd', '$argon2id$new$neu');
    expect(await logIn('korrekt pferd')).toMatchObject({ reason: 'wrong' });
  });

  test('hashes anew what was hashed under older settings, unless it changed meanwhile', async () => {
    const { id } = await shop.customer({ passwordHash: '$argon2id$old$korrekt pferd' });
    const hashOf = async () => (await shop.ports.store.byId('at', id))?.passwordHash;
    await logIn('falsch');
    expect(await hashOf()).toBe('$argon2id$old$korrekt pferd');
    const { hash } = shop.ports.hasher;
    shop.ports.hasher.hash = async (password) => {
      await shop.ports.store.replacePasswordHash(
        'at',
        id,
        '$argon2id$old$korrekt pferd',
        '$argon2id$new$anderes',
      );
      return hash(password);
    };
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    expect(await hashOf()).toBe('$argon2id$new$anderes');
  });

  test('keeps the new hash', async () => {
    const { id } = await shop.customer({ passwordHash: '$argon2id$old$korrekt pferd' });
    await logIn('korrekt pferd');
    expect(await shop.ports.store.byId('at', id)).toMatchObject({
      passwordHash: '$argon2id$new$korrekt pferd',
    });
  });

  test('is refused for a moment when too many passwords are hashed, which is no failure', async () => {
    await shop.customer();
    shop.isBusy = true;
    for (let n = 0; n < most + 5; n += 1)
      expect(await logIn('korrekt pferd')).toEqual({ ok: false, reason: 'busy' });
    shop.isBusy = false;
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    expect(shop.pauses).toEqual([]);
  });
});

test('whether a password is right shows in no failure of the mail for an address that is not proved', async () => {
  await register('a');
  shop.isOutboxAway = true;
  expect(await logIn('korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
  expect(await logIn('falsch')).toMatchObject({ reason: 'wrong' });
  await expect(shop.afterwards()).rejects.toThrow('away');
});

test('an outage of the database is no attempt, with the shared counters away or not', async () => {
  await shop.customer();
  for (const away of [false, true, false]) {
    shop.counters.away = away;
    const { byEmail } = shop.ports.store;
    shop.ports.store.byEmail = () => Promise.reject(new DatabaseUnavailable('refused', 'away'));
    const caller = { tenant: 'at', address: '192.0.2.77' };
    for (let n = 0; n < 100; n += 1)
      await expect(logIn('korrekt pferd', undefined, shop.ports, caller)).rejects.toThrow('away');
    shop.ports.store.byEmail = byEmail;
    shop.calls.length = 0;
    expect(await logIn('korrekt pferd', undefined, shop.ports, caller)).toMatchObject({ ok: true });
    expect(shop.calls).not.toContain('checkForm');
  }
});

describe('after ten failures', () => {
  test('and not after any number of successes', async () => {
    await shop.customer();
    for (let n = 0; n < most + 2; n += 1) expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    expect(shop.calls).not.toContain('checkForm');
  });

  test('however the address was written', async () => {
    await shop.customer();
    await fail(most - 5, 'anna.berger@example.at');
    await fail(5, 'Anna.BERGER@example.at');
    expect(shop.calls).not.toContain('checkForm');
    await fail(1, 'ANNA.berger@example.at');
    expect(shop.calls).toContain('checkForm');
  });

  test('an account asks for a captcha and answers slowly, and its owner gets in', async () => {
    await shop.customer();
    await fail(most - 1);
    expect(await logIn('falsch')).toEqual({ ok: false, reason: 'wrong', needsCaptcha: true });
    shop.formAnswer = { ok: false, reason: 'captcha', because: 'missing' };
    shop.calls.length = 0;
    expect(await logIn('korrekt pferd')).toEqual(shop.formAnswer);
    // The password is not even looked at.
    expect(shop.calls).toEqual(['checkForm']);
    shop.formAnswer = { ok: true };
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    expect(shop.pauses).toEqual([loginPauseMs]);
  });

  test('an address without an account does the same', async () => {
    await shop.customer();
    await fail(most);
    await fail(most, 'nobody@example.at');
    expect(shop.pauses).toEqual([]);
    shop.calls.length = 0;
    const [known, unknown] = [await logIn('falsch'), await logIn('falsch', 'nobody@example.at')];
    expect(unknown).toEqual(known);
    expect(shop.pauses).toEqual([loginPauseMs, loginPauseMs]);
    expect(shop.calls.slice(0, 5)).toEqual(shop.calls.slice(5));
  });

  test('a thousand attempts from a hundred addresses are asked, whichever process they reach', async () => {
    await shop.customer();
    shop.formAnswer = { ok: false, reason: 'captcha', because: 'missing' };
    const processes = [shop.ports, shop.anotherProcess()];
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        logIn('falsch', undefined, processes[n % 2], { tenant: 'at', address: `192.0.2.${n % 100}` }),
      ),
    );
    const reasons = Map.groupBy(answers, (answer) => (answer.ok ? 'in' : answer.reason));
    expect([reasons.get('wrong')?.length, reasons.get('captcha')?.length]).toEqual([most, 1000 - most]);
  });

  test('and with the shared counters away, each process still asks', async () => {
    await shop.customer();
    shop.counters.away = true;
    await fail(most);
    shop.formAnswer = { ok: false, reason: 'captcha', because: 'missing' };
    expect(await logIn('korrekt pferd')).toEqual(shop.formAnswer);
    shop.counters.away = false;
    expect(await logIn('korrekt pferd')).toEqual(shop.formAnswer);
  });

  test('a quarter of an hour later all is forgotten', async () => {
    await shop.customer();
    await fail(most + 5);
    shop.now += attemptLimits.loginByAccount.perMs;
    shop.calls.length = 0;
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    expect(shop.calls).not.toContain('checkForm');
  });

  test('logging in forgives none of the failures of others', async () => {
    await shop.customer();
    await fail(most - 1);
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    await fail(1);
    shop.calls.length = 0;
    await fail(1);
    expect(shop.calls).toContain('checkForm');
  });
});

test('one password on a thousand accounts from one address: told to wait', async () => {
  const caller = { tenant: 'at', address: '192.0.2.1' };
  const answers = [];
  for (let n = 0; n < 100; n += 1)
    answers.push(await logIn('sommer2026', `a${n}@example.at`, shop.ports, caller));
  const limited = answers.filter((answer) => !answer.ok && answer.reason === 'limited');
  expect(limited).toHaveLength(100 - attemptLimits.loginByAddress.most);
  expect(limited[0]).toEqual({ ok: false, reason: 'limited', retryAfterSeconds: 900 });
  expect(
    await logIn('sommer2026', 'x@example.at', shop.ports, { ...caller, tenant: 'default' }),
  ).toMatchObject({
    reason: 'wrong',
  });
});

describe('by number and birthday', () => {
  const numberLogin = (more: object = {}, isOn = true, caller = newCaller()) =>
    loginByNumber(
      shop.ports,
      caller,
      {
        ...{ customerNumber: '47110815', birthday: '1980-01-31' },
        ...{ proof: { captcha: 'c', formToken: '' }, ...more },
      },
      { numberLogin: isOn },
    );

  test('nobody logs in unless the shop says so', async () => {
    await shop.customer();
    expect(await numberLogin({}, false)).toEqual({ ok: false, reason: 'off' });
    expect(shop.calls).toEqual([]);
  });

  test('a customer is known softly, and no more', async () => {
    const account = await shop.customer();
    expect(await numberLogin()).toEqual({
      ok: true,
      visitor: { kind: 'soft', customerId: account.id },
      account,
    });
  });

  test('wrong number, wrong day and no birthday: one answer for the same calls', async () => {
    await shop.customer();
    const other = (letter: string, more: object) =>
      shop.customer({ id: letter.repeat(22), email: `${letter}@example.at`, ...more });
    await other('B', { customerNumber: '22222222', birthday: null });
    const tries = [
      ...[{ birthday: '1980-02-01' }, { customerNumber: '99999999' }],
      { customerNumber: '22222222' },
    ];
    for (const tried of tries) {
      shop.calls.length = 0;
      expect(await numberLogin(tried)).toEqual({ ok: false, reason: 'wrong', needsCaptcha: false });
      expect(shop.calls).toEqual(['store.byNumber']);
    }
  });

  test('a number is refused after five failures a day, from wherever, be there a customer or not', async () => {
    await shop.customer();
    const { most: tries } = attemptLimits.numberByAccount;
    for (const customerNumber of ['47110815', '99999999']) {
      shop.formAnswer = { ok: true };
      for (let n = 1; n <= tries; n += 1)
        expect(await numberLogin({ customerNumber, birthday: '1990-01-01' })).toEqual({
          ...{ ok: false, reason: 'wrong', needsCaptcha: n === tries },
        });
      shop.formAnswer = { ok: false, reason: 'captcha', because: 'missing' };
      shop.calls.length = 0;
      expect(await numberLogin({ customerNumber })).toEqual(shop.formAnswer);
      // The day is not even looked at.
      expect(shop.calls).toEqual(['checkForm']);
    }
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
  });

  test('after any number of failures of others a captcha opens it to its owner, slowly', async () => {
    await shop.customer();
    for (let n = 0; n < 100; n += 1) await numberLogin({ birthday: '1990-01-01' });
    shop.pauses.length = 0;
    expect(await numberLogin()).toMatchObject({ ok: true, visitor: { kind: 'soft' } });
    expect(shop.pauses).toEqual([loginPauseMs]);
  });

  test('an address of the network may try ten in an hour', async () => {
    const caller = { tenant: 'at', address: '192.0.2.1' };
    for (let n = 0; n < attemptLimits.numberByAddress.most; n += 1)
      await numberLogin({ customerNumber: `1000000${n}` }, true, caller);
    expect(await numberLogin({}, true, caller)).toMatchObject({ reason: 'limited', retryAfterSeconds: 3600 });
  });
});
