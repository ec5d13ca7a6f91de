import type { Browser } from 'playwright-core';
import { openCounting } from './transferred-script.ts';

/**
 * Bytes of JavaScript, as transferred with gzip, that heart and buy button of a product bring when they are first pressed, beyond
 * what its page has by itself. `product`: address of a product with a variant chosen.
 */
export async function scriptOfButtons(browser: Browser, product: string): Promise<number> {
  const { page, scriptBytes, close } = await openCounting(browser, product);
  const before = await scriptBytes();
  await page
    .locator(
      '[data-role=product] form[data-action=wishlist-heart] button, [data-role=product] button[form][name=sku]',
    )
    .first()
    .click();
  await page.waitForResponse((response) => response.url().includes('/api/wishlist/v1/add'));
  await page.locator('[data-part=bar] form button').first().click();
  await page.waitForResponse((response) => response.url().includes('/api/basket/v1/add'));
  const after = await scriptBytes();
  await close();
  return after - before;
}

/** All that the page of a guest's basket fetches, once its quantity was changed and an article was removed. */
export async function scriptOfBasket(browser: Browser, url: string, guest: string): Promise<number> {
  const { page, scriptBytes, close } = await openCounting(browser, new URL('/warenkorb', url).href, {
    guest,
  });
  const main = page.locator('main');
  await main.locator('button[name=quantity]').last().click();
  await main.locator('form:has([name=form][value=remove]) button').first().click();
  await main.locator('form:has([name=form][value=undo]) button').first().waitFor();
  const bytes = await scriptBytes();
  await close();
  return bytes;
}
