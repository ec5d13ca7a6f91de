import type { Browser } from 'playwright-core';
import { openCounting } from './transferred-script.ts';

/**
 * Bytes of JavaScript, as transferred with gzip, that a login above the home page brings, beyond what the page has by itself:
 * opened, filled in, refused once.
 */
export async function scriptOfLogin(browser: Browser, url: string): Promise<number> {
  const { page, scriptBytes, close } = await openCounting(browser, url);
  const before = await scriptBytes();
  await page.locator('header a[data-page]').click();
  const form = page.locator('dialog form:has([name=password])');
  await form.locator('[name=email]').fill('niemand@example.at');
  await form.locator('[name=password]').fill('nicht das richtige');
  await form.locator('[type=submit]').click();
  await page.locator('dialog [data-notice]:not([hidden])').waitFor();
  const after = await scriptBytes();
  await close();
  return after - before;
}

/** The same for the captcha, from when somebody touches its form until the task is solved. */
export async function scriptOfCaptcha(browser: Browser, url: string): Promise<number> {
  const { page, scriptBytes, close } = await openCounting(browser, new URL('/passwort-vergessen', url).href);
  const before = await scriptBytes();
  await page.locator('main [name=email]').fill('niemand@example.at');
  await page.locator('[data-captcha][data-state=done]').waitFor();
  const after = await scriptBytes();
  await close();
  return after - before;
}

/** The same for the first question that a page asks the gateway: a vote on a review. */
export async function scriptOfGateway(browser: Browser, url: string): Promise<number> {
  const product = await reviewedProduct(browser, url);
  const { page, scriptBytes, close } = await openCounting(browser, product);
  // The script of the reviews comes first: it is not the gateway’s.
  await page.locator('details[data-action=product-reviews] summary').click();
  const before = await scriptBytes();
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/gateway/')),
    page.locator('button[name=vote]').first().click(),
  ]);
  const after = await scriptBytes();
  await close();
  return after - before;
}

async function reviewedProduct(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(new URL('/s/?q=kleid', url).href);
  const found = await page
    .locator('main a[href^="/p/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of new Set(found)) {
    await page.goto(address);
    if ((await page.locator('button[name=vote]').count()) === 0) continue;
    await page.close();
    return address;
  }
  throw new Error('No product of the list has reviews');
}
