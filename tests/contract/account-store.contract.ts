import { describe, expect, test } from 'vitest';
import type { Account } from '../../server/shop/account/account.ts';
import type { AccountStore } from '../../server/shop/account/account-store.ts';
import { testAccount, testToken } from '../../server/shop/account/testing/account.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const { createdAt: made } = testAccount();
const minute = 60_000;

/** What every driver of the account store does. */
export function testAccountStore(name: string, start: StartStore<AccountStore>): void {
  describe(`the account store: ${name}`, () => {
    const { store, newTenant } = openStore(start);

    async function put(more: Partial<Account> & { tenant: string }): Promise<Account> {
      const account = testAccount(more);
      expect(await store.create(account)).toEqual({ ok: true });
      return account;
    }
    /** Another than Anna, in everything that is unique. */
    const berta = (tenant: string): Account =>
      testAccount({
        ...{ tenant, id: 'B'.repeat(22), customerNumber: '22222222' },
        email: 'berta@example.at',
      });
    const addToken = (tenant: string, letter: string) => store.addToken(tenant, testToken(letter));
    const reset = (tenant: string, letter: string, hash = '$argon2id$new', at = made + minute) =>
      store.reset(tenant, letter.repeat(43), at, hash);

    test('finds an account by its id, its number, and its address in any case', async () => {
      const tenant = newTenant();
      const account = await put({ tenant });
      expect(await store.byId(tenant, account.id)).toEqual(account);
      expect(await store.byNumber(tenant, '47110815')).toEqual(account);
      expect(await store.byEmail(tenant, 'anna.berger@EXAMPLE.at')).toEqual(account);
      expect(await store.byEmail(tenant, 'anna@example.at')).toBeNull();
      for (const other of ['elsewhere', newTenant()]) {
        expect(await store.byId(other, account.id)).toBeNull();
        expect(await store.byNumber(other, '47110815')).toBeNull();
        expect(await store.byEmail(other, account.email)).toBeNull();
      }
    });

    test('keeps what is not told as not told', async () => {
      const tenant = newTenant();
      const account = await put({
        ...{ tenant, birthday: null, passwordHash: '$argon2id$x' },
        ...{ salutation: 'none', flags: { creditAffinity: true, bonusProgram: true } },
      });
      expect(await store.byId(tenant, account.id)).toEqual(account);
    });

    test('takes an address once in a shop, and a number once', async () => {
      const tenant = newTenant();
      await put({ tenant });
      const other = berta(tenant);
      expect(await store.create({ ...other, email: 'ANNA.BERGER@example.at' })).toEqual({
        ok: false,
        reason: 'email-taken',
      });
      expect(await store.create({ ...other, customerNumber: '47110815' })).toEqual({
        ok: false,
        reason: 'number-taken',
      });
      expect(await store.byId(tenant, other.id)).toBeNull();
      expect(await store.create(other)).toEqual({ ok: true });
      expect(await store.create({ ...other, tenant: newTenant() })).toEqual({
        ok: true,
      });
    });

    test('of accounts with one address at the same time takes one', async () => {
      const tenant = newTenant();
      const answers = await Promise.all(
        ['A', 'B', 'C'].map((letter, index) =>
          store.create(testAccount({ tenant, id: letter.repeat(22), customerNumber: `1000000${index}` })),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('keeps a link with what goes with it, or nothing', async () => {
      const tenant = newTenant();
      await put({ tenant });
      const failing = () => Promise.reject(new Error('the outbox is away'));
      await expect(store.addToken(tenant, testToken('a'), failing)).rejects.toThrow('away');
      expect(await reset(tenant, 'a')).toEqual({
        ok: false,
        reason: 'invalid',
      });
    });

    test.each([
      { email: 'anna@example.at,evil@x.at' },
      { email: 'anna@Example.at' },
      { firstName: 'Anna <a>' },
      { lastName: 'a'.repeat(61) },
    ])('keeps no address and no name that no form takes: %j', async (more) => {
      const tenant = newTenant();
      await expect(store.create(testAccount({ tenant, ...more }))).rejects.toThrow(TypeError);
      const { id } = await put({ tenant });
      await expect(store.update(tenant, id, more)).rejects.toThrow(TypeError);
    });

    test.each(['a&b@x.at', 'j\u00f6rg@x.at', 'a=b/c@x.at'])(
      'keeps every address that forms take: %s',
      async (email) => {
        const tenant = newTenant();
        expect(await put({ tenant, email })).toEqual(await store.byEmail(tenant, email));
      },
    );

    test('changes what is named and nothing else', async () => {
      const tenant = newTenant();
      const account = await put({ tenant, passwordHash: '$argon2id$x' });
      await put(berta(tenant));
      const changed = {
        ...account,
        email: 'anna@example.at',
        lastName: 'Huber',
        premiumRenewsOn: '2027-11-30',
        flags: { creditAffinity: true, bonusProgram: false },
      };
      const { email, lastName, premiumRenewsOn, flags } = changed;
      expect(await store.update(tenant, account.id, { email, lastName, premiumRenewsOn, flags })).toEqual({
        ok: true,
        account: changed,
      });
      expect(await store.byEmail(tenant, 'anna@example.at')).toEqual(changed);
      expect(await store.byEmail(tenant, account.email)).toBeNull();
      expect(await store.update(tenant, account.id, { email: 'Anna@example.at' })).toMatchObject({
        ok: true,
      });
      expect(await store.update(tenant, account.id, { email: 'BERTA@example.at' })).toEqual({
        ok: false,
        reason: 'email-taken',
      });
      expect(await store.update(tenant, 'nobody', { lastName })).toEqual({ ok: false, reason: 'unknown' });
      expect(await store.update('elsewhere', account.id, { lastName })).toEqual({
        ok: false,
        reason: 'unknown',
      });
    });

    test('replaces a password’s hash only where it is the one expected', async () => {
      const tenant = newTenant();
      const { id } = await put({ tenant });
      expect(await store.replacePasswordHash(tenant, id, '$argon2id$old', '$argon2id$a')).toBe(false);
      expect(await store.replacePasswordHash(tenant, id, null, '$argon2id$a')).toBe(true);
      expect(await store.replacePasswordHash(tenant, id, null, '$argon2id$b')).toBe(false);
      expect(await store.replacePasswordHash('elsewhere', id, '$argon2id$a', '$argon2id$b')).toBe(false);
      expect(await store.byId(tenant, id)).toMatchObject({ passwordHash: '$argon2id$a' });
    });

    test('sets a password by a link once', async () => {
      const tenant = newTenant();
      const { id } = await put({ tenant });
      expect(await addToken(tenant, 'a')).toBe(true);
      const look = () => store.checkToken(tenant, 'a'.repeat(43), made + minute);
      expect(await look()).toEqual({ ok: true, accountId: id });
      expect(await reset(tenant, 'a')).toMatchObject({
        ok: true,
        account: { id, passwordHash: '$argon2id$new' },
      });
      expect(await look()).toEqual({ ok: false, reason: 'invalid' });
      expect(await reset(tenant, 'a', '$argon2id$again')).toEqual({ ok: false, reason: 'invalid' });
      expect(await store.byId(tenant, id)).toMatchObject({ passwordHash: '$argon2id$new' });
    });

    test('sets a password by a link that a process made whose clock is ahead', async () => {
      const tenant = newTenant();
      await put({ tenant });
      await addToken(tenant, 'a');
      expect(await reset(tenant, 'a', '$argon2id$new', made - minute)).toMatchObject({ ok: true });
      expect(await reset(tenant, 'a')).toEqual({ ok: false, reason: 'invalid' });
    });

    test('sets a password with what goes with it, or not at all', async () => {
      const tenant = newTenant();
      const { id } = await put({ tenant });
      await addToken(tenant, 'a');
      const failing = () => Promise.reject(new Error('the outbox is away'));
      const hash = 'a'.repeat(43);
      await expect(store.reset(tenant, hash, made, '$argon2id$new', failing)).rejects.toThrow('away');
      await expect(store.replacePasswordHash(tenant, id, null, '$argon2id$new', failing)).rejects.toThrow(
        'away',
      );
      expect(await store.byId(tenant, id)).toMatchObject({ passwordHash: null });
      expect(await store.checkToken(tenant, hash, made)).toMatchObject({ ok: true });
      expect(await reset(tenant, 'a')).toMatchObject({ ok: true });
    });

    test('of links followed at the same time takes one', async () => {
      const tenant = newTenant();
      const { id } = await put({ tenant });
      await addToken(tenant, 'a');
      const hashes = ['1', '2', '3', '4', '5'].map((n) => `$argon2id$${n}`);
      const answers = await Promise.all(hashes.map((hash) => reset(tenant, 'a', hash)));
      const winner = answers.findIndex(({ ok }) => ok);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok && answer.reason === 'invalid')).toHaveLength(4);
      expect(await store.byId(tenant, id)).toMatchObject({ passwordHash: hashes[winner] });
    });

    test('takes no link of another shop, that nobody made, or that has ended', async () => {
      const tenant = newTenant();
      const { id } = await put({ tenant });
      await addToken(tenant, 'a');
      const invalid = { ok: false, reason: 'invalid' };
      expect(await reset('elsewhere', 'a')).toEqual(invalid);
      expect(await reset(tenant, 'x')).toEqual(invalid);
      const ends = testToken('a').expiresAt;
      expect(await reset(tenant, 'a', '$argon2id$new', ends)).toEqual({ ok: false, reason: 'expired' });
      expect(await store.checkToken(tenant, 'a'.repeat(43), ends)).toEqual({
        ok: false,
        reason: 'expired',
      });
      expect(await store.byId(tenant, id)).toMatchObject({ passwordHash: null });
      expect(await reset(tenant, 'a', '$argon2id$new', ends - 1)).toMatchObject({ ok: true });
    });

    test('keeps links beside one another until one is used, which ends the others of the account', async () => {
      const tenant = newTenant();
      await put({ tenant });
      const other = await put(berta(tenant));
      await store.addToken(tenant, { ...testToken('z'), accountId: other.id });
      await addToken(tenant, 'a');
      await addToken(tenant, 'b');
      for (const letter of ['a', 'b'])
        expect(await store.checkToken(tenant, letter.repeat(43), made)).toMatchObject({ ok: true });
      expect(await reset(tenant, 'a')).toMatchObject({ ok: true });
      expect(await reset(tenant, 'b')).toEqual({ ok: false, reason: 'invalid' });
      expect(await reset(tenant, 'z')).toMatchObject({ ok: true, account: { id: other.id } });
      expect(await store.addToken(tenant, { ...testToken('n'), accountId: 'nobody' })).toBe(false);
    });

    test('takes one of several links that are made, and followed, at the same time', async () => {
      const tenant = newTenant();
      await put({ tenant });
      const letters = ['a', 'b', 'c', 'd'];
      await Promise.all(letters.map((letter) => addToken(tenant, letter)));
      const answers = await Promise.all(letters.map((letter) => reset(tenant, letter)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('takes links back', async () => {
      const tenant = newTenant();
      const { id } = await put({ tenant });
      await addToken(tenant, 'a');
      await store.voidTokens(tenant, id);
      expect(await reset(tenant, 'a')).toEqual({
        ok: false,
        reason: 'invalid',
      });
    });

    test('deletes an account with its links, so that its address and number are free', async () => {
      const tenant = newTenant();
      const account = await put({ tenant });
      await addToken(tenant, 'a');
      expect(await store.delete('elsewhere', account.id)).toBe(false);
      expect(await store.delete(tenant, account.id)).toBe(true);
      expect(await store.delete(tenant, account.id)).toBe(false);
      expect(await store.byEmail(tenant, account.email)).toBeNull();
      expect(await reset(tenant, 'a')).toEqual({ ok: false, reason: 'invalid' });
      await put({ tenant, id: 'C'.repeat(22) });
    });

    test('sweeps links that ended before', async () => {
      const tenant = newTenant();
      const account = await put({ tenant });
      await addToken(tenant, 'a');
      const ends = testToken('a').expiresAt;
      expect(await store.sweep(1)).toBe(0);
      expect(await store.sweep(ends + 1)).toBeGreaterThanOrEqual(1);
      expect(await store.byId(tenant, account.id)).toEqual(account);
      expect(await reset(tenant, 'a')).toEqual({ ok: false, reason: 'invalid' });
    });

    test('knows nothing by names that no text may have', async () => {
      const tenant = newTenant();
      expect(await store.byEmail(tenant, 'a\0@example.at')).toBeNull();
      expect(await store.byNumber(tenant, '\0')).toBeNull();
      expect(await store.byId(tenant, '\0')).toBeNull();
      expect(await store.checkToken(tenant, '\0', made)).toEqual({ ok: false, reason: 'invalid' });
      expect(await store.delete(tenant, '\0')).toBe(false);
    });

    test('hands out copies', async () => {
      const tenant = newTenant();
      const account = await put({ tenant });
      const found = await store.byId(tenant, account.id);
      if (found) found.flags.creditAffinity = true;
      expect(await store.byId(tenant, account.id)).toMatchObject({ flags: { creditAffinity: false } });
    });
  });
}
