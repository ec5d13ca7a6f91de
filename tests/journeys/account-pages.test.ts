import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeStock, sendOrder } from '../running/change-shop.ts';
import { laptop, phone } from '../running/devices.ts';
import { hasFocus } from '../running/hand.ts';
import { trustedCustomer } from '../running/new-customer.ts';
import { overhang } from '../running/overhang.ts';
import { commonLooks } from '../running/page-looks.ts';
import { dialog, entry, flyout, main, notice, textOf, word } from '../running/shown-account.ts';
import { openBasketWith } from '../running/shown-basket.ts';
import {
  choosePayment,
  expectHeading,
  goOn,
  orderButton,
  refuseConsent,
  stepForm,
  tellDelivery,
} from '../running/shown-checkout.ts';
import { logIn } from '../running/shown-wishlist.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// How the pages of accounts look, and what they show of somebody who is known, but not proved.

const shop = useWatchedShop();

async function open(tenant: string, path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await shop.blank(options);
  await page.context().addCookies([{ name: 'consent', value: 'C0001', url: shop.origin(tenant) }]);
  await page.goto(shop.origin(tenant) + path);
  return page;
}

describe.each([
  ['at', '/anmelden'],
  ['at', '/anmelden?stand=abgemeldet'],
  ['at', '/registrieren'],
  ['at', '/registrieren?stand=registriert'],
  ['at', '/registrieren/bestaetigen?token=abc'],
  ['at', '/passwort-vergessen'],
  ['at', '/passwort-vergessen?stand=gesendet'],
  ['at', '/passwort-neu?token=abc'],
  ['default', '/fr/connexion'],
  ['default', '/fr/inscription'],
  ['default', '/nl/registreren'],
  ['default', '/nl/wachtwoord-vergeten'],
])('%s %s', (tenant, path) => {
  it.each(commonLooks)('is quiet, still and accessible at $width px, $colorScheme', async (look) => {
    const { width, colorScheme } = look;
    const page = await open(tenant, path, { viewport: { width, height: 800 }, colorScheme });
    expect(await shop.watched().axe()).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await overhang(page)).toBe(0);
    expect(await shop.watched().layoutShift()).toBeLessThan(0.05);
  });
});

describe('ways to log in', () => {
  const twoWays = '/dev/blocks/login-form?example=two-ways';

  it('are tabs, one of them seen, chosen by pointer or arrow', async () => {
    const page = await open('at', twoWays, laptop);
    const tab = (name: string) => page.getByRole('tab', { name });
    const isSeen = (name: string) => page.locator(`main [name=${name}]`).isVisible();
    await tab('Mit Kundennummer').click();
    expect(await isSeen('customerNumber')).toBe(true);
    expect(await isSeen('password')).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => hasFocus(tab('Mit E-Mail-Adresse'))).toBe(true);
    expect(await isSeen('email')).toBe(true);
    expect(await isSeen('customerNumber')).toBe(false);
  });

  it('stand below each other without JavaScript', async () => {
    const page = await open('at', twoWays, { ...phone, javaScriptEnabled: false });
    for (const name of ['email', 'customerNumber'])
      expect(await page.locator(`main [name=${name}]`).isVisible()).toBe(true);
  });
});

/** The flyout of somebody whom the shop and the cookie tell like this. */
async function flyoutOf(visitor: object, login: object): Promise<string> {
  const page = await shop.blank(laptop);
  const issuedAt = Math.floor(Date.now() / 1000);
  await page.route('**/api/session/v1/at', (route) =>
    route.fulfill({ json: { key: 'a.b.c', type: 2, issuedAt, expiresAt: issuedAt + 7200 } }),
  );
  await page.route('**/api/customer/v1', (route) => route.fulfill({ json: visitor }));
  const value = encodeURIComponent(JSON.stringify({ li: '0', ca: '0', bop: '0', np: '0', ...login }));
  const url = shop.origin('at');
  await page.context().addCookies([
    { name: 'consent', value: 'C0001', url },
    { name: 'login', value, url },
  ]);
  await page.goto(`${url}/service-hilfe`);
  await entry(page).click();
  await expect.poll(() => textOf(flyout(page))).toContain('Ida');
  expect(await shop.watched().axe()).toEqual([]);
  return textOf(flyout(page));
}

