import type { Locator, Page } from 'playwright-core';

/** The reviews of a product's page. */
export const part = (page: Page): Locator => page.locator('#bewertungen');

export const reviews = (page: Page): Locator => part(page).locator('ol > li');

/** How many are shown of how many, which is said aloud. */
export const shown = (page: Page): Promise<string | null> =>
  part(page).locator('[data-reviews] > [role=status]').textContent();

/** The bar of those that gave so many stars. */
export const stars = (page: Page, count: number): Locator => part(page).locator(`a[id$=".s${count}"]`);

export const isChosen = (page: Page, count: number): Promise<string | null> =>
  stars(page, count).getAttribute('aria-current');
