import { cpus } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { launchChromium } from '../running/chromium.ts';
import { emailOf, makeCustomers } from './bench-customers.ts';
import { createFigures } from './figures.ts';
import { runBench } from './run-bench.ts';
import { fillDatabase } from './fill-database.ts';
import { type BenchServer, load, median, startPinned, stopAll } from './load-test.ts';
import { openBenchDatabase } from './open-bench-database.ts';
import { scriptOfCaptcha, scriptOfGateway, scriptOfLogin } from './session-script.ts';
import { quantile, sendRequests } from './shop-requests.ts';
import { startLogins } from './steady-logins.ts';

// What sessions cost those who have none: pages beside logins, and the code that a login brings.

/** Milliseconds after which the bench gives up. */
const longestMs = 600_000;
const dataDir = resolve('.data/bench');
const rounds = 3;
const loopSeconds = 15;
const pagesPerSecond = 100;
const loginsPerSecond = 5;
const accounts = 20;

const figures = createFigures();

/** Milliseconds within which 99 of 100 cached pages are answered, at a steady rate. */
async function cachedPages(shop: BenchServer): Promise<number> {
  const list = Array.from({ length: loopSeconds * pagesPerSecond }, () => shop.url);
  const [times = []] = await sendRequests({ lists: [list], perSecond: pagesPerSecond });
  return quantile(times, 0.99);
}

async function beside(shop: BenchServer): Promise<void> {
  const pairs: { alone: number; busy: number }[] = [];
  await load(shop, 5);
  for (let round = 0; round < rounds; round += 1) {
    const alone = await cachedPages(shop);
    const logins = startLogins({
      ...{ url: shop.url, perSecond: loginsPerSecond, emailOf, accounts },
    });
    const busy = await cachedPages(shop);
    const done = await logins.stop();
    console.log(`  p99 ${alone.toFixed(2)} ms, beside ${done} logins ${busy.toFixed(2)} ms`);
    pairs.push({ alone, busy });
  }
  figures.atMost(
    `99 of 100 cached pages beside ${loginsPerSecond} logins a second, against none`,
    median(pairs.map(({ alone, busy }) => busy / alone)),
    3,
  );
}

async function run(): Promise<void> {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}`);
  fillDatabase(dataDir);
  const database = await openBenchDatabase(dataDir);
  try {
    await makeCustomers(database, accounts);
    const shop = await startPinned(['dist/server/main.js'], {
      ...{ NODE_ENV: 'test', DATA_DIR: dataDir, PICTURE_DIR: '.data/pictures', TRUST_PROXY: '1' },
    });
    await beside(shop);
    const browser = await launchChromium();
    const login = await scriptOfLogin(browser, shop.url);
    const captcha = await scriptOfCaptcha(browser, shop.url);
    figures.atMost('JavaScript of a login with its captcha, gzip', (login + captcha) / 1000, 40, ' kB');
    console.log(`  of which the captcha ${(captcha / 1000).toFixed(1)} kB, where it is asked for`);
    const gateway = await scriptOfGateway(browser, shop.url);
    figures.atMost('JavaScript of the gateway’s client, at first use, gzip', gateway / 1000, 22, ' kB');
    await browser.close();
    shop.stop();
    figures.printTable();
  } finally {
    stopAll();
    await database.close();
  }
}

await runBench(figures.areReached, longestMs, run);
