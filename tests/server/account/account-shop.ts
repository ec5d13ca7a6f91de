import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswordHasher } from '../../../server/credentials/password-hasher.ts';
import type { Account } from '../../../server/shop/account/account.ts';
import type { AccountStore } from '../../../server/shop/account/account-store.ts';
import { createSqlAccountStore } from '../../../server/shop/account/sql-account-store.ts';
import { testAccount } from '../../../server/shop/account/testing/account.ts';
import { createSqlOutbox } from '../../../server/outbound/mail/sql-outbox.ts';
import type { OutboxEntry } from '../../../server/outbound/mail/outbox.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { createLogger } from '../../../server/operations/logger.ts';
import { openTestDatabase, patient } from '../../services/test-database.ts';
import {
  type Answer,
  type Asked,
  fillShop,
  type ShopUnderTest,
  startShop,
  type UnderTestOptions,
} from '../shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../visitor-of-shop.ts';

/** The password of every customer whom `customer` makes. */
export const password = 'korrekt pferd batterie';

/** A browser whose visitor may be a customer. */
export interface TestBrowser extends ShopVisitor {
  /** Logs in as a customer; whether that went well. */
  logIn(email: string, more?: Record<string, string>): Promise<Answer>;
  /** Does the work that a captcha asks for (a second), as its element does. */
  solveCaptcha(): Promise<string>;
  /** Another browser with the same cookies: a copy that somebody made. */
  copy(): TestBrowser;
}

export interface AccountShop extends ShopUnderTest {
  database: Database;
  accounts: AccountStore;
  /** Keeps a confirmed account. */
  customer(more?: Partial<Account>): Promise<Account>;
  /** Everything that was written to people, the last first. */
  mails(): Promise<OutboxEntry[]>;
  /** The token of the last mail to an address. */
  tokenFor(address: string): Promise<string>;
  browser(headers?: Record<string, string>): TestBrowser;
  /** What went where it must not: cookies into caches, passwords back to browsers, secrets and persons into the log. */
  leaks(): string[];
}

export interface AccountShopOptions extends UnderTestOptions {
  environment?: Record<string, string>;
}

/** The shop with accounts, in a database of its own unless one is given. Who gives it closes it. */
export async function startAccountShop(options: AccountShopOptions = {}): Promise<AccountShop> {
  const { environment = {}, database = await openTestDatabase({ limits: patient }), ...more } = options;
  // Of today: what checks captchas looks at the machine's clock as well.
  let time = Date.now();
  const now = (): number => time;
  const lines: string[] = [];
  const log = createLogger('debug', false, { write: (line) => lines.push(line) });
  const started = await startShop(environment, { database, log, now, clock: now, ...more });
  const watch = watchAnswers(lines);
  const shop = {
    ...{ ...started, lines, now },
    advance: (ms: number) => void (time += ms),
    ask: watch.over((path, asked) => started.ask(path, asked)),
  };
  fillShop(shop.content);
  const accounts = createSqlAccountStore(database);
  const outbox = createSqlOutbox({ database, clock: shop.now });
  const mails = (): Promise<OutboxEntry[]> => outbox.newest(1000);
  let made = 0;
  return {
    ...shop,
    ...{ database, accounts, mails, leaks: watch.leaks },
    async customer(given = {}) {
      made += 1;
      const account = testAccount({
        id: `customer-${made}`.padEnd(22, 'A'),
        customerNumber: String(10_000_000 + made),
        email: `customer-${made}@example.at`,
        passwordHash: await hashOnce(),
        confirmedAt: shop.now(),
        createdAt: shop.now(),
        ...given,
      });
      const created = await accounts.create(account);
      if (!created.ok) throw new Error(created.reason);
      watch.secrets.add(account.email);
      return account;
    },
    async tokenFor(address) {
      // Written after the answer.
      for (let tries = 0; tries < 500; tries++) {
        const written = await mails();
        const mail = written.find((each) => each.mail.to.address.toLowerCase() === address.toLowerCase());
        const token = /[?&](?:token|jeton)=([\w-]+)/.exec(mail?.mail.text ?? '')?.[1];
        if (token !== undefined) {
          watch.secrets.add(token);
          return token;
        }
        await sleep(10);
      }
      throw new Error(`No mail with a link was written to ${address}`);
    },
    browser: (headers = {}) => openBrowser(shop, new Map(), headers),
    async close() {
      await shop.close();
      if (!options.database) await database.close();
    },
  };
}

