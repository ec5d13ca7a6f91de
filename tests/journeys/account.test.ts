import { randomBytes } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { devices } from '../running/devices.ts';
import { type Hand, hasFocus, keyboard, pointer } from '../running/hand.ts';
import { readBeside, walkThrough } from '../running/open-layer.ts';
import { registerElsewhere } from '../running/new-customer.ts';
import { readMail } from '../running/read-mail.ts';
import { sharedShop } from '../running/shared-shop.ts';
import {
  captcha,
  dialog,
  entry,
  faultOf,
  field,
  flyout,
  form,
  main,
  notice,
  submit,
  textOf,
  word,
} from '../running/shown-account.ts';
import { openWatched, type WatchedPage } from '../running/watched-page.ts';

// From a new account to a new password, as customers do it: by hand, by keyboard and without a script.

const shop = sharedShop();
let watched: WatchedPage | undefined;
afterEach(async () => {
  const faults = (await watched?.faults()) ?? [];
  await watched?.close();
  watched = undefined;
  // The browser tells of each form that was not taken; that is how it is to be.
  expect(faults.filter((line) => !/^console error: Failed to load resource.* (410|422)/.test(line))).toEqual(
    [],
  );
});

interface Walk {
  page: Page;
  hand: Hand;
  isScripted: boolean;
  email: string;
  /** What axe finds where the walk stands; it looks around in one of the walks. */
  barriers(): Promise<string[]>;
}

const first = 'korrekt pferd';
const second = 'ein ganz neuer Satz';
const third = 'noch ein neuer Satz';

async function begin(options: BrowserContextOptions, handOf: (page: Page) => Hand): Promise<Walk> {
  watched = await openWatched(options);
  const { page, axe, context } = watched;
  // What is asked about consent is another walk's.
  await context.addCookies([{ name: 'consent', value: 'C0001', url: shop.origin('at') }]);
  return {
    ...{ page, hand: handOf(page), isScripted: options.javaScriptEnabled !== false },
    email: `kundin.${randomBytes(6).toString('hex')}@example.at`,
    // axe is a script itself.
    barriers: async () => (handOf === keyboard || options.javaScriptEnabled === false ? [] : axe()),
  };
}

describe.each(devices)('an account on a %s', (device, options) => {
  it.each([
    ['by mouse or finger', (page: Page) => pointer(page, device === 'phone')],
    ['by keyboard alone', keyboard],
  ])('%s', async (_, handOf) => {
    const walk = await begin(options, handOf);
    await openLoginAbovePage(walk);
    await pressEmpty(walk);
    await register(walk);
    await confirm(walk);
    await logIn(walk, first);
    await useFlyout(walk);
    await forgetPassword(walk, solveCaptcha);
    await tryShortPassword(walk);
    await setNewPassword(walk);
    await logInWhereOneIs(walk);
    await changePassword(walk);
    expect(await cookieOf(walk, 'login')).toBeDefined();
  });

  it('without JavaScript', async () => {
    const walk = await begin({ ...options, javaScriptEnabled: false }, (page) =>
      pointer(page, device === 'phone'),
    );
    await walk.page.goto(`${shop.origin('at')}/`);
    await walk.hand.press(entry(walk.page));
    await walk.page.waitForURL('**/anmelden?ziel=*');
    await walk.hand.press(walk.page.getByRole('link', { name: 'Konto anlegen' }));
    await register(walk);
    await confirm(walk);
    await logIn(walk, first);
    await walk.hand.press(main(walk.page).getByRole('button', { name: 'Abmelden' }));
    await walk.page.waitForURL('**/anmelden?stand=abgemeldet');
    await forgetPassword(walk, takeSomeTime);
    await setNewPassword(walk);
    await logIn(walk, second);
    await changePassword(walk);
    expect(await cookieOf(walk, 'login')).toBeDefined();
  });
});

