import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeAt } from '../../../server/staff/account/totp.ts';
import {
  newEmail,
  password,
  saidOn,
  secretOn,
  type StaffShop,
  startStaffShop,
  type Worker,
} from './staff-shop.ts';

let shop: StaffShop;
let admin: Worker;
beforeAll(async () => {
  shop = await startStaffShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await shop.worker(newEmail());
});

const cookie = '__Secure-staff';
const sectionsOf = { all: ['account'], administrator: ['staff', 'audit'] };

describe('who may open what', () => {
  const gets = ['/desk', '/desk/account', '/desk/staff', '/desk/staff/$id', '/desk/audit'];
  const posts = [
    ...['/desk/staff', '/desk/staff/$id/roles', '/desk/staff/$id/link'],
    ...['/desk/staff/$id/disable', '/desk/staff/$id/enable'],
  ];
  const own = ['/desk/account/password', '/desk/account/recovery-codes', '/desk/account/sessions'];

  async function at(path: string): Promise<string> {
    return path.replace('$id', (await shop.ports.store.byEmail(admin.email))?.id ?? '');
  }

  test.each(gets)('nobody opens %s without a session', async (path) => {
    const { status, headers, text } = await shop.browser().get(await at(path));
    expect([status, headers.location?.split('?')[0], text]).toEqual([303, '/desk/sign-in', '']);
  });

  test.each([...posts, ...own])('nobody sends to %s without a session', async (path) => {
    const { status, text } = await shop.browser().send(await at(path), { roles: 'administrator' });
    // What was typed goes through signing in, and no further before.
    expect([status, saidOn(text)[0], text.includes(admin.email)]).toEqual([403, 'Anmelden', false]);
  });

  test.each([['service'], ['warehouse']])('%s opens its own access alone', async (role) => {
    const worker = await shop.worker(newEmail(), [role]);
    for (const path of gets) {
      const isOpen = path === '/desk' || path === '/desk/account';
      expect((await worker.browser.get(await at(path))).status).toBe(isOpen ? 200 : 403);
    }
    for (const path of posts) {
      const sent = await worker.browser.send(await at(path), { email: newEmail(), roles: 'administrator' });
      expect([path, sent.status, saidOn(sent.text)]).toEqual([path, 403, ['Das darfst Du hier nicht']]);
    }
    const { text } = await worker.browser.get('/desk');
    for (const section of sectionsOf.administrator) expect(text).not.toContain(`href="/desk/${section}"`);
    for (const section of sectionsOf.all) expect(text).toContain(`href="/desk/${section}"`);
    expect((await shop.ports.store.byEmail(admin.email))?.disabledAt).toBe(null);
  });

  test('roles of one shop open nothing in another, and its session is none there', async () => {
    const worker = await shop.worker(newEmail(), ['administrator'], 'default');
    expect((await worker.browser.get('/desk/staff')).status).toBe(403);
    const elsewhere = { Host: 'default.localhost' };
    expect((await worker.browser.get('/desk/staff', elsewhere)).status).toBe(303);
    const there: Worker = { ...worker, browser: shop.browser(elsewhere) };
    await shop.signIn(there);
    expect((await there.browser.get('/desk/staff')).status).toBe(200);
  });

  test('a shopper’s session opens no desk, and that of the desk no shopper’s page', async () => {
    const id = admin.browser.cookies.get(cookie) ?? '';
    const shopper = shop.browser();
    shopper.cookies.set('__Host-sid', id);
    expect((await shopper.get('/desk')).status).toBe(303);
    expect((await shopper.get('/api/customer/v1')).text).toContain('anonymous');
  });
});

