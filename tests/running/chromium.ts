import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A real Chromium: CHROME_PATH, an installed one, else the one that npm brings. */
export async function launchChromium(): Promise<Browser> {
  const found = process.env.CHROME_PATH ?? installed.find((path) => existsSync(path));
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (found !== undefined) return chromium.launch({ executablePath: found, args: quiet });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...quiet],
  });
}