describe.each(devices)('a registration that somebody else sent, on a %s', (device, options) => {
  it.each([
    ['by mouse or finger', true],
    ['without JavaScript', false],
  ])('becomes the account of who reads the mail, %s', async (_, isScripted) => {
    const walk = await begin({ ...options, javaScriptEnabled: isScripted }, (page) =>
      pointer(page, device === 'phone'),
    );
    const { page, hand, email, barriers } = walk;
    await registerElsewhere(shop.port, email);
    const link = await linkTo(email, 'confirm-registration');
    await page.goto(link);
    expect(await field(page, 'firstName').inputValue()).toBe('Fremd');
    expect(await field(page, 'birthday').inputValue()).toBe('');
    expect(await barriers()).toEqual([]);
    await hand.write(field(page, 'firstName'), 'Katharina');
    await hand.write(field(page, 'lastName'), 'Berger');
    await hand.write(field(page, 'birthday'), '31.02.2000');
    await hand.write(field(page, 'password'), first);
    await hand.press(field(page, 'terms'));
    await hand.press(submit(page));
    await expect
      .poll(() => faultOf(page, 'birthday').allInnerTexts())
      .toEqual(['Bitte gib ein gültiges Datum ein, zum Beispiel 31.1.1980.']);
    expect(await field(page, 'firstName').inputValue()).toBe('Katharina');
    await hand.write(field(page, 'birthday'), '');
    if (!isScripted) await hand.write(field(page, 'password'), first);
    await hand.press(submit(page));
    await page.waitForURL('**/anmelden?stand=bestaetigt');
    // Without a script, the page before is the one that was sent and refused: browsers ask whether to send it again.
    await (isScripted ? page.goBack() : page.goto(link));
    await expect.poll(() => textOf(notice(page))).toContain('Dein Konto ist schon bestätigt.');
    expect(await form(page).count()).toBe(0);
    await page.goto(`${shop.origin('at')}/anmelden`);
    await logIn(walk, first);
  });
});

/** The login opens above the page, rests what is beneath, and gives the focus back; from it there is a way to a new account. */
async function openLoginAbovePage({ page, hand, barriers }: Walk): Promise<void> {
  await page.goto(`${shop.origin('at')}/service-hilfe`);
  await hand.press(entry(page));
  await dialog(page).waitFor();
  await expect.poll(() => hasFocus(dialog(page).locator('[name=email]'))).toBe(true);
  expect(await readBeside(page, dialog(page))).toEqual([]);
  expect(await walkThrough(page, dialog(page))).toEqual({ missed: [], outside: [] });
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await hasFocus(entry(page))).toBe(true);
  await hand.press(entry(page));
  await dialog(page).waitFor();
  await hand.press(dialog(page).getByRole('button', { name: 'Anmeldung schließen' }));
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await hasFocus(entry(page))).toBe(true);
  await hand.press(entry(page));
  await dialog(page).waitFor();
  await hand.press(dialog(page).getByRole('link', { name: 'Konto anlegen' }));
}

/** Where a script runs, what needs somebody has the focus. */
const leadsTo = async ({ isScripted }: Walk, place: Locator): Promise<boolean> =>
  !isScripted || hasFocus(place);

/** The button can be pressed before anything is filled in, and says what is missing. */
async function pressEmpty({ page }: Walk): Promise<void> {
  await page.waitForURL('**/registrieren');
  await expect.poll(() => submit(page).getAttribute('aria-disabled')).toBe('true');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  const summary = form(page).getByRole('alert');
  await expect.poll(() => textOf(summary)).toContain('Passwort: Das ist ein Pflichtfeld.');
  expect(await faultOf(page, 'password').innerText()).toBe('Das ist ein Pflichtfeld.');
  expect(await hasFocus(field(page, 'salutation').first())).toBe(true);
}

