import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../running/new-customer.ts';
import { laptop } from '../running/devices.ts';
import { hold } from '../running/hold.ts';
import { dialog, entry } from '../running/shown-account.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// The session key and who is logged in, as several pages of one browser have them.

const shop = useWatchedShop();

const minute = 60_000;
const isKeyCall = (request: Request): boolean => request.url().includes('/api/session/v1/at');

/** A page, and the calls for session keys that it makes. */
async function open(): Promise<{ page: Page; context: BrowserContext; calls: Request[] }> {
  const page = await shop.blank(laptop);
  const context = page.context();
  const calls: Request[] = [];
  page.on('request', (request) => void (isKeyCall(request) && calls.push(request)));
  return { page, context, calls };
}

/** Waits until the page has put its key where it keeps it. */
const keptKey = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('session-key'));
const keyIsKept = (page: Page): Promise<void> => expect.poll(() => keptKey(page)).toContain('expiresAt');
const home = (): string => `${shop.origin('at')}/`;
const entryOf = (page: Page) => page.locator('header [data-account-name]');

describe('the session key', () => {
  it('is fetched on load, kept from page to page, and asked for anew half an hour before its end', async () => {
    const { page, calls } = await open();
    await page.clock.install({ time: Date.now() });
    await page.goto(home());
    await expect.poll(() => calls.length).toBe(1);
    await keyIsKept(page);
    await page.goto(`${shop.origin('at')}/service-hilfe`);
    await page.clock.runFor(5000);
    expect(calls).toHaveLength(1);
    // It lives two hours.
    await page.clock.runFor(84 * minute);
    expect(calls).toHaveLength(1);
    // Not much further at once: an answer is not waited for for long.
    await page.clock.runFor(5 * minute + 57_000);
    await expect.poll(() => calls.length).toBe(2);
    await calls[1]?.response();
    await page.clock.runFor(30 * minute);
    expect(calls).toHaveLength(2);
  });

  it.each(['/p/wickelkleid-4711', '/c/damen', '/warenkorb', '/anmelden', '/service-hilfe', '/gibt-es-nicht'])(
    'is fetched once on load of %s',
    async (path) => {
      const { page, calls } = await open();
      shop.expectFaults((fault) => fault.includes('404'));
      await page.goto(`${shop.origin('at')}${path}`);
      await keyIsKept(page);
      await page.waitForLoadState('networkidle');
      expect(calls).toHaveLength(1);
    },
  );

  it('is asked for anew, once, when the session has changed', async () => {
    const { page, calls } = await open();
    await page.goto(home());
    await expect.poll(() => calls.length).toBe(1);
    await keyIsKept(page);
    await page.evaluate(() => document.dispatchEvent(new Event('session-changed')));
    await expect.poll(() => calls.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(2);
  });

  it('that cannot be had logs nobody out', async () => {
    const customer = await newCustomer(shop.port());
    const { page, context } = await open();
    await logIn(page, customer);
    // Each page begins without a key, also where the one before was still being given one.
    await page.addInitScript(() => sessionStorage.clear());
    shop.expectFaults((fault) => fault.startsWith('console error: Failed to load resource'));
    for (const status of [500, 429]) {
      await context.route('**/api/session/v1/at', (route) => route.fulfill({ status, body: '' }));
      await Promise.all([page.waitForRequest(isKeyCall), page.goto(home())]);
      await expect.poll(() => entryOf(page).textContent()).toBe(customer.firstName);
      await context.unroute('**/api/session/v1/at');
    }
    expect((await page.goto(`${shop.origin('at')}/mein-konto`))?.status()).toBe(200);
  });
});

describe('a login above the page', () => {
  it('has a key on the page that it loads anew, though that cut the call for one off', async () => {
    const customer = await newCustomer(shop.port());
    const { page } = await open();
    await page.goto(home());
    await keyIsKept(page);
    await entry(page).click();
    const form = dialog(page).locator('form:has([name=password])');
    await form.locator('[name=email]').fill(customer.email);
    await form.locator('[name=password]').fill(customer.password);
    const letGo = await hold(page, '**/api/session/v1/at');
    await Promise.all([page.waitForEvent('load'), form.locator('[type=submit]').click()]);
    letGo();
    // Sooner than after the minute that lies between two questions.
    await expect.poll(() => keptKey(page)).toContain('expiresAt');
  });
});

describe('a tab that is new', () => {
  it('asks once how much is collected, whenever its key comes', async () => {
    const customer = await newCustomer(shop.port());
    const { page, context } = await open();
    await logIn(page, customer);
    const second = await context.newPage();
    const asked: string[] = [];
    second.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await second.goto(home());
    await keyIsKept(second);
    await expect.poll(() => entryOf(second).textContent()).toBe(customer.firstName);
    await second.waitForLoadState('networkidle');
    expect(asked.filter((path) => /^\/api\/(basket|wishlist)/.test(path)).toSorted()).toEqual([
      '/api/basket/v1/count',
      '/api/wishlist/v1/saved',
    ]);
  });
});

describe('a second page', () => {
  it('shows who has logged in, and who has left, on the first', async () => {
    const customer = await newCustomer(shop.port());
    const { page, context } = await open();
    const second = await context.newPage();
    await second.goto(home());
    await expect.poll(() => entryOf(second).textContent()).toBe('Anmelden');
    await logIn(page, customer);
    await expect.poll(() => entryOf(second).textContent()).toBe(customer.firstName);
    await page.goto(`${shop.origin('at')}/anmelden`);
    await page.locator('main form:has([value=logout]) [type=submit]').click();
    await page.waitForURL('**/anmelden?stand=abgemeldet');
    await expect.poll(() => entryOf(second).textContent()).toBe('Anmelden');
  });
});

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${shop.origin('at')}/anmelden`);
  const form = page.locator('main form:has([name=password])');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
  await page.waitForURL('**/mein-konto');
}
