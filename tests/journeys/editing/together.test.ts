import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { laptop } from '../../running/devices.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import {
  choose,
  field,
  insert,
  isOpen,
  isSaved,
  isShown,
  lookAt,
  makePage,
  openPage,
  write,
} from './in-studio.ts';

// A page in several hands: of two editors, in two tabs, and with a connection that comes and goes.

const shop = useWatchedShop();
const database = useShopDatabase();

async function editor(): Promise<Page> {
  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database });
  return page;
}

/** A page with a heading and a notice, open before an editor. */
async function madePage(page: Page, title: string, path: string): Promise<void> {
  await makePage(page, title, path);
  await insert(page, 'Überschrift');
  await insert(page, 'Hinweis');
  await isSaved(page);
}

it('keeps what two editors do in different blocks, and asks where both wrote the same', async () => {
  const title = `Zu zweit ${randomBytes(4).toString('hex')}`;
  const path = `/lp/${title.toLowerCase().replaceAll(' ', '-')}`;
  const [one, two] = [await editor(), await editor()];
  await madePage(one, title, path);
  await two.reload();
  await openPage(two, path, title);

  await choose(one, 'Neu für Dich');
  await write(one, 'Text', 'Von der einen');
  await isSaved(one);
  await choose(two, 'Hinweis');
  await write(two, 'Titel', 'Vom anderen');
  await isSaved(two);
  // Who saves learns what others did.
  await isShown(two, 'Von der einen');

  await choose(one, 'Von der einen');
  await write(one, 'Text', 'Noch einmal von ihr');
  await isSaved(one);
  await isShown(one, 'Vom anderen');
  await choose(two, 'Von der einen');
  await field(two, 'Text').fill('Auch von ihm');
  const asked = two.getByRole('alert', { name: 'Gleichzeitig geändert' });
  await asked.waitFor();
  const said = async (): Promise<string> => (await asked.innerText()).replaceAll(/\s+/g, ' ');
  expect(await said()).toMatch(
    /editor\.\w+@example\.at hat „Überschrift › Text“ auch geändert.*Vorher Von der einen Jetzt im Entwurf Noch einmal von ihr Von Dir Auch von ihm/,
  );
  await lookAt(two, shop.watched(), 'conflict');
  // It is asked until it is answered.
  await two.reload();
  await isOpen(two, title);
  expect(await said()).toContain('Von Dir Auch von ihm');
  await asked.getByRole('button', { name: 'Meines nehmen' }).click();
  await asked.waitFor({ state: 'detached' });
  await isSaved(two);
  await one.reload();
  await isShown(one, 'Auch von ihm');
  await isShown(one, 'Vom anderen');
});

it('follows in a second tab, which can take it over', async () => {
  const title = `Zwei Tabs ${randomBytes(4).toString('hex')}`;
  const first = await editor();
  await madePage(first, title, `/lp/${title.toLowerCase().replaceAll(' ', '-')}`);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText('Diese Seite wird in einem anderen Tab bearbeitet.').waitFor();
  await choose(first, 'Neu für Dich');
  await write(first, 'Text', 'Im ersten getippt');
  await isShown(second, 'Im ersten getippt');
  await second.getByRole('button', { name: 'Hier weiterbearbeiten' }).click();
  await first.getByText('Diese Seite wird in einem anderen Tab bearbeitet.').waitFor();
  await choose(second, 'Im ersten getippt');
  await write(second, 'Text', 'Im zweiten weiter');
  await isShown(first, 'Im zweiten weiter');
  await isSaved(second);
  await second.close();
  await first.reload();
  await isOpen(first, title);
  expect(await first.getByRole('treeitem', { name: 'Im zweiten weiter' }).count()).toBe(1);
});

it('is offered again when the connection was lost and the tab closed', async () => {
  const title = `Ohne Netz ${randomBytes(4).toString('hex')}`;
  const page = await editor();
  const context = page.context();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await madePage(tab, title, `/lp/${title.toLowerCase().replaceAll(' ', '-')}`);
  await context.setOffline(true);
  await choose(tab, 'Neu für Dich');
  await field(tab, 'Text').fill('Ohne Netz geschrieben');
  await tab.getByText('Keine Verbindung. Alles bleibt hier erhalten.').waitFor();
  const address = tab.url();
  await tab.close();
  await context.setOffline(false);
  await page.goto(address);
  await page.reload();
  await page.getByText('1 Änderung vom letzten Mal ist wieder da und wird gespeichert.').first().waitFor();
  await isShown(page, 'Ohne Netz geschrieben');
  await isSaved(page);
  expect(await page.getByRole('treeitem', { name: 'Ohne Netz geschrieben' }).count()).toBe(1);
});
