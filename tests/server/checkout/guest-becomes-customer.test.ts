import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { kindOf, password, type TestBrowser } from '../account/account-shop.ts';
import type { Answer } from '../shop-under-test.ts';
import { address, order, type OrderShop, startOrderShop } from './order-shop.ts';

// A guest makes an account of an order by one field, without a script; and who may not have that order.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  shop.content.page({ path: '/_/confirm-account', main: [{ type: 'confirm-account' }] });
  await shop.stock('100.1', 1000);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

let guests = 0;
interface Ordered {
  browser: TestBrowser;
  email: string;
  /** The confirmation's address, and the token in it. */
  page: string;
  token: string;
}

/** A guest who has ordered, and looks at the confirmation. */
async function ordered(email = `gast-${(guests += 1)}@example.at`): Promise<Ordered> {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '100' });
  await browser.send('/kasse/registrieren', { form: 'guest' });
  await browser.send('/kasse/lieferservice', { form: 'delivery', email, place: 'home', ...address });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  const page = await order(browser);
  return { browser, email, page, token: page.split('=')[1] ?? '' };
}

const typed = { form: 'register', password, terms: 'yes' };
const register = (
  { page, token, browser }: Ordered,
  more: Record<string, string> = {},
  by = browser,
): Promise<Answer> => by.send(page, { ...typed, auftrag: token, ...more });

async function confirm(browser: TestBrowser, email: string, more: Record<string, string> = {}) {
  const token = await shop.tokenFor(email);
  return browser.send(`/registrieren/bestaetigen?token=${token}`, {
    ...{ form: 'confirm-account', token },
    ...more,
  });
}

/** To whom the order of a token belongs, and how many accounts its address has. */
async function ownerOf({ email }: Ordered) {
  const { rows } = await sql<{ customer: string | null; accounts: number }>`
    select customer, (select count(*)::int from account where tenant = o.tenant and account.email = o.email) as accounts
      from shop_order o where email = ${email}`.execute(shop.database.kysely);
  return rows[0];
}

async function lettersTo(email: string): Promise<string[]> {
  const all = await shop.mails();
  return all.filter(({ mail }) => mail.to.address === email).map(({ mail }) => mail.purpose);
}

const panelOf = ({ text }: Answer): string =>
  text.includes('data-role="register"') ? seenText(elementWith(text, 'data-role="register"')) : '';

describe('a guest', () => {
  test('becomes a customer by a password: name, mail and address are known, and the order is theirs', async () => {
    const guest = await ordered();
    const { browser, email, page } = guest;
    expect(panelOf(await browser.get(page))).toContain(
      `Ein Passwort genügt, Deine E-Mail-Adresse kennen wir schon: ${email}`,
    );
    const sent = await register(guest);
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/kasse\/auftrag\?(auftrag=[\w-]{32}&)?stand=registriert/) as string,
    ]);
    const after = await browser.get(sent.headers.location ?? '');
    expect(seenText(after.text)).toContain('Fast fertig');
    expect(panelOf(after)).toBe('');
    // Nothing is anybody's before the mailbox has proved it.
    expect(await ownerOf(guest)).toEqual({ customer: null, accounts: 0 });
    expect((await browser.logIn(email)).status).toBe(422);
    expect((await confirm(browser, email, { known: 'yes' })).headers.location).toMatch(
      /^\/anmelden\?stand=bestaetigt/,
    );
    const account = await shop.accounts.byEmail('at', email);
    const { salutation, firstName, lastName } = address;
    expect(account).toMatchObject({ salutation, firstName, lastName, email });
    expect(await ownerOf(guest)).toEqual({ customer: account?.id, accounts: 1 });
    expect((await browser.logIn(email)).status).toBe(200);
    expect(panelOf(await browser.get(page))).toBe('');
    // Nor is it offered to others who have the link.
    expect(panelOf(await shop.browser().get(page))).toBe('');
    await browser.send('/warenkorb', { sku: '100' });
    expect((await browser.get('/kasse')).headers.location).toBe('/kasse/zahlung');
    expect((await browser.get('/kasse/lieferservice')).text).toContain('value="12-14a/3/7"');
  });

  test('is told by the fields what is wrong, and nothing is kept', async () => {
    const guest = await ordered();
    for (const [more, says] of [
      [{ password: 'kurz' }, 'Das Passwort ist zu kurz.'],
      [{ password: '' }, 'Das ist ein Pflichtfeld.'],
      [{ terms: '' }, 'Bitte stimme'],
    ] as const) {
      const refused = await register(guest, more);
      expect(refused.status).toBe(422);
      expect(panelOf(refused)).toContain(says);
    }
    expect(await lettersTo(guest.email)).toEqual(['order-confirmation']);
  });

  test('who presses twice at once has one registration, one mail, and a link that knows the browser', async () => {
    const guest = await ordered();
    const answers = await Promise.all([register(guest), register(guest), register(guest)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await lettersTo(guest.email)).filter((each) => each === 'confirm-registration')).toHaveLength(1);
    expect((await confirm(guest.browser, guest.email, { known: 'yes' })).headers.location).toContain(
      'bestaetigt',
    );
    expect((await guest.browser.logIn(guest.email)).status).toBe(200);
  });

  test('is not offered it who is a customer, or has cancelled', async () => {
    const { email } = await shop.customer();
    const browser = shop.browser();
    await browser.logIn(email);
    const guest = await ordered();
    expect(panelOf(await browser.get(guest.page))).toBe('');
    await sql`update shop_order set state = 'cancelled' where email = ${guest.email}`.execute(
      shop.database.kysely,
    );
    expect(panelOf(await guest.browser.get(guest.page))).toBe('');
  });
});

