import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples, folderOf, languages } from '../blocks/block-example.ts';
import { launchChromium } from '../running/chromium.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';
import { openWatched } from '../running/watched-page.ts';

let shop: RunningShop;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchChromium()]);
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
});

const isFull = process.env.TEST_MATRIX === 'full';
const widths = isFull ? [320, 360, 768, 1280, 1920] : [360, 1280];
/** Colours and names do not hang on the width: axe, which takes longer than all the rest, looks at two of them. */
const widthsForAxe = [360, 1280];
const schemes = isFull ? (['light', 'dark'] as const) : (['light'] as const);
const shops = isFull ? languages : languages.slice(0, 1);

/** All examples of a block stand on one page; a part of the frame, of which a page has one, has a page for each. */
const pages = [
  ...new Map(
    examples
      .filter(({ example }) => example.expect === undefined)
      .map(({ type, name }) => {
        const query = folderOf(type).includes('/frame/') ? `example=${name}` : 'frame=none';
        return [`${type} ${query}`, { type, query }] as const;
      }),
  ).values(),
];

// Landmarks of two examples may have the same name: editors would not put both on one page.
const batchRules = ['landmark-unique'];

describe.each(pages)('$type, $query', ({ type, query }) => {
  const looks = schemes.flatMap((colorScheme) => shops.map((language) => ({ colorScheme, ...language })));
  it.each(looks)(
    'is quiet, still and accessible at every width, $colorScheme, $locale',
    async ({ colorScheme, tenant, locale }) => {
      const watched = await openWatched(browser, { colorScheme });
      const { page } = watched;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const address = `${shop.origin(tenant)}/dev/blocks/${type}?locale=${locale}&${query}`;
        const response = await page.goto(address, { waitUntil: 'load' });
        expect(response?.status()).toBe(200);
        const beyond = await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
          window.scrollTo(0, 0);
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        expect(beyond, `${width} px: scrolls sideways by`).toBe(0);
        if (widthsForAxe.includes(width)) expect(await watched.axe(batchRules), `${width} px`).toEqual([]);
        expect(await watched.layoutShift(), `${width} px`).toBeLessThan(0.02);
        expect(await watched.faults(), `${width} px`).toEqual([]);
      }
      await watched.close();
    },
  );
});