describe('a session', () => {
  test('has a cookie of its own, for the desk alone, that no script reads and no other site sends', async () => {
    const { headers } = await shop.signIn(admin);
    const line = (headers['set-cookie'] ?? []).find((each) => each.startsWith(cookie)) ?? '';
    expect(line.replace(/=[\w-]{32};/, '=…;')).toBe(
      '__Secure-staff=…; Path=/desk; HttpOnly; Secure; SameSite=Strict',
    );
  });

  test('never takes an id that was there before', async () => {
    const worker = await shop.join(newEmail(), await shop.invite(newEmail()));
    const planted = 'A'.repeat(32);
    worker.browser.cookies.set(cookie, planted);
    const email = newEmail();
    const victim = await shop.join(email, await shop.invite(email));
    victim.browser.cookies.set(cookie, planted);
    await shop.signIn(victim);
    expect(victim.browser.cookies.get(cookie)).toMatch(/^(?!A{32})[\w-]{32}$/);
    const attacker = shop.browser();
    attacker.cookies.set(cookie, planted);
    expect((await attacker.get('/desk')).status).toBe(303);
    const before = victim.browser.cookies.get(cookie);
    await shop.signIn(victim);
    expect(victim.browser.cookies.get(cookie)).not.toBe(before);
  });

  test('of two cookies of its name is none', async () => {
    const id = admin.browser.cookies.get(cookie) ?? '';
    const other = shop.browser();
    const get = (header: string) => other.get('/desk', { Cookie: header });
    expect((await get(`${cookie}=${id}`)).status).toBe(200);
    expect((await get(`${cookie}=${'B'.repeat(32)}; ${cookie}=${id}`)).status).toBe(303);
  });

  test('ends with signing out, after half an hour without a request, and after ten hours whatever is done', async () => {
    const id = admin.browser.cookies.get(cookie) ?? '';
    const copy = shop.browser();
    copy.cookies.set(cookie, id);
    expect((await copy.get('/desk')).status).toBe(200);
    expect((await admin.browser.send('/desk/sign-out', {})).headers.location).toBe(
      '/desk/sign-in?done=signed-out',
    );
    expect(admin.browser.cookies.has(cookie)).toBe(false);
    expect((await copy.get('/desk')).status).toBe(303);

    await shop.signIn(admin);
    shop.advance(30 * 60_000 - 1);
    expect((await admin.browser.get('/desk')).status).toBe(200);
    shop.advance(30 * 60_000);
    expect((await admin.browser.get('/desk')).status).toBe(303);

    await shop.signIn(admin);
    for (let minutes = 0; minutes < 590; minutes += 20) {
      expect((await admin.browser.get('/desk')).status).toBe(200);
      shop.advance(20 * 60_000);
    }
    expect((await admin.browser.get('/desk')).status).toBe(303);
  });

  test('stands nowhere at rest, nor does a link, a code or a second factor', async () => {
    const email = newEmail();
    const token = await shop.invite(email);
    const id = admin.browser.cookies.get(cookie) ?? '';
    const tables = ['staff', 'staff_link', 'staff_session', 'staff_recovery_code', 'staff_audit'];
    const kept = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.database.kysely);
        return JSON.stringify(rows);
      }),
    );
    const codes = admin.recoveryCodes.flatMap((code) => [code, code.replace('-', '')]);
    for (const secret of [token, id, admin.secret, password, ...codes])
      expect(kept.join()).not.toContain(secret);
    const log = shop.lines.join('');
    for (const secret of [token, id, admin.secret, password, email, ...codes])
      expect(log).not.toContain(secret);
  });
});

