import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { signPreview } from '../../server/pages/preview-token.ts';
import { launchChromium } from '../running/chromium.ts';
import { writeBenchContent } from './bench-content.ts';
import { createFigures } from './figures.ts';
import { type BenchServer, startPinned } from './load-test.ts';
import { runBench } from './run-bench.ts';
import { quantile } from './shop-requests.ts';

// From a key to the changed pixel, by the way that drafts of another CMS take: it differs from the studio's by the token alone, and
// sends the whole draft each time instead of the change.

const longestMs = 300_000;
const keys = Number(process.env.BENCH_KEYS ?? 100);
const root = resolve('.data/bench-editor');
const secret = randomBytes(32).toString('hex');
const figures = createFigures();

/** As many nodes as are asked for: headings and rich texts, as on a long landing page. */
function draftOf(nodes: number, text: string): object {
  const main = Array.from({ length: nodes }, (_, at) =>
    at % 3 === 1
      ? {
          id: `n${at}`,
          type: 'rich-text',
          props: { html: `<p>${'Gute Dinge halten lange. '.repeat(12)}${at}</p>` },
        }
      : {
          id: `n${at}`,
          type: 'heading',
          props: { text: at === 0 ? text : `Zeile ${at}`, level: at === 0 ? 1 : 2 },
        },
  );
  return {
    ...{ format: 'webapp_json', formatVersion: 1 },
    page: {
      ...{
        id: 'bench',
        tenant: 'at',
        locale: 'de-AT',
        path: '/lp/messen',
        revision: '1',
        status: 'published',
      },
      title: 'Messen',
    },
    regions: { main },
  };
}

/** Milliseconds from each key to the frame in which the page shows it. */
async function measure(page: Page, { url }: BenchServer, cms: string, nodes: number): Promise<number[]> {
  await page.goto(cms);
  const token = signPreview(
    { tenant: 'at', locale: 'de-AT', path: '/lp/messen', expires: Date.now() + 600_000 },
    secret,
  );
  const texts = Array.from({ length: keys + 20 }, (_, at) => `Text ${randomUUID().slice(0, 8)} ${at}`);
  const opening = page.waitForEvent('popup');
  await page.evaluate((target) => {
    (window as unknown as { other: Window | null }).other = open(target);
  }, `${url}preview/live`);
  const shown = await opening;
  await shown.waitForLoadState();
  const send = (text: string): Promise<void> =>
    page.evaluate((message) => (window as unknown as { other: Window }).other.postMessage(message, '*'), {
      preview: 1,
      type: 'document',
      token,
      document: draftOf(nodes, text),
      view: {},
    });
  await send('Anfang');
  await shown.getByText('Anfang').waitFor();
  const took: number[] = [];
  for (const text of texts) {
    const seen = shown.evaluate(
      (wanted) =>
        new Promise<number>((done) => {
          const look = (): void => {
            if (document.querySelector('h1')?.textContent === wanted)
              done(performance.timeOrigin + performance.now());
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      text,
    );
    const at = performance.timeOrigin + performance.now();
    await send(text);
    took.push((await seen) - at);
  }
  await shown.close();
  return took.slice(20);
}

/** Median milliseconds in which the published page of the same nodes is drawn and answered, with nothing of it in memory. */
async function plain({ url }: BenchServer): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < 40; at++) {
    const began = performance.now();
    await (await fetch(`${url}lp/messen`)).arrayBuffer();
    took.push(performance.now() - began);
  }
  return quantile(took.slice(10), 0.5);
}

async function run(): Promise<void> {
  rmSync(root, { recursive: true, force: true });
  const cms = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>CMS</title>');
  });
  await new Promise<void>((done) => cms.listen(0, done));
  const origin = `http://localhost:${(cms.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  for (const [nodes, reach] of [
    [60, 100],
    [500, 250],
  ] as const) {
    // Each shop its own: the one before may still be closing its database.
    const folder = `${root}/${nodes}`;
    writeBenchContent(`${folder}/content`);
    writeFileSync(`${folder}/content/at/pages/de-AT/messen.json`, JSON.stringify(draftOf(nodes, 'Anfang')));
    const shop = await startPinned(['dist/server/main.js'], {
      ...{
        NODE_ENV: 'test',
        DATA_DIR: folder,
        PICTURE_DIR: '.data/pictures',
        CONTENT_DIR: `${folder}/content`,
      },
      ...{ CONTENT_STORE: 'false', PREVIEW_SECRET: secret, PAGE_CACHE_MB: '0', NODE_CACHE_MB: '0' },
      CMS_ORIGIN: origin,
    });
    const page = await (await browser.newContext()).newPage();
    const took = await measure(page, shop, origin, nodes);
    const p95 = quantile(took, 0.95);
    const rendered = await plain(shop);
    const median = quantile(took, 0.5);
    console.log(
      `  ${nodes} nodes: median ${median.toFixed(1)} ms, ${(median / rendered).toFixed(1)} times the plain render of ${rendered.toFixed(1)} ms`,
    );
    figures.atMost(`from key to changed pixel, ${nodes} nodes, 95 of 100`, p95, reach, ' ms');
    shop.stop();
  }
  await browser.close();
  cms.close();
  figures.printTable();
}

await runBench(figures.areReached, longestMs, run);
