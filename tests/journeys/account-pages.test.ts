import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop, phone } from '../running/devices.ts';
import { hasFocus } from '../running/hand.ts';
import { overhang } from '../running/overhang.ts';
import { commonLooks } from '../running/page-looks.ts';
import { dialog, entry, flyout, textOf, word } from '../running/shown-account.ts';
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
