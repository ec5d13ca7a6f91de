import type { Page } from 'playwright-core';

/** Stops the clock of a page that has one of its own (`page.clock.install`), a little later than it is there. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Reads something again and again, each time after so many ms on the stopped clock; for `expect.poll`. */
export function whileRunning<Value>(
  page: Page,
  ms: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  return async () => {
    await page.clock.runFor(ms);
    return read();
  };
}
