import { beforeEach, describe, expect, test } from 'vitest';
import { attemptLimits, resetTokenMs } from './attempt-limits.ts';
import { changePassword } from './change-password.ts';
import { confirmAccount } from './confirm-account.ts';
import { login } from './login.ts';
import { requestReset } from './request-reset.ts';
import { checkResetToken, resetPassword } from './reset-password.ts';
import { sweepAccounts } from './sweep-accounts.ts';
import { testLink, testRegistration } from './testing/account.ts';
import { testAccountShop, type TestAccountShop } from './testing/account-shop.ts';

let shop: TestAccountShop;
let addresses = 0;
beforeEach(() => {
  shop = testAccountShop();
});
const newCaller = () => ({ tenant: 'at', address: `198.51.${(addresses += 1) % 250}.${addresses % 199}` });
const proof = { captcha: 'c', formToken: '' };
const email = 'anna.berger@example.at';
const ask = (typed = email, caller = newCaller()) =>
  requestReset(shop.ports, caller, { email: typed, proof });
const reset = (token: string, password = 'neues Pferd', caller = newCaller()) =>
  resetPassword(shop.ports, caller, { token, password });
const logIn = (password: string) =>
  login(shop.ports, newCaller(), { email, password, stays: false, proof }, null);
/** A link in the customer's mailbox. */
async function mailedToken(): Promise<string> {
  await ask();
  await shop.afterwards();
  return shop.token();
}

describe('asking for a new password', () => {
  test('mails a link to the address that is kept', async () => {
    await shop.customer();
    expect(await ask(' ANNA.BERGER@example.at'.trim())).toEqual({ ok: true });
    await shop.afterwards();
    expect(shop.mails).toEqual([
      {
        ...{ tenant: 'at', locale: 'de-AT', purpose: 'reset-password' },
        to: { address: 'Anna.Berger@example.at', name: 'Anna Berger' },
        reader: { salutation: 'female', firstName: 'Anna', lastName: 'Berger' },
        token: expect.stringMatching(/^[\w-]{22}$/) as string,
        expiresAt: shop.now + resetTokenMs,
      },
    ]);
  });

  test('shows neither in the answer nor in the calls before it whether there is an account', async () => {
    await shop.customer();
    const known = { answer: await ask(), calls: shop.calls.splice(0) };
    const unknown = { answer: await ask('nobody@example.at'), calls: shop.calls.splice(0) };
    expect(known).toEqual({ answer: { ok: true }, calls: ['checkForm', 'store.byEmail'] });
    expect(unknown).toEqual(known);
    await shop.afterwards();
    expect(shop.mails).toHaveLength(1);
  });

  test('needs the captcha, or what stands for it', async () => {
    await shop.customer();
    shop.formAnswer = { ok: false, reason: 'captcha', because: 'used' };
    expect(await ask()).toEqual(shop.formAnswer);
    await shop.afterwards();
    expect(shop.mails).toEqual([]);
  });

  test('fills no mailbox: one in ten minutes, three a day, and the last link holds', async () => {
    await shop.customer();
    const token = await mailedToken();
    for (let n = 0; n < 20; n += 1) expect(await ask()).toEqual({ ok: true });
    await shop.afterwards();
    expect(shop.mails).toHaveLength(1);
    await shop.customer({
      ...{ id: 'B'.repeat(22), customerNumber: '22222222', email: 'anna.berger+2@example.at' },
    });
    await ask('anna.berger+2@example.at');
    await shop.afterwards();
    expect(shop.mails).toHaveLength(1);
    expect(await checkResetToken(shop.ports, newCaller(), token)).toEqual({ ok: true });
    for (let n = 0; n < 10; n += 1) {
      shop.now += attemptLimits.resetMails.perMs;
      await ask();
      await shop.afterwards();
    }
    expect(shop.mails).toHaveLength(3);
  });

  test.each([1, 3, 7])(
    'keeps nobody out: with %i requests of a stranger a link holds all day, and after it was used the next mail comes',
    async (requests) => {
      await shop.customer();
      const [minute, day] = [60_000, attemptLimits.resetMailsADay.perMs];
      const tokens: string[] = [];
      const follows = async (): Promise<boolean> => {
        await ask();
        await shop.afterwards();
        const mailed = shop.mails.flatMap((mail) => ('token' in mail ? [mail.token] : []));
        tokens.splice(0, Infinity, ...mailed);
        for (const token of tokens.toReversed()) if ((await reset(token)).ok) return true;
        return false;
      };
      for (let n = 0; n < requests; n += 1) {
        await ask();
        await shop.afterwards();
        shop.now += 10 * minute;
      }
      // Whenever the owner comes, and however often.
      for (let hour = 0; hour < 22; hour += 1) {
        expect([hour, await follows()]).toEqual([hour, true]);
        shop.now += 60 * minute;
      }
      // And the mailbox is not filled by it: strangers had three mails at most.
      const before = shop.mails.length;
      shop.now += 2 * day;
      for (let n = 0; n < 50; n += 1) {
        await ask();
        await shop.afterwards();
        shop.now += 20 * minute;
      }
      expect(shop.mails.length - before).toBeLessThanOrEqual(3);
    },
  );

  test('whose mail could not be kept is counted as none: the next one comes', async () => {
    await shop.customer();
    shop.isOutboxAway = true;
    for (let n = 0; n < 5; n += 1) {
      expect(await ask()).toEqual({ ok: true });
      await expect(shop.afterwards()).rejects.toThrow('away');
    }
    shop.isOutboxAway = false;
    expect(await mailedToken()).not.toBe('');
  });

  test('is limited by address of the network', async () => {
    const caller = newCaller();
    for (let n = 0; n < attemptLimits.resetByAddress.most; n += 1) await ask(`a${n}@example.at`, caller);
    expect(await ask(email, caller)).toEqual({ ok: false, reason: 'limited', retryAfterSeconds: 3600 });
  });
});

