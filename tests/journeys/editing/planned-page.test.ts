import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { laptop } from '../../running/devices.ts';
import { getPage } from '../../running/get-page.ts';
import { type RunningShop, startShop } from '../../running/running-shop.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { openWatched, type WatchedPage } from '../../running/watched-page.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { choose, command, field, frameOf, isOpen, isSaved, isShown, lookAt, openPage, write } from './in-studio.ts';

// A page on its way from a mistake to shoppers, by two people at two processes, one of which ends in the middle of it.

const staffSecret = 'a secret for staff of the planned page';
const environment = { STAFF_SECRET: staffSecret, CONTENT_STORE: 'true' };
const path = '/lp/herbst';
let shops: [RunningShop, RunningShop];
let database: Database;
let editor: WatchedPage;
let publisher: WatchedPage;
beforeAll(async () => {
  const first = await startShop(environment);
  shops = [first, await startShop(environment, { beside: first })];
  database = connectDatabase(first.connection, collectingLog());
  const [one, two] = await Promise.all([openWatched(laptop), openWatched(laptop)]);
  [editor, publisher] = [one, two];
  await signInEditor(editor.page, { shop: shops[0], database, secret: staffSecret });
  await signInEditor(
    publisher.page,
    { shop: shops[1], database, secret: staffSecret },
    { role: 'publisher' },
  );
});
afterAll(async () => {
  await Promise.all([editor, publisher].map((each) => each.close()));
  await database.close();
  for (const each of shops.toReversed()) await each.stop();
});

const titles = (): Promise<string[]> =>
  Promise.all(
    shops.map(
      async ({ port }) => /<h1[^>]*>(.*?)<\/h1>/s.exec((await getPage(port, 'at', path)).body)?.[1] ?? '',
    ),
  );

/** The next minute of the shop's clock that leaves time to plan something, as the browser's field takes it. */
function nextMinute(): { at: number; local: string } {
  const at = Math.ceil((Date.now() + 8000) / 60_000) * 60_000;
  return { at, local: localTime(at) };
}

const localTime = (moment: number): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Vienna' }).slice(0, 16).replace(' ', 'T');

it('is mended, looked at as next month, approved and planned, and changes in both processes when its time comes', async () => {
  const { page } = editor;
  await openPage(page, path, 'Herbstmode für Damen');
  await choose(page, 'Herbstmode für Damen');
  await field(page, 'Text').fill('');
  await isSaved(page);
  // Come back the next day.
  await page.reload();
  await isOpen(page, 'Herbstmode für Damen');
  await page.getByText('Probleme', { exact: true }).click();
  await page.getByRole('button', { name: 'Bitte ausfüllen' }).click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['path']))
    .toContain('text');
  await write(page, 'Text', 'Herbstmode, die bleibt');

  await page.getByRole('button', { name: 'Wie jetzt, für alle' }).click();
  await page.getByLabel('Tag und Uhrzeit').fill(localTime(Date.now() + 31 * 86_400_000));
  await page.getByLabel('Wer schaut').selectOption({ label: 'Angemeldet' });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText('360', { exact: true }).click();
  await isShown(page, 'Herbstmode, die bleibt');
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(360);
  await lookAt(page, editor, 'next-month');

  await isSaved(page);
  await page.getByRole('button', { name: 'Freigabe anfragen' }).click();
  await page.getByLabel('Notiz').fill('Bitte noch vor der vollen Minute');
  await lookAt(page, editor, 'approval-asked');
  await page.getByRole('dialog').getByRole('button', { name: 'Freigabe anfragen' }).click();
  await page.getByText('Freigabe angefragt').first().waitFor();

  const other = publisher.page;
  await other.reload();
  await openPage(other, path, 'Herbstmode für Damen');
  await isShown(other, 'Herbstmode, die bleibt');
  await other.getByRole('button', { name: 'Freigeben' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByText('Bitte noch vor der vollen Minute').waitFor();
  await lookAt(other, publisher, 'approval-answer');
  await dialog.getByRole('button', { name: 'Freigeben' }).click();
  await dialog.waitFor({ state: 'detached' });

  await other.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await other.getByLabel('Zu einem Zeitpunkt').check();
  await dialog.getByLabel('Notiz').fill('Zum Wochenende');
  await lookAt(other, publisher, 'publish-at-a-time');
  const { at, local } = nextMinute();
  await dialog.locator('input[type=datetime-local]').fill(local);
  await dialog.getByRole('button', { name: 'Einplanen' }).click();
  await other.getByText('ist eingeplant').first().waitFor();

  const [before] = await titles();
  expect(before).toContain('Herbstmode für Damen');
  // Until then nothing, and then both by themselves.
  const early: string[] = [];
  while (Date.now() < at - 300) {
    const seen = await titles();
    if (Date.now() < at) early.push(...seen);
    await sleep(Math.min(1000, Math.max(0, at - 300 - Date.now())));
  }
  expect(new Set(early)).toEqual(new Set([before]));
  await expect.poll(titles).toEqual(['Herbstmode, die bleibt', 'Herbstmode, die bleibt']);
  process.stdout.write(`Both processes changed within ${Date.now() - at} ms of their time\n`);

  await command(other, 'Entwurf zeigen');
  await dialog.getByRole('button', { name: 'Link machen' }).click();
  await dialog.getByRole('button', { name: 'Beenden' }).waitFor();
  await lookAt(other, publisher, 'share');
  await other.keyboard.press('Escape');
  await command(other, 'Notizen');
  await dialog.getByLabel('Neue Notiz').fill('Im Jänner wieder ansehen');
  await dialog.getByRole('button', { name: 'Notiz schreiben' }).click();
  await dialog.getByRole('button', { name: 'Erledigt: Im Jänner wieder ansehen' }).waitFor();
  await lookAt(other, publisher, 'notes');
  for (const each of [editor, publisher]) expect(await each.faults()).toEqual([]);
});

it('loses nothing of what is typed while the server ends and comes back', async () => {
  const { page } = editor;
  await choose(page, 'Farben wie ein Spaziergang');
  const title = field(page, 'Titel');
  await title.fill('');
  await title.pressSequentially('Getippt, ');
  const [ended] = shops;
  ended.process.kill('SIGKILL');
  await title.pressSequentially('während niemand antwortet, ', { delay: 20 });
  await page.getByText('Keine Verbindung. Alles bleibt hier erhalten.').waitFor();
  await lookAt(page, editor, 'offline');
  shops = [await startShop(environment, { beside: shops[1], port: ended.port }), shops[1]];
  await title.pressSequentially('und danach');
  await isSaved(page);
  const words = 'Getippt, während niemand antwortet, und danach';
  await isShown(page, words);
  await publisher.page.reload();
  await isOpen(publisher.page, 'Herbstmode für Damen');
  await isShown(publisher.page, words);
  expect(await field(page, 'Titel').inputValue()).toBe(words);
});
