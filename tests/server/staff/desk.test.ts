import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administeredShops } from '../../../server/staff/account/staff-role.ts';
import { isActive } from '../../../server/staff/account/staff.ts';
import { codeAt } from '../../../server/staff/account/totp.ts';
import { createSqlAuditLog } from '../../../server/staff/audit/sql-audit-log.ts';
import { startShop } from '../shop-under-test.ts';
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
beforeAll(async () => {
  shop = await startStaffShop();
});
afterAll(() => shop.close());

describe('the desk', () => {
  test('leads whoever is not signed in to the form, and back to where they wanted to', async () => {
    const email = newEmail();
    const worker = await shop.join(email, await shop.invite(email));
    const asked = await worker.browser.get('/desk/audit?action=staff');
    expect([asked.status, asked.headers.location]).toEqual([
      303,
      '/desk/sign-in?to=%2Fdesk%2Faudit%3Faction%3Dstaff',
    ]);
    const form = await worker.browser.get(asked.headers.location ?? '');
    expect(form.text).toContain('name="to" value="/desk/audit?action=staff"');
    const done = await shop.signIn(worker, { to: '/desk/audit?action=staff' });
    expect([done.status, done.headers.location]).toEqual([303, '/desk/audit?action=staff']);
    expect((await worker.browser.get('/desk/audit?action=staff')).status).toBe(200);
  });

  test.each([
    '//evil.example',
    'https://evil.example/desk/',
    '/desk/../',
    '/\\evil.example',
    '/de/desk/x',
    '/mein-konto',
  ])('is not left by a form that names %s', async (to) => {
    const worker = await shop.worker(newEmail());
    expect((await shop.signIn(worker, { to })).headers.location).toBe('/desk');
    const chosen = await worker.browser.send('/desk/language', { language: 'en', to });
    expect(chosen.headers.location).toBe('/desk');
  });

  test('is kept by no cache, found by no search, and runs nothing', async () => {
    const { browser } = await shop.worker(newEmail());
    for (const path of [
      '/desk',
      '/desk/staff',
      '/desk/sign-in',
      '/desk/nothing',
      '/desk/invitation?token=x',
    ]) {
      const { headers, text } = await browser.get(path);
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([
        'private, no-store',
        'noindex, nofollow',
      ]);
      if (headers.location) continue;
      const [, css = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      const hash = createHash('sha256').update(css).digest('base64');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(text).not.toMatch(/<script| style="| on[a-z]+="|javascript:/);
    }
  });

  test('speaks the language of the browser, or the one that was chosen', async () => {
    const visitor = shop.browser();
    const titleIn = async (language: string) => {
      const { text, headers } = await visitor.get('/desk/sign-in', { 'Accept-Language': language });
      return [headers['content-language'], ...saidOn(text)];
    };
    expect(await titleIn('fr-CH')).toEqual(['de', 'Anmelden']);
    expect(await titleIn('en-GB,de;q=0.5')).toEqual(['en', 'Sign in']);
    await visitor.send('/desk/language', { language: 'de', to: '/desk/sign-in' });
    expect(await titleIn('en-GB')).toEqual(['de', 'Anmelden']);
    expect((await visitor.send('/desk/language', { language: 'fr' })).status).toBe(400);
  });

  test('says in its own pages what is not there and what has failed', async () => {
    const { browser } = await shop.worker(newEmail());
    const missing = await browser.get('/desk/orders-of-yesterday');
    expect([missing.status, saidOn(missing.text)]).toEqual([404, ['Diese Seite gibt es nicht']]);
    const put = await browser.get('/desk/staff/roles');
    expect([put.status, saidOn(put.text)]).toEqual([404, ['Diese Seite gibt es nicht']]);
    const post = await browser.get('/desk/account/password');
    expect([post.status, post.headers['allow'], saidOn(post.text)]).toEqual([
      405,
      'POST',
      ['Das hat nicht geklappt'],
    ]);
    const sent = await browser.send('/desk/audit', {});
    expect([sent.status, sent.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the first administrator', () => {
  test('comes in by a link that each start outside production prints, as long as there is none', async () => {
    const fresh = await startStaffShop();
    const printed = (): string[] =>
      fresh.lines.flatMap(
        (line) => /no administrator yet\. The first: [^"]*token=([\w-]{22})/.exec(line)?.[1] ?? [],
      );
    await fresh.shop.prepare();
    await fresh.shop.prepare();
    const [first = '', second = '', ...more] = printed();
    expect(more).toEqual([]);
    expect((await fresh.browser().get(`/desk/invitation?token=${first}`)).status).toBe(410);
    const worker = await fresh.join('administrator@desk.example', second);
    expect(await fresh.mailsTo(worker.email)).toEqual([]);
    await fresh.signIn(worker);
    expect((await worker.browser.get('/desk/staff')).status).toBe(200);
    await fresh.shop.prepare();
    expect(printed()).toHaveLength(2);
    await fresh.close();
  });
});

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    TENANT_HOSTS: 'at.localhost=at,default.localhost=default',
  };

  test('the desk is not there without its secret', async () => {
    const closed = await startShop(production, { database: shop.database });
    const { status, text } = await closed.ask('/desk/sign-in', { headers: { Host: 'at.localhost' } });
    expect([status, text.includes('Arbeitsplatz')]).toEqual([404, false]);
    await closed.close();
  });

  test('and with it, it is; nobody is given a way in', async () => {
    const open = await startShop(
      { ...production, STAFF_SECRET: 'another secret for staff, long enough too' },
      { database: shop.database },
    );
    const { status } = await open.ask('/desk/sign-in', { headers: { Host: 'at.localhost' } });
    expect([status, open.lines.some((line) => line.includes('no administrator'))]).toEqual([200, false]);
    await open.close();
  });
});

describe('an invitation', () => {
  test('is a mail whose link sets password and second factor, tells recovery codes, and opens once', async () => {
    const email = newEmail();
    const admin = await shop.worker(newEmail());
    const sent = await admin.browser.send('/desk/staff', { email, roles: ['service', 'warehouse'] });
    expect([sent.status, sent.headers.location]).toEqual([303, '/desk/staff?done=invited']);
    expect(saidOn((await admin.browser.get('/desk/staff?done=invited')).text)).toContain(
      'Die Einladung ist unterwegs.',
    );
    const [mail = ''] = await shop.mailsTo(email);
    const [, path = '', token = ''] =
      /https:\/\/www\.example\.at(\/desk\/invitation\?token=([\w-]{22}))\b/.exec(mail) ?? [];
    const visitor = shop.browser();
    const form = await visitor.get(path);
    expect(form.text).toContain(email);
    expect(form.text).toMatch(/<svg class="qr"[^>]* aria-label="QR-Code/);
    const secret = secretOn(form.text);
    const code = codeAt(secret, shop.now());
    const short = await visitor.send('/desk/invitation', { token, password: 'zu kurz', code });
    expect([short.status, saidOn(short.text)]).toEqual([
      422,
      ['Zugang einrichten', 'Bitte prüfe die markierten Angaben.', 'Das Passwort hat mindestens 12 Zeichen.'],
    ]);
    expect(short.text).not.toContain('zu kurz');
    const wrong = await visitor.send('/desk/invitation', {
      token,
      password,
      code: '000000' === code ? '111111' : '000000',
    });
    expect([wrong.status, saidOn(wrong.text)[2]]).toEqual([
      422,
      'Dieser Code stimmt nicht. Ist die Uhr des Geräts richtig gestellt?',
    ]);
    const joined = await visitor.send('/desk/invitation', { token, password, code });
    expect([joined.status, joined.text.match(/<li>[a-z0-9]{5}-[a-z0-9]{5}<\/li>/g)?.length]).toEqual([
      200, 10,
    ]);
    for (const again of [visitor.get(path), visitor.send('/desk/invitation', { token, password, code })]) {
      const { status, text } = await again;
      expect([status, saidOn(text)]).toEqual([410, ['Dieser Link gilt nicht']]);
    }
    // The code that was used to join is used up.
    const replayed = await visitor.send('/desk/sign-in', { email, password, code });
    expect(replayed.status).toBe(422);
    expect((await shop.signIn({ email, secret, browser: visitor })).status).toBe(303);
    const home = await visitor.get('/desk');
    expect(home.text).toContain('Mein Zugang');
    expect(home.text).not.toContain('/desk/staff"');
  });

  test('ends after three days, and with a newer one', async () => {
    const email = newEmail();
    const first = await shop.invite(email);
    const second = await shop.invite(email);
    const visitor = shop.browser();
    expect(saidOn((await visitor.get(`/desk/invitation?token=${first}`)).text)).toEqual([
      'Dieser Link gilt nicht',
    ]);
    shop.advance(3 * 86_400_000 - 1);
    expect((await visitor.get(`/desk/invitation?token=${second}`)).status).toBe(200);
    shop.advance(1);
    const { status, text } = await visitor.get(`/desk/invitation?token=${second}`);
    expect([status, saidOn(text)]).toEqual([410, ['Dieser Link ist abgelaufen']]);
  });

  test('of two who follow it at once brings one in', async () => {
    const email = newEmail();
    const token = await shop.invite(email);
    const visitor = shop.browser();
    const secret = secretOn((await visitor.get(`/desk/invitation?token=${token}`)).text);
    const form = { token, password, code: codeAt(secret, shop.now()) };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send('/desk/invitation', form)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  test('says by the field what is wrong with it, and keeps what was typed', async () => {
    const admin = await shop.worker(newEmail());
    const { status, text } = await admin.browser.send('/desk/staff', { email: 'kein Mensch' });
    expect([status, saidOn(text).slice(1)]).toEqual([
      422,
      [
        'Bitte prüfe die markierten Angaben.',
        'Das ist keine E-Mail-Adresse.',
        'Wähle mindestens eine Aufgabe.',
      ],
    ]);
    expect(text).toMatch(/<input [^>]*id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-fault"/);
    expect(text).toContain('value="kein Mensch"');
    expect(text).toContain('<title>Fehler: Personen');
  });

  test('of somebody who works in another shop gives the roles alone', async () => {
    const email = newEmail();
    const elsewhere = await shop.worker(email, ['service'], 'default');
    expect((await elsewhere.browser.get('/desk')).status).toBe(200);
    const before = (await shop.mailsTo(email)).length;
    const admin = await shop.worker(newEmail());
    const given = await admin.browser.send('/desk/staff', { email, roles: ['service'] });
    expect(given.headers.location).toBe('/desk/staff?done=roles-given');
    expect((await shop.mailsTo(email)).length).toBe(before);
    expect((await elsewhere.browser.get('/desk')).status).toBe(303);
  });
});

describe('one’s own access', () => {
  test('has a password to change, which ends every other session, begins a new one, and is told by mail', async () => {
    const worker = await shop.worker(newEmail());
    const old = worker.browser.cookies.get('__Secure-staff') ?? '';
    const other: Worker = { ...worker, browser: shop.browser() };
    await shop.signIn(other);
    const next = 'ein ganz anderes Passwort';
    const wrong = await worker.browser.send('/desk/account/password', {
      currentPassword: 'falsch',
      password: next,
    });
    expect([wrong.status, saidOn(wrong.text).at(-1)]).toEqual([422, 'Das ist nicht Dein jetziges Passwort.']);
    const done = await worker.browser.send('/desk/account/password', {
      currentPassword: password,
      password: next,
    });
    expect([done.status, done.headers.location]).toEqual([303, '/desk/account?done=password-changed']);
    expect((await worker.browser.get('/desk/account')).status).toBe(200);
    expect(worker.browser.cookies.get('__Secure-staff')).not.toBe(old);
    for (const id of [old, other.browser.cookies.get('__Secure-staff') ?? '']) {
      const stolen = shop.browser();
      stolen.cookies.set('__Secure-staff', id);
      expect((await stolen.get('/desk/account')).status).toBe(303);
    }
    expect((await shop.mailsTo(worker.email))[0]).toContain('wurde das Passwort Deines Zugangs');
    expect((await shop.signIn(other)).status).toBe(422);
    expect((await shop.signIn(other, { password: next })).status).toBe(303);
  });

  test('lists its sessions, and ends each of its own alone', async () => {
    const worker = await shop.worker(newEmail());
    const other: Worker = { ...worker, browser: shop.browser() };
    await shop.signIn(other);
    const stranger = await shop.worker(newEmail());
    const { text } = await worker.browser.get('/desk/account');
    const [, session = ''] = /<button (?=[^>]*name="session")[^>]*value="(\d+)"/.exec(text) ?? [];
    expect((await stranger.browser.send('/desk/account/sessions', { session })).status).toBe(404);
    expect((await stranger.browser.send('/desk/account/sessions', { session: '1 or 1' })).status).toBe(404);
    expect((await other.browser.get('/desk')).status).toBe(200);
    const ended = await worker.browser.send('/desk/account/sessions', { session });
    expect(ended.headers.location).toBe('/desk/account?done=session-ended');
    expect((await other.browser.get('/desk')).status).toBe(303);
    expect((await worker.browser.get('/desk/account')).text).not.toContain('name="session"');
  });

  test('makes new recovery codes for whoever has the second factor; the old ones are void', async () => {
    const worker = await shop.worker(newEmail());
    const [old = ''] = worker.recoveryCodes;
    expect((await worker.browser.send('/desk/account/recovery-codes', { code: '' })).status).toBe(422);
    shop.advance(30_000);
    const code = codeAt(worker.secret, shop.now());
    const made = await worker.browser.send('/desk/account/recovery-codes', { code });
    const [, fresh = ''] = /<li>([a-z0-9]{5}-[a-z0-9]{5})<\/li>/.exec(made.text) ?? [];
    expect((await worker.browser.send('/desk/account/recovery-codes', { code })).status).toBe(422);
    expect((await shop.signIn(worker, { code: old })).status).toBe(422);
    expect((await shop.signIn(worker, { code: ` ${fresh.toUpperCase()} ` })).status).toBe(303);
    expect((await shop.signIn(worker, { code: fresh })).status).toBe(422);
    expect((await worker.browser.get('/desk/account')).text).toContain('Noch 9 übrig.');
  });
});

describe('an administrator', () => {
  test('gives and takes roles, which signs the person out; nobody changes their own', async () => {
    const admin = await shop.worker(newEmail());
    const worker = await shop.worker(newEmail(), ['service']);
    const idOf = async (email: string) => (await shop.ports.store.byEmail(email))?.id ?? '';
    const path = `/desk/staff/${await idOf(worker.email)}`;
    expect((await admin.browser.get(path)).text).toContain(worker.email);
    const saved = await admin.browser.send(`${path}/roles`, { roles: ['warehouse', 'owner'] });
    expect(saved.headers.location).toBe(`${path}?done=roles-saved`);
    expect((await worker.browser.get('/desk')).status).toBe(303);
    await shop.signIn(worker);
    expect((await worker.browser.get('/desk/account')).text).toContain(
      'Deine Aufgaben in diesem Shop: Lager',
    );
    const invited = await admin.browser.send('/desk/staff', {
      ...{ email: admin.email.toUpperCase(), roles: 'service' },
    });
    expect(saidOn(invited.text).at(-1)).toMatch(/^Deinen eigenen Zugang ändert eine andere Person/);
    const own = `/desk/staff/${await idOf(admin.email)}`;
    expect((await admin.browser.get(own)).text).not.toContain(`action="${own}`);
    for (const step of ['roles', 'disable', 'enable', 'link'])
      expect((await admin.browser.send(`${own}/${step}`, { roles: 'service' })).status).toBe(403);
    expect((await admin.browser.get('/desk/audit?action=staff.roles-changed')).text).toContain(
      'Service → Lager',
    );
    const [entry] = (await shop.audit()).filter(({ action }) => action === 'staff.roles-changed');
    expect(entry).toMatchObject({
      actorEmail: admin.email,
      subjectEmail: worker.email,
      before: 'service',
      after: 'warehouse',
    });
  });

  test('disables an account, whose sessions and links end at once, and enables it again', async () => {
    const admin = await shop.worker(newEmail());
    const worker = await shop.worker(newEmail(), ['service']);
    const link = await shop.invite(worker.email, []);
    const path = `/desk/staff/${(await shop.ports.store.byEmail(worker.email))?.id}`;
    expect((await admin.browser.send(`${path}/disable`, {})).headers.location).toBe(`${path}?done=disabled`);
    expect((await worker.browser.get('/desk')).status).toBe(303);
    const refused = await shop.signIn(worker);
    expect([refused.status, saidOn(refused.text)[1]?.slice(0, 30)]).toEqual([
      422,
      'E-Mail-Adresse, Passwort oder ',
    ]);
    expect((await shop.browser().get(`/desk/invitation?token=${link}`)).status).toBe(410);
    expect((await admin.browser.send(`${path}/link`, {})).status).toBe(409);
    const invited = await admin.browser.send('/desk/staff', { email: worker.email, roles: ['service'] });
    expect(saidOn(invited.text)).toContain('Diese Person ist gesperrt. Öffne erst ihren Zugang wieder.');
    await admin.browser.send(`${path}/enable`, {});
    expect((await shop.signIn(worker)).status).toBe(303);
  });

  test.each([
    ['roles', { roles: 'service' }],
    ['disable', {}],
  ])('of two who take each other’s access at once by %s one stays', async (step, form) => {
    for (let round = 0; round < 4; round++) {
      const pair = [await shop.worker(newEmail()), await shop.worker(newEmail())] as const;
      const ids = await Promise.all(
        pair.map(async ({ email }) => (await shop.ports.store.byEmail(email))?.id ?? ''),
      );
      const done = await Promise.all(
        pair.map(({ browser }, at) => browser.send(`/desk/staff/${ids[1 - at]}/${step}`, form)),
      );
      const people = await Promise.all(ids.map((id) => shop.ports.store.byId(id)));
      const left = people.filter(
        (each) => each && isActive(each) && administeredShops(each.roles).length > 0,
      );
      expect(left).toHaveLength(1);
      // The other was too late: signed out already, or refused at the last moment.
      expect(done.filter(({ headers }) => headers.location?.includes('done='))).toHaveLength(1);
    }
  });

  test('sends a new link; until it is followed the old password holds, and then no more', async () => {
    const admin = await shop.worker(newEmail());
    const worker = await shop.worker(newEmail(), ['service']);
    const path = `/desk/staff/${(await shop.ports.store.byEmail(worker.email))?.id}`;
    expect((await admin.browser.send(`${path}/link`, {})).headers.location).toBe(`${path}?done=link-sent`);
    const [mail = ''] = await shop.mailsTo(worker.email);
    const [, token = ''] = /token=([\w-]{22})/.exec(mail) ?? [];
    expect((await worker.browser.get('/desk')).status).toBe(200);
    const anew = await shop.join(worker.email, token);
    expect(anew.secret).not.toBe(worker.secret);
    expect((await worker.browser.get('/desk')).status).toBe(303);
    expect((await shop.signIn(worker)).status).toBe(422);
    expect((await shop.signIn(worker, { code: worker.recoveryCodes[0] ?? '' })).status).toBe(422);
    expect((await shop.signIn(anew)).status).toBe(303);
  });

  test('of one shop neither sees nor shuts whom another shop has, and changes roles in the own one alone', async () => {
    const admin = await shop.worker(newEmail());
    const foreign = await shop.worker(newEmail(), ['service'], 'default');
    const foreignPath = `/desk/staff/${(await shop.ports.store.byEmail(foreign.email))?.id}`;
    expect((await admin.browser.get(foreignPath)).status).toBe(404);
    expect((await admin.browser.get('/desk/staff')).text).not.toContain(foreign.email);
    for (const step of ['roles', 'disable', 'enable', 'link'])
      expect((await admin.browser.send(`${foreignPath}/${step}`, { roles: 'service' })).status).toBe(404);
    // Who works in both is in sight, and is shut by nobody who administers one of them alone.
    await shop.invite(foreign.email, ['service']);
    expect((await admin.browser.get(foreignPath)).text).toContain(
      'auch in einem Shop, den Du nicht verwaltest',
    );
    for (const step of ['disable', 'enable', 'link'])
      expect((await admin.browser.send(`${foreignPath}/${step}`, {})).status).toBe(403);
    expect((await admin.browser.send(`${foreignPath}/roles`, {})).headers.location).toBe(
      '/desk/staff?done=roles-saved',
    );
    expect((await shop.ports.store.byEmail(foreign.email))?.roles).toEqual([
      { tenant: 'default', application: 'desk', role: 'service' },
    ]);
  });
});

describe('the log', () => {
  test('says in words what something was done to, and leads there', async () => {
    const admin = await shop.worker(newEmail());
    const log = createSqlAuditLog(shop.database);
    const entry = { tenant: 'at', at: shop.now(), actor: 'shell' as const, before: null, after: null };
    await log.record({ ...entry, action: 'order.noted', subject: 'order:1', after: '30.00 EUR' });
    await log.record({ ...entry, action: 'order.noted', subject: 'order:1', after: 'service warehouse' });
    for (const subject of ['order:4711081500', 'campaign:welcome-vat', 'shop:at', 'newer:thing'])
      await log.record({ ...entry, action: 'order.noted', subject });
    const { text } = await admin.browser.get('/desk/audit?action=order.noted');
    expect(text).toContain('<a href="/desk/orders/4711081500">Bestellung 4711081500</a>');
    for (const words of [
      ...['Gutschein welcome-vat', 'alle Bestellungen', 'newer:thing'],
      ...['30.00 EUR', 'Service, Lager'],
    ])
      expect(text).toContain(`<td>${words}</td>`);
  });

  test('tells who did what, is filtered by its address, and goes on by pages', async () => {
    const admin = await shop.worker(newEmail());
    const { id = '' } = (await shop.ports.store.byEmail(admin.email)) ?? {};
    const rowsOf = (html: string): string[] =>
      [...html.matchAll(/<tr><td>(.*?)<\/tr>/g)].map(([, row = '']) =>
        row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'),
      );
    const own = await admin.browser.get(`/desk/audit?actor=staff%3A${id}`);
    expect(rowsOf(own.text).map((row) => row.split('|').slice(2, 5))).toEqual([
      [admin.email, 'angemeldet', admin.email],
      [admin.email, 'Zugang eingerichtet', admin.email],
    ]);
    const joins = await admin.browser.get(
      `/desk/audit?actor=staff%3A${id}&action=staff.joined&from=2026-12-01`,
    );
    expect(rowsOf(joins.text)).toHaveLength(1);
    expect(joins.text).toContain('<option value="staff.joined" selected="">');
    const past = await admin.browser.get(`/desk/audit?actor=staff%3A${id}&to=2026-11-30`);
    expect(saidOn(past.text)).toEqual(['Protokoll']);
    expect(past.text).toContain('Nichts gefunden.');
    const all = await admin.browser.get('/desk/audit');
    const [, older = ''] = /href="([^"]*before=\d+)"/.exec(all.text) ?? [];
    const next = await admin.browser.get(older);
    expect([rowsOf(all.text).length, rowsOf(next.text).length > 0]).toEqual([50, true]);
    expect(rowsOf(next.text)[0]).not.toBe(rowsOf(all.text)[0]);
    // What nobody could choose is no fault, and finds nothing or filters nothing.
    for (const query of ['actor=x', 'before=1e9', 'from=2026-02-31', 'to=gestern', 'action=%00', 'before=-1'])
      expect((await admin.browser.get(`/desk/audit?${query}`)).status).toBe(200);
  });

  test('of one shop tells nothing of another', async () => {
    const email = newEmail();
    await shop.invite(email, ['administrator'], 'default');
    const admin = await shop.worker(newEmail());
    expect((await admin.browser.get('/desk/audit')).text).not.toContain(email);
    expect((await shop.audit('default')).map(({ subjectEmail }) => subjectEmail)).toContain(email);
  });

  test('holds no address, no password and no code, and is never changed', async () => {
    const worker = await shop.worker(newEmail());
    const rows = (await shop.audit()).map(({ actorEmail: _a, subjectEmail: _s, ...row }) => row);
    for (const hidden of ['@', password, worker.secret]) expect(JSON.stringify(rows)).not.toContain(hidden);
    for (const change of [sql`update staff_audit set action = 'x.y'`, sql`delete from staff_audit`])
      await expect(change.execute(shop.database.kysely)).rejects.toThrow('neither changed nor deleted');
  });
});
