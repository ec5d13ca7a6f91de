import type { Browser } from 'playwright-core';
import { openCounting } from './transferred-script.ts';

/** A page that somebody sees who orders. */
interface SeenPage {
  path: string;
  /** What the visitor has from before. */
  cookies: Readonly<Record<string, string>>;
}

/** Bytes of JavaScript, as transferred with gzip, that a page of ordering fetches within five seconds without any input. */
export async function scriptOfStep(
  browser: Browser,
  url: string,
  { path, cookies }: SeenPage,
): Promise<number> {
  const { page, scriptBytes, close } = await openCounting(browser, new URL(path, url).href, cookies);
  const bytes = await scriptBytes();
  const seen = new URL(page.url()).pathname;
  await close();
  if (seen !== path.split('?')[0]) throw new Error(`${path} leads to ${seen}`);
  return bytes;
}
