import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop } from '../shop-under-test.ts';
import { newEmail, saidOn, type StaffShop, startStaffShop } from '../staff/staff-shop.ts';
import { editorOf } from './editing-shop.ts';

let shop: StaffShop;
beforeAll(async () => {
  shop = await startStaffShop();
});
afterAll(() => shop.close());

const cookie = '__Secure-staff';

describe('signing in at /edit', () => {
  test('is asked of whoever opens any of its pages, and leads back there', async () => {
    const email = newEmail();
    const worker = await shop.join(email, await shop.invite(email, ['edit.editor']), '/edit');
    const asked = await worker.browser.get('/edit/documents/7');
    expect([asked.status, asked.headers.location]).toEqual([303, '/edit/sign-in?to=%2Fedit%2Fdocuments%2F7']);
    expect(saidOn((await worker.browser.get('/edit/sign-in')).text)).toEqual(['Anmelden']);
    const done = await shop.signIn(worker, { to: '/edit/documents/7' }, '/edit');
    expect([done.status, done.headers.location]).toEqual([303, '/edit/documents/7']);
    expect((await worker.browser.get('/edit/documents/7')).status).toBe(200);
    for (const to of ['/desk', '/edit/../desk', '//evil.example', '/editor'])
      expect((await shop.signIn(worker, { to }, '/edit')).headers.location).toBe('/edit');
  });

  test('has a session of its own: that of the desk opens nothing here, and this one no desk', async () => {
    const email = newEmail();
    const worker = await shop.join(email, await shop.invite(email, ['administrator', 'edit.editor']));
    const signed = await shop.signIn(worker, {}, '/edit');
    const [line = ''] = signed.headers['set-cookie'] ?? [];
    expect(line.replace(/=[\w-]{32};/, '=…;')).toBe(
      '__Secure-staff=…; Path=/edit; HttpOnly; Secure; SameSite=Strict',
    );
    const id = worker.browser.cookies.get(cookie) ?? '';
    const as = (path: string) => shop.browser().get(path, { Cookie: `${cookie}=${id}` });
    expect([(await as('/edit')).status, (await as('/desk')).status]).toEqual([200, 303]);
    await shop.signIn(worker, {}, '/desk');
    const atDesk = worker.browser.cookies.get(cookie) ?? '';
    const answers = await Promise.all(
      ['/desk', '/edit', '/edit/api/me'].map((path) =>
        shop.browser().get(path, { Cookie: `${cookie}=${atDesk}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 401]);
  });

  test('ends by signing out, and one’s access is changed there as at the desk', async () => {
    const { browser } = await editorOf(shop, ['editor']);
    const page = await browser.get('/edit/account');
    expect(page.text).toContain('Deine Aufgaben in diesem Shop: Redaktion: bearbeiten');
    expect(page.text).toContain('action="/edit/account/password"');
    expect(page.text).not.toContain('/desk');
    const left = await browser.send('/edit/sign-out', {});
    expect(left.headers.location).toBe('/edit/sign-in?done=signed-out');
    expect((await browser.get('/edit/api/me')).status).toBe(401);
  });

  test('lets nobody see content without a role in this shop', async () => {
    const elsewhere = await editorOf(shop, ['administrator'], { tenant: 'default' });
    const page = await elsewhere.browser.get('/edit');
    expect([page.status, saidOn(page.text)]).toEqual([403, ['Das darfst Du hier nicht']]);
    expect((await elsewhere.browser.get('/edit/account')).status).toBe(200);
    const deskOnly = newEmail();
    const worker = await shop.join(deskOnly, await shop.invite(deskOnly, ['administrator']), '/edit');
    await shop.signIn(worker, {}, '/edit');
    expect((await worker.browser.get('/edit/pages')).status).toBe(403);
    expect((await worker.browser.get('/edit/api/me')).status).toBe(403);
  });

  test('is by a link to /edit for whoever only edits', async () => {
    const admin = await shop.worker(newEmail());
    const email = newEmail();
    const sent = await admin.browser.send('/desk/staff', { email, roles: ['edit.editor', 'edit.publisher'] });
    expect(sent.headers.location).toBe('/desk/staff?done=invited');
    const [mail = ''] = await shop.mailsTo(email);
    const [, token = ''] = /\/edit\/invitation\?token=([\w-]{22})/.exec(mail) ?? [];
    const worker = await shop.join(email, token, '/edit');
    expect((await shop.signIn(worker, {}, '/edit')).status).toBe(303);
    expect(JSON.parse((await worker.browser.get('/edit/api/me')).text)).toMatchObject({
      person: { name: email },
      shop: { slug: 'at', role: 'publisher', locales: ['de-AT'] },
      build: expect.stringMatching(/^[\w-]{16}$/),
      otherShops: [],
    });
  });
});

test('an administrator of the desk gives and takes roles of both applications, and the log tells it', async () => {
  const admin = await shop.worker(newEmail());
  const editor = await editorOf(shop, ['editor']);
  const path = `/desk/staff/${(await shop.ports.store.byEmail(editor.email))?.id}`;
  const boxes = [
    ...(await admin.browser.get(path)).text.matchAll(
      /type="checkbox" name="roles"( checked="")? value="([\w.]+)"/g,
    ),
  ];
  expect(boxes.map(([, checked, value]) => [value, checked !== undefined])).toEqual([
    ...[
      ['service', false],
      ['warehouse', false],
      ['administrator', false],
    ],
    ...[
      ['edit.reader', false],
      ['edit.editor', true],
      ['edit.publisher', false],
      ['edit.administrator', false],
    ],
  ]);
  await admin.browser.send(`${path}/roles`, { roles: ['service', 'edit.publisher'] });
  expect((await shop.ports.store.byEmail(editor.email))?.roles).toEqual([
    { tenant: 'at', application: 'desk', role: 'service' },
    { tenant: 'at', application: 'edit', role: 'publisher' },
  ]);
  expect((await editor.browser.get('/edit/api/me')).status).toBe(401);
  expect((await admin.browser.get('/desk/audit?action=staff.roles-changed')).text).toContain(
    'Redaktion: bearbeiten → Redaktion: veröffentlichen',
  );
});

describe('the page of the application', () => {
  test('is for no cache, no search and no foreign frame, and runs what is its own alone', async () => {
    const { browser } = await editorOf(shop, ['reader']);
    for (const path of ['/edit', '/edit/', '/edit/pages/x/y']) {
      const { headers, status } = await browser.get(path);
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        ...[200, 'private, no-store', 'noindex, nofollow'],
      ]);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src");
      expect(policy).toContain(
        "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(policy).not.toContain('unsafe');
    }
    expect((await browser.send('/edit/pages', {})).status).toBe(405);
  });

  test('says in words that it needs a script, and leads to previews without one', async () => {
    const { browser } = await editorOf(shop, ['reader']);
    const { text } = await browser.get('/edit', { 'Accept-Language': 'en' });
    const [, without = ''] = /<noscript>(.*)<\/noscript>/s.exec(text) ?? [];
    expect(without).toContain('The editors’ application needs JavaScript');
    expect(without).toContain('action="/edit/preview"');
    const led = await browser.get('/edit/preview?path=%2Flp%2Fherbst');
    expect([led.status, led.headers['referrer-policy']]).toEqual([303, 'no-referrer']);
    expect(led.headers.location).toMatch(/^\/lp\/herbst\?preview=[\w.-]+$/);
    const exchanged = await browser.get(led.headers.location ?? '');
    expect([exchanged.status, exchanged.headers.location]).toEqual([303, '/lp/herbst']);
    for (const path of ['', '//evil.example', '/gibt/es/nicht', '/edit'])
      expect((await browser.get(`/edit/preview?path=${encodeURIComponent(path)}`)).status).toBe(404);
  });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', TENANT_HOSTS: 'at.localhost=at,default.localhost=default' };

  test('it is there only with the secret of the shop’s people', async () => {
    const closed = await startShop(production, { database: shop.database });
    for (const path of ['/edit', '/edit/sign-in', '/edit/api/me'])
      expect((await closed.ask(path, { headers: { Host: 'at.localhost' } })).status).toBe(404);
    await closed.close();
  });
});
