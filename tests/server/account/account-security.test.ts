import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountForms } from '../../../schemas/account/form-state.ts';
import type { Account } from '../../../server/shop/account/account.ts';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { seenText } from '../../running/seen-text.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../../services/database-door.ts';
import { type SmtpSink, startSmtpSink } from '../../services/smtp-sink.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import {
  type AccountShop,
  cookiesOf,
  kindOf,
  password,
  startAccountShop,
  type TestBrowser,
} from './account-shop.ts';
import { heading } from '../fake-content.ts';

// Links in mails, fields that nobody asked for, mails that say more than one, and outages.

const minute = 60_000;
const api = '/api/customer/v1';
const invalidLink = 'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen Link an.';
const newPassword = 'neu und lang genug';

const entries = {
  ...{ salutation: 'none', firstName: 'Eva', lastName: 'Neubauer', birthday: '17.3.1991' },
  ...{ email: 'eva@example.at', password: 'lang genug dafür', terms: 'yes' },
};
const details = { salutation: 'none', firstName: 'Eva', lastName: 'Neubauer' };
const detailOf = (text: string): string => (JSON.parse(text) as { detail: string }).detail;

describe('a link to a new password', () => {
  let shop: AccountShop;
  let sink: SmtpSink;
  let anna: Account;
  let token: string;
  beforeAll(async () => {
    sink = await startSmtpSink();
    shop = await startAccountShop({ environment: { SMTP_URL: sink.url } });
    shop.content.page({ path: '/_/password-reset', main: [heading('Neues Passwort')] });
    shop.content.page({ path: '/_/confirm-account', main: [heading('Bestätigen')] });
    await shop.shop.prepare();
  });
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.shop.finish();
    await shop.close();
    await sink.close();
  });
  beforeEach(async () => {
    shop.advance(60 * minute);
    anna = await shop.customer();
    token = await linkFor(anna);
  });

  async function linkFor({ email }: Account): Promise<string> {
    const browser = shop.browser();
    const links = (): string[] =>
      sink.mails
        .filter(({ envelope }) => envelope.to.includes(email))
        .flatMap(({ parsed }) => /[?&]token=([\w-]+)/.exec(parsed.text ?? '')?.[1] ?? []);
    const had = links().length;
    const captcha = await browser.solveCaptcha();
    expect((await browser.call(`${api}/forgot-password`, { email, captcha })).status).toBe(200);
    await expect.poll(() => links().length).toBe(had + 1);
    return links().at(-1) ?? '';
  }
  const reset = (given: object) =>
    shop.browser().call(`${api}/reset-password`, { token, password: newPassword, ...given });

  test('opens once', async () => {
    expect((await reset({})).status).toBe(200);
    const again = await reset({ password: 'noch ein anderes' });
    expect([again.status, detailOf(again.text)]).toEqual([410, invalidLink]);
    expect((await shop.browser().logIn(anna.email, { password: newPassword })).status).toBe(200);
  });

  test('of which two are sent at the same time sets one password', async () => {
    const tries = ['erster Versuch', 'zweiter Versuch', 'dritter Versuch', 'vierter Versuch'];
    const other = connectDatabase(shop.database.connection, collectingLog());
    // Nobody gets on before all of them have found the link good.
    const sent = await other.kysely.transaction().execute(async (transaction) => {
      await sql`select from account where id = ${anna.id} for update`.execute(transaction);
      const answers = tries.map(async (each) => (await reset({ password: each })).status);
      await expect.poll(() => waiting(other)).toBe(tries.length);
      return answers;
    });
    const statuses = await Promise.all(sent);
    await other.close();
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    const winner = tries[statuses.indexOf(200)] ?? '';
    expect((await shop.browser().logIn(anna.email, { password: winner })).status).toBe(200);
  });

  test('sets the password of nobody else, whoever is logged in and whatever is named', async () => {
    const bert = await shop.customer();
    const browser = shop.browser();
    await browser.logIn(bert.email);
    const named = await browser.call(`${api}/reset-password`, {
      token,
      password: newPassword,
      email: bert.email,
    });
    expect(named.status).toBe(400);
    expect((await browser.call(`${api}/reset-password`, { token, password: newPassword })).status).toBe(200);
    expect((await shop.browser().logIn(bert.email)).status).toBe(200);
    expect((await shop.browser().logIn(anna.email, { password: newPassword })).status).toBe(200);
  });

  test('of another shop, or for something else, opens nothing', async () => {
    const elsewhere = await shop
      .browser({ Host: 'default.localhost' })
      .call(`${api}/reset-password`, { token, password: newPassword });
    expect(elsewhere.status).toBe(410);
    expect((await shop.browser().call(`${api}/confirm-account`, { token })).status).toBe(410);
    expect((await reset({})).status).toBe(200);
  });

  test('ends after half an hour, to the moment', async () => {
    const bert = await shop.customer();
    const last = await linkFor(bert);
    shop.advance(30 * minute - 1);
    expect((await reset({ token: last })).status).toBe(200);
    shop.advance(1);
    const late = await reset({});
    expect([late.status, detailOf(late.text)]).toEqual([410, invalidLink]);
    expect((await shop.browser().logIn(anna.email)).status).toBe(200);
  });

  test('holds beside the next one, which ends when it is used', async () => {
    shop.advance(10 * minute);
    const next = await linkFor(anna);
    expect((await reset({})).status).toBe(200);
    expect((await reset({ token: next })).status).toBe(410);
  });

  test.each(['', 'x', 'a'.repeat(22), 'a'.repeat(900), '../../etc', "' or '1'='1", '\u0000', '😀'])(
    'that somebody makes up, %j, opens nothing',
    async (made) => {
      const { status } = await reset({ token: made });
      expect([400, 410]).toContain(status);
    },
  );

  test('stands nowhere at rest: neither with the account, nor in the outbox once it is sent', async () => {
    const everything = await wholeDatabase(shop.database);
    expect(everything).toContain(anna.id);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(password);
    // A mail that was sent is forgotten, and with it whom it went to.
    const left = (await shop.mails()).map(({ mail }) => mail);
    expect(JSON.stringify(left)).not.toContain('@');
  });

  test('is told to nobody by the page that it opens', async () => {
    for (const path of [`/passwort-neu?token=${token}`, `/registrieren/bestaetigen?token=${token}`]) {
      const { status, headers } = await shop.ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('private, no-store');
    }
    // Looking at the page uses nothing up: programs follow links too.
    expect((await reset({})).status).toBe(200);
  });
});

