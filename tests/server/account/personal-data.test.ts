import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../../../server/shop/account/account.ts';
import { attemptLimits, emailTokenMs, sweptAfterMs } from '../../../server/shop/account/attempt-limits.ts';
import { createSqlEmailChange } from '../../../server/shop/account/sql-email-change.ts';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import type { Answer } from '../shop-under-test.ts';
import { type AccountShop, kindOf, password, startAccountShop, type TestBrowser } from './account-shop.ts';

// What customers change of their own data, on a page without a script.

const page = '/mein-konto/meine-persoenlichen-daten';
const minute = 60_000;
const day = 24 * 60 * minute;
let shop: AccountShop;

beforeAll(async () => {
  shop = await startAccountShop({ environment: { TRUST_PROXY: '1' } });
  for (const [tenant, locale] of [
    ['at', 'de-AT'],
    ['default', 'de-DE'],
    ['default', 'fr-CH'],
    ['default', 'nl-NL'],
  ] as const) {
    shop.content.page({ tenant, locale, path: '/_/account-data', main: [{ type: 'account-data' }] });
    shop.content.page({ tenant, locale, path: '/_/login', main: [{ type: 'login-form' }] });
  }
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

let people = 0;
async function customer(more: Partial<Account> = {}): Promise<{ anna: Account; browser: TestBrowser }> {
  const anna = await shop.customer(more);
  return { anna, browser: await enter(anna.email) };
}
async function enter(email: string, more: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = shop.browser({ 'X-Forwarded-For': `198.51.${(people += 1) >> 8}.${people & 255}` });
  expect((await browser.logIn(email, more)).status).toBe(200);
  return browser;
}
const newEmail = (): string => `neu-${(people += 1)}@example.at`;

const ask = (browser: TestBrowser, email: string, currentPassword = password): Promise<Answer> =>
  browser.send(page, { form: 'change-email', email, currentPassword });
const confirm = (browser: TestBrowser, token: string): Promise<Answer> =>
  browser.send(page, { form: 'confirm-email', token });

const mailsTo = async (address: string) =>
  (await shop.mails()).map(({ mail }) => mail).filter((mail) => mail.to.address === address);
/** The links of mails to an address, the newest first. */
const linksTo = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).flatMap(
    ({ text }) =>
      /https?:\/\/[^/\s]+(\/\S*[?&](?:neue-adresse|nouvelle-adresse|nieuw-adres)=\S+)/.exec(text)?.[1] ?? [],
  );
const tokenIn = (link: string): string => link.split('=').at(-1) ?? '';
const tokenTo = async (address: string): Promise<string> => tokenIn((await linksTo(address))[0] ?? '');

const text = ({ text: html }: Answer): string => seenText(html);
/** What is read in the panel that has a form. */
const panelOf = (answer: Answer, form: string): string =>
  seenText(
    answer.text
      .split('<div class="account-form-panel')
      .find((part) => part.includes(`name="form" value="${form}"`)) ?? '',
  );
const valueOf = ({ text: html }: Answer, name: string): string | undefined =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1];
const isTicked = ({ text: html }: Answer, name: string): boolean =>
  / checked/.test(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '');

