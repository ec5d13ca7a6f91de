import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// An editor changes a block by its form, as JSON and in another language; a fault is told and led to.

const shop = useWatchedShop();
let database: Database;
beforeAll(() => {
  database = connectDatabase(inject('shopDatabase'), collectingLog());
});
afterAll(() => database.close());

const folder = process.env['SEE_FORMS'] ?? makeTestFolder('forms-seen');

/** No barrier in any colour; `SEE_FORMS=<folder>` keeps pictures. */
async function look(page: Page, shown: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${shown}-${colorScheme}.png`) });
    expect([shown, await shop.watched().axe()]).toEqual([shown, []]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The value that the server keeps of the document, once it has saved it. */
async function saved(page: Page): Promise<void> {
  await page.getByText('Gespeichert').waitFor();
}

it('is filled in by its form, in another language and as JSON, and what is wrong leads to its field', async () => {
  shop.expectFaults((fault) => /\/edit\/frame\/|Framing/.test(fault));
  const page = await signInEditor(shop, database);
  await page.getByRole('searchbox', { name: /suchen/i }).fill('/lp/herbst');
  await page.locator('.pages-item').first().click();
  const outline = page.getByRole('tree');
  const form = page.getByRole('tabpanel', { name: 'Inhalt' });

  await outline.getByText('Bühne').first().click();
  const title = form.getByLabel('Titel', { exact: true });
  await title.fill('Farben, die wärmen');
  await form.getByText('Ebene der Überschrift').waitFor();
  await look(page, 'hero');

  // Too long: said at once, and gone with what is too much.
  await title.fill('x'.repeat(63));
  await form.getByText('Der Text ist um 3 Zeichen zu lang (höchstens 60).').waitFor();
  await title.fill('Farben, die wärmen');

  // A list, by keys: the second button comes first, and has the focus.
  const list = form.locator('.form-list').first();
  const items = list.locator('.form-item-title');
  const before = await items.allInnerTexts();
  await items.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => items.allInnerTexts()).toEqual(before.toReversed());
  await expect.poll(() => items.first().evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await form.getByLabel('Ziel').first().fill('herbst');
  await form.locator('.form-options [role=option]').first().waitFor();
  await look(page, 'list');
  await page.keyboard.press('Escape');

  // The same draft as JSON.
  await page.getByRole('tab', { name: 'JSON' }).click();
  const json = page.locator('.cm-content');
  await json.waitFor();
  expect(await json.innerText()).toContain('Farben, die wärmen');
  await look(page, 'json');

  // A text with headings and lists: what is pasted is cleaned, what is not touched stays.
  await outline.getByText('Kleider', { exact: true }).click();
  const body = form.getByRole('textbox', { name: 'Text' }).last();
  await body.click();
  await look(page, 'rich-text');
  await page.keyboard.press('Control+End');
  await body.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p class=MsoNormal><span style="font-weight:700">Neu</span> im Haus<o:p></o:p></p>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => body.innerText()).toContain('Neu im Haus');
  await saved(page);
});
