import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { folderOf, goodExamples, languages } from '../blocks/block-example.ts';
import { sharedShop } from '../running/shared-shop.ts';
import { commonLooks, everyWidth, isFullMatrix, otherLooks, type PageLook } from '../running/page-looks.ts';
import { overhang } from '../running/overhang.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

// In each language's words, and in the first at every width; but for the full matrix in the first language alone.
const shops = languages.slice(0, isFullMatrix ? undefined : 1);
const looksOf = (locale: string): readonly PageLook[] =>
  locale === shops[0]?.locale ? [...commonLooks, ...otherLooks] : commonLooks;
/** Opened on a phone, then made wider and narrower: what a block does when it is opened, it does at every width. */
const opened = isFullMatrix ? undefined : commonLooks[0];
const furtherWidths = isFullMatrix ? [] : everyWidth;

/** All examples of a block stand on one page; a part of the frame, of which a page has one, has a page for each. */
const pages = [
  ...new Map(
    goodExamples.map(({ type, name }) => {
      const query = folderOf(type).includes('/frame/') ? `example=${name}` : 'frame=none';
      return [`${type} ${query}`, { type, query }] as const;
    }),
  ).values(),
];

// Landmarks of two examples may have the same name: editors would not put both on one page.
const batchRules = ['landmark-unique'];

async function openGood(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load' });
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}`);
}

describe.each(pages)('$type, $query', ({ type, query }) => {
  it.each(shops)('is quiet, still and accessible for $tenant in $locale', async ({ tenant, locale }) => {
    const watched = await openWatched();
    const { page } = watched;
    const address = `${shop.origin(tenant)}/dev/blocks/${type}?locale=${locale}&${query}`;
    for (const look of looksOf(locale)) {
      const { width, colorScheme } = look;
      const name = `${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      if (opened === undefined || look === opened) await openGood(page, address);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await overhang(page), `${name}: scrolls sideways by`).toBe(0);
      expect(await watched.layoutShift(), name).toBeLessThan(0.02);
      expect(commonLooks.includes(look) ? await watched.axe(batchRules) : [], name).toEqual([]);
      expect(await watched.faults(), name).toEqual([]);
    }
    for (const width of furtherWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), `${width} px: scrolls sideways by`).toBe(0);
    }
    await watched.close();
  });
});
