import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadPerson, Registration } from '../../../schemas/account/registration-form.ts';
import { attemptLimits, confirmTokenMs } from './attempt-limits.ts';
import { confirmAccount, lookAtConfirmLink } from './confirm-account.ts';
import { login } from './login.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import { register } from './register.ts';
import { testAccountShop, type TestAccountShop } from './testing/account-shop.ts';

const caller = { tenant: 'at', address: '192.0.2.1' };
const anna: Registration = {
  ...{ salutation: 'female', firstName: 'Anna', lastName: 'Berger', birthday: '1980-01-31' },
  ...{ email: 'Anna@example.at', password: 'korrekt pferd' },
};
const own = 'o'.repeat(43);
const strange = 's'.repeat(43);
/** What whoever confirms enters, where it is asked for. */
const nothing: ReadPerson = { ok: false, faults: ['password.missing'] };
const someone: ReadPerson = {
  ok: true,
  person: {
    ...{ salutation: 'none', firstName: 'Elsa', lastName: 'Wagner', birthday: null },
    password: 'selbst gewählt',
  },
};
let shop: TestAccountShop;
beforeEach(() => {
  shop = testAccountShop();
});
const enter = (
  more: Partial<Registration> = {},
  address = caller.address,
  browser = own,
  order: string | null = null,
) =>
  shop.fairly(() =>
    register(
      shop.ports,
      { ...caller, address },
      { registration: { ...anna, ...more }, locale: 'de-AT', browser, order },
    ),
  );
const logIn = (password: string, browser: string | null = own) =>
  login(
    shop.ports,
    caller,
    { ...{ email: anna.email, password, stays: false }, proof: { captcha: '', formToken: '' } },
    browser,
  );
const confirm = (
  token = shop.token(),
  { browser = own, person = nothing }: { browser?: string | null; person?: ReadPerson } = {},
) => confirmAccount(shop.ports, caller, { token, browser, person });
const look = (token = shop.token(), browser: string | null = own) =>
  lookAtConfirmLink(shop.ports, caller, { token, browser });

