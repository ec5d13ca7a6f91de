import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { laptop } from '../../running/devices.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { lookAt } from './in-studio.ts';

// An editor makes a page by keyboard, goes away in the middle of it, comes back, undoes, and publishes.

const shop = useWatchedShop();
const database = useShopDatabase();

const look = (page: Page, shown: string): Promise<void> => lookAt(page, shop.watched(), shown);

const blocks = async (page: Page): Promise<string[]> =>
  (await page.getByRole('treeitem', { level: 2 }).locator('.outline-label').allInnerTexts()).map((name) =>
    name.trim(),
  );

async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: 'Block einfügen' }).waitFor();
  await page.keyboard.type(name);
  await page.getByRole('button', { name, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('makes a page by keyboard, loses nothing by a reload, undoes across it, and publishes', async () => {
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database }, { role: 'publisher' });
  await look(page, 'pages');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Neue Seite');
  await page.keyboard.press('Enter');
  const word = randomBytes(4).toString('hex');
  await page.getByLabel('Titel').fill(`Reise ${word}`);
  await page.keyboard.press('Enter');
  const tree = page.getByRole('tree', { name: 'Gliederung der Seite' });
  await tree.waitFor();
  await page.locator('.app-page', { hasText: `Reise ${word}` }).waitFor();

  await insert(page, 'Überschrift');
  await insert(page, 'Trennlinie');
  await insert(page, 'Hinweis');
  await expect.poll(async () => (await blocks(page)).length).toBe(3);
  const made = await blocks(page);
  await page.keyboard.press('Alt+ArrowUp');
  const moved = [made[0], made[2], made[1]];
  await expect.poll(() => blocks(page)).toEqual(moved);
  await look(page, 'composed');

  // Gone before the quiet second was over: it comes back, and what was done before is undone all the same.
  await page.keyboard.press('Control+d');
  await expect.poll(async () => (await blocks(page)).length).toBe(4);
  await page.reload();
  await tree.waitFor();
  await expect.poll(async () => (await blocks(page)).length).toBe(4);
  await page.keyboard.press('Control+z');
  await expect.poll(() => blocks(page)).toEqual(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(() => blocks(page)).toEqual(made);
  await page.locator('.app-saved[data-state=saved]').waitFor();

  await page.keyboard.press('?');
  await look(page, 'keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+Enter');
  const publish = page.getByRole('dialog', { name: /veröffentlichen/ });
  await publish.waitFor();
  await look(page, 'publish');
});