describe('fields that nobody asked for', () => {
  let shop: AccountShop;
  beforeAll(async () => (shop = await startAccountShop({ environment: { TRUST_PROXY: '1' } })));
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.close();
  });

  const extra: readonly Record<string, unknown>[] = [
    { role: 'admin' },
    { businessPartnerNo: '1' },
    { price: 1 },
    { type: 2 },
    { confirmedAt: 1 },
    { flags: '{"creditAffinity":true}' },
    { creditAffinity: true },
    { id: 'BBBBBBBBBBBBBBBBBBBBBB' },
    { customerId: 'BBBBBBBBBBBBBBBBBBBBBB' },
    { customerNumber: '10000001', tenant: 'default' },
    { passwordHash: '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAA' },
    { constructor: 'x' },
  ];
  /** What each form takes, as it would do its work. */
  const bodies = (email: string): Record<string, Record<string, unknown>> => ({
    login: { email, password },
    'number-login': { customerNumber: '10000001', birthday: '31.1.1980' },
    registration: { ...entries, email: 'ganz-neu@example.at' },
    'confirm-account': { token: 'a'.repeat(22) },
    'forgot-password': { email },
    'reset-password': { token: 'a'.repeat(22), password: newPassword },
    'change-password': { currentPassword: password, password: newPassword },
    'change-details': { ...details, phone: '0660 1234567', birthday: '' },
    'change-email': { currentPassword: password, email: 'andere@example.at' },
    'confirm-email': { token: 'a'.repeat(22) },
    'cancel-advertising': { cancelNewsletter: 'yes' },
    'export-data': { currentPassword: password },
    'delete-account': { currentPassword: password },
    logout: {},
  });

  test.each(accountForms)(
    'are refused by the form %s, as JSON and as a form, and change nothing',
    async (form) => {
      const anna = await shop.customer();
      const browser = shop.browser({ 'X-Forwarded-For': '198.51.100.1' });
      expect((await browser.logIn(anna.email)).status).toBe(200);
      const before = await wholeAccounts(shop.database);
      for (const more of extra) {
        const own = bodies(anna.email)[form] ?? {};
        if (Object.keys(more).every((name) => name in own)) continue;
        const body = { ...own, ...more };
        const answer = await browser.call(`${api}/${form}`, body);
        expect([more, answer.status, cookiesOf(answer)]).toEqual([more, 400, []]);
        const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
        expect([more, (await browser.send(`${api}/${form}`, fields)).status]).toEqual([more, 400]);
      }
      const polluting = await shop.ask(`${api}/${form}`, {
        ...{
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        },
        body: `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}`,
      });
      expect(polluting.status).toBe(400);
      expect(({} as Record<string, unknown>)['role']).toBeUndefined();
      expect(await wholeAccounts(shop.database)).toEqual(before);
      expect(await kindOf(browser)).toBe('full');
    },
  );
});

