import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';

let launched: Promise<Browser> | undefined;

/** The browser of all journeys of this process, which ends with it; a journey has contexts of its own. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return launched;
}
