import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// The wishlist and the hearts, as somebody sees them.

/** A dress in three colours and six sizes; one variant of it is sold out. */
export const dress = {
  path: '/p/x-8000307',
  sku: '8000307',
  name: 'Midikleid „Runa“',
  rust38: '8000307.01',
  rust40: '8000307.02',
} as const;

export const wishlist = (page: Page): Locator => page.locator('main [data-role=wishlist]');
export const wish = (page: Page, sku: string): Locator => wishlist(page).locator(`li[data-sku="${sku}"]`);
export const variant = (page: Page, sku: string): Locator => wish(page, sku).getByRole('combobox');
export const change = (page: Page, sku: string): Locator =>
  wish(page, sku).getByRole('button', { name: 'Variante ändern' });
export const removal = (page: Page, sku: string): Locator =>
  wish(page, sku).getByRole('button', { name: 'entfernen' });
export const toasts = (page: Page): Locator => page.locator('[data-toast]');
/** The heart of the product that the page shows. */
export const stageHeart = (page: Page): Locator =>
  page.locator('main [data-part=bar] form[data-action=wishlist-heart] button');
/** Hearts of cards. */
export const cardHearts = (page: Page): Locator => page.locator('main li > button[name=sku][form]');
export const badge = (page: Page): Locator => page.locator('header [data-badge=wishlist]');

export const isPressed = (heart: Locator): Promise<string | null> => heart.getAttribute('aria-pressed');

/** Saves articles for the page's visitor, as a script does, and opens the list. */
export async function openWishlistWith(page: Page, origin: string, skus: readonly string[]): Promise<void> {
  await page.goto(`${origin}/merkzettel`);
  for (const sku of skus) {
    const status = await page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/wishlist/v1/add', { method: 'POST', headers, body })).status;
    }, JSON.stringify({ sku }));
    expect(status).toBe(200);
  }
  await page.reload();
}

/** Logs in on the page of the login, which leads back to where it was asked for. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = page.locator('main form:has([name=password])');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
}
