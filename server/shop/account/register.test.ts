import { beforeEach, describe, expect, test } from 'vitest';
import type { Registration } from '../../../schemas/account/registration-form.ts';
import { attemptLimits, confirmTokenMs } from './attempt-limits.ts';
import { confirmAccount } from './confirm-account.ts';
import { login } from './login.ts';
import { hashOfToken } from './mailed-token.ts';
import { register } from './register.ts';
import { testAccountShop, type TestAccountShop } from './testing/account-shop.ts';

const caller = { tenant: 'at', address: '192.0.2.1' };
const anna: Registration = {
  ...{ salutation: 'female', firstName: 'Anna', lastName: 'Berger', birthday: '1980-01-31' },
  ...{ email: 'Anna@example.at', password: 'korrekt pferd' },
};
let shop: TestAccountShop;
beforeEach(() => {
  shop = testAccountShop();
});
const enter = (more: Partial<Registration> = {}, address = caller.address) =>
  shop.fairly(() =>
    register(shop.ports, { ...caller, address }, { registration: { ...anna, ...more }, locale: 'de-AT' }),
  );
const logIn = (password: string) =>
  login(shop.ports, caller, {
    ...{ email: anna.email, password, stays: false },
    proof: { captcha: '', formToken: '' },
  });

describe('registering', () => {
  test('keeps an account that waits, and mails a link to prove the address', async () => {
    expect(await enter()).toEqual({ ok: true });
    expect(await shop.ports.store.byEmail('at', anna.email)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      tenant: 'at',
      customerNumber: expect.stringMatching(/^[1-9]\d{7}$/) as string,
      ...{ email: anna.email, salutation: 'female', firstName: 'Anna', lastName: 'Berger' },
      ...{ birthday: '1980-01-31', locale: 'de-AT', passwordHash: '$argon2id$new$korrekt pferd' },
      ...{
        confirmedAt: null,
        premiumRenewsOn: null,
        flags: { creditAffinity: false, bonusProgram: false },
        createdAt: shop.now,
      },
    });
    expect(shop.mails).toEqual([
      {
        ...{ tenant: 'at', locale: 'de-AT', purpose: 'confirm-registration' },
        // Nothing that was typed: it may be a stranger who registers.
        to: { address: anna.email },
        reader: undefined,
        token: expect.stringMatching(/^[\w-]{22}$/) as string,
        expiresAt: shop.now + confirmTokenMs,
      },
    ]);
  });

  test('an address that has an account gets the same answer for the same calls, and changes nothing', async () => {
    await enter();
    const known = shop.calls.splice(0);
    const owner = await shop.customer({ email: 'berta@example.at', firstName: 'Berta', locale: 'de-DE' });
    shop.calls.length = 0;
    const again = await enter({
      email: 'BERTA@example.at',
      firstName: 'Kauf auf evil',
      password: 'anderes!',
    });
    expect(again).toEqual({ ok: true });
    expect(shop.calls).toEqual(known);
    expect(await shop.ports.store.byId('at', owner.id)).toEqual(owner);
    // To the owner, in the owner's words: nothing of what was entered.
    expect(shop.mails.at(-1)).toEqual({
      ...{ tenant: 'at', locale: 'de-DE', purpose: 'already-registered' },
      to: { address: 'berta@example.at', name: 'Berta Berger' },
      reader: { salutation: 'female', firstName: 'Berta', lastName: 'Berger' },
    });
  });

  test('again before it was confirmed: the last one counts, and its link', async () => {
    await enter({ password: 'erstes Mal' });
    const first = shop.token();
    await enter({ password: 'zweites Mal' });
    expect(await confirmAccount(shop.ports, caller, first)).toEqual({ ok: false, reason: 'invalid' });
    expect(await confirmAccount(shop.ports, caller, shop.token())).toMatchObject({ ok: true });
    expect(await logIn('erstes Mal')).toMatchObject({ ok: false, reason: 'wrong' });
    expect(await logIn('zweites Mal')).toMatchObject({ ok: true });
  });

  test('keeps account, link and mail together or not at all, and what fails is no attempt', async () => {
    shop.isOutboxAway = true;
    for (let n = 0; n < 20; n += 1) await expect(enter()).rejects.toThrow('away');
    expect(await shop.ports.store.byEmail('at', anna.email)).toBeNull();
    shop.isOutboxAway = false;
    expect(await enter()).toEqual({ ok: true });
    expect(await confirmAccount(shop.ports, caller, shop.token())).toMatchObject({ ok: true });
  });

  test('of an address that no mail gets to keeps nothing, and says so', async () => {
    shop.unreachable.push(anna.email);
    expect(await enter()).toEqual({ ok: false, reason: 'unreachable' });
    expect(await shop.ports.store.byEmail('at', anna.email)).toBeNull();
    expect(shop.mails).toEqual([]);
  });

  test('draws another number when one is taken, and gives up in a full shop', async () => {
    await shop.customer({ email: 'berta@example.at', customerNumber: '10000000' });
    const draws = [10_000_000, 10_000_000, 10_000_001];
    shop.ports.random.int = () => draws.shift() ?? 10_000_000;
    await enter();
    expect(await shop.ports.store.byEmail('at', anna.email)).toMatchObject({ customerNumber: '10000001' });
    await expect(enter({ email: 'carla@example.at' })).rejects.toThrow('No free customer number');
  });

  test('of a mailbox that has got enough mails is answered as any other, for the same calls, whoever owns it', async () => {
    await shop.customer({ email: 'berta@example.at' });
    for (const email of ['berta@example.at', 'carla@example.at']) {
      for (let n = 0; n < attemptLimits.confirmMails.most; n += 1)
        expect(await enter({ email }, `192.0.2.${n}`)).toEqual({ ok: true });
      expect(await enter({ email: email.replace('a@', 'A@') }, '192.0.2.99')).toEqual({ ok: true });
    }
    expect(shop.mails).toHaveLength(2 * attemptLimits.confirmMails.most);
  });

  test('its owner registers and gets in, however often a stranger has registered the address before', async () => {
    for (let n = 0; n < 50; n += 1) await enter({ password: 'vom Fremden' }, `192.0.2.${n}`);
    shop.mails.length = 0;
    expect(await enter({}, '198.51.100.7')).toEqual({ ok: true });
    expect(shop.mails).toEqual([]);
    // The link comes at the login, which the stranger's registrations do not hold back.
    expect(await logIn('korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
    await shop.afterwards();
    expect(await confirmAccount(shop.ports, caller, shop.token())).toMatchObject({ ok: true });
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
  });

  test('is limited by address of the network', async () => {
    for (let n = 0; n < attemptLimits.registerByAddress.most; n += 1)
      await enter({ email: `a${n}@example.at` }, '198.51.100.1');
    expect(await enter({ email: 'b@example.at' }, '198.51.100.1')).toMatchObject({ reason: 'limited' });
  });

  test('waits for nobody when too many passwords are hashed, and counts no mail then', async () => {
    shop.isBusy = true;
    for (let n = 0; n < 5; n += 1) expect(await enter()).toEqual({ ok: false, reason: 'busy' });
    shop.isBusy = false;
    expect(await enter()).toEqual({ ok: true });
  });
});

describe('confirming', () => {
  test('succeeds three times of three, and logs nobody in', async () => {
    await enter();
    const token = shop.token();
    for (let n = 0; n < 3; n += 1) {
      shop.now += 1000;
      expect(await confirmAccount(shop.ports, caller, token)).toMatchObject({ ok: true });
    }
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
  });

  test('ends after a week', async () => {
    await enter();
    shop.now += confirmTokenMs;
    expect(await confirmAccount(shop.ports, caller, shop.token())).toEqual({ ok: false, reason: 'expired' });
  });

  test('takes the token of the mail alone, not what is kept of it, and not in another shop', async () => {
    await enter();
    const invalid = { ok: false, reason: 'invalid' };
    expect(await confirmAccount(shop.ports, caller, hashOfToken(shop.token()))).toEqual(invalid);
    expect(await confirmAccount(shop.ports, caller, '')).toEqual(invalid);
    expect(await confirmAccount(shop.ports, { ...caller, tenant: 'default' }, shop.token())).toEqual(invalid);
  });

  test('is limited by address of the network', async () => {
    for (let n = 0; n < attemptLimits.followByAddress.most; n += 1)
      await confirmAccount(shop.ports, caller, 'guess');
    expect(await confirmAccount(shop.ports, caller, 'guess')).toMatchObject({ reason: 'limited' });
  });
});
