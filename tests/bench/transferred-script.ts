import type { Browser, Page } from 'playwright-core';

/** A page on a phone that counts the bytes of JavaScript, as transferred with gzip. */
export interface CountingPage {
  page: Page;
  /** All that it has fetched within five seconds from now, since it was opened. */
  scriptBytes(): Promise<number>;
  close(): Promise<void>;
}

/** `cookies`: what the visitor has from before. */
export async function openCounting(
  browser: Browser,
  url: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<CountingPage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
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
  return {
    page,
    async scriptBytes() {
      await page.waitForTimeout(5000);
      const sizes = await Promise.all(bodies);
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    close: () => context.close(),
  };
}

/** Bytes of JavaScript, as transferred with gzip, that a page fetches within five seconds without any input. */
export async function transferredScript(browser: Browser, url: string): Promise<number> {
  const { scriptBytes, close } = await openCounting(browser, url);
  const bytes = await scriptBytes();
  await close();
  return bytes;
}