/** What the shop finds wrong is told beside the field; then a mail is on its way. */
async function register(walk: Walk): Promise<void> {
  const { page, hand, isScripted, email, barriers } = walk;
  await page.waitForURL('**/registrieren');
  await hand.choose(field(page, 'salutation'), 'female');
  await hand.write(field(page, 'firstName'), 'Katharina');
  await hand.write(field(page, 'lastName'), 'Berger');
  await hand.write(field(page, 'birthday'), '31.02.2000');
  await hand.write(field(page, 'email'), email);
  await hand.write(field(page, 'password'), first);
  await hand.press(field(page, 'terms'));
  await hand.press(submit(page));
  await expect
    .poll(() => faultOf(page, 'birthday').allInnerTexts())
    .toEqual(['Bitte gib ein gültiges Datum ein, zum Beispiel 31.1.1980.']);
  expect(await field(page, 'firstName').inputValue()).toBe('Katharina');
  expect(await field(page, 'birthday').getAttribute('aria-invalid')).toBe('true');
  expect(await barriers()).toEqual([]);
  await expect.poll(() => leadsTo(walk, field(page, 'birthday'))).toBe(true);
  // What was typed is there still, but where the page was drawn anew no password is sent back.
  expect(await field(page, 'password').inputValue()).toBe(isScripted ? first : '');
  await hand.write(field(page, 'birthday'), '14.3.1988');
  if (!isScripted) await hand.write(field(page, 'password'), first);
  await hand.press(submit(page));
  await expect.poll(() => textOf(notice(page))).toContain('Fast fertig');
  expect(await form(page).count()).toBe(0);
  expect(await barriers()).toEqual([]);
}

/** The link of the mail proves nothing by itself; the button behind it does. */
async function confirm({ page, hand, email, barriers }: Walk): Promise<void> {
  await page.goto(await linkTo(email, 'confirm-registration'));
  expect(await barriers()).toEqual([]);
  await hand.press(page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }));
  await page.waitForURL('**/anmelden?stand=bestaetigt');
  expect(await textOf(notice(page))).toContain('Deine E-Mail-Adresse ist bestätigt');
}

async function logIn(walk: Walk, password: string): Promise<void> {
  const { page, hand, email, barriers } = walk;
  await hand.write(field(page, 'email'), email);
  await hand.write(field(page, 'password'), `${password}!`);
  await hand.press(submit(page));
  await expect.poll(() => textOf(notice(page))).toBe('E-Mail-Adresse oder Passwort stimmt nicht.');
  await expect.poll(() => leadsTo(walk, notice(page))).toBe(true);
  expect(await field(page, 'email').inputValue()).toBe(email);
  expect(await barriers()).toEqual([]);
  await hand.write(field(page, 'password'), password);
  if (!(await field(page, 'stay').isChecked())) await hand.press(field(page, 'stay'));
  await hand.press(submit(page));
  await page.waitForURL('**/mein-konto');
  expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe('Hallo Katharina');
  expect(await barriers()).toEqual([]);
  const login = await cookieOf(walk, 'login');
  expect(JSON.parse(decodeURIComponent(login?.value ?? ''))).toMatchObject({ li: '1' });
  // Whoever stays is known for longer than the browser is open.
  const session = await cookieOf(walk, 'sid');
  expect(session?.httpOnly).toBe(true);
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 24 * 3600);
}

/** A cookie by the end of its name. */
async function cookieOf({ page }: Walk, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name.endsWith(name));
}

/** Name, number and the way out, from every page. */
async function useFlyout({ page, hand, barriers }: Walk): Promise<void> {
  await page.goto(`${shop.origin('at')}/`);
  await expect.poll(() => word(page).textContent()).toBe('Katharina');
  await hand.press(entry(page));
  await expect
    .poll(() => textOf(flyout(page)))
    .toMatch(/^Katharina Berger\s+Kundennummer \d{4} \d{4}\s+Mein Konto/);
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => flyout(page).count()).toBe(0);
  expect(await hasFocus(entry(page))).toBe(true);
  await hand.press(entry(page));
  await hand.press(flyout(page).getByRole('button', { name: 'Abmelden' }));
  await page.waitForURL('**/anmelden?stand=abgemeldet');
  expect(await textOf(notice(page))).toBe('Du bist abgemeldet. Bis bald!');
  await expect.poll(() => word(page).textContent()).toBe('Anmelden');
}

async function forgetPassword(walk: Walk, prove: (walk: Walk) => Promise<void>): Promise<void> {
  const { page, hand, email, barriers } = walk;
  await hand.press(main(page).getByRole('link', { name: 'Passwort vergessen?' }));
  await page.waitForURL('**/passwort-vergessen');
  await hand.write(field(page, 'email'), email);
  await prove(walk);
  expect(await barriers()).toEqual([]);
  await hand.press(submit(page));
  await expect.poll(() => textOf(notice(page))).toContain('Wenn es zu dieser Adresse ein Konto gibt');
  expect(await form(page).count()).toBe(0);
}

