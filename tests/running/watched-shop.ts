import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { sharedShop } from './shared-shop.ts';
import { openWatched, type WatchedPage } from './watched-page.ts';

/** The shop for the tests of a file, and the pages that a test opens, all of which must end without faults. */
export interface WatchedShop {
  /** Opens a page of the Austrian shop, watched until the test ends. */
  open(path: string, options: BrowserContextOptions): Promise<Page>;
  /** A blank page, for tests that prepare something before they go anywhere. */
  blank(options: BrowserContextOptions): Promise<Page>;
  origin(tenant: string): string;
  /** Where it listens, for what is no browser. */
  port(): number;
  /** Faults that this one test is about: answers that are none, which the browser tells of. */
  expectFaults(which: (fault: string) => boolean): void;
  /** The page that was opened last. */
  watched(): WatchedPage;
}

/** Looks after every test of the calling file whether its pages ended without faults, and closes them. */
export function useWatchedShop(): WatchedShop {
  const shop = sharedShop();
  let opened: WatchedPage[] = [];
  let isExpected = (_fault: string): boolean => false;

  afterEach(async () => {
    const [pages, expected] = [opened, isExpected];
    opened = [];
    isExpected = () => false;
    try {
      const faults = (await Promise.all(pages.map((page) => page.faults()))).flat();
      expect(faults.filter((fault) => !expected(fault))).toEqual([]);
    } finally {
      await Promise.all(pages.map((page) => page.close()));
    }
  });

  async function blank(options: BrowserContextOptions): Promise<Page> {
    const watched = await openWatched(options);
    opened.push(watched);
    return watched.page;
  }

  return {
    blank,
    async open(path, options) {
      const page = await blank(options);
      await page.goto(shop.origin('at') + path);
      return page;
    },
    origin: (tenant) => shop.origin(tenant),
    port: () => shop.port,
    expectFaults: (which) => void (isExpected = which),
    watched() {
      const watched = opened.at(-1);
      if (!watched) throw new Error('No page is open');
      return watched;
    },
  };
}
