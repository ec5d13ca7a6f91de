import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { canBeOrdered } from '../../server/shop/catalogue/availability.ts';
import { productAddress } from '../../server/shop/catalogue/product-address.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { launchChromium } from '../running/chromium.ts';
import { guestSteps } from '../running/guest-order.ts';
import { emailOf, makeCustomers } from './bench-customers.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import { chosenParts } from './chosen-parts.ts';
import type { CheckoutPlan, Deed, RushPlan, RushWays, SteadyPlan, SteadyTimes } from './checkout-client.ts';
import { scriptOfStep } from './checkout-script.ts';
import { createFigures } from './figures.ts';
import { fillDatabase } from './fill-database.ts';
import { type BenchServer, startPinned } from './load-test.ts';
import { openBenchDatabase } from './open-bench-database.ts';
import { runBench } from './run-bench.ts';
import { quantile } from './shop-requests.ts';
import { benchPassword } from './steady-logins.ts';

// What an order costs beside all else that goes on, whether more are sold than there are, and what its pages fetch.

/** Milliseconds after which the bench gives up. */
const longestMs = 1_200_000;
const dataDir = resolve('.data/bench');
const locale = 'de-AT';
/** Between what articles cost, in cents: a guest may order one on invoice, and ten of any can be paid in instalments. */
const [cheapest, dearest] = [2000, 20_000];
const perSecond: Record<Deed, number> = { order: 5, add: 20, view: 50 };
const seconds = 20;
const rounds = 3;
/** Buyers of so many pieces at once, half of them at each of two processes, and how often that is tried. */
const buyers = 200;
const pieces = 10;
const tries = 20;

const parts = chosenParts(['steady', 'rush', 'script']);
const figures = createFigures();

interface Article {
  sku: string;
  /** Path of its product. */
  path: string;
}

/** Variants that guests can order, of products that have no other: plenty of each, but so few of those that are fought for. */
async function prepareArticles(database: Database): Promise<{ plenty: Article[]; few: Article[] }> {
  const store = createSqlCatalogueStore(database);
  const products = await store.products('at', await store.list('at', null, 1000));
  const articles = products.flatMap((product): Article[] => {
    const [variant, ...others] = product.variants;
    if (!variant || others.length > 0 || product.gone) return [];
    const sold = { ...variant, stock: 1 };
    const price = variant.offers[locale]?.price ?? Infinity;
    if (
      !canBeOrdered(sold, locale) ||
      variant.delivery?.mode !== 'parcel' ||
      price < cheapest ||
      price > dearest
    )
      return [];
    const { slug, sku } = productAddress(product, locale);
    return [{ sku: variant.sku, path: `/p/${slug}-${sku}` }];
  });
  const few = articles.slice(0, tries);
  const plenty = articles.slice(tries);
  if (plenty.length < tries) throw new Error('Too few products of the demonstration fit');
  await setStock(database, plenty, 10_000);
  await setStock(database, few, pieces);
  return { plenty, few };
}

async function setStock(database: Database, articles: readonly Article[], stock: number): Promise<void> {
  const skus = articles.map(({ sku }) => sku);
  await sql`update catalogue_variant set stock = ${stock} where tenant = 'at' and sku = any(${skus}::text[])`.execute(
    database.kysely,
  );
}

function startShop(): Promise<BenchServer> {
  return startPinned(['dist/server/main.js'], {
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, PICTURE_DIR: '.data/pictures', TRUST_PROXY: '1' },
  });
}

