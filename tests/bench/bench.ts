import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { launchChromium } from '../running/chromium.ts';
import { writeBenchContent } from './bench-content.ts';
import { createFigures } from './figures.ts';
import { runBench } from './run-bench.ts';
import { fillDatabase } from './fill-database.ts';
import { readPlainTree } from './html-tree.ts';
import { type BenchServer, load, median, startPinned, type Throughput } from './load-test.ts';
import { createPlainPage } from './plain-page.ts';
import { transferredScript } from './transferred-script.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
/** Until what runs often is compiled, and memory has stopped growing. */
const warmUpSeconds = 8;
const rounds = 5;
/** Milliseconds after which the bench gives up. */
const longestMs = 300_000;
const folder = resolve('.data/bench');
const content = resolve(folder, 'content');
const main = 'dist/server/main.js';
const production = {
  NODE_ENV: 'test',
  CONTENT_DIR: content,
  DATA_DIR: folder,
  PICTURE_DIR: '.data/pictures',
};

const figures = createFigures();

/**
 * Ratio of two servers under load, measured turn by turn; the median of the rounds. The processor time of a request, which
 * others at work on the machine disturb less, is printed beside it.
 */
async function compare(measured: BenchServer, reference: BenchServer): Promise<number> {
  for (const server of [measured, reference]) await load(server, warmUpSeconds);
  const pairs: { own: Throughput; other: Throughput }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ own: await load(measured, seconds), other: await load(reference, seconds) });
  const mid = (value: (pair: { own: Throughput; other: Throughput }) => number): number =>
    median(pairs.map(value));
  const perSecond = `${mid(({ own }) => own.perSecond).toFixed(0)} against ${mid(({ other }) => other.perSecond).toFixed(0)} requests a second`;
  const cpu = `${mid(({ own }) => own.cpuMs).toFixed(3)} against ${mid(({ other }) => other.cpuMs).toFixed(3)} ms of processor time each`;
  console.log(
    `  ${perSecond}; ${cpu}, ${mid(({ own, other }) => other.cpuMs / own.cpuMs).toPrecision(3)} times as many`,
  );
  return mid(({ own, other }) => own.perSecond / other.perSecond);
}

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  fillDatabase(folder);
  writeBenchContent(content);
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}, ${rounds} rounds of ${seconds} s`,
  );

  const cached = await startPinned([main], production);
  figures.atMost('start of a built tree to first page', cached.firstPageMs / 1000, 2.5, ' s');
  const response = await fetch(cached.url, { headers: { 'Accept-Encoding': 'identity' } });
  const html = await response.text();
  const headers = [...response.headers]
    .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
    .flat();
  writeFileSync(resolve(folder, 'headers.json'), JSON.stringify(headers));
  writeFileSync(resolve(folder, 'page.html'), html);

  const browser = await launchChromium();
  const tree = await readPlainTree(browser, html);
  writeFileSync(resolve(folder, 'tree.json'), JSON.stringify(tree));
  const plainHtml = createPlainPage(tree)();
  console.log(`  page ${Buffer.byteLength(html)} bytes, plain page ${Buffer.byteLength(plainHtml)} bytes`);
  figures.atMost(
    'HTML bytes against the plain page',
    Buffer.byteLength(html) / Buffer.byteLength(plainHtml),
    1.5,
  );

  const home = await startPinned([main], { ...production, CONTENT_DIR: 'content-fixtures' });
  figures.atMost(
    'JavaScript of the home page without input, gzip',
    (await transferredScript(browser, home.url)) / 1000,
    8,
    ' kB',
  );
  home.stop();
  await browser.close();

  const same = await startPinned([
    'tests/bench/static-server.ts',
    resolve(folder, 'headers.json'),
    resolve(folder, 'page.html'),
  ]);
  figures.atLeast('cached page against node:http with the same bytes', await compare(cached, same), 0.8);
  cached.stop();
  same.stop();

  const plain = await startPinned(['tests/bench/plain-server.ts', resolve(folder, 'tree.json')]);
  const warm = await startPinned([main], { ...production, PAGE_CACHE_MB: '0' });
  figures.atLeast(
    'page cache off, nodes and plans warm, against plain React',
    await compare(warm, plain),
    10,
  );
  warm.stop();
  const cold = await startPinned([main], { ...production, PAGE_CACHE_MB: '0', NODE_CACHE_MB: '0' });
  figures.atLeast('all caches off against plain React', await compare(cold, plain), 0.75);
  cold.stop();
  plain.stop();

  const { module } = await runnerImport<typeof import('./plan-bench.ts')>(
    resolve('tests/bench/plan-bench.ts'),
    { configFile: false, logLevel: 'error' },
  );
  figures.atMost('planning a page of 60 nodes', module.measurePlan(60), 0.5, ' ms');
  figures.atMost('planning a page of 2,000 nodes', module.measurePlan(2000), 15, ' ms');

  figures.printTable();
}

await runBench(figures.areReached, longestMs, run);
