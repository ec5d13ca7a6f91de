import { createPasswordHasher } from '../../../server/credentials/password-hasher.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '../../../server/shop/account/account.ts';
import { attemptLimits } from '../../../server/shop/account/attempt-limits.ts';
import { createRedisKeyValue } from '../../../server/storage/key-value/redis-key-value.ts';
import type { KeyValue } from '../../../server/storage/key-value/key-value.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { hasRedis, type RedisServer, startRedis } from '../../services/redis-server.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import { countingStatements } from '../counting-statements.ts';
import { type AccountShop, password, startAccountShop, type TestBrowser } from './account-shop.ts';

// Guessing passwords, and finding out who has an account.

/** Every password that is hashed or compared, by argon2. */
const work = vi.hoisted(() => ({ hashes: 0 }));
vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load();
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => (work.hashes++, argon2.hash(...given)),
    verify: (...given: Parameters<typeof argon2.verify>) => (work.hashes++, argon2.verify(...given)),
  };
});

const login = '/api/customer/v1/login';
const minute = 60_000;
const byAccount = attemptLimits.loginByAccount.most;
const byAddress = attemptLimits.loginByAddress.most;

/** Requests from as many addresses of the network as there are numbers, by one proxy of ours. */
const from = (number: number): Record<string, string> => ({
  'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}`,
});
const wrong = (email: string): object => ({ email, password: 'falsch geraten' });
/** Statuses, how often each. */
const countOf = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
const needsProof = (text: string): boolean =>
  (JSON.parse(text) as { needsProof?: boolean }).needsProof === true;

describe('a shop behind no proxy', () => {
  let shop: AccountShop;
  beforeAll(async () => (shop = await startAccountShop()));
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.close();
  });
  beforeEach(() => shop.advance(60 * minute));

  test('counts a thousand tries from made-up addresses as those of one', async () => {
    const { email } = await shop.customer();
    const statuses: number[] = [];
    let last: Record<string, unknown> = {};
    for (let at = 0; at < 300; at++) {
      const { status, headers } = await shop.browser(from(at)).call(login, wrong(email));
      statuses.push(status);
      last = headers;
    }
    expect(countOf(statuses)).toEqual({ 422: byAddress, 429: 300 - byAddress });
    expect(Number(last['retry-after'])).toBeGreaterThan(0);
    expect(Number(last['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('refuses one password for a thousand accounts after sixty of them', async () => {
    const statuses: number[] = [];
    work.hashes = 0;
    for (let at = 0; at < 300; at++)
      statuses.push((await shop.browser().call(login, wrong(`somebody-${at}@example.at`))).status);
    expect(countOf(statuses)).toEqual({ 422: byAddress, 429: 300 - byAddress });
    // Compared with an account, and with what waits to be one.
    expect(work.hashes).toBe(2 * byAddress);
    // Who comes later is no longer refused for it.
    shop.advance(15 * minute);
    const { email } = await shop.customer();
    expect((await shop.browser().logIn(email)).status).toBe(200);
  });
});

describe('an account that many addresses try', () => {
  let shop: AccountShop;
  let anna: Account;
  beforeAll(async () => (shop = await startAccountShop({ environment: { TRUST_PROXY: '1' } })));
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.close();
  });
  beforeEach(async () => {
    shop.advance(60 * minute);
    anna = await shop.customer();
  });

  test('asks for a captcha after ten failures, before a password is looked at, and lets its owner in', async () => {
    for (let at = 1; at <= byAccount; at++) {
      const { status, text } = await shop.browser(from(at)).call(login, wrong(anna.email));
      expect([at, status, needsProof(text)]).toEqual([at, 422, at === byAccount]);
    }
    work.hashes = 0;
    const guesses: number[] = [];
    for (let at = 100; at < 1000; at += 30) {
      const { status, text } = await shop.browser(from(at)).call(login, wrong(anna.email));
      guesses.push(status);
      expect(needsProof(text)).toBe(true);
    }
    expect([work.hashes, countOf(guesses)]).toEqual([0, { 422: 30 }]);
    const owner = shop.browser(from(2000));
    expect((await owner.logIn(anna.email)).status).toBe(422);
    const captcha = await owner.solveCaptcha();
    expect((await owner.logIn(anna.email, { captcha })).status).toBe(200);
    // A solution opens one try.
    expect((await shop.browser(from(2001)).logIn(anna.email, { captcha })).status).toBe(422);
  });

  test('in another case, or with a blank, is the same account', async () => {
    const spellings = [anna.email.toUpperCase(), ` ${anna.email} `, anna.email];
    for (let at = 0; at < byAccount; at++)
      await shop.browser(from(at)).call(login, wrong(spellings[at % 3] ?? ''));
    expect((await shop.browser(from(99)).logIn(anna.email)).status).toBe(422);
  });

  test('that nobody has is asked the same', async () => {
    const texts: boolean[] = [];
    for (let at = 0; at <= byAccount; at++)
      texts.push(needsProof((await shop.browser(from(at)).call(login, wrong('niemand@example.at'))).text));
    expect(texts).toEqual([...Array.from({ length: byAccount - 1 }, () => false), true, true]);
  });

  test('refuses numbers and birthdays after five failures a day, and opens to the password all the same', async () => {
    const guess = { customerNumber: anna.customerNumber, birthday: '1.1.1970' };
    const { status } = await shop.browser(from(1)).call('/api/customer/v1/number-login', guess);
    // Off in this shop: nothing to guess.
    expect(status).toBe(404);
    expect((await shop.browser(from(2)).logIn(anna.email)).status).toBe(200);
  });

  test('lets nobody try passwords by the form for a new one', async () => {
    const browser = shop.browser(from(7));
    await browser.logIn(anna.email);
    const statuses: number[] = [];
    for (let at = 0; at < 14; at++) {
      const entries = { currentPassword: `geraten ${at}`, password: 'ein ganz anderes' };
      statuses.push((await browser.call('/api/customer/v1/change-password', entries)).status);
    }
    expect(countOf(statuses)).toEqual({ 422: attemptLimits.changeByAccount.most, 429: 4 });
  });
});

