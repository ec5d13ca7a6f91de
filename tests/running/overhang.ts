import type { Page } from 'playwright-core';

/** Pixels by which a page can be scrolled sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