describe('a code', () => {
  test('of an authenticator holds once, be it sent twice at the same time', async () => {
    shop.advance(30_000);
    const form = { email: admin.email, password, code: codeAt(admin.secret, shop.now()) };
    const visitors = [1, 2, 3, 4].map(() => shop.browser());
    const answers = await Promise.all(visitors.map((each) => each.send('/desk/sign-in', form)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422, 422, 422]);
    expect((await shop.browser().send('/desk/sign-in', form)).status).toBe(422);
  });

  test('of the step before and after holds; none of further away, and none older than one that was used', async () => {
    const at = (ms: number) => codeAt(admin.secret, shop.now() + ms);
    const tried = async (code: string) =>
      (await shop.browser().send('/desk/sign-in', { email: admin.email, password, code })).status;
    shop.advance(10 * 60_000);
    expect(await tried(at(-60_000))).toBe(422);
    expect(await tried(at(60_000))).toBe(422);
    expect(await tried(at(-30_000))).toBe(303);
    expect(await tried(at(30_000))).toBe(303);
    expect(await tried(at(0))).toBe(422);
  });

  test('is refused after five wrong ones, the right one too, and holds again a quarter of an hour later', async () => {
    const tried = async (code: string) => {
      const answer = await shop.browser().send('/desk/sign-in', { email: admin.email, password, code });
      return [answer.status, saidOn(answer.text)[1]];
    };
    shop.advance(30_000);
    const right = codeAt(admin.secret, shop.now());
    const wrong = right === '000000' ? '111111' : '000000';
    const told = [];
    for (let guess = 0; guess < 5; guess++) told.push(await tried(wrong));
    expect(await tried(right)).toEqual(told[0]);
    // A recovery code is no way around it.
    expect(await tried(admin.recoveryCodes[0] ?? '')).toEqual(told[0]);
    shop.advance(15 * 60_000);
    expect((await shop.signIn(admin)).status).toBe(303);
  });

  test('is guessed at most twenty times a day', async () => {
    let refused = 0;
    for (let guess = 0; guess < 5; guess++) {
      for (let each = 0; each < 5; each++) await shop.signIn(admin, { code: '00000x' });
      shop.advance(15 * 60_000);
      if ((await shop.signIn({ ...admin, browser: shop.browser() })).status === 422) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
    shop.advance(86_400_000);
    expect((await shop.signIn(admin)).status).toBe(303);
  });
});

describe('guessing', () => {
  test('is told nothing: unknown, invited and disabled accounts, and a wrong password, answer the same', async () => {
    const invited = newEmail();
    await shop.invite(invited);
    const disabled = await shop.worker(newEmail(), ['service']);
    const { id = '' } = (await shop.ports.store.byEmail(disabled.email)) ?? {};
    await admin.browser.send(`/desk/staff/${id}/disable`, {});
    const answers = [];
    for (const email of [newEmail(), invited, disabled.email, admin.email]) {
      const typed = { email, password: email === disabled.email ? password : 'falsch', code: '123456' };
      const { status, text, headers } = await shop.browser().send('/desk/sign-in', typed);
      answers.push([status, text.replaceAll(email, '…'), Object.keys(headers).toSorted()]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('is refused after thirty tries from one address, with the time to wait', async () => {
    const visitor = shop.browser();
    const tried = () =>
      visitor.send('/desk/sign-in', { email: newEmail(), password: 'falsch', code: '123456' });
    for (let guess = 0; guess < 30; guess++) expect((await tried()).status).toBe(422);
    const { status, headers, text } = await tried();
    expect([status, saidOn(text)]).toEqual([429, ['Zu viele Versuche']]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });

  test('makes an account slow and shuts it to nobody: its owner still gets in', async () => {
    for (let guess = 0; guess < 12; guess++)
      await shop.browser().send('/desk/sign-in', { email: admin.email, password: 'falsch', code: '123456' });
    expect((await shop.signIn(admin)).status).toBe(303);
  }, 30_000);

  test('of links is limited by address', async () => {
    const visitor = shop.browser();
    for (let guess = 0; guess < 30; guess++)
      expect((await visitor.get(`/desk/invitation?token=${'x'.repeat(22)}`)).status).toBe(410);
    expect((await visitor.get('/desk/invitation?token=x')).status).toBe(429);
  });
});

describe('another site', () => {
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

  test.each([
    '/desk/sign-in',
    '/desk/sign-out',
    '/desk/staff',
    '/desk/account/password',
    '/desk/language',
    '/desk/invitation',
  ])('sends nothing to %s', async (path) => {
    const { status, text } = await admin.browser.send(path, { language: 'en' }, foreign);
    expect([status, saidOn(text)]).toEqual([403, ['Das geht so nicht']]);
    expect((await admin.browser.get('/desk')).status).toBe(200);
  });
});

describe('while the database is away', () => {
  test('tries to sign in count against nobody', async () => {
    // Its second factor is another one then.
    shop.advance(30_000);
    const broken = vi.spyOn(shop.database.kysely, 'getExecutor').mockImplementation(() => {
      throw new Error('away');
    });
    for (let tried = 0; tried < 12; tried++)
      expect((await shop.signIn({ ...admin, browser: shop.browser() })).status).toBe(503);
    broken.mockRestore();
    expect((await shop.signIn({ ...admin, browser: shop.browser() })).status).toBe(303);
  });

  test('the desk says so, in its own page, and the session is kept', async () => {
    const broken = vi.spyOn(shop.database.kysely, 'getExecutor').mockImplementation(() => {
      throw new Error('away');
    });
    const { status, text, headers } = await admin.browser.get('/desk/staff');
    expect([status, saidOn(text), headers['set-cookie']]).toEqual([
      503,
      ['Das geht gerade nicht'],
      undefined,
    ]);
    broken.mockRestore();
    expect((await admin.browser.get('/desk/staff')).status).toBe(200);
  });
});

test('who follows a link and has a session of before keeps none of it', async () => {
  const link = await shop.invite(admin.email, []);
  const visitor = shop.browser();
  const secret = secretOn((await visitor.get(`/desk/invitation?token=${link}`)).text);
  await visitor.send('/desk/invitation', { token: link, password, code: codeAt(secret, shop.now()) });
  expect((await admin.browser.get('/desk')).status).toBe(303);
});