describe.runIf(hasRedis())('two processes', () => {
  let database: Database;
  let redis: RedisServer;
  const stores: KeyValue[] = [];
  const shops: AccountShop[] = [];

  beforeEach(async () => {
    database = await openTestDatabase();
    redis = await startRedis();
    for (let at = 0; at < 2; at++) {
      const keyValue = createRedisKeyValue({
        ...{ url: redis.url, namespace: 'defence', clock: () => performance.now(), log: collectingLog() },
        // Beside others' work a shop's start keeps the connection waiting, which would count as an outage.
        ...{ connectMs: 10_000, commandMs: 10_000 },
      });
      stores.push(keyValue);
      shops.push(await startAccountShop({ environment: { TRUST_PROXY: '1' }, database, keyValue }));
    }
  });
  afterEach(async () => {
    for (const shop of shops.splice(0)) {
      expect(shop.leaks()).toEqual([]);
      await shop.close();
    }
    for (const store of stores.splice(0)) await store.close();
    await redis.kill();
    await database.close();
  });
  const processOf = (at: number): AccountShop => {
    const shop = shops[at % 2];
    if (!shop) throw new Error('There are two');
    return shop;
  };
  const browserOf = (at: number): TestBrowser => processOf(at).browser(from(at));

  test('count failures of an account together', async () => {
    const { email } = await processOf(0).customer();
    const proofs: boolean[] = [];
    for (let at = 0; at < byAccount + 2; at++)
      proofs.push(needsProof((await browserOf(at).call(login, wrong(email))).text));
    expect(proofs.indexOf(true)).toBe(byAccount - 1);
    for (const at of [50, 51]) expect((await browserOf(at).logIn(email)).status).toBe(422);
  });

  test('count those of an address together', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < byAddress + 10; at++) {
      const browser = processOf(at).browser(from(1));
      statuses.push((await browser.call(login, wrong(`wer-${at}@example.at`))).status);
    }
    expect(countOf(statuses)).toEqual({ 422: byAddress, 429: 10 });
  });

  test('whose store is away count by themselves: no more than ten each, and their owner gets in', async () => {
    const { email } = await processOf(0).customer();
    for (let at = 0; at < 6; at++) await browserOf(at).call(login, wrong(email));
    await redis.kill();
    work.hashes = 0;
    const statuses: number[] = [];
    for (let at = 0; at < 60; at++) {
      const { status } = await browserOf(at + 100).call(login, wrong(email));
      statuses.push(status);
    }
    expect(countOf(statuses)).toEqual({ 422: 60 });
    // Three of the ten of each were used up before.
    expect(work.hashes).toBe(2 * 2 * (byAccount - 3));
    const owner = browserOf(500);
    const captcha = await owner.solveCaptcha();
    expect((await owner.logIn(email, { captcha })).status).toBe(200);
    // And again no more than before, once the store is back and empty.
    await redis.start();
    await expect
      .poll(async () =>
        stores[0]?.get('any').then(
          () => 'answers',
          () => 'away',
        ),
      )
      .toBe('answers');
    work.hashes = 0;
    for (let at = 0; at < 20; at++) await browserOf(at + 600).call(login, wrong(email));
    expect(work.hashes).toBe(0);
  });
});

