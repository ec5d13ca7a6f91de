import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A list of products, as its page shows it. */
export const list = (page: Page): Locator => page.locator('[data-listing]');

export const productLinks = (page: Page): Locator => list(page).locator('[data-items] a.product-name');

export const names = (page: Page): Promise<string[]> => productLinks(page).allTextContents();

export const addresses = (page: Page): Promise<(string | null)[]> =>
  productLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

export const chips = (page: Page): Promise<string[]> =>
  list(page).locator('[data-part=chips] a[data-value^="chip:"]').allTextContents();

export const count = async (page: Page): Promise<number> =>
  Number((await list(page).locator('[data-said]').first().textContent())?.replaceAll(/\D/g, ''));

/** What was said aloud of the list last. */
export const said = (page: Page): Promise<string | null> =>
  list(page).locator('[role=status][data-status]').textContent();

/** A value to filter by: `colour:blue`. */
export const value = (page: Page, name: string): Locator =>
  list(page).locator(`[data-part=facets] a[data-value="${name}"]`);

export const more = (page: Page): Locator => list(page).getByRole('link', { name: 'Mehr laden' });

/** The value, chip or order that has the focus. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-value') ?? null);

export const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

/** Waits until the list shows what was asked for last. */
export const isSettled = async (page: Page): Promise<void> => {
  await expect.poll(() => list(page).getAttribute('aria-busy')).toBeNull();
};

/** Waits until something stands in the window, also where the browser still scrolls to it. */
export const isInView = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 0 && top < innerHeight;
      }),
    )
    .toBe(true);

/** What the list shows, as its address is to say it. */
export async function state(page: Page): Promise<object> {
  return { query: query(page), chips: await chips(page), count: await count(page), names: await names(page) };
}
