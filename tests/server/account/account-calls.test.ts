import { randomBytes } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/storage/database/database.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import { type ShopUnderTest, startShop } from '../shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../visitor-of-shop.ts';

// What scripts of the shop call for accounts, on the whole app; its mails are read where they wait to be sent.

let shop: ShopUnderTest;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await startShop({}, { database });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

// Registrations are counted by the hour.
beforeEach(() => shop.advance(60 * 60_000));

const api = '/api/customer/v1';
const password = 'korrekt pferd';
const registration = (email: string): object => ({
  ...{ salutation: 'none', firstName: 'Anna', lastName: 'Müller', birthday: '29.2.2000' },
  ...{ email, password, terms: 'yes' },
});
const anyEmail = (): string => `anna.${randomBytes(6).toString('hex')}@example.at`;

/** The mails that somebody was written, the newest last. */
async function mailsTo(address: string): Promise<{ subject: string; body: string; purpose: string }[]> {
  const { rows } = await sql<{ subject: string; body: string; purpose: string }>`
    select subject, body, purpose from mail_outbox where address = ${address} order by id`.execute(
    database.kysely,
  );
  return rows;
}

async function tokenTo(address: string, purpose: string): Promise<string> {
  for (let look = 0; look < 100; look += 1) {
    const mail = (await mailsTo(address)).findLast((each) => each.purpose === purpose);
    const token = mail && /[?&](?:token|jeton)=([\w-]+)/.exec(mail.body)?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail "${purpose}" has come to ${address}`);
}

async function customer(visitor: ShopVisitor, email = anyEmail()): Promise<string> {
  expect((await visitor.call(`${api}/registration`, registration(email))).status).toBe(200);
  const token = await tokenTo(email, 'confirm-registration');
  expect((await visitor.call(`${api}/confirm-account`, { token })).status).toBe(200);
  return email;
}
const json = ({ text }: { text: string }): Record<string, unknown> =>
  JSON.parse(text) as Record<string, unknown>;

describe('an account', () => {
  test.each(['a&b@x.at', 'jörg@x.at', 'a=b/c@x.at'])(
    'of an address and names that the form takes gets its mail, and can log in: %s',
    async (email) => {
      const visitor = createVisitor(shop);
      const long = { firstName: 'a'.repeat(50), lastName: 'b'.repeat(60) };
      const made = await visitor.call(`${api}/registration`, { ...registration(email), ...long });
      expect(made.status).toBe(200);
      const logIn = (typed: string) => visitor.call(`${api}/login`, { email, password: typed });
      // Before it is confirmed, the right password is refused as a wrong one is, and never fails.
      expect((await logIn(password)).status).toBe(422);
      expect((await logIn('falsches Passwort')).status).toBe(422);
      const token = await tokenTo(email, 'confirm-registration');
      expect((await visitor.call(`${api}/confirm-account`, { token })).status).toBe(200);
      expect((await logIn(password)).status).toBe(200);
    },
  );

  test('is made, confirmed, logged in to and left', async () => {
    const visitor = createVisitor(shop);
    const email = anyEmail();
    const made = await visitor.call(`${api}/registration`, registration(email));
    expect([made.status, json(made)['to']]).toEqual([200, '/registrieren?stand=registriert']);
    const early = await visitor.call(`${api}/login`, { email, password });
    expect([early.status, json(early)['detail']]).toEqual([
      422,
      expect.stringContaining('bestätige zuerst Deine E-Mail-Adresse'),
    ]);
    const token = await tokenTo(email, 'confirm-registration');
    await visitor.call(`${api}/confirm-account`, { token });

    const answer = await visitor.call(`${api}/login`, {
      email,
      password,
      stay: 'yes',
      target: '/merkzettel',
    });
    expect([answer.status, json(answer)]).toEqual([200, { to: '/merkzettel', message: null }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(decodeURIComponent(visitor.cookies.get('login') ?? ''))).toEqual({
      ...{ li: '1', ca: '1', bop: '0', np: '0' },
    });
    expect(json(await visitor.get(api))).toMatchObject({ kind: 'full', firstName: 'Anna', email });

    await visitor.call(`${api}/logout`, {});
    expect([...visitor.cookies.keys()]).toEqual([]);
    expect(json(await visitor.get(api))).toEqual({ kind: 'anonymous' });
  });

  test('is confirmed each time that the link is followed, by whomever', async () => {
    const visitor = createVisitor(shop);
    const email = anyEmail();
    await visitor.call(`${api}/registration`, registration(email));
    const token = await tokenTo(email, 'confirm-registration');
    const confirm = (by: ShopVisitor) => by.call(`${api}/confirm-account`, { token });
    const first = await confirm(visitor);
    expect([first.status, json(first)['to']]).toEqual([200, '/anmelden?stand=bestaetigt']);
    for (const again of [await confirm(visitor), await confirm(createVisitor(shop))])
      expect([again.status, json(again)['to']]).toEqual([200, '/anmelden?stand=schon-bestaetigt']);
    expect((await visitor.call(`${api}/login`, { email, password })).status).toBe(200);
  });

  test('of another browser than that which registered is its reader’s, who says who he is and sets a password', async () => {
    const stranger = createVisitor(shop);
    const email = anyEmail();
    await stranger.call(`${api}/registration`, registration(email));
    const token = await tokenTo(email, 'confirm-registration');
    const owner = createVisitor(shop);
    const bare = await owner.call(`${api}/confirm-account`, { token });
    expect([bare.status, (json(bare)['errors'] as { field: string }[]).map(({ field }) => field)]).toEqual([
      422,
      ['salutation', 'firstName', 'lastName', 'password', 'terms'],
    ]);
    const own = { salutation: 'none', firstName: 'Elsa', lastName: 'Wagner', password: 'selbst gewählt' };
    const made = await owner.call(`${api}/confirm-account`, { token, ...own, terms: 'yes' });
    expect([made.status, json(made)['to']]).toEqual([200, '/anmelden?stand=bestaetigt']);
    expect((await stranger.call(`${api}/login`, { email, password })).status).toBe(422);
    await owner.call(`${api}/login`, { email, password: own.password });
    expect(json(await owner.get(api))).toMatchObject({ kind: 'full', firstName: 'Elsa', birthday: null });
  });

  test('leads to no other site after the login', async () => {
    const visitor = createVisitor(shop);
    const email = await customer(visitor);
    for (const target of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:1',
      '/..//x',
    ])
      expect(json(await visitor.call(`${api}/login`, { email, password, target }))['to']).toBe('/mein-konto');
  });

  test('says what is wrong with each field, in the shop’s words', async () => {
    const answer = await createVisitor(shop).call(`${api}/registration`, {
      ...{ salutation: '', firstName: 'A<b>', lastName: 'M4ier', birthday: '31.02.2000' },
      ...{ email: 'a@', password: '1234567', terms: '' },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(json(answer)['errors']).toEqual([
      { field: 'salutation', detail: 'Bitte wähle eine Anrede.' },
      { field: 'firstName', detail: 'Bitte gib keine Sonderzeichen ein.' },
      { field: 'lastName', detail: 'Bitte gib keine Sonderzeichen und keine Zahlen ein.' },
      { field: 'birthday', detail: 'Bitte gib ein gültiges Datum ein, zum Beispiel 31.1.1980.' },
      { field: 'email', detail: 'Die E-Mail-Adresse ist nicht gültig.' },
      { field: 'password', detail: 'Das Passwort ist zu kurz. Es braucht mindestens 8 Zeichen.' },
      { field: 'terms', detail: 'Bitte stimme den Geschäftsbedingungen zu.' },
    ]);
  });

  test('takes no field that the form does not have', async () => {
    const email = anyEmail();
    const answer = await createVisitor(shop).call(`${api}/registration`, {
      ...registration(email),
      confirmedAt: 1,
      flags: 'creditAffinity',
    });
    expect(answer.status).toBe(400);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  async function solved(visitor: ShopVisitor): Promise<string> {
    const challenge = json(await visitor.get(`${api}/captcha`)) as never;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  test('is set anew by the link of a mail, once, which ends the sessions of all devices', async () => {
    const visitor = createVisitor(shop);
    const email = await customer(visitor);
    const other = createVisitor(shop);
    await other.call(`${api}/login`, { email, password });
    const refused = await visitor.call(`${api}/forgot-password`, { email });
    expect(json(refused)).toMatchObject({
      ...{ status: 422, needsProof: true },
      errors: [{ field: 'captcha', detail: 'Das ist ein Pflichtfeld.' }],
    });

    const captcha = await solved(visitor);
    const asked = await visitor.call(`${api}/forgot-password`, { email, captcha });
    expect(json(asked)['to']).toBe('/passwort-vergessen?stand=gesendet');
    const again = await visitor.call(`${api}/forgot-password`, { email, captcha });
    expect(again.status).toBe(422);

    const token = await tokenTo(email, 'reset-password');
    const next = { token, password: 'neues pferd' };
    expect(json(await visitor.call(`${api}/reset-password`, next))['to']).toBe(
      '/anmelden?stand=neues-passwort',
    );
    expect((await visitor.call(`${api}/reset-password`, next)).status).toBe(410);
    expect(json(await other.get(api))).toEqual({ kind: 'anonymous' });
    expect((await visitor.call(`${api}/login`, { email, password })).status).toBe(422);
    expect((await visitor.call(`${api}/login`, { email, password: 'neues pferd' })).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.purpose).toBe('password-changed');
  });
});

describe('a password is changed', () => {
  test('by who is logged in and knows it; this device stays logged in under another id', async () => {
    const visitor = createVisitor(shop);
    const email = await customer(visitor);
    const change = { currentPassword: password, password: 'neues pferd' };
    expect((await visitor.call(`${api}/change-password`, change)).status).toBe(401);
    await visitor.call(`${api}/login`, { email, password });
    const other = createVisitor(shop);
    await other.call(`${api}/login`, { email, password });
    const before = visitor.cookies.get('__Host-sid');
    const wrong = await visitor.call(`${api}/change-password`, { ...change, currentPassword: 'falsch' });
    expect(json(wrong)['detail']).toBe('Das aktuelle Passwort stimmt nicht.');
    expect((await visitor.call(`${api}/change-password`, change)).status).toBe(200);
    expect(before).toMatch(/./);
    expect(visitor.cookies.get('__Host-sid')).not.toBe(before);
    expect(json(await visitor.get(api))['kind']).toBe('full');
    expect(json(await other.get(api))['kind']).toBe('anonymous');
  });
});

test('logging in by number is off as long as the shop says nothing', async () => {
  const answer = await createVisitor(shop).call(`${api}/number-login`, {
    ...{ customerNumber: '12345678', birthday: '1.1.1990' },
  });
  expect(answer.status).toBe(404);
});

test('the session key says who is logged in', async () => {
  const visitor = createVisitor(shop);
  expect(json(await visitor.call('/api/session/v1/at', {}))).toMatchObject({ type: 0 });
  const email = await customer(visitor);
  await visitor.call(`${api}/login`, { email, password });
  expect(json(await visitor.call('/api/session/v1/at', {}))).toMatchObject({ type: 2 });
});

test('what was searched for before the login is the customer’s, with consent alone', async () => {
  const history = '/api/search/searchhistory/v1';
  const visitor = createVisitor(shop);
  visitor.cookies.set('consent', encodeURIComponent('C0001,C0003'));
  const email = await customer(visitor);
  expect((await visitor.call(history, { term: 'wintermantel' })).status).toBe(204);
  await visitor.call(`${api}/login`, { email, password });
  const other = createVisitor(shop);
  other.cookies.set('consent', encodeURIComponent('C0001,C0003'));
  expect(json(await other.get(history))['terms']).toEqual([]);
  await other.call(`${api}/login`, { email, password });
  expect(json(await other.get(history))['terms']).toEqual([
    expect.objectContaining({ term: 'wintermantel' }),
  ]);
});

test.each([
  [
    'fr-CH',
    'https://www.example.com/fr/inscription/confirmer?jeton=',
    '/fr/connexion?etat=confirme',
    'Merci',
  ],
  [
    'nl-NL',
    'https://www.example.com/nl/registreren/bevestigen?token=',
    '/nl/inloggen?status=bevestigd',
    'Bedankt',
  ],
])('in %s, mails, paths and words are in that language', async (locale, link, to, word) => {
  const visitor = createVisitor(shop, { headers: { Host: 'default.localhost' } });
  const email = anyEmail();
  await visitor.call(`${api}/registration?locale=${locale}`, registration(email));
  const token = await tokenTo(email, 'confirm-registration');
  expect((await mailsTo(email))[0]?.body).toContain(`${link}${token}`);
  const answer = await visitor.call(`${api}/confirm-account?locale=${locale}`, { token });
  expect(json(answer)).toEqual({ to, message: expect.stringContaining(word) as string });
});
