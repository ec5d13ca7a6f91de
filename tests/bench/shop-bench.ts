import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { sql } from 'kysely';
import type { CatalogueProduct } from '../../schemas/catalogue/catalogue-product.ts';
import { availabilityOf } from '../../server/shop/catalogue/availability.ts';
import { productAddress } from '../../server/shop/catalogue/product-address.ts';
import { foldWord } from '../../server/search/analyser/fold.ts';
import { languageOf } from '../../server/search/languages/locale-language.ts';
import { createStem } from '../../server/search/analyser/stem.ts';
import { demonstrationQueries } from '../../server/search/testing/demonstration-queries.ts';
import { knownQueries, ownQueries } from '../../server/search/testing/shop-queries.ts';
import { launchChromium } from '../running/chromium.ts';
import { addressOf } from '../services/test-database.ts';
import { chosenParts } from './chosen-parts.ts';
import { createFigures } from './figures.ts';
import { runBench } from './run-bench.ts';
import { type BenchServer, idle, startPinned, stopAll } from './load-test.ts';
import { benchTenant, openShopDatabase, type ShopDatabase } from './shop-database.ts';
import { qualityOfShop, qualityOfTables } from './shop-quality.ts';
import { makeReference } from './shop-reference.ts';
import { quantile, sendRequests } from './shop-requests.ts';
import { scriptOfChoosing } from './shop-script.ts';
import { startWrites } from './shop-writes.ts';

// The shop with a large catalogue, as ratios of one run: against plain SQL, against a small catalogue, against an empty one.

/** Milliseconds after which the bench gives up; the first run makes its catalogues. */
const longestMs = 1_800_000;
const sizes = { small: 1000, large: Number(process.env.BENCH_PRODUCTS ?? 100_000) };
const loopSeconds = Number(process.env.BENCH_LOOP_SECONDS ?? 20);
const perSecond = 50;
/** The first seconds of an open loop do not count: nothing was compiled then. */
const warmUpSeconds = 3;
/** V8 gives the pages of an ended thread back after eight seconds. */
const threadLeftMs = 15_000;
/** Where memory is measured: whether a process has just emptied its nursery or not says nothing of the search. */
const smallNursery = '--max-semi-space-size=8';

/** Finds a quarter of all products, as many as plain SQL: they are blue, their texts do not only mention it. */
const broad = 'blau';
/** Find one in a hundred or fewer. */
const narrow = [
  'wickelkleid',
  'waschmaschine 8 kg',
  '205/55 r16 winterreifen',
  'couchtisch',
  'sneaker kinder',
  'bh 85c',
  'fernseher 50 zoll',
  'strickmütze',
];

const figures = createFigures();
const queriesOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' = ')[0] ?? '');

/** Everything that somebody who types these sees the shop asked for, each once. */
function keystrokes(phrases: readonly string[]): string[] {
  const typed = phrases.flatMap((phrase) =>
    Array.from({ length: phrase.length }, (_, index) => phrase.slice(0, index + 1).trimEnd()),
  );
  return [...new Set(typed)];
}

let asked = 0;
/** Address of a search that nobody asked for before: the shop keeps lists for a second. No product has this value. */
function searchAt({ url }: BenchServer, term: string): string {
  asked += 1;
  return `${url}api/search/searchv2?q=${encodeURIComponent(term)}&locale=${benchTenant.locale}&filter=bench:${asked}`;
}

function suggestAt({ url }: BenchServer, typed: string): string {
  return `${url}api/search/suggest?q=${encodeURIComponent(typed)}&locale=${benchTenant.locale}`;
}

const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);
const ms = (value: number): string => `${value.toPrecision(3)} ms`;

