import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

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
  /** Violations that axe finds, one line each; `except` names rules that do not hold on this page. */
  axe(except?: string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Sum of shifts below which nobody sees a page move. */
const movedAtAll = 0.005;

export async function openWatched(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna', ...options });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
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
      // What fades in, now or when its code comes, is judged as it will stand.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      });
      const result = await new AxeBuilder({ page })
        // First, because it forgets what was chosen before. What passed is not named one by one.
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .disableRules(except)
        // No frames of others stand in our pages, so that what merges their results would only cost time.
        .setLegacyMode()
        .analyze();
      const found: string[] = [];
      for (const { id, nodes } of result.violations)
        for (const { target, failureSummary = '' } of nodes) {
          const place = target.join(' ');
          if (id !== 'target-size' || !(await isLargeWhenScrolledTo(page, place)))
            found.push(`${id}: ${place}: ${failureSummary}`);
        }
      return found;
    },
    close: () => context.close(),
  };
}

/** Whether a target is large enough in the middle of the window: at its edge, a bar may lie over half of anything. */
async function isLargeWhenScrolledTo(page: Page, target: string): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY);
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page })
    .include(target)
    .withRules(['target-size'])
    .setLegacyMode()
    .analyze();
  await page.evaluate((y) => window.scrollTo(0, y), before);
  return violations.length === 0;
}
