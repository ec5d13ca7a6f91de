import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawOrderNumber } from '../../schemas/order/order-number.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import type { Account } from '../../server/shop/account/account.ts';
import { createMemoryKeyValue } from '../../server/storage/key-value/memory-key-value.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { changedTenants } from '../services/changed-tenants.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { type AccountShop, password, startAccountShop, type TestBrowser } from './account/account-shop.ts';
import { placeOrder } from './staff/placed-order.ts';
import { everyStatement, failingStatements, writingStatement } from './failing-statements.ts';
import type { Answer } from './shop-under-test.ts';

// What fails on our side is nobody's attempt: every call that is limited, with a store that fails.

const root = join(import.meta.dirname, '../..');
const api = '/api/customer/v1';
let failing: RegExp | undefined;
let database: Database;
let shop: AccountShop;
let anna: Account;
/** What is counted now, by the names of the limits with whom they count. */
const counted = new Map<string, number>();
const seen = new Set<string>();
const tenants = changedTenants('at', (config) => {
  config.accounts = { passwordMin: 8, birthday: 'optional', numberLogin: true };
});

beforeAll(async () => {
  database = await openSeededDatabase('2026-12-01');
  const memory = createMemoryKeyValue({ maxBytes: 8_000_000, clock: () => 0, log: collectingLog() });
  shop = await startAccountShop({
    database: { ...database, kysely: failingStatements(database.kysely, () => failing) },
    root: tenants.root,
    source: createFilesContentSource({ folder: join(root, 'content-fixtures'), log: collectingLog() }),
    keyValue: {
      ...memory,
      async increment(key, by, ttlMs) {
        counted.set(key, (counted.get(key) ?? 0) + by);
        seen.add(key.split(':')[0] ?? '');
        return memory.increment(key, by, ttlMs);
      },
    },
  });
  anna = await shop.customer({ birthday: '1980-01-31' });
  review = await aReview();
}, 120_000);
afterAll(async () => {
  await shop.close();
  await database.close();
  tenants.remove();
});

let review = { id: '', sku: '' };
async function aReview(): Promise<typeof review> {
  const { rows } = await sql<typeof review>`
    select id, sku from rating_review where tenant = 'at' and state = 'published' limit 1`.execute(
    database.kysely,
  );
  return rows[0] ?? review;
}

const entries = {
  ...{ salutation: 'none', firstName: 'Eva', lastName: 'Neu', birthday: '', terms: 'yes' },
  ...{ email: 'eva@example.at', password: 'lang genug dafür' },
};
const newReview = {
  ...{ stars: '4', title: 'Sitzt gut', author: 'Eva', recommended: 'yes' },
  text: 'Der Stoff ist weich und die Farbe wie auf dem Bild.',
};
const vote = `mutation { voteReview(review: "ID", isHelpful: true) { id } }`;

interface LimitedCall {
  what: string;
  /** What fails meanwhile. */
  fails: RegExp;
  /** The limits that count it. */
  limits: readonly string[];
  /** What has to go well before. */
  prepare?: (browser: TestBrowser) => Promise<unknown>;
  call: (browser: TestBrowser) => Promise<Answer>;
  /** Default: 503. */
  status?: number;
}

const json = (path: string, body: () => object) => (browser: TestBrowser) => browser.call(path, body());
const logIn = (browser: TestBrowser) => browser.logIn(anna.email);
const registered = (browser: TestBrowser) => browser.call(`${api}/registration`, entries);
const agrees = async (browser: TestBrowser) => browser.cookies.set('consent', 'C0001,C0003');
const captcha = { value: '' };
const solve = async (browser: TestBrowser) => (captcha.value = await browser.solveCaptcha());

