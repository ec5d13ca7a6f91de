import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium: CHROME_PATH, an installed one, else the one that npm brings. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, ...quiet] });
}

/**
 * A Chromium that others drive through a port, with processes of its own as visitors have them: what reads its trace finds
 * no task of a page that shares a process with the rest.
 */
export async function launchForTracing(debugPort: number): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  const own = args.filter((argument) => !/^--(single-process|no-zygote)$/.test(argument));
  return chromium.launch({
    executablePath,
    args: [...own, ...quiet, `--remote-debugging-port=${debugPort}`],
  });
}

async function findChromium(): Promise<{ executablePath: string; args: readonly string[] }> {
  const found = process.env.CHROME_PATH ?? installed.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, args: [] };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}
