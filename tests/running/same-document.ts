import type { Page } from 'playwright-core';

/** Marks the document, to tell later whether it is still the same. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