describe('another address', () => {
  test('holds when its mailbox has confirmed it, for logging in too, and the old mailbox is told twice', async () => {
    const { anna, browser } = await customer();
    const email = newEmail();
    expect(text(await browser.get(page))).toContain(`Deine E-Mail-Adresse: ${anna.email}`);
    const asked = await ask(browser, email);
    expect([asked.status, asked.headers.location]).toEqual([303, `${page}?stand=adresse-angefragt`]);
    const waiting = await browser.get(asked.headers.location ?? '');
    expect(panelOf(waiting, 'change-email')).toMatch(
      new RegExp(`${anna.email} Noch nicht bestätigt: ${email}\\..*einen Link geschickt.*24 Stunden`),
    );
    expect((await shop.browser().logIn(email)).status).toBe(422);

    const [link = ''] = await linksTo(email);
    expect(link).toMatch(/^\/mein-konto\/meine-persoenlichen-daten\?neue-adresse=[\w-]{22}$/);
    const shown = await browser.get(link);
    expect(panelOf(shown, 'confirm-email')).toContain(`Deine neue Adresse: ${email}.`);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    // Programs follow links too: looking changes nothing.
    expect((await shop.accounts.byId('at', anna.id))?.email).toBe(anna.email);
    const done = await confirm(browser, valueOf(shown, 'token') ?? '');
    expect([done.status, done.headers.location]).toEqual([303, `${page}?stand=neue-adresse`]);
    const after = text(await browser.get(done.headers.location ?? ''));
    expect(after).toContain('Deine neue E-Mail-Adresse gilt ab jetzt');
    expect(after).toContain(`Deine E-Mail-Adresse: ${email}`);
    expect(after).not.toContain('Noch nicht bestätigt');
    expect((await shop.browser().logIn(anna.email)).status).toBe(422);
    expect((await shop.browser().logIn(email)).status).toBe(200);

    expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toEqual([
      'Deine E-Mail-Adresse wurde geändert',
      'Deine E-Mail-Adresse soll geändert werden',
    ]);
    const toNew = await mailsTo(email);
    expect(toNew.map(({ subject }) => subject)).toEqual(['Bitte bestätige Deine neue E-Mail-Adresse']);
    // Whoever typed it may be a stranger to its owner.
    expect(toNew[0]?.text).not.toMatch(/Anna|Berger/);
    expect(toNew[0]?.to).toEqual({ address: email });
  });

  test('is answered alike whether it is somebody’s or nobody’s; only its reader is told, by the link', async () => {
    const { anna: other } = await customer();
    const seen = async (email: string): Promise<object> => {
      const { browser } = await customer();
      const { status, headers, text: body } = await ask(browser, email);
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      const led = text(await browser.get(headers.location ?? '')).replaceAll(email, '');
      return { status, rest, body, led: led.replaceAll(/customer-\d+@|Kundennummer [\d ]+/g, '') };
    };
    const free = newEmail();
    expect(await seen(other.email)).toEqual(await seen(free));
    expect((await linksTo(other.email)).length).toBe((await linksTo(free)).length);

    const { anna, browser } = await customer();
    const email = newEmail();
    await ask(browser, email);
    await shop.customer({ email: email.replace('neu', 'NEU') });
    const taken = await confirm(browser, await tokenTo(email));
    expect(taken.status).toBe(409);
    expect(panelOf(taken, 'confirm-email')).toContain('gibt es schon ein anderes Kundenkonto');
    expect((await shop.accounts.byId('at', anna.id))?.email).toBe(anna.email);
    expect(await kindOf(browser)).toBe('full');
  });

  test('needs the password that is, an address that mails get to, and another one than there is', async () => {
    const { anna, browser } = await customer();
    const refusals = [
      [await ask(browser, newEmail(), 'geraten'), 'Das aktuelle Passwort stimmt nicht.'],
      [await ask(browser, 'a@'), 'Die E-Mail-Adresse ist nicht gültig.'],
      [await ask(browser, anna.email), 'Das ist schon Deine E-Mail-Adresse.'],
      [await ask(browser, newEmail(), ''), 'Das ist ein Pflichtfeld.'],
    ] as const;
    for (const [answer, words] of refusals) {
      expect(answer.status).toBe(422);
      expect(panelOf(answer, 'change-email')).toContain(words);
      expect(answer.text).not.toContain('geraten');
    }
    expect(await mailsTo(anna.email)).toEqual([]);
    const anybody = await shop.browser().call('/api/customer/v1/change-email', {
      ...{ email: newEmail(), currentPassword: password },
    });
    expect(anybody.status).toBe(401);
  });

  test('ends every other device, and links to a new password, which went to the old mailbox', async () => {
    const { anna, browser } = await customer();
    const elsewhere = await enter(anna.email, { stay: 'yes' });
    const captcha = await browser.solveCaptcha();
    await browser.call('/api/customer/v1/forgot-password', { email: anna.email, captcha });
    const reset = await shop.tokenFor(anna.email);
    const email = newEmail();
    await ask(browser, email);
    const before = browser.cookies.get('__Host-sid');
    await confirm(browser, await tokenTo(email));
    expect([await kindOf(browser), await kindOf(elsewhere)]).toEqual(['full', 'anonymous']);
    expect(browser.cookies.get('__Host-sid')).not.toBe(before);
    const late = { token: reset, password: 'neu und lang genug' };
    expect((await shop.browser().call('/api/customer/v1/reset-password', late)).status).toBe(410);
  });

  test('is confirmed by its own customer alone, who is asked to log in and led back', async () => {
    const { anna, browser } = await customer();
    const { browser: other } = await customer();
    const email = newEmail();
    await ask(browser, email);
    const [link = ''] = await linksTo(email);
    const reader = shop.browser();
    const led = await reader.get(link);
    expect([led.status, led.headers.location]).toEqual([303, `/anmelden?ziel=${encodeURIComponent(link)}`]);
    expect((await confirm(reader, tokenIn(link))).headers.location ?? '').not.toContain('neue-adresse');
    for (const answer of [await other.get(link), await confirm(other, tokenIn(link))])
      expect(text(answer)).toContain('gehört zu einem anderen Konto');
    expect((await shop.accounts.byId('at', anna.id))?.email).toBe(anna.email);
    await reader.logIn(anna.email);
    expect((await confirm(reader, tokenIn(link))).status).toBe(303);
    expect((await shop.accounts.byId('at', anna.id))?.email).toBe(email);
  });

  test('asked for twice in a moment is one wish and one mail; a later wish voids the link of the earlier', async () => {
    const { anna, browser } = await customer();
    const [first, second] = [newEmail(), newEmail()];
    const both = await Promise.all([ask(browser, first), ask(browser, first)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect((await mailsTo(first)).length).toBe(1);
    expect((await mailsTo(anna.email)).length).toBe(1);
    const old = await tokenTo(first);
    await ask(browser, second);
    expect((await confirm(browser, old)).status).toBe(410);
    expect((await confirm(browser, await tokenTo(second))).status).toBe(303);
  });

  test('is put in force once, however often and from how many tabs its link is pressed', async () => {
    const { anna, browser } = await customer();
    const email = newEmail();
    await ask(browser, email);
    const token = await tokenTo(email);
    const tabs = [browser, await enter(anna.email), await enter(anna.email)];
    const other = connectDatabase(shop.database.connection, collectingLog());
    // Nobody gets on before all of them have found the link good.
    const sent = await other.kysely.transaction().execute(async (transaction) => {
      await sql`select from account where id = ${anna.id} for update`.execute(transaction);
      const answers = tabs.map((tab) => confirm(tab, token));
      await expect
        .poll(async () => {
          const { rows } = await sql<{ count: string }>`
            select count(*) from pg_stat_activity where wait_event_type = 'Lock'`.execute(transaction);
          return Number(rows[0]?.count);
        })
        .toBe(tabs.length);
      return answers;
    });
    const answers = await Promise.all(sent);
    await other.close();
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await mailsTo(anna.email)).length).toBe(2);
    const later = await enter(email);
    expect((await confirm(later, token)).headers.location).toBe(`${page}?stand=neue-adresse`);
    expect(await kindOf(later)).toBe('full');
    const shown = text(await later.get(`${page}?neue-adresse=${token}`));
    expect(shown).toContain('Deine neue E-Mail-Adresse gilt ab jetzt');
    expect((await mailsTo(anna.email)).length).toBe(2);
    // In force no more, the link is none, and brings nothing back.
    const third = newEmail();
    expect(await shop.accounts.update('at', anna.id, { email: third })).toMatchObject({ ok: true });
    expect((await confirm(later, token)).status).toBe(410);
    expect((await shop.accounts.byId('at', anna.id))?.email).toBe(third);
  });

  test('waits for a day; what nobody confirmed is swept a month later', async () => {
    const { anna, browser } = await customer();
    const email = newEmail();
    await ask(browser, email);
    const token = await tokenTo(email);
    shop.advance(emailTokenMs);
    const later = await enter(anna.email);
    expect(text(await later.get(page))).not.toContain('Noch nicht bestätigt');
    expect((await confirm(later, token)).status).toBe(410);
    const store = createSqlEmailChange(shop.database);
    const left = async (): Promise<number> => {
      await store.sweep(shop.now() - sweptAfterMs);
      const { rows } = await sql`select from account_email_change where account = ${anna.id}`.execute(
        shop.database.kysely,
      );
      return rows.length;
    };
    shop.advance(sweptAfterMs);
    expect(await left()).toBe(1);
    shop.advance(1);
    expect(await left()).toBe(0);
  });

  test('is asked for five times a day', async () => {
    const { browser } = await customer();
    const { most } = attemptLimits.emailByAccount;
    for (let n = 0; n < most; n += 1) expect((await ask(browser, newEmail())).status).toBe(303);
    const refused = await ask(browser, newEmail());
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, day / 1000]);
    expect(panelOf(refused, 'change-email')).toContain('Das waren zu viele Versuche. Bitte warte 24 Stunden');
  });

  test.each([
    ['fr-CH', '/fr', '/fr/mon-compte/mes-donnees-personnelles', 'Confirmer la nouvelle adresse'],
    ['nl-NL', '/nl', '/nl/mijn-account/mijn-persoonlijke-gegevens', 'Nieuw adres bevestigen'],
  ])('in %s, link, page and words are in that language', async (locale, prefix, path, words) => {
    const { email: before } = await shop.customer({ tenant: 'default', locale });
    const browser = shop.browser({ Host: 'default.localhost' });
    await browser.logIn(before);
    const email = newEmail();
    const asked = await browser.send(path, { form: 'change-email', email, currentPassword: password });
    expect(asked.status).toBe(303);
    const [link = ''] = await linksTo(email);
    expect(link.startsWith(`${prefix}/`)).toBe(true);
    const shown = await browser.get(link);
    expect(panelOf(shown, 'confirm-email')).toContain(words);
    expect((await browser.send(path, { form: 'confirm-email', token: tokenIn(link) })).status).toBe(303);
    expect((await shop.accounts.byEmail('default', email))?.email).toBe(email);
  });
});

