import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { canBeOrdered } from '../../server/shop/catalogue/availability.ts';
import { productAddress } from '../../server/shop/catalogue/product-address.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { newGuestKey } from '../../server/session/guest-cookie.ts';
import { launchChromium } from '../running/chromium.ts';
import type { BasketPlan, BasketTimes } from './basket-client.ts';
import { scriptOfBasket, scriptOfButtons } from './basket-script.ts';
import { createFigures } from './figures.ts';
import { fillDatabase } from './fill-database.ts';
import { type BenchServer, median, startPinned } from './load-test.ts';
import { openBenchDatabase } from './open-bench-database.ts';
import { runBench } from './run-bench.ts';
import { quantile } from './shop-requests.ts';

// What it takes to put articles into baskets, and whether none is lost when several do at once.

/** Milliseconds after which the bench gives up. */
const longestMs = 600_000;
const dataDir = resolve('.data/bench');
const locale = 'de-AT';
const perSecond = 100;
const seconds = 15;
const guests = 1000;
const rounds = 3;
/** Adds of one article at once, half of them to each of two processes, and how often that is tried. */
const atOnce = 10;
const tries = 20;

const figures = createFigures();

interface Article {
  sku: string;
  /** Path of its product, with what is chosen. */
  path: string;
}

/** Variants of which there is plenty, of products that have no other: their pages have nothing to choose. */
async function findArticles(): Promise<Article[]> {
  const database = await openBenchDatabase(dataDir);
  try {
    const store = createSqlCatalogueStore(database);
    const products = await store.products('at', await store.list('at', null, 1000));
    const articles = products.flatMap((product) => {
      const [variant, ...others] = product.variants;
      if (!variant || others.length > 0 || product.gone) return [];
      if (variant.stock < 50 || !canBeOrdered(variant, locale)) return [];
      const { slug, sku } = productAddress(product, locale);
      return [{ sku: variant.sku, path: `/p/${slug}-${sku}` }];
    });
    if (articles.length === 0) throw new Error('No product of the demonstration fits');
    return articles;
  } finally {
    await database.close();
  }
}

async function startShop(): Promise<BenchServer> {
  return startPinned(['dist/server/main.js'], {
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, PICTURE_DIR: '.data/pictures', TRUST_PROXY: '1' },
  });
}

async function addSteadily(plan: BasketPlan): Promise<BasketTimes> {
  const child = spawn('taskset', ['-c', '1', process.execPath, 'tests/bench/basket-client.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(child.stdout)) as BasketTimes;
}

async function steady({ url }: BenchServer, skus: string[]): Promise<void> {
  await addSteadily({ url, skus, guests, perSecond, seconds: 5 });
  const worst: number[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const added = await addSteadily({ url, skus, guests, perSecond, seconds });
    console.log(
      `  ${added.times.length} adds: median ${quantile(added.times, 0.5).toFixed(1)} ms, p99 ${quantile(added.times, 0.99).toFixed(1)} ms`,
    );
    worst.push(quantile(added.times, 0.99));
    failed += added.failed;
  }
  figures.atMost(`99 of 100 adds to a basket, at ${perSecond} a second`, median(worst), 100, ' ms');
  figures.atMost('adds that failed', failed, 0);
}

async function atTheSameTime(shops: readonly BenchServer[], sku: string): Promise<void> {
  let right = 0;
  for (let round = 0; round < tries; round += 1) {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: `guest=${newGuestKey()}`,
    };
    await Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const shop = shops[index % shops.length];
        const body = JSON.stringify({ sku });
        await (await fetch(`${shop?.url}api/basket/v1/add`, { method: 'POST', headers, body })).text();
      }),
    );
    const answer = await fetch(`${shops[0]?.url}api/basket/v1`, { headers });
    const { basket } = (await answer.json()) as { basket: { lines: { sku: string; quantity: number }[] } };
    if (basket.lines.length === 1 && basket.lines[0]?.quantity === atOnce) right += 1;
  }
  figures.atLeast(
    `of ${tries} times, ${atOnce} adds at once on two processes are one line of ${atOnce}`,
    right,
    tries,
  );
}

/** The key of a guest whose basket holds an article. */
async function newGuest({ url }: BenchServer, sku: string): Promise<string> {
  const key = newGuestKey();
  const headers = { 'Content-Type': 'application/json', Cookie: `guest=${key}` };
  const answer = await fetch(`${url}api/basket/v1/add`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ sku }),
  });
  if (!answer.ok) throw new Error(`An article went into no basket: ${answer.status}`);
  return key;
}

async function run(): Promise<void> {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}`);
  fillDatabase(dataDir);
  const articles = await findArticles();
  const [first] = articles;
  if (!first) return;
  const shop = await startShop();
  await steady(
    shop,
    articles.map(({ sku }) => sku),
  );
  const other = await startShop();
  await atTheSameTime([shop, other], first.sku);
  other.stop();
  const browser = await launchChromium();
  const product = new URL(first.path, shop.url).href;
  const buttons = await scriptOfButtons(browser, product);
  figures.atMost('JavaScript of heart and buy button, at first use, gzip', buttons / 1000, 8, ' kB');
  const basket = await scriptOfBasket(browser, shop.url, await newGuest(shop, first.sku));
  figures.atMost('JavaScript of the basket’s page, in use, gzip', basket / 1000, 90, ' kB');
  await browser.close();
  shop.stop();
  figures.printTable();
}

await runBench(figures.areReached, longestMs, run);