type Ask = ShopUnderTest['ask'];

/** Fields whose values name a person or open something. */
const secretFields = [
  'email',
  'password',
  'currentPassword',
  'token',
  'birthday',
  'lastName',
  'customerNumber',
];

/** Notes what is sent and answered, to find it again where it must not be. */
function watchAnswers(lines: readonly string[]) {
  const secrets = new Set<string>([password]);
  const found: string[] = [];

  function noteSent({ body: sent = '', headers = {} }: Asked): string[] {
    const body = String(sent);
    const isForm = headers['Content-Type']?.includes('urlencoded') === true;
    const fields: Record<string, unknown> = isForm
      ? Object.fromEntries(new URLSearchParams(body))
      : objectOf(body);
    const values = secretFields.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' && value.trim().length >= 6 ? [value] : [];
    });
    for (const value of values) secrets.add(value);
    return [fields['password'], fields['currentPassword']].filter(
      (value): value is string => typeof value === 'string' && value.length >= 6,
    );
  }

  function noteAnswer(path: string, { headers, text }: Answer, passwords: readonly string[]): void {
    const cookies = headers['set-cookie'] ?? [];
    if (cookies.length > 0 && headers['cache-control'] !== 'private, no-store')
      found.push(`${path} sets a cookie and is ${headers['cache-control']}`);
    if (passwords.some((typed) => text.includes(typed))) found.push(`${path} repeats a password`);
    for (const cookie of cookies) {
      const id = /^__Host-sid=([\w-]{32})/.exec(cookie)?.[1];
      if (id !== undefined) secrets.add(id);
    }
    const { key } = objectOf(text);
    if (typeof key === 'string') secrets.add(key);
  }

  return {
    secrets,
    over(ask: Ask): Ask {
      return async (path, asked = {}) => {
        const passwords = noteSent(asked);
        const answer = await ask(path, asked);
        noteAnswer(path, answer, passwords);
        return answer;
      };
    },
    leaks(): string[] {
      const log = lines.join('').toLowerCase();
      const told = [...secrets].filter((secret) => log.includes(secret.trim().toLowerCase()));
      return [...found, ...told.map((secret) => `the log tells ${secret}`)];
    },
  };
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

let hash: Promise<string> | undefined;
function hashOnce(): Promise<string> {
  hash ??= createPasswordHasher()
    .hash(password)
    .then((hashed) => (hashed.ok ? hashed.hash : ''));
  return hash;
}

function openBrowser(
  shop: ShopUnderTest,
  cookies: Map<string, string>,
  headers: Record<string, string>,
): TestBrowser {
  const visitor = createVisitor(shop, { cookies, headers });
  return {
    ...visitor,
    async solveCaptcha() {
      const challenge = JSON.parse((await visitor.get('/api/customer/v1/captcha')).text) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    logIn: (email, more = {}) => visitor.call('/api/customer/v1/login', { email, password, ...more }),
    copy: () => openBrowser(shop, new Map(cookies), headers),
  };
}

/** Who the shop takes a browser for. */
export async function kindOf(browser: TestBrowser): Promise<string> {
  const { status, text } = await browser.get('/api/customer/v1');
  return status === 200 ? (JSON.parse(text) as { kind: string }).kind : String(status);
}

/** The `Set-Cookie` headers of an answer. */
export const cookiesOf = ({ headers }: Answer): string[] => headers['set-cookie'] ?? [];
