import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FaultMode } from '../faults/fault-modes.ts';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts';
import { choosePages } from '../running/chosen-pages.ts';
import { type ContentPage, contentPages } from '../running/content-pages.ts';
import { freePort } from '../running/free-port.ts';
import { getPage } from '../running/get-page.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';

const secret = 'a-secret-for-renewals-in-tests-0123456789';
const origins = { REVALIDATE_SECRET: secret, PUBLIC_ORIGIN: 'at=http://at.test,default=http://default.test' };
const pages = contentPages();
/** What fails does so for all pages alike: these show every block, and every language. */
const chosen = choosePages(pages);
let cms: ChildProcess;
let proxy: FaultProxy;
const shops: RunningShop[] = [];

beforeAll(async () => {
  const port = await freePort();
  cms = spawn(process.execPath, ['server/cli/cms.ts', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(cms.stdout as NodeJS.ReadableStream, 'data');
  proxy = await startFaultProxy(`http://127.0.0.1:${port}`);
});

/** A shop of its own, since each fault leaves the circuit to the CMS open for a while. */
async function start(environment: Record<string, string>): Promise<RunningShop> {
  const shop = await startShop({ ...origins, LOG_LEVEL: 'fatal', ...environment });
  shops.push(shop);
  return shop;
}

function startOnCms(): Promise<RunningShop> {
  return start({
    CMS_URL: `${proxy.url}/content`,
    BUCKET_URL: `${proxy.url}/buckets/{tenant}`,
    CONTENT_TIMEOUT_MS: '800',
  });
}

afterAll(async () => {
  cms.kill('SIGKILL');
  await Promise.all([...shops.map((shop) => shop.stop()), proxy.close()]);
});

/** Marks every document as stale, so that all of them are asked for again. */
async function renewEverything(shop: RunningShop): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${shop.port}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: ['tenant:at', 'tenant:default'] }),
  });
  expect([200, 202]).toContain(response.status);
}

/** The status of each page, by path. */
async function statuses(shop: RunningShop, some: readonly ContentPage[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const page of some)
    found[`${page.tenant} ${page.fullPath}`] = (await getPage(shop.port, page.tenant, page.fullPath)).status;
  return found;
}

const allWell = (some: readonly ContentPage[]): Record<string, number> =>
  Object.fromEntries(some.map((page) => [`${page.tenant} ${page.fullPath}`, 200]));

/** A page that flows, because the CMS took its time, carries rules that turn out to be of no use. */
function withoutRules(html: string | undefined): string | undefined {
  return html?.replace(/<style>.*?<\/style>/s, '');
}

it('shows the same pages from a CMS as from the folder', async () => {
  const [fromFolder, fromCms] = await Promise.all([start({}), startOnCms()]);
  for (const { tenant, fullPath } of pages) {
    const own = withoutRules((await getPage(fromFolder.port, tenant, fullPath)).body);
    // A page that came before one of its data sets did without it, and has it the next time.
    const fromOther = async () => withoutRules((await getPage(fromCms.port, tenant, fullPath)).body);
    await expect.poll(fromOther, { message: fullPath, timeout: 10_000 }).toBe(own);
  }
});

const faults: FaultMode[] = [
  { mode: 'reset_before' },
  { mode: 'hang' },
  { mode: 'html_instead_of_json' },
  { mode: 'status', status: 500 },
  { mode: 'truncate' },
];

it.each(faults)('keeps every page up while the CMS answers with $mode', async (fault) => {
  const shop = await startOnCms();
  expect(await statuses(shop, chosen)).toEqual(allWell(chosen));
  await proxy.reset();
  await proxy.setMode(fault, '/');
  await renewEverything(shop);
  expect(await statuses(shop, chosen)).toEqual(allWell(chosen));
  // Once more, after the renewals in the background have met the fault.
  expect(await statuses(shop, chosen)).toEqual(allWell(chosen));
  expect((await proxy.counts()).total).toBeGreaterThan(0);
  await proxy.reset();
});

it('tells in the page’s language that a page it never had cannot be had now, and stays alive', async () => {
  const shop = await startOnCms();
  await proxy.setMode({ mode: 'status', status: 500 }, '/');
  const cold = await getPage(shop.port, 'default', '/nl/lp/nooit-gezien');
  expect(cold.status).toBe(503);
  expect(Number(cold.headers['retry-after'])).toBeGreaterThan(0);
  expect(cold.headers['cache-control']).toBe('no-store');
  expect(cold.body).toContain('<html lang="nl-NL">');
  await proxy.reset();
});

it('keeps every page up when the CMS is gone for good', async () => {
  const shop = await startOnCms();
  await statuses(shop, pages);
  cms.kill('SIGKILL');
  await once(cms, 'exit');
  await renewEverything(shop);
  expect(await statuses(shop, pages)).toEqual(allWell(pages));
  expect(shop.process.exitCode).toBeNull();
});