const calls: readonly LimitedCall[] = [
  {
    ...{
      what: 'a registration',
      fails: writingStatement,
      limits: ['account-register', 'account-mail-confirm'],
    },
    call: registered,
  },
  { what: 'a login', fails: everyStatement, limits: ['account-login', 'account-login-to'], call: logIn },
  {
    ...{
      what: 'a login before the confirmation',
      fails: writingStatement,
      limits: ['account-mail-remind'],
      status: 422,
    },
    prepare: registered,
    call: json(`${api}/login`, () => ({ email: entries.email, password: entries.password })),
  },
  {
    ...{ what: 'a login by number', fails: everyStatement, limits: ['account-number', 'account-number-to'] },
    call: json(`${api}/number-login`, () => ({ customerNumber: anna.customerNumber, birthday: '31.1.1980' })),
  },
  {
    ...{ what: 'a forgotten password', fails: everyStatement, limits: ['account-reset'], prepare: solve },
    call: json(`${api}/forgot-password`, () => ({ email: anna.email, captcha: captcha.value })),
  },
  {
    ...{ what: 'a forgotten password without a script', fails: everyStatement, limits: ['account-form'] },
    async prepare(browser) {
      const page = await browser.get('/passwort-vergessen');
      captcha.value = /name="formToken" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
      shop.advance(4000);
    },
    call: (browser) =>
      browser.send('/passwort-vergessen', {
        ...{ form: 'forgot-password', email: anna.email, formToken: captcha.value },
      }),
  },
  {
    ...{ what: 'the mail of a forgotten password', fails: writingStatement, status: 200, prepare: solve },
    limits: ['account-mail-reset', 'account-mail-reset-day'],
    call: json(`${api}/forgot-password`, () => ({ email: anna.email, captcha: captcha.value })),
  },
  {
    ...{ what: 'a confirmation', fails: everyStatement, limits: ['account-follow'] },
    call: json(`${api}/confirm-account`, () => ({ token: 'a'.repeat(22) })),
  },
  {
    ...{ what: 'a new password by a link', fails: everyStatement, limits: ['account-follow'] },
    call: json(`${api}/reset-password`, () => ({ token: 'a'.repeat(22), password: 'ganz neu gewählt' })),
  },
  {
    ...{ what: 'a changed password', fails: writingStatement, limits: ['account-change'], prepare: logIn },
    call: json(`${api}/change-password`, () => ({ currentPassword: password, password: 'ganz neu gewählt' })),
  },
  {
    ...{ what: 'another address', fails: /account_email_change/, prepare: logIn },
    limits: ['account-email', 'account-change'],
    call: json(`${api}/change-email`, () => ({ currentPassword: password, email: 'anders@example.at' })),
  },
  {
    ...{ what: 'a confirmed address', fails: /account_email_change/, prepare: logIn },
    limits: ['account-follow'],
    call: json(`${api}/confirm-email`, () => ({ token: 'a'.repeat(22) })),
  },
  {
    ...{ what: 'a look for an order', fails: everyStatement, limits: ['order-find', 'order-find-of'] },
    call: (browser) =>
      browser.send('/bestellung-verfolgen', {
        ...{ form: 'track', subject: drawOrderNumber(randomInt), postalCode: '1010' },
      }),
  },
  {
    ...{ what: 'links to orders of a mailbox', fails: /mail_outbox/, limits: ['order-find-mail'] },
    async prepare() {
      for (const _each of [1, 2]) await placeOrder(database, { email: anna.email, at: shop.now() });
    },
    call: (browser) =>
      browser.send('/bestellung-verfolgen', {
        ...{ form: 'track', subject: anna.email, postalCode: '1010' },
      }),
  },
  {
    ...{ what: 'a withdrawal', fails: writingStatement, limits: ['withdrawal'] },
    async prepare(browser) {
      const page = await browser.send('/vertrag-widerrufen', { form: 'find-order', number: '', proof: '' });
      captcha.value = /name="key" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    },
    call: (browser) =>
      browser.send('/vertrag-widerrufen', {
        ...{ form: 'withdraw', key: captcha.value, number: '4821630957', name: 'Eva Neu' },
        ...{ email: 'eva@example.at', articles: 'alles' },
      }),
  },
  {
    ...{ what: 'the session key', fails: everyStatement, limits: ['session-key'], prepare: logIn },
    call: json('/api/session/v1/at', () => ({})),
  },
  {
    ...{ what: 'a search that is kept', fails: writingStatement, prepare: agrees },
    limits: ['search-history', 'search-history-new'],
    call: json('/api/search/searchhistory/v1', () => ({ term: 'regal' })),
  },
  {
    ...{ what: 'a review', fails: writingStatement, limits: ['rating-review'] },
    call: json('/api/inform/rating/new/store', () => ({ ...newReview, sku: review.sku })),
  },
  {
    ...{ what: 'a review without a script', fails: writingStatement, limits: ['rating-review'] },
    call: (browser) => browser.send('/api/inform/rating/new/store', { ...newReview, sku: review.sku }),
  },
  {
    ...{ what: 'a vote', fails: writingStatement, limits: ['rating-vote', 'rating-vote-on'] },
    call: json('/api/inform/rating/feedback', () => ({ sku: review.sku, vote: `yes:${review.id}` })),
  },
  {
    ...{ what: 'a vote by the gateway', fails: writingStatement, limits: ['rating-vote'] },
    call: json('/api/gateway/', () => ({ query: vote.replace('ID', review.id) })),
  },
  {
    ...{ what: 'an answer to a survey', fails: writingStatement, limits: ['rating-survey'] },
    call: json('/api/inform/rating/survey', () => ({ survey: 'product', step: '4' })),
  },
  {
    ...{ what: 'an article for the basket', fails: writingStatement, limits: ['basket', 'basket-new'] },
    call: json('/api/basket/v1/add', () => ({ sku: variant() })),
  },
  {
    ...{ what: 'a voucher', fails: /voucher_code/, limits: ['voucher-address', 'voucher-guess'] },
    prepare: json('/api/basket/v1/add', () => ({ sku: variant() })),
    call: json('/api/basket/v1/voucher', () => ({ code: 'ABCD-EFGH-JKLM' })),
  },
  {
    ...{ what: 'an article for the wishlist', fails: writingStatement, limits: ['wishlist', 'wishlist-new'] },
    call: json('/api/wishlist/v1/add', () => ({ sku: review.sku })),
  },
];