describe('what is told of oneself', () => {
  const told = { form: 'change-details', salutation: 'none', firstName: 'Änne', lastName: 'Kühn' };
  const send = (browser: TestBrowser, more: Record<string, string>): Promise<Answer> =>
    browser.send(page, { ...told, phone: '', birthday: '', ...more });
  const kept = async ({ id }: Account) => {
    const account = await shop.accounts.byId('at', id);
    return [account?.salutation, account?.firstName, account?.lastName, account?.phone, account?.birthday];
  };

  test('is shown, and changed as a whole', async () => {
    const { anna, browser } = await customer({ birthday: null });
    const before = await browser.get(page);
    expect(['firstName', 'lastName', 'phone'].map((name) => valueOf(before, name))).toEqual([
      ...['Anna', 'Berger', ''],
    ]);
    const sent = await send(browser, { phone: '0660 / 123 45-67', birthday: '29.2.1980' });
    expect([sent.status, sent.headers.location]).toEqual([303, `${page}?stand=daten-gespeichert`]);
    expect(await kept(anna)).toEqual(['none', 'Änne', 'Kühn', '06601234567', '1980-02-29']);
    const after = await browser.get(sent.headers.location ?? '');
    expect(panelOf(after, 'change-details')).toContain('Deine Daten sind gespeichert.');
    expect(['firstName', 'lastName', 'phone', 'birthday'].map((name) => valueOf(after, name))).toEqual([
      ...['Änne', 'Kühn', '06601234567', '29.2.1980'],
    ]);
    expect(JSON.parse((await browser.get('/api/customer/v1')).text)).toMatchObject({
      ...{ firstName: 'Änne', phone: '06601234567', birthday: '1980-02-29' },
    });
    await send(browser, {});
    expect(await kept(anna)).toEqual(['none', 'Änne', 'Kühn', null, null]);
  });

  test('names what is wrong beside its field, and keeps nothing of it', async () => {
    const { anna, browser } = await customer();
    const before = await kept(anna);
    const answer = await send(browser, {
      ...{ salutation: 'lord', lastName: 'K1', phone: '12', birthday: '31.02.2000' },
    });
    expect(answer.status).toBe(422);
    const fault = (field: string): string =>
      seenText(elementWith(answer.text, ` id="n0.details-${field}-fault"`));
    expect(['salutation', 'firstName', 'lastName', 'phone', 'birthday'].map(fault)).toEqual([
      'Bitte wähle eine Anrede.',
      '',
      'Bitte gib keine Sonderzeichen und keine Zahlen ein.',
      'Bitte gib eine gültige Telefonnummer ein.',
      'Bitte gib ein gültiges Datum ein, zum Beispiel 31.1.1980.',
    ]);
    expect(valueOf(answer, 'phone')).toBe('12');
    expect(await kept(anna)).toEqual(before);
  });

  test('makes nobody of age: a credit is decided by it', async () => {
    const birthday = `${new Date(shop.now()).getUTCFullYear() - 17}-01-02`;
    const { anna, browser } = await customer({ birthday });
    for (const typed of ['1.1.1980', '']) {
      const answer = await send(browser, { birthday: typed });
      expect([typed, answer.status]).toEqual([typed, 422]);
      expect(panelOf(answer, 'change-details')).toContain('an unseren Kundenservice');
    }
    expect((await kept(anna))[4]).toBe(birthday);
    expect((await send(browser, { birthday: birthday.replace('-01-02', '-01-03') })).status).toBe(303);
  });

  test('is nobody else’s to change', async () => {
    const { anna, browser } = await customer();
    const before = await kept(anna);
    expect((await send(shop.browser(), {})).headers.location).toMatch(/^\/anmelden\?ziel=/);
    const foreign = await browser.send(
      page,
      { ...told, phone: '', birthday: '' },
      { Origin: 'https://x.example' },
    );
    expect(foreign.status).toBe(403);
    expect(await kept(anna)).toEqual(before);
  });
});

