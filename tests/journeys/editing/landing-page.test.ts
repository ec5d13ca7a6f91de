import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { getPage } from '../../running/get-page.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { collectingLog } from '../../services/collecting-log.ts';

// A landing page from nothing, in two languages, without a line of JSON; and a mistake that is seen, mended and goes live later.

const shop = useWatchedShop();
let database: Database;
beforeAll(() => {
  database = connectDatabase(inject('shopDatabase'), collectingLog());
});
afterAll(() => database.close());

async function makePage(page: Page, title: string, path: string, isCopy = false): Promise<void> {
  await page.getByRole('tab', { name: 'Seiten' }).click();
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Adresse').fill(path);
  if (isCopy) await page.getByLabel('Kopie der offenen Seite').check();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.locator('.app-page', { hasText: title }).waitFor();
}

async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Block einfügen' }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Fills in a field of the chosen block, and waits until the page in the frame shows it. */
async function write(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole('tabpanel', { name: 'Inhalt' }).getByLabel(field, { exact: true }).fill(words);
  await page.frameLocator('.frame-page').getByText(words).first().waitFor();
}

async function choose(page: Page, block: string): Promise<void> {
  await page.getByRole('treeitem', { name: block }).first().click();
}

async function publish(page: Page): Promise<void> {
  await page.locator('.app-saved[data-state=saved]').waitFor();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const shown = async (path: string): Promise<string> => {
  const { status, body } = await getPage(shop.port(), 'default', path);
  return status === 200 ? body : String(status);
};

it('is made of blocks in German and French without JSON, and shoppers see both', async () => {
  const word = randomBytes(4).toString('hex');
  const page = await signInEditor(shop, database, { tenant: 'default', role: 'publisher' });
  const [german, french] = [`/lp/reise-${word}`, `/lp/voyage-${word}`];
  await makePage(page, `Auf Reisen ${word}`, german);
  await insert(page, 'Überschrift');
  await write(page, 'Text', `Leicht gepackt ${word}`);
  for (const block of ['Text', 'Trennlinie', 'Hinweis', 'Bild und Text', 'Akkordeon'])
    await insert(page, block);
  // The page in the frame has none of what asks shoppers for their consent in the way.
  const frame = page.frameLocator('.frame-page');
  expect(await frame.locator('.consent-banner').isVisible()).toBe(false);
  expect(await shown(german)).toBe('404');
  await publish(page);
  await expect.poll(() => shown(german)).toContain(`Leicht gepackt ${word}`);

  await page.getByRole('tab', { name: 'Seiten' }).click();
  await page.getByRole('combobox').first().selectOption('fr-CH');
  await makePage(page, `En voyage ${word}`, french, true);
  await choose(page, 'Überschrift');
  await write(page, 'Text', `Léger comme tout ${word}`);
  await publish(page);
  await expect.poll(() => shown(`/fr${french}`)).toContain(`Léger comme tout ${word}`);
  expect(await shown(german)).toContain(`Leicht gepackt ${word}`);
  expect(await shop.watched().axe()).toEqual([]);
});

it('has a mistake that is seen, mended, looked at as next month and planned', async () => {
  const word = randomBytes(4).toString('hex');
  const page = await signInEditor(shop, database, { role: 'publisher' });
  const path = `/lp/fehler-${word}`;
  await makePage(page, `Ein Fehler ${word}`, path);
  await insert(page, 'Überschrift');
  await page.getByRole('tabpanel', { name: 'Inhalt' }).getByLabel('Text', { exact: true }).fill('');
  await page.locator('.app-saved[data-state=saved]').waitFor();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByText('1 Fehler steht im Weg.').waitFor();
  expect(await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Probleme zeigen' }).click();
  await page.getByRole('button', { name: 'Bitte ausfüllen' }).click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['path']))
    .toContain('text');
  await write(page, 'Text', `Gemeint war das ${word}`);

  await page.getByRole('button', { name: 'Wie jetzt, für alle' }).click();
  const nextMonth = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Tag und Uhrzeit').fill(`${nextMonth}T10:00`);
  await page.getByLabel('Wer schaut').selectOption({ label: 'Angemeldet' });
  expect(await shop.watched().axe()).toEqual([]);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText('360', { exact: true }).click();
  const frame = page.frameLocator('.frame-page');
  await frame.getByText(`Gemeint war das ${word}`).first().waitFor();
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(360);

  await page.locator('.app-saved[data-state=saved]').waitFor();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByLabel('Zu einem Zeitpunkt').check();
  await page.getByRole('dialog').locator('input[type=datetime-local]').fill(`${nextMonth}T10:00`);
  expect(await shop.watched().axe()).toEqual([]);
  await page.getByRole('button', { name: 'Einplanen' }).click();
  await page.getByText('ist eingeplant').first().waitFor();
  expect((await getPage(shop.port(), 'at', path)).status).toBe(404);
});
