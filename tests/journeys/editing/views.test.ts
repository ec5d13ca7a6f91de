import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { laptop } from '../../running/devices.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// An editor looks at a page as somebody else would, is told what is different then, and sees all variants of it at once.

const shop = useWatchedShop();
const database = useShopDatabase();

const folder = process.env['SEE_STUDIO'] ?? makeTestFolder('views-seen');

/** Makes a page by keys alone, with a heading whose form is open. */
async function makeWithHeading(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Neue Seite');
  await page.keyboard.press('Enter');
  await page.getByLabel('Titel').fill(`${title} ${randomBytes(4).toString('hex')}`);
  await page.keyboard.press('Enter');
  await page.getByRole('tree', { name: 'Gliederung der Seite' }).waitFor();
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: 'Block einfügen' }).waitFor();
  await page.keyboard.type('Überschrift');
  await page.getByRole('button', { name: 'Überschrift', exact: true }).waitFor();
  await page.keyboard.press('Enter');
}

/** No barrier at either width, light and dark; `SEE_STUDIO=<folder>` keeps pictures. */
async function look(page: Page, shown: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of [1024, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // Colours change softly.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      await page.screenshot({ path: join(folder, `${shown}-${width}-${colorScheme}.png`) });
      expect([shown, width, await shop.watched().axe()]).toEqual([shown, width, []]);
    }
  await page.emulateMedia({ colorScheme: 'light' });
}

it('is told what differs in a view, goes to a block from there, and opens a variant by one press', async () => {
  // Frames of several widths share one picture, of which each preloads what the browser would take elsewhere.
  shop.expectFaults((fault) => fault.includes('was preloaded using link preload'));
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database });
  await page.locator('.pages-item', { has: page.locator('.pages-key', { hasText: /^\/$/ }) }).click();
  await page.getByRole('tree', { name: 'Gliederung der Seite' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Ansehen als');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ansehen als' });
  await dialog.getByLabel('Variante von „sustainability“').selectOption('b');
  const comes = dialog.getByRole('button', { name: 'kommt Leichter ankommen' });
  await comes.waitFor();
  await look(page, 'view-as');
  await comes.click();
  await dialog.waitFor({ state: 'detached' });
  const chosen = page.getByRole('treeitem', { name: /Leichter ankommen/ });
  await expect.poll(() => chosen.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Wieder wie jetzt' }).click();

  await page.keyboard.press('Alt+0');
  const variants = page.getByRole('region', { name: 'Alle Varianten der Seite' });
  await variants.getByText('Variante von „sustainability“').click();
  const open = variants.getByRole('button', { name: 'b', exact: true });
  await open.waitFor();
  const countsIn = async () =>
    Promise.all(
      (await variants.locator('iframe').all()).map((frame) =>
        frame.contentFrame().locator('main').getByText('Leichter ankommen').count(),
      ),
    );
  await expect.poll(countsIn, { timeout: 20_000 }).toEqual([0, 1, 0]);
  await look(page, 'variants');
  await open.focus();
  await page.keyboard.press('Enter');
  await variants.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'sustainability: b' }).waitFor();
  await page.locator('iframe').contentFrame().locator('main').getByText('Leichter ankommen').waitFor();
});

it('reads in their own language, in its place on the page, why a block cannot be shown', async () => {
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database });
  await makeWithHeading(page, 'Fehler');
  const shown = page.locator('iframe').contentFrame();
  await shown.locator('main h1, main h2').first().waitFor();
  await page.getByRole('complementary', { name: 'Eigenschaften' }).getByLabel('Text').first().fill('');
  const box = shown.locator('[data-fault]');
  await expect.poll(() => box.innerText()).toContain('„Überschrift“ lässt sich so nicht zeigen.');
  expect(await box.innerText()).not.toContain('cannot be shown');
  expect(await box.getAttribute('lang')).toBe('de');
  await look(page, 'fault');
});

it('translates a text beside the original, is told when that changes, and says that it still fits', async () => {
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database }, { tenant: 'default' });
  await makeWithHeading(page, 'Sprachen');
  const form = page.getByRole('complementary', { name: 'Eigenschaften' });
  const tab = (name: string) => form.getByText(name, { exact: true });
  await form.getByLabel('Text').first().fill('Guten Morgen');
  await tab('Sprachen').click();
  const translation = form.getByRole('region', { name: 'Text', exact: true });
  await translation.getByText('wie Deutsch (Deutschland)').waitFor();
  await translation.getByLabel('Französisch (Schweiz)').fill('Bonjour');
  await translation.getByText('eigener Text').waitFor();
  await tab('Inhalt').click();
  await form.getByLabel('Text').first().fill('Guten Abend');
  await tab('Sprachen').click();
  await translation.getByText('Original hat sich geändert').waitFor();
  await translation.getByText('Übersetzt wurde: Guten Morgen').waitFor();
  await look(page, 'languages');

  // Both languages of the page stand side by side, as each is drawn.
  await page.getByRole('button', { name: 'Alle Varianten nebeneinander' }).click();
  const variants = page.getByRole('region', { name: 'Alle Varianten der Seite' });
  await variants.getByText('Sprache und Land').click();
  const headings = async () =>
    Promise.all(
      (await variants.locator('iframe').all()).map((frame) =>
        frame.contentFrame().locator('main').innerText(),
      ),
    );
  await expect
    .poll(headings, { timeout: 20_000 })
    .toEqual(['Guten Abend', 'Bonjour'].map((words) => expect.stringContaining(words)));
  await page.getByRole('button', { name: 'Alle Varianten nebeneinander' }).click();

  await translation.getByRole('button', { name: 'Passt noch' }).click();
  await translation.getByText('eigener Text').waitFor();
  expect(await translation.getByText('Original hat sich geändert').count()).toBe(0);
});
