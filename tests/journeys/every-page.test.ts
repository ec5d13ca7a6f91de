import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choosePages } from '../running/chosen-pages.ts';
import { type ContentPage, contentPages } from '../running/content-pages.ts';
import { overhang } from '../running/overhang.ts';
import {
  commonLooks,
  everyWidth,
  isFullMatrix,
  laptopLook,
  otherLooks,
  type PageLook,
} from '../running/page-looks.ts';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();
const pages = contentPages();
/** All of them show the same blocks; these are opened on a phone as well, made as narrow as anything, and read without a script. */
const chosen = isFullMatrix ? pages : choosePages(pages);

/** Of the others a laptop's window is made as narrow as a phone. */
function looksAt(page: ContentPage): readonly PageLook[] {
  return chosen.includes(page) ? [...commonLooks, ...otherLooks] : [laptopLook];
}

function widthsOf(page: ContentPage, look: PageLook): readonly number[] {
  if (look.width !== laptopLook.width) return [];
  return chosen.includes(page) ? everyWidth : [360];
}

/** What there is to read, line by line: not what only a script can do, nor what it tells of the time. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    for (const control of main.querySelectorAll('button,[role=timer],[data-hours]')) control.remove();
    return main.innerText;
  });
  return text.split('\n').map((line) => line.trim());
}

describe.each(pages)('$tenant $locale $fullPath', (content) => {
  const { tenant, locale, fullPath } = content;

  it.each(looksAt(content))('is quiet, still and accessible at $width px, $colorScheme', async (look) => {
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
    expect(commonLooks.includes(look) ? await watched.axe() : []).toEqual([]);
    for (const narrower of widthsOf(content, look)) {
      await page.setViewportSize({ width: narrower, height: 800 });
      expect(await overhang(page), `at ${narrower} px, it scrolls sideways by`).toBe(0);
    }
    expect(await watched.faults()).toEqual([]);
    await watched.close();
  });
});

it.each(chosen)('$tenant $locale $fullPath says no less without JavaScript', async ({ tenant, fullPath }) => {
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
