import type { Browser } from 'playwright-core';

/** Bytes of JavaScript, as transferred with gzip, that a page fetches within five seconds without any input. */
export async function transferredScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(
      response
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  const sizes = await Promise.all(bodies);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