describe('the boxes against advertising', () => {
  const send = (browser: TestBrowser, ...boxes: string[]): Promise<Answer> =>
    browser.send(page, {
      form: 'cancel-advertising',
      ...Object.fromEntries(boxes.map((box) => [box, 'yes'])),
    });
  const kept = async ({ id }: Account): Promise<[string, number][]> => {
    const { rows } = await sql<{ kind: string; at: number }>`
      select kind, objected_at as at from account_objection where account = ${id} order by kind`.execute(
      shop.database.kysely,
    );
    return rows.map(({ kind, at }) => [kind, at]);
  };

  test('are empty, keep what is ticked with its time, and take it back', async () => {
    const { anna, browser } = await customer();
    const boxes = ['cancelAdvertising', 'cancelMarketing', 'cancelNewsletter', 'cancelInstalments'];
    const before = await browser.get(page);
    expect(boxes.map((box) => isTicked(before, box))).toEqual([false, false, false, false]);
    expect(panelOf(before, 'cancel-advertising')).toMatch(
      /Das möchte ich nicht: Werbung per Post und Telefon Auswertung .* Newsletter Angebote zum Ratenkauf/,
    );
    const first = shop.now();
    const sent = await send(browser, 'cancelNewsletter', 'cancelInstalments');
    expect(sent.headers.location).toBe(`${page}?stand=werbung-gespeichert`);
    const after = await browser.get(sent.headers.location ?? '');
    expect(panelOf(after, 'cancel-advertising')).toContain('Das ist gespeichert und gilt ab sofort.');
    expect(boxes.map((box) => isTicked(after, box))).toEqual([false, false, true, true]);
    shop.advance(minute);
    await send(browser, 'cancelNewsletter', 'cancelAdvertising');
    expect(await kept(anna)).toEqual([
      ['advertising', first + minute],
      ['newsletter', first],
    ]);
    await send(browser);
    expect(await kept(anna)).toEqual([]);
  });

  test('are one customer’s', async () => {
    const { anna, browser } = await customer();
    const { browser: other } = await customer();
    await send(browser, 'cancelMarketing');
    expect(isTicked(await other.get(page), 'cancelMarketing')).toBe(false);
    await send(other);
    expect(await kept(anna)).toHaveLength(1);
    expect((await send(shop.browser(), 'cancelMarketing')).headers.location).toMatch(/^\/anmelden\?ziel=/);
  });
});

describe('flags of a customer', () => {
  test('who has no password any more is offered to set one, and asked for none', async () => {
    const { anna, browser } = await customer();
    const withOne = await browser.get(page);
    expect(text(withOne)).not.toContain('Passwort festlegen');
    await sql`update account set password_hash = null where id = ${anna.id}`.execute(shop.database.kysely);
    const without = await browser.get(page);
    expect(text(without)).toMatch(new RegExp(`Passwort festlegen .* ${anna.email} Link anfordern`));
    expect(without.text).toContain('href="/passwort-vergessen"');
    expect(without.text).not.toMatch(/name="currentPassword"/);
    const asked = await ask(browser, newEmail());
    expect([asked.status, text(asked)]).toEqual([422, expect.stringContaining('noch kein Passwort')]);
  });

  test('who takes part in the loyalty programme is led to the card', async () => {
    const { anna, browser } = await customer();
    expect(text(await browser.get(page))).not.toContain('Payback');
    await shop.accounts.update('at', anna.id, { flags: { creditAffinity: false, bonusProgram: true } });
    const shown = await browser.get(page);
    expect(text(shown)).toContain('Du sammelst Payback-Punkte');
    expect(shown.text).toContain('href="/mein-konto/payback"');
  });
});
