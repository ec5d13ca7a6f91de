import { describe, expect, test } from 'vitest';
import type { Account } from '../../server/shop/account/account.ts';
import type { AccountStore } from '../../server/shop/account/account-store.ts';
import type { RegistrationStore } from '../../server/shop/account/registration-store.ts';
import { testAccount, testLink, testRegistration } from '../../server/shop/account/testing/account.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const { createdAt: made } = testAccount();
const minute = 60_000;
const ends = testLink('a').expiresAt;

/** Registrations, and the accounts that come of them. */
export interface RegistrationsUnderTest {
  registrations: RegistrationStore;
  accounts: AccountStore;
}

/** What every driver of the registrations does. */
export function testRegistrationStore(name: string, start: StartStore<RegistrationsUnderTest>): void {
  describe(`the registrations: ${name}`, () => {
    const { store, another, newTenant } = openStore(start);
    const idOf = (letter: string): string => letter.repeat(22);
    const browser = 'w'.repeat(43);

    /** Somebody registers Anna's address; the letter is that of the registration and of its link. */
    const add = (tenant: string, letter: string, more: Parameters<typeof testRegistration>[0] = {}) =>
      store.registrations.add(testRegistration({ tenant, id: idOf(letter), ...more }), testLink(letter));
    const follow = (tenant: string, letter: string, at = made) =>
      store.registrations.follow(tenant, letter.repeat(43), at);
    const confirm = (tenant: string, letter: string, more: Partial<Account> = {}, at = made) =>
      store.registrations.confirm(letter.repeat(43), at, testAccount({ tenant, id: idOf(letter), ...more }));

    test('keeps each registration of an address beside the others, with its own link and data', async () => {
      const tenant = newTenant();
      await add(tenant, 'a', { firstName: 'Anna', birthday: null });
      await add(tenant, 'b', { firstName: 'Berta', email: 'ANNA.BERGER@example.at', browser });
      expect(await follow(tenant, 'a')).toEqual({
        ok: true,
        link: {
          registration: testRegistration({ tenant, id: idOf('a'), birthday: null }),
          ...{ asksPerson: false, isOnly: false, isDone: false },
        },
      });
      expect(await follow(tenant, 'b')).toMatchObject({
        link: {
          registration: { firstName: 'Berta', email: 'ANNA.BERGER@example.at', browser },
          isOnly: false,
        },
      });
      // Nobody has an account by it.
      expect(await store.accounts.byEmail(tenant, testAccount().email)).toBeNull();
      expect(await store.accounts.byId(tenant, idOf('a'))).toBeNull();
    });

    test('tells the only registration from one of several, as long as the others have a link', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      await add(tenant, 'b', { email: 'berta@example.at' });
      expect(await follow(tenant, 'a')).toMatchObject({ link: { isOnly: true } });
      const late = { ...testLink('d'), expiresAt: ends + minute };
      await store.registrations.addLink(tenant, idOf('a'), late);
      expect(await follow(tenant, 'a')).toMatchObject({ link: { isOnly: true } });
      await add(tenant, 'c');
      expect(await follow(tenant, 'a')).toMatchObject({ link: { isOnly: false } });
      // The link of the other has ended.
      expect(await follow(tenant, 'd', ends)).toMatchObject({ link: { isOnly: true } });
    });

    test('makes the account of a link once, and says so each time', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      const account = testAccount({
        tenant,
        id: idOf('a'),
        firstName: 'Elsa',
        passwordHash: '$argon2id$own',
      });
      expect(await confirm(tenant, 'a', account)).toEqual({ ok: true, isNew: true });
      expect(await store.accounts.byId(tenant, account.id)).toEqual(account);
      expect(await confirm(tenant, 'a', { ...account, passwordHash: '$argon2id$again' })).toEqual({
        ok: true,
        isNew: false,
      });
      // Long after its end too: nobody is told that it failed.
      expect(await follow(tenant, 'a', ends + minute)).toMatchObject({ ok: true, link: { isDone: true } });
      expect(await confirm(tenant, 'a', {}, ends + minute)).toEqual({ ok: true, isNew: false });
      expect(await store.accounts.byId(tenant, account.id)).toEqual(account);
    });

    test('changes nothing of an account by the link of another registration', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      await add(tenant, 'b');
      const account = { customerNumber: '22222222', passwordHash: '$argon2id$own' };
      expect(await confirm(tenant, 'b', account)).toEqual({ ok: true, isNew: true });
      expect(await follow(tenant, 'a')).toMatchObject({ link: { isDone: true } });
      expect(await confirm(tenant, 'a', { passwordHash: '$argon2id$stranger' })).toEqual({
        ok: true,
        isNew: false,
      });
      expect(await store.accounts.byEmail(tenant, testAccount().email)).toMatchObject({
        id: idOf('b'),
        ...account,
      });
      // Nor does who registers afterwards.
      await add(tenant, 'c');
      expect(await follow(tenant, 'c')).toMatchObject({ link: { isDone: true } });
    });

    test('of links followed at the same time, in two processes, makes one account', async () => {
      const tenant = newTenant();
      const letters = ['a', 'b', 'c', 'd'];
      for (const letter of letters) await add(tenant, letter);
      const answers = await Promise.all(
        letters.flatMap((letter, index) =>
          [store, another].map((each) =>
            each.registrations.confirm(
              letter.repeat(43),
              made,
              testAccount({ tenant, id: idOf(letter), customerNumber: `1000000${index}` }),
            ),
          ),
        ),
      );
      expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1);
      expect(answers.filter((answer) => answer.ok && !answer.isNew)).toHaveLength(7);
    });

    test('takes no number twice: another is to be drawn', async () => {
      const tenant = newTenant();
      await store.accounts.create(testAccount({ tenant, id: idOf('z'), email: 'zoe@example.at' }));
      await add(tenant, 'a');
      expect(await confirm(tenant, 'a')).toEqual({ ok: false, reason: 'number-taken' });
      expect(await follow(tenant, 'a')).toMatchObject({ link: { isDone: false } });
      expect(await confirm(tenant, 'a', { customerNumber: '22222222' })).toEqual({ ok: true, isNew: true });
    });

    test('takes no link that has ended, that nobody made, or of another shop, nor one for another registration', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      await add(tenant, 'b');
      const invalid = { ok: false, reason: 'invalid' };
      const expired = { ok: false, reason: 'expired' };
      expect([await follow(tenant, 'a', ends), await confirm(tenant, 'a', {}, ends)]).toEqual([
        expired,
        expired,
      ]);
      expect([await follow(tenant, 'x'), await confirm(tenant, 'x')]).toEqual([invalid, invalid]);
      const elsewhere = newTenant();
      expect([await follow(elsewhere, 'a'), await confirm(elsewhere, 'a')]).toEqual([invalid, invalid]);
      expect(await confirm(tenant, 'a', { id: idOf('b') })).toEqual(invalid);
      expect(await store.registrations.follow(tenant, '\0', made)).toEqual(invalid);
      expect(await confirm(tenant, 'a', {}, ends - 1)).toEqual({ ok: true, isNew: true });
    });

    test('keeps one registration of an order, of presses at the same time too, until its links have ended', async () => {
      const tenant = newTenant();
      const order = '1234567890';
      const addFor = (letter: string, of: string, createdAt = made, by = store) =>
        by.registrations.add(testRegistration({ tenant: of, id: idOf(letter), order, createdAt }), {
          ...testLink(letter),
          createdAt,
          expiresAt: createdAt + 30 * minute,
        });
      const kept = await Promise.all([addFor('a', tenant), addFor('b', tenant, made, another)]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await addFor('c', newTenant())).toBe(true);
      expect(await addFor('d', tenant, ends - 1)).toBe(false);
      expect(await follow(tenant, 'd')).toEqual({ ok: false, reason: 'invalid' });
      expect(await addFor('e', tenant, ends)).toBe(true);
      expect(await follow(tenant, 'e')).toMatchObject({ link: { registration: { order } } });
    });

    test('does what goes with a new account once', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      let done = 0;
      const within = (also: () => Promise<void>) =>
        store.registrations.confirm('a'.repeat(43), made, testAccount({ tenant, id: idOf('a') }), also);
      const also = async (): Promise<void> => void (done += 1);
      expect([await within(also), await within(also)]).toMatchObject([{ isNew: true }, { isNew: false }]);
      expect(done).toBe(1);
    });

    test('leaves older links as they are when another is mailed', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      const next = { ...testLink('b'), asksPerson: true };
      expect(await store.registrations.addLink(tenant, idOf('a'), next)).toBe(true);
      expect(await follow(tenant, 'a')).toMatchObject({ link: { asksPerson: false } });
      expect(await follow(tenant, 'b')).toMatchObject({
        link: { asksPerson: true, registration: { id: idOf('a') } },
      });
      for (const nobody of [idOf('n'), '\0'])
        expect(await store.registrations.addLink(tenant, nobody, testLink('c'))).toBe(false);
    });

    test('finds the registration of this browser, else the last one', async () => {
      const tenant = newTenant();
      const waiting = async (from: string | null, email = testAccount().email) =>
        (await store.registrations.waiting(tenant, email, from))?.id;
      expect(await waiting(null)).toBeUndefined();
      await add(tenant, 'a', { browser, createdAt: made });
      await add(tenant, 'b', { browser: 'v'.repeat(43), createdAt: made + minute });
      await add(tenant, 'c', { createdAt: made + 2 * minute });
      expect(await waiting(browser)).toBe(idOf('a'));
      expect(await waiting(browser, 'ANNA.berger@example.at')).toBe(idOf('a'));
      expect(await waiting('u'.repeat(43))).toBe(idOf('c'));
      expect(await waiting(null)).toBe(idOf('c'));
      expect(await waiting(null, 'berta@example.at')).toBeUndefined();
      expect(await waiting(null, 'a\0@example.at')).toBeUndefined();
    });

    test('forgets a password that an account has taken over, and no other', async () => {
      const tenant = newTenant();
      const hashOf = async (email: string) =>
        (await store.registrations.waiting(tenant, email, null))?.passwordHash;
      await add(tenant, 'a');
      await confirm(tenant, 'a', { passwordHash: testRegistration().passwordHash });
      expect(await hashOf(testAccount().email)).toBeNull();
      await add(tenant, 'b', { email: 'berta@example.at' });
      const own = { email: 'berta@example.at', customerNumber: '22222222', passwordHash: '$argon2id$own' };
      await confirm(tenant, 'b', own);
      expect(await hashOf('berta@example.at')).toBe(testRegistration().passwordHash);
    });

    test('keeps a registration or a link with what goes with it, or nothing', async () => {
      const tenant = newTenant();
      const failing = () => Promise.reject(new Error('the outbox is away'));
      const { registrations } = store;
      const registration = testRegistration({ tenant, id: idOf('a') });
      await expect(registrations.add(registration, testLink('a'), failing)).rejects.toThrow('away');
      expect(await registrations.waiting(tenant, registration.email, null)).toBeNull();
      await registrations.add(registration, testLink('a'));
      await expect(registrations.addLink(tenant, idOf('a'), testLink('b'), failing)).rejects.toThrow('away');
      expect(await follow(tenant, 'b')).toEqual({ ok: false, reason: 'invalid' });
      expect(await follow(tenant, 'a')).toMatchObject({ ok: true });
    });

    test.each([{ email: 'anna@example.at,evil@x.at' }, { firstName: 'Anna <a>' }])(
      'keeps no address and no name that no form takes: %j',
      async (more) => {
        await expect(add(newTenant(), 'a', more)).rejects.toThrow(TypeError);
      },
    );

    test('removes everything of an address, and of no other', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      await add(tenant, 'b', { email: 'berta@example.at' });
      await add(tenant, 'c');
      await store.registrations.removeOf(tenant, 'ANNA.berger@example.at');
      const invalid = { ok: false, reason: 'invalid' };
      expect([await follow(tenant, 'a'), await follow(tenant, 'c')]).toEqual([invalid, invalid]);
      expect(await follow(tenant, 'b')).toMatchObject({ ok: true });
    });

    test('sweeps a registration when the last of its links has ended', async () => {
      const tenant = newTenant();
      await add(tenant, 'a');
      await add(tenant, 'b');
      await store.registrations.addLink(tenant, idOf('b'), {
        ...testLink('c'),
        expiresAt: ends + 2 * minute,
      });
      expect(await store.registrations.sweep(ends)).toBe(0);
      expect(await store.registrations.sweep(ends + minute)).toBeGreaterThanOrEqual(1);
      expect(await follow(tenant, 'a')).toEqual({ ok: false, reason: 'invalid' });
      expect(await follow(tenant, 'c')).toMatchObject({ ok: true });
    });
  });
}
