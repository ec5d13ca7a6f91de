import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountShop, cookiesOf, kindOf, startAccountShop } from './account-shop.ts';

// What development shows of accounts, and production must not.

const Host = 'www.example.at';
const environment = { NODE_ENV: 'production', TENANT_HOSTS: `${Host}=at,www.example.com=default` };

let shop: AccountShop;
let development: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop({ environment });
  development = await startAccountShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  await development.close();
});

test.each(['/dev/mail', '/dev/mail/', '/dev/mail/1', '/dev/mail/1/html', '/dev/mail/json', '/DEV/mail/json'])(
  'nobody reads mails at %s',
  async (path) => {
    const { email } = await shop.customer();
    await shop.browser({ Host }).call('/api/customer/v1/registration', {
      ...{ salutation: 'none', firstName: 'Eva', lastName: 'Neu', birthday: '', email, terms: 'yes' },
      password: 'lang genug dafür',
    });
    const answer = await shop.ask(path, { headers: { Host } });
    expect([answer.status, answer.text.includes(email)]).toEqual([404, false]);
  },
);

test('in development they are read there', async () => {
  expect((await development.ask('/dev/mail/json')).status).toBe(200);
});

test('the gateway carries out nothing that the shop’s pages do not ask, for who is logged in neither', async () => {
  const browser = shop.browser({ Host });
  const { email } = await shop.customer();
  expect((await browser.logIn(email)).status).toBe(200);
  expect(await kindOf(browser)).toBe('full');
  for (const query of [
    '{ customer { email } }',
    '{ __schema { types { name } } }',
    'mutation { __typename }',
  ]) {
    const { status, text } = await browser.call('/api/gateway/', { query });
    expect([query, status, text.includes(email)]).toEqual([query, 400, false]);
  }
});

test('an unknown host has no accounts, whatever it is called', async () => {
  const { email } = await shop.customer();
  for (const host of ['evil.example', 'at.localhost', 'localhost', '127.0.0.1']) {
    const answer = await shop.browser({ Host: host }).logIn(email);
    expect([host, answer.status, cookiesOf(answer)]).toEqual([host, 421, []]);
  }
});

test('cookies of a session are the host’s own, for https alone, and no script reads the id', async () => {
  const { email } = await shop.customer();
  const answer = await shop.browser({ Host }).logIn(email, { stay: 'yes' });
  expect(cookiesOf(answer)).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{32}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^login=[^;]+; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/),
  ]);
});

test('what goes wrong inside is told by a number alone', async () => {
  const { status, text } = await shop
    .browser({ Host })
    .call('/api/customer/v1/login', { email: { toString: 'x' }, password: ['a', { b: 1 }] });
  expect([status, /at .*\.ts|node_modules|select |insert /i.test(text)]).toEqual([400, false]);
});
