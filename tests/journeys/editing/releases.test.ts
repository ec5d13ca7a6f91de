import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { laptop } from '../../running/devices.ts';
import { getPage } from '../../running/get-page.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import {
  command,
  field,
  frameOf,
  insert,
  isOpen,
  isShown,
  lookAt,
  makePage,
  openPage,
  publish,
  write,
} from './in-studio.ts';

// What a page was comes back, and five documents go to shoppers together.

const shop = useWatchedShop();
const database = useShopDatabase();

async function publisher(): Promise<Page> {
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database }, { role: 'publisher' });
  return page;
}

const look = (page: Page, name: string): Promise<void> => lookAt(page, shop.watched(), name);

async function shown(path: string): Promise<string> {
  const { status, body } = await getPage(shop.port(), 'at', path);
  return status === 200 ? (/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '') : String(status);
}

it('brings an older version back into the draft, and from there to shoppers', async () => {
  const word = randomBytes(4).toString('hex');
  const path = `/lp/zurueck-${word}`;
  const page = await publisher();
  await makePage(page, `Zurück ${word}`, path);
  await insert(page, 'Überschrift');
  await field(page, 'Ebene der Überschrift').selectOption({ label: '1 – Titel der Seite' });
  await write(page, 'Text', 'Wie es war');
  await publish(page);
  await write(page, 'Text', 'Wie es nie sein sollte');
  await insert(page, 'Hinweis');
  await publish(page);
  await expect.poll(() => shown(path)).toBe('Wie es nie sein sollte');

  await page.getByRole('button', { name: 'Verlauf und Unterschiede' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Version 1/ }).click();
  await dialog.getByText('Nebeneinander').click();
  await dialog.locator('ins, del', { hasText: 'war' }).first().waitFor();
  await look(page, 'history');
  await dialog.getByRole('button', { name: 'Entwurf zu Version 1 machen' }).click();
  await page.getByText('Der Entwurf ist jetzt wie Version 1.').first().waitFor();
  await isShown(page, 'Wie es war');
  await expect.poll(() => page.getByRole('treeitem', { level: 2 }).count()).toBe(1);
  expect(await shown(path)).toBe('Wie es nie sein sollte');
  await publish(page);
  await expect.poll(() => shown(path)).toBe('Wie es war');
});

/** Makes a page whose heading links to another one, as a draft. */
async function makeDraft(page: Page, title: string, path: string, next: string): Promise<void> {
  const change = {
    op: 'insert',
    place: { parent: null, list: 'main', after: null },
    node: {
      id: 'titel',
      type: 'heading',
      props: { text: title, level: 1, more: { label: 'Weiter', href: next } },
    },
  };
  await page.evaluate(
    async ([made, id, patch]) => {
      const ask = async (call: string, body: object): Promise<unknown> => {
        const answer = await fetch(`/edit/api${call}`, {
          ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const { summary, base } = (await ask('/documents', made)) as {
        summary: { id: string };
        base: object;
      };
      await ask(`/documents/${summary.id}/changes`, { base, changes: [{ id, patches: [patch] }] });
    },
    [{ locale: 'de-AT', path, title }, randomUUID(), change] as const,
  );
}

it('publishes five pages together, which were looked at before as they will be then', async () => {
  const word = randomBytes(4).toString('hex');
  const paths = Array.from({ length: 5 }, (_, at) => `/lp/advent-${word}-${at + 1}`);
  const titleOf = (at: number): string => `Advent ${word} ${at + 1}`;
  const page = await publisher();
  for (const [at, path] of paths.entries())
    await makeDraft(page, titleOf(at), path, paths[(at + 1) % paths.length] ?? '');
  await page.reload();
  const dialog = page.getByRole('dialog');
  const release = dialog.getByRole('region', { name: `Advent ${word}` });
  for (const [at, path] of paths.entries()) {
    await openPage(page, path, titleOf(at));
    await command(page, 'Gemeinsam veröffentlichen');
    if (at === 0) {
      await dialog.getByLabel('Neue Veröffentlichung').fill(`Advent ${word}`);
      await dialog.getByRole('button', { name: 'Anlegen' }).click();
    } else
      await dialog
        .getByRole('button', { name: `Advent ${word}` })
        .first()
        .click();
    await release.getByRole('button', { name: `„${titleOf(at)}“ hinzufügen` }).click();
    await release.getByRole('button', { name: `Herausnehmen: ${titleOf(at)}` }).waitFor();
    if (at < 4) await page.keyboard.press('Escape');
  }
  await release.getByRole('button', { name: 'Fehler suchen' }).click();
  await release.getByText('Nichts steht dagegen.').waitFor();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await release.locator('input[type=datetime-local]').fill(`${tomorrow}T10:00`);
  await release.getByRole('button', { name: 'Einplanen' }).click();
  await release.getByText(/Geschieht am/).waitFor();
  await look(page, 'release');

  // Tomorrow, the pages lead to one another.
  await release
    .getByRole('button', { name: titleOf(0) })
    .first()
    .click();
  await isOpen(page, titleOf(0));
  await isShown(page, titleOf(0));
  await page.getByRole('button', { name: 'Begehen' }).click();
  await frameOf(page).getByRole('link', { name: 'Weiter' }).click();
  await isOpen(page, titleOf(1));
  await isShown(page, titleOf(1));
  expect(await Promise.all(paths.map(shown))).toEqual(paths.map(() => '404'));

  await command(page, 'Gemeinsam veröffentlichen');
  await dialog
    .getByRole('button', { name: `Advent ${word}` })
    .first()
    .click();
  await release.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await release.getByRole('alert').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await release.getByText(/Geschehen am/).waitFor();
  await expect.poll(() => Promise.all(paths.map(shown))).toEqual(paths.map((_, at) => titleOf(at)));
});
