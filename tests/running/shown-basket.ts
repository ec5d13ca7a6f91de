import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A tyre for € 49,90: one of it is sent for € 5,95, two are sent free. */
export const tyre = { path: '/p/x-8000001', sku: '8000001.01', name: 'Winterreifen Arctis 5' } as const;

export const basket = (page: Page): Locator => page.locator('main [data-role=basket]');
export const line = (page: Page, sku: string): Locator => basket(page).locator(`[data-sku="${sku}"]`);
export const pieces = (page: Page, sku: string): Locator =>
  line(page, sku).getByRole('spinbutton', { name: 'Stück' });
export const total = (page: Page): Locator => basket(page).locator('[data-role=total]');
export const shipping = (page: Page): Locator => basket(page).locator('[data-role=shipping]');
export const code = (page: Page): Locator => basket(page).getByLabel('Rabattcode');
export const more = (page: Page, sku: string): Locator =>
  line(page, sku).getByRole('button', { name: 'Ein Stück mehr' });
export const less = (page: Page, sku: string): Locator =>
  line(page, sku).getByRole('button', { name: 'Ein Stück weniger' });
export const removal = (page: Page, sku: string): Locator =>
  line(page, sku).getByRole('button', { name: 'entfernen' });
export const buyButton = (page: Page): Locator =>
  page.locator('main [data-role=product]').getByRole('button', { name: 'In den Warenkorb' });

/** What the page shows of an amount, with plain spaces. */
export async function shownText(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll('\u00a0', ' ');
}

/** Waits until a place shows a text. */
export async function expectText(place: Locator, text: string): Promise<void> {
  await expect.poll(() => shownText(place)).toContain(text);
}

/** Puts an article into the basket of the page's visitor, as a script does, and opens the basket. */
export async function openBasketWith(page: Page, origin: string, sku: string, quantity = 1): Promise<void> {
  await page.goto(`${origin}/warenkorb`);
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/basket/v1/add', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ sku, quantity }));
  expect(status).toBe(200);
  await page.reload();
}
