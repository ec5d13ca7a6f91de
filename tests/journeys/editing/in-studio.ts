import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// What editors do in the studio again and again.

export async function makePage(page: Page, title: string, path: string, isCopy = false): Promise<void> {
  await page.getByRole('tab', { name: 'Seiten' }).click();
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Adresse').fill(path);
  if (isCopy) await page.getByLabel('Kopie der offenen Seite').check();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await isOpen(page, title);
}

/** Finds a page by its address, and opens it. */
export async function openPage(page: Page, path: string, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'Seiten' }).click();
  await page.getByRole('searchbox', { name: 'Seite suchen' }).fill(path);
  await page.locator('.pages-item', { hasText: path }).click();
  await isOpen(page, title);
}

/** … with what is shown of it. */
export async function isOpen(page: Page, title: string): Promise<void> {
  await page.locator('.app-page', { hasText: title }).waitFor();
  await page.getByRole('tree', { name: 'Gliederung der Seite' }).waitFor();
}

export async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Block einfügen', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Chooses a block of the page by what the outline calls it. */
export async function choose(page: Page, block: string): Promise<void> {
  await page.getByRole('treeitem', { name: block }).first().click();
}

/** The form of the chosen block. */
export const form = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Inhalt' });

export function field(page: Page, label: string): Locator {
  return form(page)
    .getByLabel(new RegExp(`^${label}( \\(freiwillig\\))?$`))
    .first();
}

/** The page as shoppers will see it. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('.frame-page');

export async function isShown(page: Page, words: string): Promise<void> {
  await frameOf(page).getByText(words).first().waitFor();
}

/** Fills in a field of the chosen block, and waits until the page in the frame shows it. */
export async function write(page: Page, label: string, words: string): Promise<void> {
  await field(page, label).fill(words);
  await isShown(page, words);
}

export async function isSaved(page: Page): Promise<void> {
  await page.locator('.app-saved[data-state=saved]').waitFor();
}

export async function publish(page: Page): Promise<void> {
  await isSaved(page);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Does something by its name in the palette of commands. */
export async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
}

const folder = process.env['SEE_STUDIO'];

/** No barrier, light and dark, at 1024 pixels. `SEE_STUDIO=<folder>` looks at 1440 too, and keeps pictures. */
export async function lookAt(
  page: Page,
  watched: { axe(): Promise<unknown[]> },
  shown: string,
): Promise<void> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const width of folder === undefined ? [1024] : [1440, 1024])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // Until it is drawn so, colours of both are found.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect([shown, width, await watched.axe()]).toEqual([shown, width, []]);
      if (folder !== undefined)
        await page.screenshot({ path: join(folder, `${shown}-${width}-${colorScheme}.png`) });
    }
  await page.emulateMedia({ colorScheme: 'light' });
}
