import { setPriority } from 'node:os';
import process from 'node:process';
import lighthouse from 'lighthouse';
import { launchForTracing } from '../running/chromium.ts';
import { freePort } from '../running/free-port.ts';
import { chosenParts } from './chosen-parts.ts';
import { fillDatabase } from './fill-database.ts';
import { median, startPinned } from './load-test.ts';
import { runBench } from './run-bench.ts';

// Lighthouse with its preset for phones: what visitors with a slow phone and network get of the commonest kinds of pages.

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const pages = [
  ['home', '/'],
  ['landing', '/lp/herbst'],
  ['magazine', '/magazin/kleine-raeume'],
  ['service', '/service-hilfe'],
] as const;
/** Milliseconds after which the bench gives up. */
const longestMs = 1_200_000;

/** What is measured: scores of 0 to 100, times in milliseconds. */
const figures = [
  { name: 'performance', min: 98 },
  { name: 'accessibility', min: 100 },
  { name: 'best-practices', min: 100 },
  { name: 'seo', min: 100 },
  { name: 'largest-contentful-paint' },
  { name: 'cumulative-layout-shift', max: 0.02 },
  { name: 'total-blocking-time', max: 50 },
  { name: 'largest paint against static', max: 1.1 },
] as const;
type Figures = Record<string, number>;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paint = 'largest-contentful-paint';

let debugPort = 0;

/** One run of Lighthouse: scores of the categories and the values of the audits that are figures. */
async function measure(url: string, onlyCategories: string[], tries = 3): Promise<Figures> {
  const result = await lighthouse(url, { port: debugPort, logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`${url}: Lighthouse brought nothing`);
  const { lhr } = result;
  if (lhr.runtimeError) {
    // The browser loses the beginning of a trace now and then, whatever the page.
    if (tries > 1) return measure(url, onlyCategories, tries - 1);
    throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
  tellFailures(lhr, url);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, (score ?? 0) * 100] as const);
  const values = figures.flatMap(({ name }) => {
    const value = lhr.audits[name]?.numericValue;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...scores, ...values]);
}

const told = new Set<string>();

/** Audits that a category misses points by, once each. Those of speed are weighed into its score. */
function tellFailures({ categories: all, audits }: LighthouseResult, url: string): void {
  for (const { id, auditRefs } of Object.values(all)) {
    for (const { id: audit, weight } of auditRefs) {
      const { score = null, title = '' } = audits[audit] ?? {};
      const line = `  ${new URL(url).pathname}: ${id}, ${audit}: ${title}`;
      if (id === 'performance' || weight === 0 || score === null || score === 1 || told.has(line)) continue;
      told.add(line);
      console.log(line);
    }
  }
}
type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Medians of a page's figures, the shop's and the static page's runs turn by turn. */
async function measurePage(shopUrl: string, staticUrl: string): Promise<Figures> {
  // Draws what is drawn on demand, and fills the memory of both servers.
  for (const url of [shopUrl, staticUrl]) await measure(url, ['performance']);
  const own: Figures[] = [];
  const other: Figures[] = [];
  for (let turn = 0; turn < runs; turn++) {
    own.push(await measure(shopUrl, categories));
    other.push(await measure(staticUrl, ['performance']));
  }
  const mid = (list: Figures[], name: string): number =>
    median(list.map((entry) => entry[name] ?? Number.NaN));
  const ratio = mid(own, paint) / mid(other, paint);
  return {
    ...Object.fromEntries(figures.map(({ name }) => [name, mid(own, name)])),
    'largest paint against static': ratio,
  };
}

async function measureAll(wanted: readonly string[]): Promise<boolean> {
  fillDatabase('.data/bench');
  debugPort = await freePort();
  const browser = await launchForTracing(debugPort);
  // On a phone nothing else runs: the browser goes before what watches and serves it, which starts after this.
  setPriority(10);
  const shop = await startPinned(['dist/server/main.js'], {
    NODE_ENV: 'test',
    DATA_DIR: '.data/bench',
    PICTURE_DIR: '.data/pictures',
    INDEXABLE: 'true',
  });
  const copy = await startPinned(['tests/bench/memory-proxy.ts', shop.url]);
  const rows: string[] = [];
  let isReached = true;
  for (const [name, path] of pages) {
    if (!wanted.includes(name)) continue;
    const measured = await measurePage(atShop(shop.url, path), atShop(copy.url, path));
    const cells = figures.map((figure) => {
      const value = measured[figure.name] ?? Number.NaN;
      const ok =
        'min' in figure ? value >= figure.min : 'max' in figure ? value <= figure.max : !Number.isNaN(value);
      isReached &&= ok;
      return `${Number(value.toFixed(3))}${ok ? '' : ' (missed)'}`;
    });
    console.log(`${name}: ${figures.map((figure, index) => `${figure.name} ${cells[index]}`).join(', ')}`);
    rows.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  await browser.close();
  const reaches = figures.map((figure) =>
    'min' in figure ? `≥ ${figure.min}` : 'max' in figure ? `≤ ${figure.max}` : '',
  );
  console.log(`\nLighthouse, preset for phones, median of ${runs} runs; times in ms
| page | ${figures.map(({ name }) => name).join(' | ')} |
|${'---|'.repeat(figures.length + 1)}
${rows.join('\n')}
| reach | ${reaches.join(' | ')} |`);
  return isReached;
}

/** Under the shop's own name: canonical addresses must be those of the page. */
function atShop(url: string, path: string): string {
  return new URL(path, url.replace('127.0.0.1', 'at.localhost')).href;
}

let isReached = false;
await runBench(
  () => isReached,
  longestMs,
  async () => {
    isReached = await measureAll(chosenParts(pages.map(([name]) => name)));
  },
);
