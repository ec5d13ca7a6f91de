import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findBarriers } from './barriers/find-barriers.ts';
import { sharedBrowser } from './shared-browser.ts';
import { fromOwnAddress } from './visitor-address.ts';

/** A page that remembers everything that must not happen on it. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console messages, page errors, violations of the security policy, failed requests of the shop. */
  faults(): Promise<string[]>;
  /**
   * Sum of all layout shifts. Of a page that moved, those of a second visit: on a busy machine the font may come just within
   * the tenth of a second in which the browser still takes it.
   */
  layoutShift(): Promise<number>;
  /** Barriers that axe finds, one line each (`find-barriers.ts`); `except` names rules that do not hold on this page. */
  axe(except?: string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Sum of shifts below which nobody sees a page move. */
const movedAtAll = 0.005;

/** What Chromium says when it had no time to fade from one page to the next: no script of ours asked for that or is told. */
const skippedFade = 'Transition was aborted because of invalid state. Page already revealed';

/** Opens a blank page for a new visitor. */
export async function openWatched(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    extraHTTPHeaders: fromOwnAddress(),
    ...options,
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => {
    if (!message.includes(skippedFade)) messages.push(`error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      messages.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  if (options.javaScriptEnabled !== false) {
    await page.addInitScript(() => {
      const seen = { violations: [] as string[], shift: 0 };
      Object.assign(window, { watched: seen });
      document.addEventListener('securitypolicyviolation', (event) =>
        seen.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) seen.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }
  const seen = (): Promise<{ violations: string[]; shift: number }> =>
    page.evaluate(() => (window as unknown as { watched: { violations: string[]; shift: number } }).watched);
  return {
    page,
    context,
    async faults() {
      const violations =
        options.javaScriptEnabled === false
          ? []
          : (await seen()).violations.map((violation) => `policy: ${violation}`);
      return [...messages, ...violations];
    },
    async layoutShift() {
      const first = await seen();
      if (first.shift < movedAtAll) return first.shift;
      messages.push(...first.violations.map((violation) => `policy: ${violation}`));
      await page.reload({ waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollTo(0, 0));
      return (await seen()).shift;
    },
    async axe(except = []) {
      await pageChangeEnds(page);
      // What fades in, now or when its code comes, is judged as it will stand.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      });
      return findBarriers(page, except);
    },
    close: () => context.close(),
  };
}

/** Chromium calls it an error when motion is turned off while one page fades into the next. */
async function pageChangeEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.activeViewTransition?.finished;
  });
}
