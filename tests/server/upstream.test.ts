import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts';
import { contentPages } from '../running/content-pages.ts';
import { freePort } from '../running/free-port.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';

const secret = 'a-secret-for-renewals-in-tests-0123456789';
const origins = { REVALIDATE_SECRET: secret, PUBLIC_ORIGIN: 'at=http://at.test,default=http://default.test' };
const pages = contentPages();
let cms: ChildProcess;
let proxy: FaultProxy;
let fromFolder: RunningShop;
let fromCms: RunningShop;

beforeAll(async () => {
  const port = await freePort();
  cms = spawn(process.execPath, ['server/cli/cms.ts', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(cms.stdout as NodeJS.ReadableStream, 'data');
  proxy = await startFaultProxy(`http://127.0.0.1:${port}`);
  const upstream = { CMS_URL: `${proxy.url}/content`, BUCKET_URL: `${proxy.url}/buckets/{tenant}`, CONTENT_TIMEOUT_MS: '800', LOG_LEVEL: 'fatal' };
  [fromFolder, fromCms] = await Promise.all([startShop({ ...origins, LOG_LEVEL: 'fatal' }), startShop({ ...origins, ...upstream })]);
});

afterAll(async () => {
  cms.kill('SIGKILL');
  await Promise.all([fromFolder.stop(), fromCms.stop(), proxy.close()]);
});

async function get(shop: RunningShop, { tenant, fullPath }: { tenant: string; fullPath: string }): Promise<{ status: number; body: string }> {
  const response = await fetch(`http://127.0.0.1:${shop.port}${encodeURI(fullPath)}`, { headers: { Host: `${tenant}.localhost` } });
  return { status: response.status, body: await response.text() };
}

/** Marks every document as stale, so that all of them are asked for again. */
async function renewEverything(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${fromCms.port}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: ['tenant:at', 'tenant:default'] }),
  });
  expect([200, 202]).toContain(response.status);
}

/** Every page's status, by path. */
async function statuses(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const page of pages) found[`${page.tenant} ${page.fullPath}`] = (await get(fromCms, page)).status;
  return found;
}

const allWell = Object.fromEntries(pages.map((page) => [`${page.tenant} ${page.fullPath}`, 200]));

it('shows the same pages from a CMS as from the folder', async () => {
  for (const page of pages) {
    const [own, other] = [await get(fromFolder, page), await get(fromCms, page)];
    expect(other.status, page.fullPath).toBe(200);
    expect(other.body, page.fullPath).toBe(own.body);
  }
});

it.each([
  { mode: 'reset_before' as const },
  { mode: 'hang' as const },
  { mode: 'html_instead_of_json' as const },
  { mode: 'status' as const, status: 500 },
  { mode: 'truncate' as const },
])('keeps every page up while the CMS answers with $mode', async (fault) => {
  await proxy.setMode(fault as never, '/');
  await renewEverything();
  expect(await statuses()).toEqual(allWell);
  // Once more, after the renewals in the background have met the fault.
  expect(await statuses()).toEqual(allWell);
  expect((await proxy.counts()).total).toBeGreaterThan(0);
  await proxy.reset();
});

it('tells in the page’s language that a page it never had cannot be had now, and stays alive', async () => {
  await proxy.setMode({ mode: 'status', status: 500 } as never, '/');
  const cold = await fetch(`http://127.0.0.1:${fromCms.port}/nl/lp/nooit-gezien`, { headers: { Host: 'default.localhost' } });
  expect(cold.status).toBe(503);
  expect(Number(cold.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(cold.headers.get('cache-control')).toBe('no-store');
  expect(await cold.text()).toContain('<html lang="nl-NL">');
  await proxy.reset();
});

it('keeps every page up when the CMS is gone for good', async () => {
  cms.kill('SIGKILL');
  await once(cms, 'exit');
  await renewEverything();
  expect(await statuses()).toEqual(allWell);
  expect(fromCms.process.exitCode).toBeNull();
});