async function carryOut(plan: SteadyPlan): Promise<SteadyTimes>;
async function carryOut(plan: RushPlan): Promise<RushWays>;
async function carryOut(plan: CheckoutPlan): Promise<SteadyTimes | RushWays> {
  const child = spawn('taskset', ['-c', '1', process.execPath, 'tests/bench/checkout-client.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  const said = await text(child.stdout);
  if (said === '') throw new Error('The client came to no end');
  return JSON.parse(said) as SteadyTimes | RushWays;
}

async function steady({ url }: BenchServer, articles: readonly Article[]): Promise<void> {
  const plan: SteadyPlan = {
    ...{ kind: 'steady', url, perSecond, seconds },
    skus: articles.map(({ sku }) => sku),
    pages: ['/', '/lp/herbst', '/service-hilfe', ...articles.slice(0, 20).map(({ path }) => path)],
  };
  await carryOut({ ...plan, seconds: 8 });
  const all: Record<Deed, number[]> = { order: [], add: [], view: [] };
  let failed = 0;
  for (let round = 0; round < rounds; round++) {
    const came = await carryOut(plan);
    const told = Object.entries(came).map(([deed, { times, failed: wrong }]) => {
      all[deed as Deed].push(...times);
      failed += wrong;
      return `${times.length} × ${deed}: median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
    });
    console.log(`  ${told.join('; ')}`);
  }
  const [order, add] = [quantile(all.order, 0.99), quantile(all.add, 0.99)];
  console.log(`  99 of 100 orders within ${order.toFixed(1)} ms, adds within ${add.toFixed(1)} ms`);
  figures.atMost(
    `99 of 100 orders beside ${perSecond.view} page views a second, against adds to a basket`,
    order / add,
    8,
  );
  figures.atMost('orders, adds and page views that failed', failed, 0);
}

async function rush(
  shops: readonly BenchServer[],
  few: readonly Article[],
  database: Database,
): Promise<void> {
  let right = 0;
  for (const { sku } of few) {
    const ways = await carryOut({ kind: 'rush', urls: shops.map(({ url }) => url), sku, buyers });
    const ordered = new Set(ways.filter((way) => String(way).startsWith('/kasse/auftrag?')));
    const { rows } = await sql<{ stock: number; pieces: number }>`
      select stock, (select coalesce(sum((line->>'quantity')::int), 0)::int
                       from shop_order, jsonb_array_elements(ordered->'lines') line
                      where state = 'confirmed' and placed_at >= ${startedAt} and line->>'sku' = ${sku}) as pieces
        from catalogue_variant where tenant = 'at' and sku = ${sku}`.execute(database.kysely);
    const { stock = -1, pieces: sold = -1 } = rows[0] ?? {};
    const isRight = ordered.size === pieces && sold === pieces && stock === 0;
    if (isRight) right++;
    else console.log(`  ${sku}: ${ordered.size} were led to an order, ${sold} pieces ordered, ${stock} left`);
    const others = new Map<string, number>();
    for (const way of ways.filter((each) => !ordered.has(each)))
      others.set(String(way), (others.get(String(way)) ?? 0) + 1);
    console.log(`  the others: ${[...others].map(([way, count]) => `${count} × ${way}`).join(', ')}`);
  }
  figures.atLeast(
    `of ${tries} times, ${buyers} buyers of ${pieces} pieces on two processes make ${pieces} orders and leave none`,
    right,
    tries,
  );
}

async function script({ url }: BenchServer, { sku }: Article): Promise<void> {
  const browser = await launchChromium();
  let most = 0;
  const look = async ({ cookies }: Buyer, path: string): Promise<void> => {
    const bytes = await scriptOfStep(browser, url, { path, cookies });
    console.log(`  ${path.split('?')[0]}: ${(bytes / 1000).toFixed(2)} kB`);
    most = Math.max(most, bytes);
  };
  const guest = createBuyer(url);
  await guest.add(sku);
  await guest.toLastStep();
  for (const path of ['/kasse/registrieren', '/kasse/lieferservice', '/kasse/zahlung', '/kasse'])
    await look(guest, path);
  await look(guest, String(await guest.press()));
  const customer = await logIn(url);
  await customer.add(sku, Math.ceil(dearest / cheapest));
  for (const [path, fields] of guestSteps('instalments').slice(1))
    await customer.send(path, { ...fields, count: '6' });
  await look(customer, '/kasse/ratenschutz');
  await browser.close();
  figures.atMost('JavaScript of a step of ordering without input, gzip', most / 1000, 10, ' kB');
}

/** A customer who may have a credit. */
async function logIn(url: string): Promise<Buyer> {
  const answer = await fetch(`${url}api/customer/v1/login`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ email: emailOf(0), password: benchPassword }),
  });
  if (!answer.ok) throw new Error(`A login was answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? []);
  return createBuyer(url, Object.fromEntries(cookies) as Record<string, string>);
}

const startedAt = Date.now();

async function run(): Promise<void> {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}`);
  fillDatabase(dataDir);
  const database = await openBenchDatabase(dataDir);
  try {
    const { plenty, few } = await prepareArticles(database);
    await makeCustomers(database, 1);
    const [first] = plenty;
    if (!first) return;
    const shop = await startShop();
    if (parts.includes('steady')) await steady(shop, plenty);
    if (parts.includes('script')) await script(shop, first);
    if (parts.includes('rush')) {
      const other = await startShop();
      await rush([shop, other], few, database);
      other.stop();
    }
    shop.stop();
    figures.printTable();
  } finally {
    await database.close();
  }
}

await runBench(figures.areReached, longestMs, run);
