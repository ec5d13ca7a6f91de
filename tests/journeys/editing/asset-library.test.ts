import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { laptop } from '../../running/devices.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// Somebody brings the pictures of a campaign into the shop, with the keyboard wherever it does.

const shop = useWatchedShop();
const database = useShopDatabase();

const folder = process.env['SEE_ASSETS'] ?? makeTestFolder('assets-seen');

/** No barrier in any colour; `SEE_ASSETS=<folder>` keeps pictures. */
async function look(page: Page, shown: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([shown, await shop.watched().axe()]).toEqual([shown, []]);
    await page.screenshot({ path: join(folder, `${shown}-${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A landscape: sky, sun on the right, ground. */
function landscape(ground: string, width = 1500, height = 1000): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="70%" fill="#9cc4e4"/><circle cx="80%" cy="30%" r="12%" fill="#f5b942"/><rect y="70%" width="100%" height="30%" fill="${ground}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'image/jpeg' });

const sourceOf = async (picture: Locator): Promise<string> => (await picture.getAttribute('src')) ?? '';

it('uploads several, is told why one is refused, describes, moves what matters, replaces and finds again', async () => {
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database });
  // The browser tells of the one file that is refused.
  shop.expectFaults((fault) => fault.includes('status of 422'));
  // The shop is that of a second try, too.
  const mark = randomBytes(3).toString('hex');
  await page.keyboard.press('Control+Shift+L');
  const dialog = page.getByRole('dialog', { name: 'Bilder' });
  await dialog.waitFor();
  await dialog
    .locator('input[type=file][multiple]')
    .setInputFiles([
      file(`Berg ${mark}.jpg`, await landscape('#3f7d4e')),
      file(`See_im-Herbst ${mark}.jpg`, await landscape('#8a5a2b')),
      file('Kein Bild.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')),
    ]);
  const list = dialog.getByRole('listbox', { name: 'Bilder des Shops' });
  await list.getByRole('option', { name: new RegExp(`Berg ${mark}`) }).waitFor();
  const lake = list.getByRole('option', { name: new RegExp(`See im Herbst ${mark}`) });
  await lake.waitFor();
  const uploads = dialog.getByRole('list', { name: 'Dateien unterwegs' });
  expect(await uploads.innerText()).toContain('Das ist kein JPEG, PNG, WebP, AVIF oder GIF.');
  await look(page, 'uploaded');
  await dialog.getByRole('button', { name: 'Kein Bild.jpg aus der Liste nehmen' }).click();
  await uploads.waitFor({ state: 'detached' });

  // By keys: to the picture, to what is said of it.
  await lake.click();
  const details = dialog.getByRole('region', { name: `See im Herbst ${mark}` });
  await details.waitFor();
  expect(await details.innerText()).toContain('fehlt');
  await details.getByRole('textbox', { name: /Deutsch/ }).fill('Ein See zwischen braunen Hügeln');
  await page.keyboard.press('Tab');
  await expect.poll(() => lake.innerText()).not.toContain('Text fehlt');
  const shape = details.getByRole('button', { name: '1 : 1' }).locator('img');
  const before = await shape.evaluate((image) => (image as HTMLElement).style.left);
  await details.getByRole('group', { name: 'Das Wichtigste im Bild' }).getByLabel('Von links').focus();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => shape.evaluate((image) => (image as HTMLElement).style.left)).not.toBe(before);
  await expect
    .poll(() => lake.evaluate(() => document.querySelector<HTMLInputElement>('.assets-slider input')?.value))
    .toBe('80');
  await details.getByRole('button', { name: '1 : 1' }).click();
  await details.getByRole('group', { name: 'Zuschnitt 1 : 1' }).waitFor();
  await look(page, 'described');

  const thumb = lake.locator('img');
  const old = await sourceOf(thumb);
  await details.locator('input[type=file]').setInputFiles(file('Winter.jpg', await landscape('#ffffff')));
  await expect.poll(() => sourceOf(thumb)).not.toBe(old);
  await details.getByText('Winter.jpg').waitFor();
  expect(await details.getByRole('textbox', { name: /Deutsch/ }).inputValue()).toBe(
    'Ein See zwischen braunen Hügeln',
  );
  await details.getByRole('button', { name: `See_im-Herbst ${mark}.jpg wieder zeigen` }).click();
  await expect.poll(() => sourceOf(thumb)).toBe(old);

  // Closed and opened again, everything is there; what lacks a text is found.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bilder zeigen' }).click();
  await dialog.getByLabel('Welche Bilder').selectOption('lacks-alt');
  await list.getByRole('option', { name: new RegExp(`Berg ${mark}`) }).waitFor();
  await lake.waitFor({ state: 'detached' });
  await dialog.getByLabel('Welche Bilder').selectOption('all');
  await dialog.getByRole('searchbox', { name: 'Bild suchen' }).fill(`herbst ${mark}`);
  await list.getByRole('option', { name: new RegExp(`Berg ${mark}`) }).waitFor({ state: 'detached' });
  await lake.click();
  await details.getByRole('button', { name: 'Weglegen' }).click();
  await lake.waitFor({ state: 'detached' });
});