describe('an attacker', () => {
  const someone = { salutation: 'none', firstName: 'Eva', lastName: 'Gruber', birthday: '', terms: 'yes' };

  test('is told nothing of an account that the address has: same answer, and its owner gets a mail', async () => {
    const { email, id } = await shop.customer();
    const [known, fresh] = [await ordered(email), await ordered()];
    const shown = async (guest: Ordered): Promise<unknown> => {
      const before = panelOf(await guest.browser.get(guest.page)).replaceAll(guest.email, '…');
      const { status, headers } = await register(guest);
      const after = await guest.browser.get(headers.location ?? '');
      const cookies = (headers['set-cookie'] ?? []).map((line) => line.replace(/=[^;]*/, '='));
      return [before, status, cookies, /Fast fertig[^<]*/.exec(after.text)?.[0], panelOf(after)];
    };
    expect(await shown(known)).toEqual(await shown(fresh));
    expect(await lettersTo(email)).toContain('already-registered');
    expect(await ownerOf(known)).toEqual({ customer: null, accounts: 1 });
    // Nor does the owner’s own login make it theirs: nobody knows who has ordered.
    await shop.browser().logIn(email);
    expect(await ownerOf(known)).toEqual({ customer: null, accounts: 1 });
    expect((await shop.accounts.byId('at', id))?.email).toBe(email);
  });

  test('who registers the address of a guest later gets none of the orders, with the mailbox or without', async () => {
    const guest = await ordered();
    const stranger = shop.browser();
    await stranger.call('/api/customer/v1/registration', { ...someone, email: guest.email, password });
    expect((await stranger.logIn(guest.email)).status).toBe(422);
    await confirm(stranger, guest.email, { known: 'yes' });
    expect(await ownerOf(guest)).toEqual({ customer: null, accounts: 1 });
    await stranger.logIn(guest.email);
    await stranger.send('/warenkorb', { sku: '100' });
    expect((await stranger.get('/kasse/lieferservice')).text).not.toContain('12-14a/3/7');
  });

  test('who orders with the address of another gets no account, and leaves no address in the one that comes of it', async () => {
    const victim = shop.browser();
    const trap = await ordered();
    await register(trap, { password: 'vom Angreifer gesetzt' });
    // The owner of the mailbox follows the link elsewhere: asked who they are, with a password of their own.
    const asked = await confirm(victim, trap.email);
    expect(asked.status).toBe(422);
    await confirm(victim, trap.email, { ...someone, password });
    expect((await trap.browser.logIn(trap.email, { password: 'vom Angreifer gesetzt' })).status).toBe(422);
    expect((await victim.logIn(trap.email)).status).toBe(200);
    expect(await shop.accounts.byEmail('at', trap.email)).toMatchObject({ firstName: 'Eva' });
    await victim.send('/warenkorb', { sku: '100' });
    expect((await victim.get('/kasse')).headers.location).toBe('/kasse/lieferservice');
    expect((await victim.get('/kasse/lieferservice')).text).not.toContain('12-14a/3/7');
  });

  test('without a token, with another’s mail or fields of his own, gets nowhere', async () => {
    const guest = await ordered();
    for (const auftrag of ['', 'a'.repeat(32), `${guest.token}x`])
      expect((await guest.browser.send('/kasse/auftrag', { ...typed, auftrag })).status).toBe(404);
    const more = { email: 'angreifer@example.at' };
    expect((await register(guest, more)).status).toBe(400);
    const foreign = await guest.browser.send(
      guest.page,
      { ...typed, auftrag: guest.token },
      { Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(await kindOf(guest.browser)).toBe('anonymous');
    expect(await lettersTo(guest.email)).toEqual(['order-confirmation']);
  });
});

test('who registers to order is led back to what lies in the basket, and may ask for a credit', async () => {
  const browser = shop.browser();
  const email = 'neu@example.at';
  await browser.send('/warenkorb', { sku: '100' });
  const person = { salutation: 'none', firstName: 'X', lastName: 'Ó Briain', birthday: '14.3.1988' };
  const sent = { ...person, email, password, terms: 'yes' };
  expect((await browser.call('/api/customer/v1/registration', sent)).status).toBe(200);
  const confirmed = await confirm(browser, email, { known: 'yes' });
  const way = new URL(confirmed.headers.location ?? '', 'http://at.localhost').searchParams;
  expect([way.get('stand'), way.get('ziel')]).toEqual(['bestaetigt', '/warenkorb']);
  await browser.logIn(email);
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/lieferservice');
  await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home', ...address });
  const { text } = await browser.get('/kasse/zahlung');
  expect(text).toMatch(/<input[^>]*value="instalments"(?![^>]*disabled)/);
});