describe('who asks whether there is an account', () => {
  const statements: string[] = [];
  let shop: AccountShop;
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    shop = await startAccountShop({
      environment: { TRUST_PROXY: '1' },
      database: { ...database, kysely: countingStatements(database.kysely, statements) },
    });
  });
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.close();
    await database.close();
  });
  beforeEach(() => shop.advance(60 * minute));
  let address = 0;

  /** Everything of an answer that a stranger sees, and what was done for it. */
  async function answerTo(path: string, entries: object): Promise<object> {
    work.hashes = 0;
    statements.splice(0);
    const { status, text, headers } = await shop.browser(from((address += 1))).call(path, entries);
    const { date: _date, 'x-request-id': _id, ...others } = headers;
    // A cookie's value is drawn for each answer.
    const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/=[\w-]{32};/, '=…;'));
    const seen = { ...others, 'set-cookie': cookies };
    const body = text.replace(/"requestId":"[^"]*"/, '');
    // The search looks for changes all the time.
    const own = statements.filter((words) =>
      /\b(account|account_token|registration|registration_link|mail_outbox|session)\b/.test(words),
    );
    return { status, body, seen, hashes: work.hashes, statements: own };
  }

  test('by a login is told nothing, and costs the same', async () => {
    const { email } = await shop.customer();
    const known = await answerTo(login, wrong(email));
    const unknown = await answerTo(login, wrong('niemand@example.at'));
    expect(known).toMatchObject({ status: 422, hashes: 2 });
    expect(unknown).toEqual(known);
    await shop.browser(from((address += 1))).call('/api/customer/v1/registration', {
      ...{ salutation: 'none', firstName: 'Eva', lastName: 'Neu', birthday: '', terms: 'yes' },
      ...{ email: 'wartet@example.at', password: 'lang genug dafür' },
    });
    expect(await answerTo(login, wrong('wartet@example.at'))).toEqual(known);
    const withoutPassword = await shop.customer({ passwordHash: null });
    expect(await answerTo(login, wrong(withoutPassword.email))).toEqual(known);
  });

  test('by a captcha’s refusal is told nothing either', async () => {
    const { email } = await shop.customer();
    for (let at = 0; at < byAccount; at++)
      for (const each of [email, 'weder-noch@example.at'])
        await shop.browser(from((address += 1))).call(login, wrong(each));
    const known = await answerTo(login, { ...wrong(email), captcha: 'x' });
    expect(known).toMatchObject({ status: 422, hashes: 0 });
    expect(await answerTo(login, { ...wrong('weder-noch@example.at'), captcha: 'x' })).toEqual(known);
  });

  test('by a forgotten password is told nothing; link and mail come after the answer', async () => {
    const { email } = await shop.customer();
    const captchas = [await shop.browser().solveCaptcha(), await shop.browser().solveCaptcha()];
    const path = '/api/customer/v1/forgot-password';
    const known = await answerTo(path, { email, captcha: captchas[0] });
    await shop.tokenFor(email);
    const unknown = await answerTo(path, { email: 'nirgends@example.at', captcha: captchas[1] });
    expect(known).toMatchObject({ status: 200, hashes: 0 });
    const visible = (answer: object) => ({ ...answer, statements: undefined });
    expect(visible(unknown)).toEqual(visible(known));
    // The first question of both is the same, and the only one before the answer; whether a registration waits is asked after.
    const asked = (answer: object): string | undefined => (answer as { statements: string[] }).statements[0];
    expect([asked(known), asked(unknown)]).toEqual([asked(known), asked(known)]);
    const later = (unknown as { statements: string[] }).statements.slice(1);
    expect(later.filter((words) => !words.includes('from registration'))).toEqual([]);
  });

  test('by a registration is told nothing; the owner of the mailbox is, by mail', async () => {
    const { email } = await shop.customer();
    const path = '/api/customer/v1/registration';
    const entries = {
      ...{ salutation: 'none', firstName: 'Eva', lastName: 'Neu', birthday: '' },
      ...{ password: 'lang genug dafür', terms: 'yes' },
    };
    const known = await answerTo(path, { ...entries, email });
    const unknown = await answerTo(path, { ...entries, email: 'ganz-neu@example.at' });
    expect(known).toMatchObject({ status: 200, hashes: 1 });
    // Of the same kind one by one, writing ones too: what is kept of it differs.
    const alike = (answer: object) => {
      const { statements: words, ...seen } = answer as { statements: string[] };
      return { ...seen, kinds: words.map((each) => each.split(' ').slice(0, 3).join(' ')) };
    };
    expect(alike(unknown)).toEqual(alike(known));
    expect(alike(known).kinds.filter((kind) => kind.startsWith('insert'))).toHaveLength(3);
    const purposes = (await shop.mails()).map(({ mail }) => [mail.to.address, mail.purpose]);
    expect(purposes.slice(0, 2)).toEqual([
      ['ganz-neu@example.at', 'confirm-registration'],
      [email, 'already-registered'],
    ]);
  });
});

test('the hash that unknown addresses are compared with costs what a real one does', async () => {
  const hasher = createPasswordHasher();
  const made = await hasher.hash(password);
  work.hashes = 0;
  const [known, unknown] = [
    await hasher.verify(made.ok ? made.hash : '', 'x'),
    await hasher.verify(null, 'x'),
  ];
  expect([known, unknown, work.hashes]).toEqual([
    { ok: true, matches: false, needsRehash: false },
    { ok: true, matches: false, needsRehash: false },
    2,
  ]);
});
