import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop, phone } from '../running/devices.ts';
import { type Customer, newCustomer } from '../running/new-customer.ts';
import { overhang } from '../running/overhang.ts';
import { commonLooks } from '../running/page-looks.ts';
import { readMail } from '../running/read-mail.ts';
import { main, textOf, word } from '../running/shown-account.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// The page of a customer's own data, with a script; what it does without one, the servers' tests show.

const shop = useWatchedShop();
const path = '/mein-konto/meine-persoenlichen-daten';

/** The page of a new customer, who is logged in. */
async function open(options: BrowserContextOptions): Promise<{ page: Page; anna: Customer }> {
  const anna = await newCustomer(shop.port());
  const page = await shop.blank(options);
  await page.context().addCookies([{ name: 'consent', value: 'C0001', url: shop.origin('at') }]);
  await page.goto(`${shop.origin('at')}/anmelden?ziel=${encodeURIComponent(path)}`);
  await logIn(page, anna.email, anna.password);
  return { page, anna };
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = formOf(page, 'login');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
  await page.waitForURL(`**${path}*`);
}

const formOf = (page: Page, name: string): Locator =>
  page.locator(`main form:has([name=form][value=${name}])`);
/** What is said above a form. */
const said = (page: Page, title: string): Locator =>
  main(page)
    .locator('.account-form-panel', { has: page.getByRole('heading', { name: title }) })
    .locator('[data-notice]:not([hidden])');

it.each([
  ['laptop', laptop],
  ['phone', phone],
])('on a %s, name and phone are changed, and what was typed stays', async (_device, options) => {
  const { page } = await open(options);
  const form = formOf(page, 'change-details');
  await form.locator('[name=phone]').fill('abc');
  // Until then the browser itself tells what is wrong.
  await expect.poll(() => form.locator('[type=submit]').getAttribute('aria-disabled')).toBe('true');
  await form.locator('[name=phone]').press('Enter');
  await expect.poll(() => textOf(form)).toContain('Bitte gib eine gültige Telefonnummer ein.');
  await form.locator('[name=firstName]').fill('Änne');
  await form.locator('[name=phone]').fill('0660 1234567');
  await form.locator('[type=submit]').click();
  await expect.poll(() => textOf(said(page, 'Deine Daten'))).toBe('Deine Daten sind gespeichert.');
  expect(await form.locator('[name=firstName]').inputValue()).toBe('Änne');
  await expect.poll(() => word(page).textContent()).toBe('Änne');
});

it('another address is asked for, and confirmed by its mail in the same browser', async () => {
  const { page, anna } = await open(laptop);
  const next = anna.email.replace('kundin', 'neu');
  const form = formOf(page, 'change-email');
  await form.locator('[name=email]').fill(next);
  await form.locator('[name=currentPassword]').fill(anna.password);
  await form.locator('[type=submit]').click();
  await expect.poll(() => textOf(said(page, 'E-Mail-Adresse ändern'))).toContain('einen Link geschickt');
  expect(await form.locator('[name=currentPassword]').inputValue()).toBe('');
  const { links } = await readMail(shop.port(), next, 'confirm-email-change');
  await page.goto(links.find((link) => link.includes('neue-adresse=')) ?? '');
  expect(await shop.watched().axe()).toEqual([]);
  await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click();
  await expect
    .poll(() => textOf(said(page, 'Neue E-Mail-Adresse bestätigen')))
    .toContain('Deine neue E-Mail-Adresse gilt ab jetzt');
  expect(await textOf(main(page))).toContain(`Deine E-Mail-Adresse: ${next}`);
  expect(await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).count()).toBe(0);
});

it('boxes that are ticked stay ticked', async () => {
  const { page } = await open(phone);
  const box = page.getByRole('checkbox', { name: 'Newsletter' });
  await box.check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect.poll(() => textOf(said(page, 'Werbung abbestellen'))).toContain('gilt ab sofort');
  expect(await box.isChecked()).toBe(true);
  await page.reload();
  expect(await box.isChecked()).toBe(true);
});

describe('the page', () => {
  it.each(commonLooks)('is quiet, still and accessible at $width px, $colorScheme', async (look) => {
    const { width, colorScheme } = look;
    const { page } = await open({ viewport: { width, height: 800 }, colorScheme });
    expect(await shop.watched().axe()).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await overhang(page)).toBe(0);
    expect(await shop.watched().layoutShift()).toBeLessThan(0.05);
  });
});