/** Waits until a shop has everything that it needs for visitors, and nothing more to do. */
async function startShop(
  opened: ShopDatabase,
  environment: Record<string, string> = {},
  flags: string[] = [],
): Promise<BenchServer> {
  const server = await startPinned([...flags, 'dist/server/main.js'], {
    NODE_ENV: 'test',
    DATA_DIR: opened.dataDir,
    // As a server, whose database the shop leaves as it is: an embedded one is filled when it is empty.
    DATABASE_URL: addressOf(opened.database.connection),
    PICTURE_DIR: '.data/pictures',
    ...environment,
  });
  const until = performance.now() + 60_000;
  while (!(await fetch(`${server.url}readyz`)).ok) {
    if (performance.now() > until) throw new Error(`The shop with ${opened.products} products is not ready`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await idle(server);
  return server;
}

/** Ratio of the medians of two lists of requests, sent in turn; beside it what they are. */
async function compare(
  name: string,
  [own, other]: [string[], string[]],
  warmUp: [string[], string[]],
  turn = 1,
): Promise<number> {
  await sendRequests({ lists: warmUp });
  const [ownTimes = [], otherTimes = []] = await sendRequests({ lists: [own, other], turn });
  const [ownMedian, otherMedian] = [quantile(ownTimes, 0.5), quantile(otherTimes, 0.5)];
  console.log(
    `  ${name}: p50 ${ms(ownMedian)} against ${ms(otherMedian)}, p99 ${ms(quantile(ownTimes, 0.99))} against ${ms(quantile(otherTimes, 0.99))}`,
  );
  return ownMedian / otherMedian;
}

async function totalOf(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { total: number }).total;
}

async function againstSql(shop: BenchServer, opened: ShopDatabase): Promise<void> {
  await sendRequests({ lists: [times(200, () => searchAt(shop, broad))] });
  const reference = await startPinned([
    'tests/bench/shop-sql-server.ts',
    JSON.stringify(opened.database.connection),
  ]);
  const { language } = languageOf(benchTenant.locale);
  const stem = createStem(language);
  // As the index has it: the reference need not analyse.
  const referenceAt = (term: string): string =>
    `${reference.url}?q=${encodeURIComponent(stem(foldWord(term, language)))}`;
  for (const term of [broad, 'kleid']) {
    const [own, other] = [await totalOf(searchAt(shop, term)), await totalOf(referenceAt(term))];
    console.log(`  "${term}" finds ${own} of ${opened.products} products, plain SQL ${other}`);
    const requests = (count: number): [string[], string[]] => [
      times(count, () => searchAt(shop, term)),
      times(count, () => referenceAt(term)),
    ];
    const ratio = await compare(`"${term}" against plain SQL`, requests(50), requests(10), 10);
    if (term === broad)
      figures.atMost('search with all facets, p50 against the same in plain SQL', ratio, 0.1, ' ×');
    else console.log(`  "${term}": ${ratio.toPrecision(3)} ×`);
  }
  reference.stop();
}

async function underWrites(shop: BenchServer, opened: ShopDatabase): Promise<void> {
  const warmUp = perSecond * warmUpSeconds;
  const count = warmUp + perSecond * loopSeconds;
  const used = new Set(keystrokes(queriesOf(demonstrationQueries[benchTenant.locale])));
  const typed = keystrokes(queriesOf(`${knownQueries.trim()}\n${ownQueries.trim()}`)).filter(
    (each) => !used.has(each),
  );
  const loops = [
    { name: 'search', reach: 40, urls: times(count, () => searchAt(shop, broad)) },
    { name: 'suggest', reach: 12, urls: typed.slice(0, count).map((each) => suggestAt(shop, each)) },
  ];
  for (const { name, reach, urls } of loops) {
    const writes = await startWrites(opened, perSecond);
    const usedMs = shop.cpuMs();
    const sent = await Promise.allSettled([sendRequests({ lists: [urls], perSecond })]);
    const written = await writes.end();
    if (sent[0].status === 'rejected') throw sent[0].reason;
    const took = sent[0].value[0]?.slice(warmUp) ?? [];
    const eachMs = (shop.cpuMs() - usedMs) / urls.length;
    const [half, most] = [quantile(took, 0.5), quantile(took, 0.99)];
    console.log(
      `  ${name}, ${took.length} requests: p50 ${ms(half)}, p99 ${ms(most)}, longest ${ms(Math.max(...took))}, processor time ${ms(eachMs)} each; ${written.length} writes: p50 ${ms(quantile(written, 0.5))}, p99 ${ms(quantile(written, 0.99))}`,
    );
    figures.atMost(
      `${name}, ${perSecond} requests and ${perSecond} writes a second, p99`,
      most,
      reach,
      ' ms',
    );
  }
}

/** Addresses of so many products that can be had, in no order. */
async function productPaths({ database, store }: ShopDatabase, count: number): Promise<string[]> {
  const { tenant, locale } = benchTenant;
  const { rows } = await sql<{ sku: string }>`
    select distinct product as sku, md5(product) from catalogue_live
     where tenant = ${tenant} and locale = ${locale} and stock > 0 order by md5(product) limit ${2 * count}`.execute(
    database.kysely,
  );
  const products = await store.products(
    tenant,
    rows.map(({ sku }) => sku),
  );
  return products
    .filter((product) => availabilityOf(product, locale) === 'available')
    .slice(0, count)
    .map((product) => pathOf(product));
}

function pathOf(product: CatalogueProduct): string {
  const { slug, sku } = productAddress(product, benchTenant.locale);
  return `p/${slug}-${sku}`;
}

interface Sized {
  shop: BenchServer;
  opened: ShopDatabase;
}

async function growth(small: Sized, large: Sized): Promise<void> {
  const both = async (
    name: string,
    reach: number,
    urlsOf: (sized: Sized) => string[] | Promise<string[]>,
    warm: number,
  ): Promise<void> => {
    const [own, other] = [await urlsOf(large), await urlsOf(small)];
    const warmUp: [string[], string[]] = [own.slice(0, warm), other.slice(0, warm)];
    const ratio = await compare(name, [own.slice(warm), other.slice(warm)], warmUp);
    figures.atMost(
      `${name}, ${large.opened.products} against ${small.opened.products} products, p50`,
      ratio,
      reach,
      ' ×',
    );
  };
  // Each product is asked for once: neither its nodes nor the product are kept from before.
  await both(
    'product page, no pages kept',
    1.3,
    async ({ shop, opened }) => (await productPaths(opened, 700)).map((path) => shop.url + path),
    250,
  );
  const typed = keystrokes(queriesOf(demonstrationQueries[benchTenant.locale]));
  await both('suggest, each keystroke', 3, ({ shop }) => typed.map((each) => suggestAt(shop, each)), 100);
  await both(
    'narrow search',
    3,
    ({ shop }) => times(20, () => narrow).flatMap((terms) => terms.map((term) => searchAt(shop, term))),
    40,
  );
  await both('broad search', 10, ({ shop }) => times(170, () => searchAt(shop, broad)), 20);
}

/** Megabytes of a shop that has nothing more to do. */
async function residentMb(opened: ShopDatabase): Promise<number> {
  const shop = await startShop(opened, {}, [smallNursery]);
  await new Promise((resolve) => setTimeout(resolve, threadLeftMs));
  const measured = shop.residentMb();
  shop.stop();
  return measured;
}

/** Of two runs the lower counts: garbage can only add to it. */
async function memory(opened: ShopDatabase): Promise<void> {
  const empty = await openShopDatabase(0);
  try {
    const lower = async (each: ShopDatabase): Promise<number> =>
      Math.min(await residentMb(each), await residentMb(each));
    const [without, withAll] = [await lower(empty), await lower(opened)];
    console.log(`  ${withAll.toFixed(0)} MB resident, ${without.toFixed(0)} MB with an empty catalogue`);
    figures.atMost('memory of the search, reload worker ended', withAll - without, 120, ' MB');
  } finally {
    await empty.database.close();
  }
}

async function quality(shop: BenchServer, opened: ShopDatabase): Promise<void> {
  const [tables, large] = [await qualityOfTables(), await qualityOfShop(shop.url, opened)];
  for (const fault of [...tables.faults, ...large.faults]) console.log(`  ${fault}`);
  const percent = ({ right, queries }: typeof tables): number => (100 * right) / queries;
  figures.atLeast(`quality, ${tables.queries} queries of the tables`, percent(tables), 95, ' %');
  figures.atLeast(`quality, ${large.queries} queries through HTTP`, percent(large), 95, ' %');
}

/** Address of a product that can be had in several colours and sizes. */
async function pathWithChoice({ store }: ShopDatabase): Promise<string> {
  const { tenant, locale } = benchTenant;
  const products = await store.products(tenant, await store.list(tenant, null, 500));
  const wanted = products.find(
    (product) =>
      availabilityOf(product, locale) === 'available' &&
      product.colours.length > 1 &&
      new Set(product.variants.map(({ size }) => size)).size > 1,
  );
  if (!wanted) throw new Error('No product comes in several colours and sizes');
  return pathOf(wanted);
}

async function script(shop: BenchServer, opened: ShopDatabase): Promise<void> {
  const browser = await launchChromium();
  const { before, after } = await scriptOfChoosing(browser, shop.url + (await pathWithChoice(opened)));
  await browser.close();
  figures.atMost('JavaScript of a product page before interaction, gzip', before / 1000, 10, ' kB');
  figures.atMost('JavaScript of choosing a variant, all of it, gzip', after / 1000, 110, ' kB');
}

const tell = (): void =>
  console.log(
    `  load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );

const parts = ['memory', 'sql', 'writes', 'growth', 'quality', 'script'] as const;

async function run(wanted: readonly (typeof parts)[number][]): Promise<void> {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}`);
  tell();
  const large = await openShopDatabase(sizes.large);
  const small = await openShopDatabase(sizes.small);
  try {
    await makeReference(large);
    if (wanted.includes('memory')) await memory(large);
    const shop = await startShop(large, { PAGE_CACHE_MB: '0' });
    if (wanted.includes('sql')) await againstSql(shop, large);
    if (wanted.includes('writes')) await underWrites(shop, large);
    if (wanted.includes('growth')) {
      const other = await startShop(small, { PAGE_CACHE_MB: '0' });
      await growth({ shop: other, opened: small }, { shop, opened: large });
      other.stop();
    }
    if (wanted.includes('quality')) await quality(shop, large);
    if (wanted.includes('script')) await script(shop, large);
    shop.stop();
    tell();
    figures.printTable();
  } finally {
    stopAll();
    await small.database.close();
    await large.database.close();
  }
}

await runBench(figures.areReached, longestMs, () => run(chosenParts(parts)));