describe('a link to a new password', () => {
  test('sets it once, ends all sessions, and tells the owner', async () => {
    const { id } = await shop.customer();
    const token = await mailedToken();
    expect(await checkResetToken(shop.ports, newCaller(), token)).toEqual({ ok: true });
    expect(await reset(token)).toMatchObject({ ok: true, account: { id } });
    expect(new Set(shop.ended)).toEqual(new Set([id]));
    // Sessions that began with the old password while the new one was set have ended too.
    expect(shop.calls.slice(shop.calls.indexOf('store.reset'))).toContain('endSessions');
    expect(shop.mails.at(-1)).toMatchObject({
      purpose: 'password-changed',
      to: { address: 'Anna.Berger@example.at' },
    });
    expect(await logIn('korrekt pferd')).toMatchObject({ reason: 'wrong' });
    expect(await logIn('neues Pferd')).toMatchObject({ ok: true });
    expect(await reset(token, 'noch eines')).toEqual({ ok: false, reason: 'invalid' });
    expect(await checkResetToken(shop.ports, newCaller(), token)).toEqual({ ok: false, reason: 'invalid' });
    expect(await logIn('neues Pferd')).toMatchObject({ ok: true });
  });

  test('is not used up where the mail about it cannot be kept: the next try goes well', async () => {
    await shop.customer();
    const token = await mailedToken();
    shop.isOutboxAway = true;
    await expect(reset(token)).rejects.toThrow('away');
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    shop.isOutboxAway = false;
    expect(await reset(token)).toMatchObject({ ok: true });
    expect(shop.mails.at(-1)).toMatchObject({ purpose: 'password-changed' });
  });

  test('ends after half an hour', async () => {
    await shop.customer();
    const token = await mailedToken();
    shop.now += resetTokenMs - 1;
    expect(await checkResetToken(shop.ports, newCaller(), token)).toEqual({ ok: true });
    shop.now += 1;
    expect(await checkResetToken(shop.ports, newCaller(), token)).toEqual({ ok: false, reason: 'expired' });
    expect(await reset(token)).toEqual({ ok: false, reason: 'expired' });
    expect(shop.ended).toEqual([]);
  });

  test('followed twice at the same time sets one password', async () => {
    await shop.customer();
    const token = await mailedToken();
    const answers = await Promise.all([reset(token, 'das eine'), reset(token, 'das andere')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = answers[0]?.ok ? 'das eine' : 'das andere';
    expect(await logIn(winner)).toMatchObject({ ok: true });
  });

  test('holds beside a newer one that somebody asked for, until one of them is used', async () => {
    await shop.customer();
    const first = await mailedToken();
    shop.now += attemptLimits.resetMails.perMs;
    const second = await mailedToken();
    expect(await reset(first)).toMatchObject({ ok: true });
    expect(await reset(second)).toEqual({ ok: false, reason: 'invalid' });
  });

  test('opens the account that it was made for, in its shop', async () => {
    const anna = await shop.customer();
    const berta = await shop.customer({
      ...{ id: 'B'.repeat(22), email: 'berta@example.at', customerNumber: '22222222' },
    });
    const token = await mailedToken();
    expect(await reset(token, 'neues Pferd', { ...newCaller(), tenant: 'default' })).toEqual({
      ok: false,
      reason: 'invalid',
    });
    expect(await reset(token)).toMatchObject({ account: { id: anna.id } });
    expect(await shop.ports.store.byId('at', berta.id)).toEqual(berta);
  });

  test('that nobody made costs no hash', async () => {
    for (const guess of ['', 'x', 'A'.repeat(22), '__proto__', '\0'])
      expect(await reset(guess)).toEqual({ ok: false, reason: 'invalid' });
    expect(shop.calls).not.toContain('hash');
  });

  test('is not used up by a busy moment, nor by sessions that cannot be ended', async () => {
    await shop.customer();
    const token = await mailedToken();
    shop.isBusy = true;
    expect(await reset(token)).toEqual({ ok: false, reason: 'busy' });
    shop.isBusy = false;
    const { endSessions } = shop.ports;
    shop.ports.endSessions = () => Promise.reject(new Error('away'));
    await expect(reset(token)).rejects.toThrow('away');
    shop.ports.endSessions = endSessions;
    expect(await reset(token)).toMatchObject({ ok: true });
  });
});

test('a forgotten password of a registration that waits: its link asks for a new one, in whichever browser', async () => {
  const browser = 'o'.repeat(43);
  await shop.ports.registrations.add(testRegistration({ browser }), testLink('a'));
  const link = { token: await mailedToken(), browser };
  expect(shop.mails.at(-1)).toMatchObject({ purpose: 'confirm-registration', reader: undefined });
  const none = { ok: false, faults: [] } as const;
  const own = { salutation: 'none', firstName: 'Anna', lastName: 'Berger', birthday: null } as const;
  const person = { ok: true, person: { ...own, password: 'neues Pferd' } } as const;
  expect(await confirmAccount(shop.ports, newCaller(), { ...link, person: none })).toMatchObject({
    reason: 'person',
  });
  expect(await confirmAccount(shop.ports, newCaller(), { ...link, person })).toEqual({
    ok: true,
    isNew: true,
  });
  expect(await logIn('neues Pferd')).toMatchObject({ ok: true });
});

describe('changing the password', () => {
  const change = (currentPassword: string, accountId = 'A'.repeat(22)) =>
    shop.fairly(() =>
      changePassword(shop.ports, { tenant: 'at', accountId }, { currentPassword, password: 'neues Pferd' }),
    );

  test('needs the present one, ends all sessions, voids links and tells the owner', async () => {
    const { id } = await shop.customer();
    const token = await mailedToken();
    expect(await change('falsch')).toEqual({ ok: false, reason: 'wrong' });
    expect(shop.ended).toEqual([]);
    expect(await change('korrekt pferd')).toEqual({ ok: true });
    expect(shop.ended).toEqual([id]);
    expect(shop.mails.at(-1)).toMatchObject({ purpose: 'password-changed' });
    expect(await reset(token, 'drittes Pferd')).toEqual({ ok: false, reason: 'invalid' });
    expect(await logIn('neues Pferd')).toMatchObject({ ok: true });
    expect(await logIn('korrekt pferd')).toMatchObject({ reason: 'wrong' });
  });

  test('changes nothing where the mail about it cannot be kept', async () => {
    await shop.customer();
    shop.isOutboxAway = true;
    await expect(change('korrekt pferd')).rejects.toThrow('away');
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
    shop.isOutboxAway = false;
    expect(await change('korrekt pferd')).toEqual({ ok: true });
  });

  test('twice at the same time is done once', async () => {
    await shop.customer();
    const answers = await Promise.all([change('korrekt pferd'), change('korrekt pferd')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('as often as is liked by who knows the present one', async () => {
    await shop.customer({ passwordHash: '$argon2id$new$neues Pferd' });
    for (let n = 0; n < attemptLimits.changeByAccount.most + 2; n += 1)
      expect(await change('neues Pferd')).toEqual({ ok: true });
  });

  test('where none was ever set is done by a link', async () => {
    await shop.customer({ passwordHash: null });
    expect(await change('')).toEqual({ ok: false, reason: 'no-password' });
    expect(await change('x', 'nobody')).toEqual({ ok: false, reason: 'unknown' });
  });

  test('is tried ten times in a quarter of an hour', async () => {
    await shop.customer();
    for (let n = 0; n < attemptLimits.changeByAccount.most; n += 1) await change('falsch');
    expect(await change('korrekt pferd')).toEqual({ ok: false, reason: 'limited', retryAfterSeconds: 900 });
    shop.now += attemptLimits.changeByAccount.perMs;
    shop.isBusy = true;
    for (let n = 0; n < attemptLimits.changeByAccount.most; n += 1)
      expect(await change('korrekt pferd')).toEqual({ ok: false, reason: 'busy' });
    shop.isBusy = false;
    expect(await change('korrekt pferd')).toEqual({ ok: true });
  });
});

test('a link that was made while its account was deleted is mailed to nobody', async () => {
  const { id } = await shop.customer();
  await ask();
  await shop.ports.store.delete('at', id);
  await shop.afterwards();
  expect(shop.mails).toEqual([]);
});

test('registrations that nobody confirmed, and ended links, are taken away after a month', async () => {
  const day = 86_400_000;
  await shop.customer();
  await mailedToken();
  await shop.ports.registrations.add(testRegistration(), testLink('b'));
  const sweep = (days: number) =>
    sweepAccounts({ ...shop.ports, emailChanges: { sweep: async () => 0 } }, shop.now + days * day);
  expect(await sweep(30)).toEqual({ tokens: 0, registrations: 0, emailChanges: 0 });
  expect(await sweep(31)).toEqual({ tokens: 1, registrations: 1, emailChanges: 0 });
});