/** The browser does it by itself, while somebody types. */
async function solveCaptcha({ page }: Walk): Promise<void> {
  await expect.poll(() => textOf(captcha(page).getByRole('status'))).toBe('Die Prüfung ist bestanden.');
  expect(await field(page, 'captcha').inputValue()).not.toBe('');
}

async function takeSomeTime({ page }: Walk): Promise<void> {
  expect(await textOf(captcha(page))).toContain('Ohne JavaScript prüfen wir es so');
  expect(await captcha(page).getByRole('checkbox').isVisible()).toBe(false);
  // Nobody fills in a form in less.
  await page.waitForTimeout(3100);
}

/** What is typed can be seen, and is told to be too short. */
async function tryShortPassword({ page, hand, email, barriers }: Walk): Promise<void> {
  await page.goto(await linkTo(email, 'reset-password'));
  await expect.poll(() => submit(page).getAttribute('aria-disabled')).toBe('true');
  await hand.write(field(page, 'password'), '1234567');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(faultOf(page, 'password'))).toContain('Das Passwort ist zu kurz.');
  expect(await barriers()).toEqual([]);
  await hand.press(form(page).getByRole('button', { name: 'Passwort anzeigen' }));
  expect(await field(page, 'password').getAttribute('type')).toBe('text');
}

/** The link of the mail works once. */
async function setNewPassword({ page, hand, email, barriers }: Walk): Promise<void> {
  const link = await linkTo(email, 'reset-password');
  await page.goto(link);
  expect(await field(page, 'password').getAttribute('placeholder')).toBe('Mindestens 8 Zeichen');
  await hand.write(field(page, 'password'), second);
  await hand.press(submit(page));
  await page.waitForURL('**/anmelden?stand=neues-passwort');
  await page.goto(link);
  expect(await textOf(notice(page))).toBe(
    'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen Link an.',
  );
  expect(await main(page).getByRole('link', { name: 'Neuen Link anfordern' }).count()).toBe(1);
  expect(await form(page).count()).toBe(0);
  expect(await barriers()).toEqual([]);
  await page.goto(`${shop.origin('at')}/anmelden`);
}

/** Whoever logs in above a page is on that page afterwards. */
async function logInWhereOneIs({ page, hand, email }: Walk): Promise<void> {
  await page.goto(`${shop.origin('at')}/service-hilfe/kontakt?woher=brief`);
  await hand.press(entry(page));
  await hand.write(dialog(page).locator('[name=email]'), email);
  await hand.write(dialog(page).locator('[name=password]'), second);
  // The page is loaded anew, and its name may stand there before that.
  const isBack = page.waitForEvent('load');
  await hand.press(dialog(page).locator('form').getByRole('button', { name: 'Anmelden' }));
  await isBack;
  await expect.poll(() => word(page).textContent()).toBe('Katharina');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/service-hilfe/kontakt?woher=brief',
  );
}

async function changePassword({ page, hand, barriers }: Walk): Promise<void> {
  await page.goto(`${shop.origin('at')}/mein-konto/meine-persoenlichen-daten`);
  const own = form(page).filter({ has: page.locator('[value=change-password]') });
  const named = (name: string): Locator => own.locator(`[name=${name}]`);
  await hand.write(named('currentPassword'), first);
  await hand.write(named('password'), third);
  await hand.press(own.locator('[type=submit]'));
  await expect.poll(() => textOf(notice(page))).toBe('Das aktuelle Passwort stimmt nicht.');
  await hand.write(named('currentPassword'), second);
  await hand.write(named('password'), third);
  await hand.press(own.locator('[type=submit]'));
  await expect.poll(() => textOf(notice(page))).toContain('Dein Passwort ist geändert.');
  expect(await barriers()).toEqual([]);
}

async function linkTo(email: string, purpose: string): Promise<string> {
  const { links } = await readMail(shop.port, email, purpose);
  const link = links.find((each) => each.includes('token='));
  if (link === undefined) throw new Error(`The mail "${purpose}" has no link`);
  return link;
}