describe('mails that somebody else is to get', () => {
  let shop: AccountShop;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    shop = await startAccountShop({ environment: { SMTP_URL: sink.url, TRUST_PROXY: '1' } });
    await shop.shop.prepare();
  });
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.shop.finish();
    await shop.close();
    await sink.close();
  });
  afterEach(() => {
    sink.mails.splice(0);
    shop.advance(25 * 60 * minute);
  });
  let address = 0;
  const stranger = (): TestBrowser =>
    shop.browser({ 'X-Forwarded-For': `198.51.100.${(address += 1) % 250}` });
  /** Mails that came, none of them still held by its sender: a clock that turns meanwhile has it sent again. */
  async function arrived(count: () => number, mails: number): Promise<void> {
    await expect.poll(count).toBe(mails);
    await expect
      .poll(async () => (await shop.mails()).filter(({ state }) => state === 'waiting'))
      .toEqual([]);
  }

  test.each([
    { email: 'a@example.at,evil@example.org' },
    { email: '"x@evil.example y"@example.at' },
    { email: '=?utf-8?q?a=40example.at?=' },
    { email: 'a@example.at\r\nBcc: v@example.org' },
    { email: 'a@example.at\nv@example.org' },
    { email: 'A <a@example.at>' },
    { email: `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(63)}.at` },
    { email: `${'x'.repeat(65)}@example.at` },
    { email: 'a@example.at;b@example.at' },
    { firstName: 'A\r\nBcc: v@example.org' },
    { lastName: 'A\r\n\r\nHallo' },
    { firstName: 'A\u0085B' },
    { lastName: 'A\u2028Bcc: v' },
    { firstName: 'evil.example/gewinn' },
    { lastName: 'Klick <a href=//evil.example>hier</a>' },
  ])('are not written for %j', async (more) => {
    const answer = await stranger().call(`${api}/registration`, { ...entries, ...more });
    expect(answer.status).toBe(422);
    expect(await shop.mails()).toEqual([]);
  });

  test('go to one person, and say nothing that was entered beside the name', async () => {
    const { status } = await stranger().call(`${api}/registration`, {
      ...{ ...entries, firstName: 'Gewinn abholen unter', lastName: 'Beispiel', email: 'Zoe@Example.AT' },
    });
    expect(status).toBe(200);
    await expect.poll(() => sink.mails.length).toBe(1);
    const [mail] = sink.mails;
    expect(mail?.envelope.to.map((to) => to.toLowerCase())).toEqual(['zoe@example.at']);
    expect(mail?.raw.match(/^(to|cc|bcc):/gim)).toEqual(['To:']);
    expect(mail?.parsed.text).not.toContain(entries.password);
    expect(mail?.parsed.text).not.toContain('1991');
    for (const part of [mail?.parsed.text, mail?.raw, JSON.stringify(mail?.parsed.to)])
      expect(part).not.toMatch(/Gewinn|Beispiel/);
  });

  test('come three times a day to whoever others register, however the address is written', async () => {
    const spellings = ['opfer@example.at', 'Opfer@Example.at', 'opfer+1@example.at', 'opfer+2@example.at'];
    for (const [before, email] of [...spellings, ...spellings].entries()) {
      // Held back without a word: whoever owns the mailbox may be the next to ask.
      expect((await stranger().call(`${api}/registration`, { ...entries, email })).status).toBe(200);
      await arrived(() => sink.mails.length, Math.min(before + 1, 3));
      shop.advance(11 * minute);
    }
    await stranger().call(`${api}/registration`, { ...entries, email: 'andere@example.at' });
    await arrived(
      () => sink.mails.filter(({ envelope }) => envelope.to.includes('andere@example.at')).length,
      1,
    );
    expect(sink.mails).toHaveLength(4);
  });

  test('come once in ten minutes and three times a day to whose password others forget', async () => {
    const [known, other] = [await shop.customer(), await shop.customer()];
    async function forget(email: string): Promise<void> {
      const browser = stranger();
      const captcha = await browser.solveCaptcha();
      const answer = await browser.call(`${api}/forgot-password`, { email, captcha });
      // Whoever asks is told the same each time.
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        200,
        { to: '/passwort-vergessen?stand=gesendet' },
      ]);
    }
    const mailsTo = ({ email }: Account): number =>
      sink.mails.filter(({ envelope }) => envelope.to.includes(email)).length;
    await forget(known.email);
    await arrived(() => mailsTo(known), 1);
    // Within ten minutes it brings none.
    await forget(known.email.toUpperCase());
    for (const mails of [2, 3, 3, 3]) {
      shop.advance(11 * minute);
      await forget(known.email);
      await arrived(() => mailsTo(known), mails);
    }
    // What was asked for later has come: what had to come before has, too.
    await forget(other.email);
    await expect.poll(() => mailsTo(other)).toBe(1);
    expect(mailsTo(known)).toBe(3);
  });
});

