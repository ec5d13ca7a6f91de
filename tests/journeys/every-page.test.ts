import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contentPages } from '../running/content-pages.ts';
import { overhang } from '../running/overhang.ts';
import { commonLooks, isFullMatrix, otherLooks, type PageLook } from '../running/page-looks.ts';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

/** axe takes longer than all the rest: on a phone's width only the home pages are asked, but for the full matrix. */
function isForAxe(path: string, look: PageLook): boolean {
  const isWanted = isFullMatrix || look.width > 1000 || isHome(path);
  return isWanted && commonLooks.includes(look);
}

/**
 * The same blocks draw pages in every language: those of one, and all home pages, are opened on a phone, too, and read with and
 * without a script. Of the others a laptop's window is made as narrow as a phone.
 */
function isLookedAtTwice(locale: string, path: string): boolean {
  return isFullMatrix || locale === 'de-AT' || isHome(path);
}

function isHome(path: string): boolean {
  return /^\/([a-z]{2})?$/.test(path);
}

/** What there is to read, line by line: not what only a script can do, nor what it tells of the time. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    for (const control of main.querySelectorAll('button,[role=timer],[data-hours]')) control.remove();
    return main.innerText;
  });
  return text.split('\n').map((line) => line.trim());
}

describe.each(contentPages())('$tenant $locale $fullPath', ({ tenant, locale, fullPath }) => {
  const isTwice = isLookedAtTwice(locale, fullPath);
  it.each(isTwice ? [...commonLooks, ...otherLooks] : commonLooks.slice(-1))(
    'is quiet, still and accessible at $width px, $colorScheme',
    async (look) => {
      const { width, colorScheme } = look;
      const watched = await openWatched({ viewport: { width, height: 800 }, colorScheme });
      const { page } = watched;
      const response = await page.goto(shop.origin(tenant) + fullPath, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await overhang(page), 'scrolls sideways by').toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await watched.layoutShift()).toBeLessThan(0.02);
      // Last: it changes what the page is shown for, and with that the browser may take a font that came late.
      expect(isForAxe(fullPath, look) ? await watched.axe() : []).toEqual([]);
      await page.setViewportSize({ width: isTwice ? width : 360, height: 800 });
      expect(await overhang(page), 'scrolls sideways in the end by').toBe(0);
      expect(await watched.faults()).toEqual([]);
      await watched.close();
    },
  );

  if (!isTwice) return;
  it('says no less without JavaScript', async () => {
    const withScript = await openWatched();
    await withScript.page.goto(shop.origin(tenant) + fullPath);
    const without = await openWatched({ javaScriptEnabled: false });
    await without.page.goto(shop.origin(tenant) + fullPath);
    const words = await wordsOf(without.page);
    expect(words.join('').length).toBeGreaterThan(40);
    expect((await wordsOf(withScript.page)).filter((line) => !words.includes(line))).toEqual([]);
    expect(await without.faults()).toEqual([]);
    await Promise.all([withScript.close(), without.close()]);
  });
});
