import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlAccountStore } from '../../../server/shop/account/sql-account-store.ts';
import { testAccount } from '../../../server/shop/account/testing/account.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { seenText } from '../../running/seen-text.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import { changedTenants } from '../../services/changed-tenants.ts';
import { type ShopUnderTest, startShop } from '../shop-under-test.ts';
import { createVisitor } from '../visitor-of-shop.ts';

// A shop that lets customers be known by number and birthday.

const api = '/api/customer/v1';
let shop: ShopUnderTest;
let database: Database;
const tenants = changedTenants('at', (config) => {
  config.accounts = { passwordMin: 8, birthday: 'required', numberLogin: true };
});

beforeAll(async () => {
  database = await openTestDatabase();
  await createSqlAccountStore(database).create(testAccount());
  shop = await startShop({}, { database, root: tenants.root });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
  tenants.remove();
});

test('whoever knows both is known softly, and no more', async () => {
  const visitor = createVisitor(shop);
  const answer = await visitor.call(`${api}/number-login`, {
    ...{ customerNumber: '47110815', birthday: '31.1.1980', target: '/merkzettel' },
  });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { to: '/merkzettel', message: null }]);
  expect(decodeURIComponent(visitor.cookies.get('login') ?? '')).toContain('"li":"0"');
  expect(JSON.parse((await visitor.get(api)).text)).toEqual({ kind: 'soft', firstName: 'Anna' });
  expect(JSON.parse((await visitor.call('/api/session/v1/at', {})).text)).toMatchObject({ type: 1 });
  const change = { currentPassword: 'x', password: 'neues pferd' };
  expect((await visitor.call(`${api}/change-password`, change)).status).toBe(401);
  const page = await visitor.get('/mein-konto');
  expect([page.status, page.headers.location]).toEqual([303, '/anmelden?ziel=%2Fmein-konto']);
});

test.each([
  ['another day', { customerNumber: '47110815', birthday: '30.1.1980' }],
  ['another number', { customerNumber: '47110816', birthday: '31.1.1980' }],
])('%s gets the same answer', async (_what, entries) => {
  const answer = await createVisitor(shop).call(`${api}/number-login`, entries);
  expect([answer.status, (JSON.parse(answer.text) as { detail: string }).detail]).toEqual([
    422,
    'Kundennummer oder Geburtsdatum stimmt nicht.',
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a number with other signs than digits is refused beside its field', async () => {
  const answer = await createVisitor(shop).call(`${api}/number-login`, {
    ...{ customerNumber: '12a', birthday: '31.1.1980' },
  });
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text)).toMatchObject({
    errors: [{ field: 'customerNumber', detail: 'Nur Zahlen sind erlaubt' }],
  });
});

test('a stranger’s failures ask the owner for a captcha, and shut nobody out', async () => {
  const [stranger, owner] = [createVisitor(shop), createVisitor(shop)];
  const customerNumber = '47110815';
  const login = (visitor: typeof owner, more: object) =>
    visitor.call(`${api}/number-login`, { customerNumber, birthday: '31.1.1980', ...more });
  const needsProof = ({ text }: { text: string }) =>
    (JSON.parse(text) as { needsProof?: boolean }).needsProof;
  // One of the number’s five was used above, by whoever guessed another day.
  for (let n = 0; n < 5; n += 1) await login(stranger, { birthday: '1.1.1970' });
  const refused = await login(owner, {});
  expect([refused.status, needsProof(refused)]).toEqual([422, true]);
  const challenge = JSON.parse((await owner.get(`${api}/captcha`)).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect((await login(owner, { captcha })).status).toBe(200);
});

test('who has no password is told so where one is asked for, and how to get one', async () => {
  const email = 'ohne-passwort@example.at';
  await createSqlAccountStore(database).create(
    testAccount({ id: 'O'.repeat(22), customerNumber: '55555555', email }),
  );
  shop.content.page({ path: '/_/login', main: [{ type: 'login-form' }] });
  // Tries are counted by the hour.
  shop.advance(60 * 60_000);
  const visitor = createVisitor(shop);
  const anybody = await visitor.get('/anmelden?ziel=%2Fmein-konto');
  expect(seenText(anybody.text)).not.toContain('noch kein Passwort');
  await visitor.call(`${api}/number-login`, { customerNumber: '55555555', birthday: '31.1.1980' });
  expect(decodeURIComponent(visitor.cookies.get('login') ?? '')).toContain('"np":"1"');
  const page = await visitor.get('/anmelden?ziel=%2Fmein-konto');
  expect(seenText(page.text)).toContain('Zu Deinem Konto gibt es noch kein Passwort.');
  expect(page.text).toContain('href="/passwort-vergessen"');
});
