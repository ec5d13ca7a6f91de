import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import { createPasswordHasher } from '../../../server/credentials/password-hasher.ts';
import { createSqlAccountStore } from '../../../server/shop/account/sql-account-store.ts';
import { testAccount } from '../../../server/shop/account/testing/account.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { openTestDatabase, patient } from '../../services/test-database.ts';
import { type Answer, type ShopUnderTest, startShop } from '../shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../visitor-of-shop.ts';

// Pages of accounts as a browser without scripts has them, with the shop's own content.

let shop: ShopUnderTest;
let database: Database;
let passwordHash: string;
let shortHash: string;
const password = 'korrekt pferd';
/** As customers have it who chose it when six characters were enough. */
const shortPassword = 'pferd6';

beforeAll(async () => {
  database = await openTestDatabase({ limits: patient });
  const folder = join(import.meta.dirname, '../../../content-fixtures');
  const source = createFilesContentSource({ folder, log: collectingLog() });
  // Who sees what is looked at here, however slow the machine is.
  shop = await startShop({ TRUST_PROXY: '1' }, { database, source, loadLimitMs: 60_000 });
  [passwordHash, shortHash] = [await hashOf(password), await hashOf(shortPassword)];
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function hashOf(given: string): Promise<string> {
  const settings = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const hashed = await createPasswordHasher({ settings }).hash(given);
  if (!hashed.ok) throw new Error('not hashed');
  return hashed.hash;
}

let customers = 0;
/** Somebody with an account, who has not logged in. */
async function customer(
  hash = passwordHash,
  tenant = 'at',
): Promise<{ visitor: ShopVisitor; email: string; number: string }> {
  customers += 1;
  const number = String(50_000_000 + customers);
  const email = `kundin.${customers}@example.at`;
  await createSqlAccountStore(database).create(
    testAccount({ tenant, id: number.padStart(22, 'A'), customerNumber: number, email, passwordHash: hash }),
  );
  return { visitor: createVisitor(shop), email, number };
}

const isPrivate = ({ headers }: Answer): boolean => headers['cache-control'] === 'private, no-store';
/** The value of an input; undefined: there is no such input. */
const valueOf = ({ text }: Answer, name: string): string | undefined =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? '')?.[1];

/** What somebody reads below a field of a page's form. */
function faultBeside({ text }: Answer, field: string): string {
  const id = new RegExp(` id="([^"]*-${field}-fault)"`).exec(text)?.[1];
  expect(id).toBeDefined();
  return seenText(elementWith(text, ` id="${id}"`));
}

describe('the login', () => {
  test('leads to the page that one wanted to see, and shows there who one is', async () => {
    const { visitor, email, number } = await customer();
    const wanted = await visitor.get('/mein-konto/meine-persoenlichen-daten');
    expect([wanted.status, isPrivate(wanted)]).toEqual([303, true]);
    const page = await visitor.get(wanted.headers.location ?? '');
    expect([page.status, isPrivate(page)]).toEqual([200, true]);
    expect(page.text).toContain('Bitte melde Dich an.');
    const target = valueOf(page, 'target');
    expect(target).toBe('/mein-konto/meine-persoenlichen-daten');

    const answer = await visitor.send('/anmelden', { form: 'login', email, password, target: target ?? '' });
    expect([answer.status, answer.headers.location]).toEqual([303, target]);
    const data = await visitor.get(target ?? '');
    expect([data.status, isPrivate(data)]).toEqual([200, true]);
    for (const shown of ['Anna', 'Berger', email]) expect(data.text).toContain(shown);
    expect(data.text.replaceAll(/\D/g, '')).toContain(number);
    // Scripts of the page may not be told more than it shows.
    expect(data.text).not.toContain(passwordHash);
  });

  test('that is refused shows what was typed, but no password', async () => {
    const { visitor, email } = await customer();
    const answer = await visitor.send('/anmelden', {
      ...{ form: 'login', email, password: 'ganz falsch', stay: 'yes', target: '/merkzettel' },
    });
    expect([answer.status, isPrivate(answer)]).toEqual([422, true]);
    expect(answer.text).toContain('E-Mail-Adresse oder Passwort stimmt nicht.');
    expect([valueOf(answer, 'email'), valueOf(answer, 'target')]).toEqual([email, '/merkzettel']);
    expect(answer.text).not.toContain('ganz falsch');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('names what is missing beside its field', async () => {
    const { visitor } = await customer();
    const before = await visitor.get('/anmelden');
    expect([faultBeside(before, 'email'), faultBeside(before, 'password')]).toEqual(['', '']);
    const answer = await visitor.send('/anmelden', { form: 'login', email: 'a@', password: '' });
    expect(answer.status).toBe(422);
    expect(faultBeside(answer, 'email')).toBe('Die E-Mail-Adresse ist nicht gültig.');
    expect(faultBeside(answer, 'password')).toBe('Das ist ein Pflichtfeld.');
  });

  test('takes a password of six characters, as one might have once', async () => {
    const { visitor, email } = await customer(shortHash);
    const answer = await visitor.send('/anmelden', { form: 'login', email, password: shortPassword });
    expect([answer.status, answer.headers.location]).toEqual([303, '/mein-konto']);
    expect((await visitor.get('/mein-konto')).status).toBe(200);
  });

  test('can be left on its page', async () => {
    const { visitor, email } = await customer();
    await visitor.send('/anmelden', { form: 'login', email, password });
    const answer = await visitor.send('/anmelden', { form: 'logout' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/anmelden?stand=abgemeldet']);
    expect((await visitor.get('/anmelden?stand=abgemeldet')).text).toContain('Du bist abgemeldet.');
    expect((await visitor.get('/mein-konto')).status).toBe(303);
  });

  test('takes nothing from another site, and no form of another page', async () => {
    const { visitor, email } = await customer();
    const fields = { form: 'login', email, password };
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect((await visitor.send('/anmelden', fields, headers)).status).toBe(403);
    expect((await visitor.send('/registrieren', fields)).status).toBe(400);
    expect((await visitor.send('/', fields)).status).toBe(405);
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('other forms', () => {
  test('registration keeps what was typed, and thanks afterwards', async () => {
    const { visitor } = await customer();
    const typed = {
      ...{ form: 'registration', salutation: 'none', firstName: 'Öde', lastName: 'M4ier', birthday: '' },
      ...{ email: 'neu@example.at', password: 'geheim geheim', terms: 'yes' },
    };
    const refused = await visitor.send('/registrieren', typed);
    expect(refused.status).toBe(422);
    expect(faultBeside(refused, 'lastName')).toBe('Bitte gib keine Sonderzeichen und keine Zahlen ein.');
    expect([valueOf(refused, 'firstName'), valueOf(refused, 'lastName')]).toEqual(['Öde', 'M4ier']);
    expect(refused.text).not.toContain('geheim geheim');
    const taken = await visitor.send('/registrieren', { ...typed, lastName: 'Maier' });
    expect([taken.status, taken.headers.location]).toEqual([303, '/registrieren?stand=registriert']);
    expect((await visitor.get('/registrieren?stand=registriert')).text).toContain('Fast fertig');
  });

  test.each([
    [7, 'Das Passwort ist zu kurz. Es braucht mindestens 8 Zeichen.'],
    [129, 'Das Passwort ist zu lang. Es darf höchstens 128 Zeichen haben.'],
  ])('registration with a password of %i characters: %s', async (length, words) => {
    const { visitor } = await customer();
    expect(faultBeside(await visitor.get('/registrieren'), 'password')).toBe('');
    const answer = await visitor.send('/registrieren', {
      ...{ form: 'registration', salutation: 'none', firstName: 'Eva', lastName: 'Maier', birthday: '' },
      ...{ email: 'eva@example.at', password: 'p'.repeat(length), terms: 'yes' },
    });
    expect(answer.status).toBe(422);
    expect(faultBeside(answer, 'password')).toBe(words);
  });

  test('a forgotten password is asked for without a script, by the mark that the form was drawn with', async () => {
    const { visitor, email } = await customer();
    const page = await visitor.get('/passwort-vergessen');
    const formToken = valueOf(page, 'formToken') ?? '';
    expect(formToken).toMatch(/./);
    const early = await visitor.send('/passwort-vergessen', { form: 'forgot-password', email, formToken });
    expect(early.status).toBe(422);
    expect(early.text).toContain('Das ging sehr schnell.');
    shop.advance(4000);
    const taken = await visitor.send('/passwort-vergessen', {
      ...{ form: 'forgot-password', email, formToken: valueOf(early, 'formToken') ?? '' },
    });
    expect([taken.status, taken.headers.location]).toEqual([303, '/passwort-vergessen?stand=gesendet']);
  });

  describe('the page behind a confirmation', () => {
    const entered = {
      ...{
        form: 'registration',
        salutation: 'none',
        firstName: 'Öde',
        lastName: 'Maier',
        birthday: '1.2.1980',
      },
      ...{ password: 'geheim geheim', terms: 'yes' },
    };
    const own = { ...{ salutation: 'female', firstName: 'Elsa', lastName: 'Wagner' }, terms: 'yes' };
    let registered = 0;

    /** Registers somebody in a browser; the path of the mail's link. */
    async function register(visitor: ShopVisitor, email = `neu.${(registered += 1)}@example.at`) {
      const from = { 'X-Forwarded-For': `10.9.0.${(registered += 1)}` };
      await visitor.send('/registrieren', { ...entered, email }, from);
      const { rows } = await sql<{ body: string }>`
        select body from mail_outbox where address = ${email} order by id desc limit 1`.execute(
        database.kysely,
      );
      const token = /[?&]token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
      return { email, token, path: `/registrieren/bestaetigen?token=${token}` };
    }
    const logIn = async (email: string, given: string) =>
      (await createVisitor(shop).send('/anmelden', { form: 'login', email, password: given })).status;

    test('asks for a press of its button in the browser that registered, and is done after it', async () => {
      const visitor = createVisitor(shop);
      const { email, path } = await register(visitor);
      const page = await visitor.get(path);
      expect(page.text).toContain('>E-Mail-Adresse bestätigen</button>');
      expect(page.text).not.toContain('name="password"');
      expect(valueOf(page, 'firstName')).toBeUndefined();
      const sent = { form: 'confirm-account', token: valueOf(page, 'token') ?? '', known: 'yes' };
      const taken = await visitor.send(path, sent);
      expect([taken.status, taken.headers.location]).toEqual([303, '/anmelden?stand=bestaetigt']);
      // By the button for back, by a second press, in a second tab, or later.
      const again = await visitor.get(path);
      expect(again.text).toContain('Dein Konto ist schon bestätigt.');
      expect(again.text).not.toContain('value="confirm-account"');
      const second = await visitor.send(path, sent);
      expect([second.status, second.headers.location]).toEqual([303, '/anmelden?stand=schon-bestaetigt']);
      expect((await visitor.get('/anmelden?stand=schon-bestaetigt')).text).toContain(
        'Dein Konto ist schon bestätigt.',
      );
      expect(await logIn(email, 'geheim geheim')).toBe(303);
    });

    test('asks everybody else who he is: the names are there, the rest is not', async () => {
      const { email, path, token } = await register(createVisitor(shop));
      const reader = createVisitor(shop);
      const page = await reader.get(path);
      expect([valueOf(page, 'firstName'), valueOf(page, 'lastName')]).toEqual(['Öde', 'Maier']);
      expect(page.text).toMatch(/<input [^>]*name="password"/);
      expect(valueOf(page, 'birthday')).toBeUndefined();
      expect(page.text).not.toContain('1980-02-01');
      expect(page.text).toContain('>Konto anlegen</button>');
      const form = { form: 'confirm-account', token, ...own, birthday: '' };
      const refused = await reader.send(path, { ...form, firstName: 'Else', password: 'kurz' });
      expect([refused.status, isPrivate(refused)]).toEqual([422, true]);
      expect(faultBeside(refused, 'password')).toContain('Das Passwort ist zu kurz.');
      expect([valueOf(refused, 'firstName'), valueOf(refused, 'token')]).toEqual(['Else', token]);
      expect(await logIn(email, 'geheim geheim')).toBe(422);
      const taken = await reader.send(path, { ...form, password: 'selbst gewählt' });
      expect(taken.headers.location).toBe('/anmelden?stand=bestaetigt');
      expect([await logIn(email, 'selbst gewählt'), await logIn(email, 'geheim geheim')]).toEqual([303, 422]);
      // A second tab, which was filled in as well: nothing changes, and nobody is told that it did.
      const late = await reader.send(path, { ...form, password: 'etwas anderes' });
      expect(late.headers.location).toBe('/anmelden?stand=schon-bestaetigt');
      expect([await logIn(email, 'selbst gewählt'), await logIn(email, 'etwas anderes')]).toEqual([303, 422]);
    });

    test('asks for it also where another has registered the address since the page was drawn', async () => {
      const visitor = createVisitor(shop);
      const { email, path, token } = await register(visitor);
      expect((await visitor.get(path)).text).toContain('>E-Mail-Adresse bestätigen</button>');
      await register(createVisitor(shop), email);
      const sent = await visitor.send(path, { form: 'confirm-account', token, known: 'yes' });
      expect([sent.status, sent.headers.location]).toEqual([303, path]);
      expect(valueOf(await visitor.get(path), 'firstName')).toBe('Öde');
    });

    test('knows the browser for an hour: later somebody else may sit there', async () => {
      const visitor = createVisitor(shop);
      const { path } = await register(visitor);
      const [, secret = ''] = [...visitor.cookies].find(([name]) => name.endsWith('registration')) ?? [];
      expect(secret).toMatch(/^[\w-]{32}$/);
      expect((await visitor.get(path)).text).toContain('>E-Mail-Adresse bestätigen</button>');
      visitor.cookies.delete('__Host-registration');
      expect((await visitor.get(path)).text).toContain('>Konto anlegen</button>');
    });

    test('says that a link has ended, or is none', async () => {
      const visitor = createVisitor(shop);
      const { path } = await register(visitor);
      shop.advance(7 * 24 * 60 * 60_000);
      for (const each of [path, '/registrieren/bestaetigen?token=AAAAAAAAAAAAAAAAAAAAAA']) {
        const page = await visitor.get(each);
        expect(page.text).toContain('Dieser Link ist nicht mehr gültig.');
        expect(page.text).not.toContain('value="confirm-account"');
      }
    });
  });

  test('a link that is none says so, and tells nobody of its address', async () => {
    const { visitor } = await customer();
    const page = await visitor.get('/passwort-neu?token=AAAAAAAAAAAAAAAAAAAAAA');
    expect(page.status).toBe(200);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.text).toContain('Dieser Link ist nicht mehr gültig.');
    expect(valueOf(page, 'password')).toBeUndefined();
    expect((await visitor.get('/passwort-neu')).text).toContain('über den Link in unserer E-Mail');
    const alias = await visitor.get('/password/reset?token=x');
    expect([alias.status, alias.headers.location]).toEqual([308, '/passwort-neu?token=x']);
  });
});

test.each([
  ['/account', '/mein-konto'],
  ['/account/data', '/mein-konto/meine-persoenlichen-daten'],
  ['/account/settings', '/mein-konto/meine-persoenlichen-daten'],
])('%s leads to %s, whose customer sees it', async (path, to) => {
  const { visitor, email } = await customer();
  await visitor.send('/anmelden', { form: 'login', email, password });
  const answer = await visitor.get(path);
  expect([answer.status, answer.headers.location]).toEqual([308, to]);
  expect((await visitor.get(to)).text).toContain(email);
});

describe('full rights end', () => {
  const minute = 60_000;
  const home = 'https://www.example.at';

  async function loggedIn(stay: 'yes' | ''): Promise<ShopVisitor> {
    const { visitor, email } = await customer();
    await visitor.send('/anmelden', { form: 'login', email, password, stay });
    return visitor;
  }
  const kindOf = async (visitor: ShopVisitor): Promise<unknown> =>
    (JSON.parse((await visitor.get('/api/customer/v1')).text) as { kind: string }).kind;

  test('half an hour after the last request; whoever stays is known softly, and asked for the password', async () => {
    const visitor = await loggedIn('yes');
    shop.advance(29 * minute);
    // That somebody was here is noted beside the answers: a few of them give it time on a busy machine.
    for (let look = 0; look < 5; look++) expect(await kindOf(visitor)).toBe('full');
    shop.advance(29 * minute);
    expect(await kindOf(visitor)).toBe('full');
    shop.advance(31 * minute);
    expect(await kindOf(visitor)).toBe('soft');
    const page = await visitor.get('/mein-konto/meine-persoenlichen-daten');
    expect(page.status).toBe(303);
    const login = await visitor.get(page.headers.location ?? '');
    expect(login.text).toContain('Bitte gib zur Sicherheit noch einmal Dein Passwort ein.');
    // What the header shows follows with the next session key.
    expect(decodeURIComponent(visitor.cookies.get('login') ?? '')).toContain('"li":"1"');
    const key = await visitor.call('/api/session/v1/at', {}, { Origin: home, Host: 'at.localhost' });
    expect(key.status).toBe(403);
    await visitor.call('/api/session/v1/at', {});
    expect(decodeURIComponent(visitor.cookies.get('login') ?? '')).toContain('"li":"0"');
  });

  test('at once for whoever does not stay', async () => {
    const visitor = await loggedIn('');
    shop.advance(31 * minute);
    expect(await kindOf(visitor)).toBe('anonymous');
  });
});

test('of 200 visitors at the same time, each sees nobody but himself', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => customer()));
  // A few at a time wait for their password to be compared, each from an address of its own.
  for (let first = 0; first < all.length; first += 20)
    await Promise.all(
      all.slice(first, first + 20).map(async ({ visitor, email }, at) => {
        const from = { 'X-Forwarded-For': `10.0.${first}.${at}` };
        const answer = await visitor.send('/anmelden', { form: 'login', email, password }, from);
        expect(answer.status).toBe(303);
      }),
    );
  const emails = all.map(({ email }) => email);
  await Promise.all(
    all.map(async ({ visitor, email }) => {
      for (const path of ['/api/customer/v1', '/mein-konto/meine-persoenlichen-daten', '/']) {
        const { text } = await visitor.get(path);
        expect(emails.filter((other) => text.includes(other))).toEqual(path === '/' ? [] : [email]);
      }
    }),
  );
}, 60_000);

describe.each([
  ['at', ''],
  ['default', ''],
  ['default', '/fr'],
  ['default', '/nl'],
])('the account of %s%s', (tenant, prefix) => {
  const built = ['data', 'orders', 'invoices', 'addresses', 'payback'];
  const names = tenant === 'at' ? built : [...built, 'overview', 'bookings', 'payment-dates'];
  const unsupported =
    tenant === 'at' ? [] : ['overview', 'orders', 'bookings', 'invoices', 'payment-dates', 'payback'];
  const words: Record<string, string> = {
    '': 'Das bieten wir hier nicht an.',
    '/fr': 'Nous ne proposons pas cette page ici.',
    '/nl': 'Dit bieden we hier niet aan.',
  };
  const host = { Host: `${tenant}.localhost` };

  test.each(names)('/account/%s leads to its page, after the login', async (name) => {
    const { path, visitor } = await opened(name);
    const page = await visitor.get(path, host);
    expect([page.status, isPrivate(page)]).toEqual([200, true]);
    const isSaid = seenText(page.text).includes(words[prefix] ?? '?');
    expect([name, isSaid]).toEqual([name, unsupported.includes(name)]);
    const label =
      { '': 'Menü des Kontos', '/fr': 'Menu du compte', '/nl': 'Menu van het account' }[prefix] ?? '?';
    const menu = elementWith(page.text, ` aria-label="${label}"`);
    const links = [...menu.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.includes(path)).toBe(!unsupported.includes(name));
    const onward = {
      '': '/bestellung-verfolgen',
      '/fr': '/fr/suivre-ma-commande',
      '/nl': '/nl/bestelling-volgen',
    };
    const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main>'));
    const leadsOn = main.includes(`href="${onward[prefix as keyof typeof onward]}"`);
    expect([name, leadsOn]).toEqual([name, unsupported.includes(name)]);
  });

  test('has in its menu the address book, newsletter, loyalty programme where there is one, help, wishlist and the way out', async () => {
    const { path, visitor } = await opened('data');
    const { text } = await visitor.get(path, host);
    const label =
      { '': 'Menü des Kontos', '/fr': 'Menu du compte', '/nl': 'Menu van het account' }[prefix] ?? '?';
    const menu = seenText(elementWith(text, ` aria-label="${label}"`));
    const entries = {
      '': ['Adressbuch', 'Newsletter', 'Service & Hilfe', 'Merkzettel', 'Abmelden'],
      '/fr': ['Carnet d’adresses', 'Newsletter', 'Aide et service', 'Liste d’envies', 'Se déconnecter'],
      '/nl': ['Adresboek', 'Nieuwsbrief', 'Service en hulp', 'Verlanglijst', 'Uitloggen'],
    }[prefix] ?? ['?'];
    for (const entry of entries) expect(menu).toContain(entry);
    expect(menu.includes('Payback')).toBe(tenant === 'at');
  });

  /** A page of the account by its link of messages, as whoever is logged in gets it. */
  async function opened(name: string): Promise<{ path: string; visitor: ShopVisitor }> {
    const visitor = createVisitor(shop, { headers: host });
    const before = await visitor.get(`${prefix}/account/${name}`);
    expect(before.status).toBe(303);
    const login = before.headers.location ?? '';
    const { email } = await customer(passwordHash, tenant);
    const [page = '', query = ''] = login.split('?');
    const target = [...new URLSearchParams(query).values()][0] ?? '';
    const sent = await visitor.send(page, {
      form: 'login',
      email,
      password,
      target,
    });
    expect([sent.status, sent.headers.location]).toEqual([303, target]);
    return { path: target, visitor };
  }
});