describe('registering', () => {
  test('keeps what was entered until somebody confirms it, and mails a link to do so', async () => {
    expect(await enter()).toEqual({ ok: true });
    expect(await shop.ports.registrations.waiting('at', anna.email, null)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      ...{ tenant: 'at', email: anna.email, salutation: 'female', firstName: 'Anna', lastName: 'Berger' },
      ...{ birthday: '1980-01-31', locale: 'de-AT', passwordHash: '$argon2id$new$korrekt pferd' },
      ...{ browser: own, order: null, createdAt: shop.now },
    });
    expect(await shop.ports.store.byEmail('at', anna.email)).toBeNull();
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

  test('keeps registration, link and mail together or not at all, and what fails is no attempt', async () => {
    shop.isOutboxAway = true;
    for (let n = 0; n < 20; n += 1) await expect(enter()).rejects.toThrow('away');
    expect(await shop.ports.registrations.waiting('at', anna.email, null)).toBeNull();
    shop.isOutboxAway = false;
    expect(await enter()).toEqual({ ok: true });
    expect(await confirm()).toEqual({ ok: true, isNew: true });
  });

  test('of an address that no mail gets to keeps nothing, and says so', async () => {
    shop.unreachable.push(anna.email);
    expect(await enter()).toEqual({ ok: false, reason: 'unreachable' });
    expect(await shop.ports.registrations.waiting('at', anna.email, null)).toBeNull();
    expect(shop.mails).toEqual([]);
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
    for (let n = 0; n < 50; n += 1) await enter({ password: 'vom Fremden' }, `192.0.2.${n}`, strange);
    shop.mails.length = 0;
    expect(await enter({}, '198.51.100.7')).toEqual({ ok: true });
    expect(shop.mails).toEqual([]);
    // The link comes at the login, which the stranger's registrations do not hold back.
    expect(await logIn('korrekt pferd')).toEqual({ ok: false, reason: 'unconfirmed' });
    await shop.afterwards();
    expect(await confirm(undefined, { person: someone })).toEqual({ ok: true, isNew: true });
    expect(await logIn('selbst gewählt')).toMatchObject({ ok: true });
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
  test('in the browser that registered makes the account of what was entered there, and logs nobody in', async () => {
    await enter();
    expect(await look()).toEqual({ ok: true, page: { state: 'known' } });
    shop.now += 1000;
    expect(await confirm()).toEqual({ ok: true, isNew: true });
    expect(await shop.ports.store.byEmail('at', anna.email)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      customerNumber: expect.stringMatching(/^[1-9]\d{7}$/) as string,
      ...{ tenant: 'at', email: anna.email, salutation: 'female', firstName: 'Anna', lastName: 'Berger' },
      ...{ birthday: '1980-01-31', locale: 'de-AT', passwordHash: '$argon2id$new$korrekt pferd' },
      ...{ confirmedAt: shop.now, createdAt: shop.now, phone: null, premiumRenewsOn: null },
      flags: { creditAffinity: false, bonusProgram: false },
    });
    expect(await logIn('korrekt pferd')).toMatchObject({ ok: true });
  });

  test('anywhere else asks who its reader is, and for a password: nothing that a stranger chose comes to life', async () => {
    await enter({ password: 'vom Fremden', firstName: 'Fremd' }, undefined, strange);
    const fremd = { salutation: 'female', firstName: 'Fremd', lastName: 'Berger' };
    // Neither the password nor the birthday, by which customers are known too.
    for (const browser of [own, null])
      expect(await look(undefined, browser)).toEqual({ ok: true, page: { state: 'asks', values: fremd } });
    expect(await confirm()).toEqual({ ...nothing, reason: 'person' });
    expect(await shop.ports.store.byEmail('at', anna.email)).toBeNull();
    expect(await confirm(undefined, { person: someone })).toEqual({ ok: true, isNew: true });
    expect(await shop.ports.store.byEmail('at', anna.email)).toMatchObject({
      ...{ firstName: 'Elsa', lastName: 'Wagner', birthday: null },
      passwordHash: '$argon2id$new$selbst gewählt',
    });
    expect(await logIn('vom Fremden', strange)).toMatchObject({ ok: false });
    expect(await logIn('selbst gewählt')).toMatchObject({ ok: true });
  });

  test.each(['before', 'after'])(
    'by the own link is possible when a stranger has registered the address %s',
    async (when) => {
      const stranger = () => enter({ password: 'vom Fremden' }, '192.0.2.66', strange);
      if (when === 'before') await stranger();
      await enter();
      const link = shop.token();
      if (when === 'after') await stranger();
      // Of two that wait nobody can tell which one was meant, though this browser has sent one.
      expect(await look(link)).toMatchObject({ page: { state: 'asks', values: { firstName: 'Anna' } } });
      expect(await confirm(link)).toMatchObject({ reason: 'person' });
      expect(await confirm(link, { person: someone })).toEqual({ ok: true, isNew: true });
      expect(await logIn('selbst gewählt')).toMatchObject({ ok: true });
      expect(await logIn('vom Fremden', strange)).toMatchObject({ ok: false });
    },
  );

  test('by the link of a stranger’s registration, later, changes nothing of the account', async () => {
    await enter({ password: 'vom Fremden' }, '192.0.2.66', strange);
    const strangers = shop.token();
    await enter();
    await confirm(shop.token(), { person: someone });
    const account = await shop.ports.store.byEmail('at', anna.email);
    expect(await look(strangers, strange)).toEqual({ ok: true, page: { state: 'done' } });
    const other: ReadPerson = { ok: true, person: { ...anna, password: 'noch eines' } };
    expect(await confirm(strangers, { browser: strange, person: other })).toEqual({ ok: true, isNew: false });
    expect(await shop.ports.store.byEmail('at', anna.email)).toEqual(account);
  });

  test('says three times of three that it is done, also long after the link has ended', async () => {
    await enter();
    const token = shop.token();
    expect(await confirm(token)).toEqual({ ok: true, isNew: true });
    for (const later of [1000, 1000, confirmTokenMs]) {
      shop.now += later;
      expect(await confirm(token)).toEqual({ ok: true, isNew: false });
      expect(await look(token)).toEqual({ ok: true, page: { state: 'done' } });
    }
  });

  test('twice at the same time makes one account, with one of the passwords', async () => {
    await enter({}, undefined, strange);
    const other: ReadPerson = { ok: true, person: { ...anna, password: 'zweiter Tab' } };
    const answers = await Promise.all([
      confirm(undefined, { person: someone }),
      confirm(undefined, { person: other }),
    ]);
    expect(
      answers.toSorted((a, b) => Number('isNew' in b && b.isNew) - Number('isNew' in a && a.isNew)),
    ).toEqual([
      { ok: true, isNew: true },
      { ok: true, isNew: false },
    ]);
    const winner = 'isNew' in answers[0] && answers[0].isNew ? 'selbst gewählt' : 'zweiter Tab';
    expect(await logIn(winner)).toMatchObject({ ok: true });
  });

  test('draws another number when one is taken, and gives up in a full shop', async () => {
    await shop.customer({ email: 'berta@example.at', customerNumber: '10000000' });
    const draws = [10_000_000, 10_000_000, 10_000_001];
    shop.ports.random.int = () => draws.shift() ?? 10_000_000;
    await enter();
    await confirm();
    expect(await shop.ports.store.byEmail('at', anna.email)).toMatchObject({ customerNumber: '10000001' });
    await enter({ email: 'carla@example.at' });
    await expect(confirm()).rejects.toThrow('No free customer number');
  });

  describe('for the order of a guest', () => {
    const number = '1234567890';

    test('one waits, with one mail and the browser of the first press, however often it is pressed', async () => {
      expect(await enter({}, undefined, own, number)).toEqual({ ok: true });
      const again = () => enter({ password: 'anderes!' }, undefined, strange, number);
      expect([await again(), await again()]).toEqual(Array(2).fill({ ok: true, isRepeated: true }));
      expect(shop.mails).toHaveLength(1);
      expect(await look()).toEqual({ ok: true, page: { state: 'known' } });
      // Repeated presses took nothing of what the mailbox may get.
      shop.now += confirmTokenMs;
      expect(await again()).toEqual({ ok: true });
      expect(shop.mails).toHaveLength(2);
    });

    test('gives it to the account once the mailbox has proved it, and its address where the orderer has', async () => {
      await enter({}, undefined, own, number);
      expect(shop.given).toEqual([]);
      await confirm();
      await confirm();
      const account = (await shop.ports.store.byEmail('at', anna.email))?.id;
      expect(shop.given).toEqual([{ account, number, isOwn: true }]);
    });

    test('and keeps nobody else’s address for who reads the mail in another browser', async () => {
      await enter({}, undefined, strange, number);
      await confirm(undefined, { person: someone });
      expect(shop.given).toMatchObject([{ number, isOwn: false }]);
    });

    test('gives none to whoever registers the address without it', async () => {
      await enter({}, undefined, own, number);
      await enter({}, undefined, strange);
      await confirm(undefined, { browser: strange, person: someone });
      expect(shop.given).toEqual([]);
    });
  });

  test('is not used up by a busy moment', async () => {
    await enter({}, undefined, strange);
    shop.isBusy = true;
    expect(await confirm(undefined, { person: someone })).toEqual({ ok: false, reason: 'busy' });
    shop.isBusy = false;
    expect(await confirm(undefined, { person: someone })).toEqual({ ok: true, isNew: true });
  });

  test('ends after a week', async () => {
    await enter();
    shop.now += confirmTokenMs;
    expect(await confirm()).toEqual({ ok: false, reason: 'expired' });
    expect(await look()).toEqual({ ok: false, reason: 'expired' });
  });

  test('takes the token of the mail alone, not what is kept of it, and not in another shop', async () => {
    await enter();
    const invalid = { ok: false, reason: 'invalid' };
    expect(await confirm(hashOfToken(shop.token()))).toEqual(invalid);
    expect(await confirm('')).toEqual(invalid);
    const elsewhere = { ...caller, tenant: 'default' };
    const link = { token: shop.token(), browser: own, person: someone };
    expect(await confirmAccount(shop.ports, elsewhere, link)).toEqual(invalid);
  });

  test('that nobody may make costs no hash', async () => {
    await confirm('guess', { person: someone });
    expect(shop.calls).not.toContain('hash');
  });

  test('is limited by address of the network', async () => {
    for (let n = 0; n < attemptLimits.followByAddress.most; n += 1) await confirm('guess');
    expect(await confirm('guess')).toMatchObject({ reason: 'limited' });
    expect(await look('guess')).toMatchObject({ reason: 'limited' });
  });
});
