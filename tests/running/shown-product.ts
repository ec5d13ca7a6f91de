import type { Locator, Page } from 'playwright-core';

/** The upper part of a product's page, with all that a choice of a variant changes. */
export const stage = (page: Page): Locator => page.locator('main [data-role=product]');

export const radios = (page: Page, name: string): Locator => stage(page).locator(`input[name=${name}]`);

export const radio = (page: Page, name: string, value: string): Locator =>
  stage(page).locator(`input[name=${name}][value="${value}"]`);

export const values = (page: Page, name: string): Promise<string[]> =>
  radios(page, name).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** What was said aloud of the choice last. */
export const spoken = (page: Page): Promise<string | null> =>
  stage(page).locator('[role=status][data-role=spoken]').textContent();

export const choice = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

export const firstPicture = (page: Page): Promise<string | null> =>
  stage(page).locator('[data-role=zoom]').first().getAttribute('href');
