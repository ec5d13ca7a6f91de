import type { Locator, Page } from 'playwright-core';

// The pages of accounts, as somebody sees them.

export const main = (page: Page): Locator => page.locator('main');

/** The form of the page; logging out stands beside it. */
export const form = (page: Page): Locator =>
  page.locator('main form:has([type=submit]):not(:has([value=logout]))');
export const field = (page: Page, name: string): Locator => form(page).locator(`[name=${name}]`);
export const submit = (page: Page): Locator => form(page).locator('[type=submit]');

/** What stands below a field that is wrong. */
export const faultOf = (page: Page, name: string): Locator =>
  form(page).locator(`[id$="-${name}-fault"]:not([hidden])`);

/** What is said above the form. */
export const notice = (page: Page): Locator => main(page).locator('[data-notice]:not([hidden])');

/** The entry of the account in the header, what it says, and the layers that it opens. */
export const entry = (page: Page): Locator => page.locator('header a[data-page]');
export const word = (page: Page): Locator => page.locator('header [data-account-name]');
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Anmelden' });
export const flyout = (page: Page): Locator => page.getByRole('dialog', { name: 'Mein Konto' });

export const captcha = (page: Page): Locator => page.getByRole('group', { name: 'Sicherheitsprüfung' });

/** The text of a place with plain spaces. */
export const textOf = async (place: Locator): Promise<string> =>
  (await place.innerText()).replaceAll('\u00a0', ' ');