const soft = { kind: 'soft', firstName: 'Ida' };
const full = { kind: 'full', firstName: 'Ida', lastName: 'Berger', customerNumber: '10482213' };
const head = String.raw`^Ida Berger\s+Kundennummer 1048\s2213\s+`;

// (Requirements 2.101, 2.102, 2.105–2.109, 3.009, 3.010)
it.each([
  ['somebody known', soft, {}, /^Ida\s+Anmelden\s+Nicht Ida\?$/],
  [
    'somebody known without a password',
    soft,
    { np: '1' },
    /^Ida\s+Anmelden\s+Passwort festlegen\s+Nicht Ida\?$/,
  ],
  [
    'a customer',
    full,
    { li: '1' },
    new RegExp(
      `${head}Mein Konto.*Adressbuch.*Treuepunkte.*Newsletter.*Service & Hilfe.*Merkzettel.*Abmelden$`,
      's',
    ),
  ],
  [
    'a customer in the loyalty programme',
    full,
    { li: '1', bop: '1' },
    new RegExp(`${head}Du sammelst Treuepunkte\\.`),
  ],
])('the header’s flyout shows %s name, number and what is theirs', async (_who, visitor, login, shown) => {
  expect(await flyoutOf(visitor, login)).toMatch(shown);
});

describe('somebody who is known softly', () => {
  it('is called by first name, asked for the password, and let go', async () => {
    const page = await shop.blank(laptop);
    const issuedAt = Math.floor(Date.now() / 1000);
    await page.route('**/api/session/v1/at', (route) =>
      route.fulfill({ json: { key: 'a.b.c', type: 1, issuedAt, expiresAt: issuedAt + 7200 } }),
    );
    await page.route('**/api/customer/v1', (route) =>
      route.fulfill({ json: { kind: 'soft', firstName: 'Katharina' } }),
    );
    const value = encodeURIComponent(JSON.stringify({ li: '0', ca: '0', bop: '0', np: '0' }));
    const url = shop.origin('at');
    await page.context().addCookies([
      { name: 'consent', value: 'C0001', url },
      { name: 'login', value, url },
    ]);
    await page.goto(`${url}/service-hilfe`);
    await expect.poll(() => word(page).textContent()).toBe('Katharina');
    expect(await entry(page).getAttribute('aria-label')).toBe('Mein Konto: Katharina');
    await entry(page).click();
    await expect.poll(() => textOf(flyout(page))).toMatch(/^Katharina\s+Anmelden\s+Nicht Katharina\?$/);
    expect(await shop.watched().axe()).toEqual([]);
    await flyout(page).getByRole('link', { name: 'Anmelden' }).click();
    await dialog(page).waitFor();
    expect(await flyout(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await entry(page).click();
    await flyout(page).getByRole('button', { name: 'Nicht Katharina?' }).click();
    await page.waitForURL('**/anmelden?stand=abgemeldet');
    await expect.poll(() => word(page).textContent()).toBe('Anmelden');
  });
});

/** A loudspeaker that is dear enough for a credit. */
const speaker = '8000123.01';
const moneyPages = ['uebersicht', 'meine-buchungen', 'meine-zahltermine'];

/** Demands of each page what is demanded of every page: by day and by night, on phones and larger. */
async function expectGood(page: Page, origin: string): Promise<void> {
  for (const path of moneyPages) {
    await page.goto(`${origin}/mein-konto/${path}`);
    expect(await page.locator('h1').count(), path).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overhang(page), `${path} at ${width} px scrolls sideways by`).toBe(0);
      }
      expect(await shop.watched().axe(), `${path}, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize(laptop.viewport);
  }
}

describe('pages of what is under way, booked and to be paid', () => {
  beforeAll(() => changeStock(speaker, 1000));

  it('are quiet, still and accessible, and let the day of instalments be changed', async () => {
    const origin = shop.origin('at');
    const page = await refuseConsent(await shop.blank(laptop), origin);
    await openBasketWith(page, origin, speaker);
    await page.goto(`${origin}/kasse`);
    await logIn(page, await trustedCustomer(shop.port()));
    await stepForm(page, 'delivery').waitFor();
    await expectGood(page, origin);
    expect(await main(page).innerText()).toContain('Du hast nichts zu zahlen.');

    await page.goto(`${origin}/kasse`);
    await tellDelivery(page, {});
    await goOn(page, 'delivery').click();
    await stepForm(page, 'payment').waitFor();
    await choosePayment(page, 'instalments');
    await goOn(page, 'protection').click();
    await orderButton(page).click();
    await expectHeading(page, 'Danke für Deine Bestellung');
    await expectGood(page, origin);

    const day = main(page).getByLabel('Tag im Monat');
    const wanted = (await day.inputValue()) === '20' ? '10' : '20';
    await day.selectOption(wanted);
    await main(page).getByRole('button', { name: 'Termin ändern' }).click();
    await expect.poll(() => notice(page).innerText()).toBe('Deine Zahlungstermine sind geändert.');
    expect(await main(page).locator('tbody th').first().innerText()).toMatch(new RegExp(`^${wanted}\\. `));
  });
});

/** The number of an order that a customer has placed, and that has left in a parcel. */
async function sentOrder(page: Page, quantity: number): Promise<string> {
  const origin = shop.origin('at');
  await openBasketWith(page, origin, speaker, quantity);
  await page.goto(`${origin}/kasse`);
  await logIn(page, await trustedCustomer(shop.port()));
  await stepForm(page, 'delivery').waitFor();
  await tellDelivery(page, {});
  await goOn(page, 'delivery').click();
  await stepForm(page, 'payment').waitFor();
  await choosePayment(page, 'invoice');
  await orderButton(page).click();
  await expectHeading(page, 'Danke für Deine Bestellung');
  const [number = ''] = /\d{10}/.exec(await main(page).innerText()) ?? [];
  await sendOrder(number);
  return number;
}

describe('articles sent back', () => {
  beforeAll(() => changeStock(speaker, 1000));

  it.each([
    {
      what: 'the one piece, fetched on a day, by a laptop',
      ...{ device: laptop, quantity: 1, told: /Wir holen es am/ },
      async choose(form: Locator) {
        await form.locator('[name="line-1"]').check();
        await form.locator('[name="way"][value="pick-up"]').check({ force: true });
        await form.locator('[name="day"]').selectOption({ index: 1 });
      },
    },
    {
      // Where there are several, they are counted; one stays, and can still come back.
      what: 'one of two pieces, by a label, by a phone',
      ...{ device: phone, quantity: 2, told: /Etikett/ },
      async choose(form: Locator) {
        await form.locator('[name="line-1"]').selectOption('1');
      },
    },
  ])('$what: chosen, and seen with the order', async ({ device, quantity, told, choose }) => {
    const page = await refuseConsent(await shop.blank(device), shop.origin('at'));
    const number = await sentOrder(page, quantity);
    await page.goto(`${shop.origin('at')}/mein-konto/meine-bestellungen-und-lieferungen/${number}`);
    await main(page).getByRole('link', { name: 'Artikel zurückgeben' }).click();
    await expectHeading(page, `Artikel der Bestellung ${number} zurückgeben`);
    const form = stepForm(page, 'return');
    shop.expectFaults((fault) => fault.includes('status of 422'));
    await form.getByRole('button', { name: 'Rückgabe anmelden' }).click();
    await form.getByText('Wähle mindestens einen Artikel.').first().waitFor();
    expect(await shop.watched().axe()).toEqual([]);
    expect(await overhang(page)).toBe(0);

    await choose(form);
    await form.locator('[name="reason"]').selectOption('not-as-expected');
    await form.getByRole('button', { name: 'Rückgabe anmelden' }).click();
    await page.waitForURL(`**/${number}`);
    const returns = main(page).getByRole('region', { name: 'Das kommt zurück' });
    expect(await returns.innerText()).toMatch(/1 × Regallautsprecher|1 × .*aut/);
    expect(await returns.innerText()).toMatch(told);
    expect(await main(page).getByRole('link', { name: 'Artikel zurückgeben' }).count()).toBe(quantity - 1);
  });
});