let variantSku = '';
const variant = (): string => variantSku;
beforeAll(async () => {
  const { rows } = await sql<{ sku: string }>`
    select sku from catalogue_variant where tenant = 'at' and stock > 3 order by sku limit 1`.execute(
    database.kysely,
  );
  variantSku = rows[0]?.sku ?? '';
});

test.each(calls.map((each) => [each.what, each] as const))(
  '%s that fails is given back',
  async (_what, each) => {
    const { fails, limits, prepare, call, status = 503 } = each;
    const browser = shop.browser();
    shop.advance(25 * 60 * 60_000);
    await prepare?.(browser);
    const before = new Map(counted);
    /** Where the answer itself goes well, what was counted for it stays. */
    const isMeant = (key: string): boolean => status === 503 || limits.includes(key.split(':')[0] ?? '');
    const changed = (): string[] =>
      [...counted].flatMap(([key, value]) =>
        value === (before.get(key) ?? 0) || !isMeant(key) ? [] : [`${key} ${value}`],
      );
    seen.clear();
    failing = fails;
    try {
      const answer = await call(browser);
      expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, expect.anything()]);
      // Mails are written after the answer.
      await expect
        .poll(() => limits.filter((limit) => ![...seen].some((name) => name === limit)))
        .toEqual([]);
      await expect.poll(changed).toEqual([]);
    } finally {
      failing = undefined;
    }
  },
);

test('every limit is among them, but those whose calls ask no store', () => {
  // Those of the shop's people stand behind one and the same: tests/server/staff/staff-security.test.ts.
  const written = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !/^server\/(staff|editing)\//.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\{ name: '([a-z-]+)', most: /g)])
    .map(([, name = '']) => name);
  const walked = new Set(calls.flatMap(({ limits }) => limits));
  expect(written.filter((name) => !walked.has(name))).toEqual(['account-captcha']);
});
