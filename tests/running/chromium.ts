import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Chromium without the windows that nobody sees: pages take two thirds of the time in it (docs/decisions/029). */
const shells = ['/usr/bin/chromium-headless-shell'];
const whole = [
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
  const { executablePath, args } = await findChromium([...shells, ...whole]);
  return chromium.launch({ executablePath, args: [...args, ...quiet] });
}

/** A Chromium as visitors have it, which others drive through a port. */
export async function launchForTracing(debugPort: number): Promise<Browser> {
  const { executablePath, args } = await findChromium(whole);
  return chromium.launch({
    executablePath,
    args: [...args, ...quiet, `--remote-debugging-port=${debugPort}`],
  });
}

/**
 * Arguments of the packaged browser that no visitor's has: what reads a trace finds no task of a page that shares a process
 * with the rest, and rules between origins would not be kept.
 */
const unlikeVisitors =
  /^--(single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation-trials)$/;

async function findChromium(
  wanted: readonly string[],
): Promise<{ executablePath: string; args: readonly string[] }> {
  const found = process.env.CHROME_PATH ?? wanted.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, args: [] };
  const { default: packaged } = await import('@sparticuz/chromium');
  const args = packaged.args.filter((argument) => !unlikeVisitors.test(argument));
  return { executablePath: await packaged.executablePath(), args };
}