describe('an outage that passes', () => {
  let whole: Database;
  let door: DatabaseDoor;
  let database: Database;
  let shop: AccountShop;
  let browser: TestBrowser;
  const formsOf: Readonly<Record<string, { type: string }[]>> = {
    '/_/login': [{ type: 'login-form' }],
    '/_/registration': [{ type: 'registration-form' }],
  };
  beforeAll(async () => {
    whole = await openTestDatabase();
    door = await makeDatabaseDoor(whole.connection);
    database = connectDatabase(door.connection, collectingLog(), { statementMs: 300 });
    shop = await startAccountShop({ database });
    for (const path of ['/_/login', '/_/account', '/_/account-data', '/_/registration'])
      shop.content.page({ path, main: [heading('Konto'), ...(formsOf[path] ?? [])] });
    const { email } = await shop.customer();
    browser = shop.browser();
    await browser.logIn(email, { stay: 'yes' });
  });
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.close();
    await database.close();
    await whole.close();
  });

  /** Everything that asks who somebody is. */
  const asking: readonly [string, (of: TestBrowser) => ReturnType<TestBrowser['get']>][] = [
    ['who am I', (of) => of.get(api)],
    ['the session key', (of) => of.call('/api/session/v1/at')],
    ['the account', (of) => of.get('/mein-konto')],
    ['the login', (of) => of.get('/anmelden')],
    [
      'a new password',
      (of) => of.call(`${api}/change-password`, { currentPassword: password, password: newPassword }),
    ],
    ['a login', (of) => of.logIn('eva@example.at')],
    ['a logout', (of) => of.call(`${api}/logout`)],
  ];

  /** The statuses of all, none of which changes a cookie. */
  async function askAll(): Promise<[string, number][]> {
    const cookies = new Map(browser.cookies);
    const statuses: [string, number][] = [];
    for (const [name, ask] of asking) {
      const answer = await ask(browser);
      statuses.push([name, answer.status]);
      expect([name, cookiesOf(answer)]).toEqual([name, []]);
      const isKept = !/no-store/.test(answer.headers['cache-control'] ?? '');
      expect([name, isKept]).toEqual([name, false]);
    }
    // Nobody known is an answer, and none of these.
    const gateway = await browser.call('/api/gateway/', { query: '{ customer { state } }' });
    expect(cookiesOf(gateway)).toEqual([]);
    expect(JSON.parse(gateway.text)).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) } }],
    });
    expect(browser.cookies).toEqual(cookies);
    return statuses;
  }

  test('of the database is 503 with a time to come again, and logs nobody out', async () => {
    await door.shut();
    expect(await askAll()).toEqual(asking.map(([name]) => [name, 503]));
    const { headers } = await browser.get(api);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Pages that are everybody's go on.
    expect((await browser.get('/')).status).toBe(200);
    await door.open();
    await expect.poll(() => kindOf(browser)).toBe('full');
  });

  test.each([
    ['/anmelden', 'login', { email: 'eva@example.at', password: 'lang genug dafür' }],
    ['/registrieren', 'registration', entries],
  ])('of the database is told on the page %s, which keeps what was typed', async (path, form, typed) => {
    const words = 'Es ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.';
    expect(seenText((await shop.browser().get(path)).text)).not.toContain(words);
    await door.shut();
    const answer = await shop.browser().send(path, { form, ...typed });
    expect(answer.status).toBe(503);
    expect(seenText(answer.text)).toContain(words);
    const { password: _password, ...kept } = typed as Record<string, string>;
    for (const name of Object.keys(kept).filter((each) => !['salutation', 'terms'].includes(each)))
      expect(answer.text).toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* value="${kept[name]}"`));
    await door.open();
    await expect.poll(() => kindOf(browser)).toBe('full');
  });

  test('of the database is told in words of its own where a password was to be set', async () => {
    await door.shut();
    const answer = await shop
      .browser()
      .call(`${api}/reset-password`, { token: 'a'.repeat(43), password: newPassword });
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({
      detail: 'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuche es später noch einmal.',
    });
    await door.open();
    await expect.poll(() => kindOf(browser)).toBe('full');
  });

  test('of the database is nobody’s attempt: afterwards all forms are as they were', async () => {
    const { email } = await shop.customer();
    const late = shop.browser();
    const captcha = await late.solveCaptcha();
    const tries = [
      ['registration', { ...entries, email: 'spaet@example.at' }],
      ['login', { email, password }],
      ['login', { email, password: 'ein falsches' }],
      ['forgot-password', { email, captcha }],
    ] as const;
    await door.shut();
    for (let times = 0; times < 12; times += 1)
      for (const [form, typed] of tries)
        expect([form, (await late.call(`${api}/${form}`, typed)).status]).toEqual([form, 503]);
    await door.open();
    await expect.poll(() => kindOf(browser)).toBe('full');
    for (const [form, typed] of tries)
      expect([form, (await late.call(`${api}/${form}`, typed)).status]).toEqual([
        form,
        'password' in typed && typed.password === 'ein falsches' ? 422 : 200,
      ]);
    expect(await shop.tokenFor('spaet@example.at')).not.toBe('');
    expect(await shop.tokenFor(email)).not.toBe('');
  });

  test('of a table that hangs is a time-out, and logs nobody out', async () => {
    const other = connectDatabase(whole.connection, collectingLog());
    await other.kysely.transaction().execute(async (transaction) => {
      await sql`lock table session, account in access exclusive mode`.execute(transaction);
      expect(await askAll()).toEqual(asking.map(([name]) => [name, 503]));
    });
    await other.close();
    expect(await kindOf(browser)).toBe('full');
  });

  test('of the shop itself is told as one, and logs nobody out', async () => {
    await sql`alter table session rename to session_away`.execute(whole.kysely);
    await sql`alter table account rename to account_away`.execute(whole.kysely);
    expect(await askAll()).toEqual(asking.map(([name]) => [name, 503]));
    await sql`alter table session_away rename to session`.execute(whole.kysely);
    await sql`alter table account_away rename to account`.execute(whole.kysely);
    expect(await kindOf(browser)).toBe('full');
  });

  test('too many calls are 429, and log nobody out', async () => {
    const answers: Awaited<ReturnType<TestBrowser['call']>>[] = [];
    for (let at = 0; at < 130; at++) answers.push(await browser.call('/api/session/v1/at'));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length > 5, refused.flatMap(cookiesOf)]).toEqual([true, []]);
    expect(await kindOf(browser)).toBe('full');
  });
});

/** Calls that wait for a row which another has. */
async function waiting({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
  return rows[0]?.waiting ?? 0;
}

/** Every row of every table, as text. */
async function wholeDatabase({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(kysely);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      kysely,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

async function wholeAccounts({ kysely }: Pick<Database, 'kysely'>): Promise<unknown[]> {
  const { rows } = await sql`select a::text from account a order by id`.execute(kysely);
  return rows;
}
