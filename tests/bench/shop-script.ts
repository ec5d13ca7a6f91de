import type { Browser } from 'playwright-core';
import { openCounting } from './transferred-script.ts';

/**
 * Bytes of JavaScript, as transferred with gzip, that the page of a product with several variants fetches before anybody
 * touches it, and all that it has fetched once every choice of it was made.
 */
export async function scriptOfChoosing(
  browser: Browser,
  url: string,
): Promise<{ before: number; after: number }> {
  const { page, scriptBytes, close } = await openCounting(browser, url);
  const before = await scriptBytes();
  const groups = page.locator('form[data-role=choice] fieldset');
  const count = await groups.count();
  if (count === 0) throw new Error(`${url} offers no choice`);
  for (let at = 0; at < count; at++) {
    const own = new URL(page.url()).search;
    await groups.nth(at).locator('label:has(input:not(:checked))').first().click();
    await page.waitForURL((next) => next.search !== own);
  }
  const after = await scriptBytes();
  await close();
  return { before, after };
}
