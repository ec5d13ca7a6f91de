import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { devices } from '../running/devices.ts';
import { keyboard } from '../running/hand.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';
import { refuseConsent } from '../running/shown-checkout.ts';
import { openWatched } from '../running/watched-page.ts';

const secret = 'a-secret-for-previews-in-tests-0123456789';
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ PREVIEW_SECRET: secret, CONTENT_DIR: 'tests/journeys/preview-content' });
});

afterAll(async () => {
  await shop.stop();
});

/** What `npm run preview-link` prints. */
function previewLink(...args: string[]): string {
  return execFileSync(process.execPath, ['server/cli/preview-link.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PREVIEW_SECRET: secret, PORT: String(shop.port) },
  }).trim();
}

it('shows a draft under a clean address, with its banner and a box for what is wrong', async () => {
  const { page, axe, faults, close } = await openWatched();
  const response = await page.goto(previewLink('/lp/herbst'));
  expect(page.url()).toBe(`${shop.origin('at')}/lp/herbst`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  expect(await page.locator('h1').innerText()).toBe('Ein Entwurf');
  const box = page.locator('[data-fault=props-invalid]');
  expect(await box.innerText()).toContain('/regions/main/1/props');
  expect(await page.locator('[data-node=title]').count()).toBe(1);
  expect(await page.locator('main [data-node]').count()).toBe(3);
  expect(await axe()).toEqual([]);
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect.poll(() => page.getByText('Please close it yourself').count()).toBe(1);
  expect((await faults()).filter((fault) => !fault.includes('Scripts may close only'))).toEqual([]);
  await close();
});

it.each(devices)(
  'leads by the keyboard from a fault to its block, which nothing covers, on a %s',
  async (_, device) => {
    const { page, close } = await openWatched({ ...device, viewport: { ...device.viewport, height: 400 } });
    const hand = keyboard(await refuseConsent(page, shop.origin('at')));
    await page.goto(previewLink('/lp/herbst'));
    await hand.press(page.getByRole('link', { name: 'Show the block' }).last());
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const banner = await page.locator('[data-preview]').boundingBox();
    const block = await page.locator('#half').boundingBox();
    expect(block?.y).toBeGreaterThanOrEqual(Math.max(0, (banner?.y ?? 0) + (banner?.height ?? 0)));
    await close();
  },
);

it('shows the page as it will be at a time', async () => {
  const { page, close } = await openWatched();
  await page.goto(previewLink('/lp/herbst', '--at', '2036-12-24T10:00+01:00'));
  expect(await page.getByText('Frohe Weihnachten').count()).toBe(1);
  await page.goto(previewLink('/lp/herbst', '--at', '2036-12-27T10:00+01:00'));
  expect(await page.getByText('Frohe Weihnachten').count()).toBe(0);
  await close();
});

it('shows everybody else the published page', async () => {
  const { page, close } = await openWatched();
  await page.goto(`${shop.origin('at')}/lp/herbst`);
  expect(await page.locator('h1').innerText()).toBe('Veröffentlicht');
  expect(await page.locator('[data-preview],[data-node],[data-fault]').count()).toBe(0);
  await page.goto(`${shop.origin('at')}/lp/herbst?preview=forged.token`);
  expect(page.url()).toBe(`${shop.origin('at')}/lp/herbst`);
  expect(await page.locator('h1').innerText()).toBe('Veröffentlicht');
  await close();
});
