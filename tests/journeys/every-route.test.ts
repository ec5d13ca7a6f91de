import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { overhang } from '../running/overhang.ts';
import { commonLooks, isFullMatrix, type PageLook } from '../running/page-looks.ts';
import { line, openBasketWith, tyre } from '../running/shown-basket.ts';
import { list, productLinks } from '../running/shown-list.ts';
import { stage } from '../running/shown-product.ts';
import { dress, openWishlistWith, wish } from '../running/shown-wishlist.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// What `every-page.test.ts` demands of documents, of the screens that are made of products and of what somebody collects.

const shop = useWatchedShop();

const nonsense = 'xylophonständer';
const everything = 'C0001,C0002,C0003,C0004,C0005,C0006';

/** Somebody who looks, and what the banner was answered. */
interface Visitor extends PageLook {
  banner: 'unanswered' | 'agreed to all';
}

const visitors: readonly Visitor[] = [
  ...commonLooks.map((look) => ({ ...look, banner: 'unanswered' as const })),
  { width: 360, colorScheme: 'light', banner: 'agreed to all' },
];

const places = readTenants(resolve('tenants')).flatMap(({ config }) =>
  config.locales.map(({ locale, prefix }, index) => {
    const routes = routeTable(config, locale);
    // A shop draws its screens by the same code in each of its languages: in further ones a laptop's window is made narrower.
    const lookers = isFullMatrix || index === 0 ? visitors : visitors.filter(({ width }) => width > 1000);
    return { tenant: config.slug, locale, prefix, routes, cookie: config.cookies.consent, lookers };
  }),
);

/** The first category of the menu. */
async function firstCategory(page: Page, home: string): Promise<string> {
  await page.goto(home);
  return (await page.locator('header nav a[href*="/c/"]').first().getAttribute('href')) ?? '';
}

/** What `openWatched` has summed up since the page came. */
function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { watched: { shift: number } }).watched.shift);
}

/** Demands everything of one screen, which is the one that was meant once it shows `what`; it fits as narrow windows, too. */
async function expectGood(
  address: string,
  locale: string,
  what: Locator,
  narrower: readonly number[],
): Promise<void> {
  const watched = shop.watched();
  const { page } = watched;
  const response = await page.goto(address, { waitUntil: 'load' });
  expect(response?.status(), address).toBe(200);
  expect(await page.locator('html').getAttribute('lang'), address).toBe(locale);
  await what.first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await watched.layoutShift(), address).toBeLessThan(0.02);
  // That may have been of a second visit, which what scripts fetch reaches a moment later.
  await what.first().waitFor();
  expect(await overhang(page), `${address} scrolls sideways by`).toBe(0);
  expect(await page.locator('h1').count(), address).toBe(1);
  expect(await shiftSoFar(page), address).toBeLessThan(0.02);
  expect(await watched.axe(), address).toEqual([]);
  const whole = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of narrower) {
    await page.setViewportSize({ ...whole, width });
    expect(await overhang(page), `${address} at ${width} px: scrolls sideways by`).toBe(0);
  }
  if (narrower.length > 0) await page.setViewportSize(whole);
  // The next screen moves as it does for everybody.
  await page.emulateMedia({ reducedMotion: null });
  // Now: the next page forgets what this one was not allowed.
  expect(await watched.faults(), address).toEqual([]);
}

/** Waits until a product is written down as looked at, which is done when its page is at rest. */
const isRemembered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).not.toBeNull();

describe.each(places)('$tenant $locale', ({ tenant, locale, prefix, routes, cookie, lookers }) => {
  const route = (name: string): string => routes.address(name) ?? expect.fail(`no route ${name}`);
  const searchFor = (term: string): string => `${route('search')}?q=${encodeURIComponent(term)}`;

  it.each(lookers)(
    'all made of data is quiet, still and accessible at $width px, $colorScheme, $banner',
    async ({ width, colorScheme, banner }) => {
      const origin = shop.origin(tenant);
      const page = await shop.blank({ locale, viewport: { width, height: 800 }, colorScheme });
      const isAgreed = banner === 'agreed to all';
      if (isAgreed) await page.context().addCookies([{ name: cookie, value: everything, url: origin }]);
      const narrower = lookers === visitors ? [] : [360];
      const good = (path: string, what: Locator): Promise<void> =>
        expectGood(origin + path, locale, what, narrower);

      await good(await firstCategory(page, origin + route('home')), productLinks(page));
      const card = productLinks(page).first();
      const [path, name] = [await card.getAttribute('href'), await card.innerText()];
      await good(path ?? '', stage(page));
      if (isAgreed) await isRemembered(page);
      await good(searchFor(name), productLinks(page));
      await good(searchFor(nonsense), list(page).getByRole('searchbox'));
      expect(await productLinks(page).count()).toBe(0);
      const viewed = page.locator('section[data-role=recently-viewed] a.product-name');
      await good(route('recently-viewed'), isAgreed ? viewed : page.locator('h1'));

      await openBasketWith(page, origin + prefix, tyre.sku);
      await good(route('basket'), line(page, tyre.sku));
      await openWishlistWith(page, origin + prefix, [dress.rust38]);
      await good(route('wishlist'), wish(page, dress.rust38));
    },
  );
});
