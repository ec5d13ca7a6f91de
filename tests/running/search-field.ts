import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The search field of the header, with a script and without. */
export const plainField = (page: Page): Locator => page.locator('header form[role=search] input');

/** The same, once it is a combobox. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Suchbegriff' });

export const options = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');

/** The last searches below the empty field. */
export const past = (page: Page): Locator => page.getByRole('grid', { name: 'Zuletzt gesucht' });

export const pastTerms = (page: Page): Promise<string[]> => past(page).getByRole('link').allTextContents();

/** What was said aloud of the list last. */
export const said = (page: Page): Promise<string | null> =>
  page.locator('header form [role=status]').textContent();

export const fieldHasFocus = (page: Page): Promise<boolean> =>
  plainField(page).evaluate((element) => element === document.activeElement);

/** The marked place, as assistive tools are told of it. */
export const marked = (page: Page): Promise<string | null | undefined> =>
  plainField(page).evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

/** Waits for the suggestions of a whole term: keys that come slowly are answered in between. */
export const expectSuggestionsOf = (page: Page, term: string): Promise<void> =>
  expect
    .poll(async () => (await options(page).first().locator('mark').first().textContent())?.toLowerCase())
    .toContain(term);
