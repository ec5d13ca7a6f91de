import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDeliveredFiles } from '../../../server/content/store/delivered-files.ts';
import { exportFiles } from '../../../server/content/store/export-files.ts';
import { importFiles } from '../../../server/content/store/import-files.ts';
import { createSqlContentStore } from '../../../server/content/store/sql-content-store.ts';
import { laptop } from '../../running/devices.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { makeTestFolder } from '../../services/test-folder.ts';
import { choose, isSaved, lookAt, openPage, write } from './in-studio.ts';

// A page of another build: what this one does not know comes back as it was, to the byte.

const shop = useWatchedShop();
const database = useShopDatabase();

const pageText = (path: string, title: string): string => `{ "format":"webapp_json","formatVersion" : 1,
\t"neu-im-format": {"b":2, "a" : [1.50, 1e3, -0, 12345678901234567890]},
\t"page": { "id": "fremd", "tenant": "at", "locale": "de-AT", "path": "${path}", "revision": "7",
\t\t"status": "published", "title": "${title}", "stimmung":"heiter" },
\t"regions": { "main": [
    { "id": "titel", "type": "heading", "props": { "text": "Hier wird geschrieben", "level": 1, "funkelt": true } },
    {"type":"carousel-3d", "id":"karussell", "props":{ "speed": 9.0, "Stra\\u00dfe": "\\u00fcber\\/unter" },
        "slots": { "front": [ { "id": "innen", "type" :"mond" , "props": null } ] } },
    { "id": "neu", "type": "heading", "v": 99, "props": { "words": [ "aus", "der  Zukunft" ], "level": 2 } },
    { "id": "hinweis", "type": "notice", "props": { "html": "<p>Bleibt.</p>" }, "meta" : { "von":"anderswo" } }
] } }
`;

it('keeps unknown and future blocks byte for byte while another block is written, saved, published and exported', async () => {
  const word = randomBytes(4).toString('hex');
  const [path, title] = [`/lp/fremd-${word}`, `Aus der Zukunft ${word}`];
  const file = `at/pages/de-AT/lp/fremd-${word}.json`;
  const text = pageText(path, title);
  const folder = makeTestFolder('unknown-blocks');
  mkdirSync(join(folder, 'at/pages/de-AT/lp'), { recursive: true });
  writeFileSync(join(folder, file), text);
  const options = { force: false, isDry: false, note: 'Aus einem anderen Stand' };
  const act = { author: null, at: Date.now() };
  const { outcome } = await importFiles(database, await readDeliveredFiles(folder), options, act);
  expect(outcome).toBe('written');

  const page = await shop.blank(laptop);
  await signInEditor(page, { shop, database }, { role: 'publisher' });
  await openPage(page, path, title);
  const row = (name: string) => page.getByRole('treeitem', { name });
  expect([await row('carousel-3d').count(), await row('mond').count()]).toEqual([1, 1]);
  await choose(page, 'carousel-3d');
  await page.getByText('Diesen Block kennt der Shop nicht.').first().waitFor();
  await lookAt(page, shop.watched(), 'unknown-block');
  await choose(page, 'Hier wird geschrieben');
  await write(page, 'Text', 'Neu geschrieben');
  await isSaved(page);
  // What this build cannot show it does not publish; another one does.
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByText(/Fehler stehen im Weg/).waitFor();
  const store = createSqlContentStore(database);
  const document = await store.findAt('at', { kind: 'page', locale: 'de-AT', key: path });
  const opened = document && (await store.open('at', document.id));
  if (!opened) throw new Error('There is no such page');
  const done = await store.publish('at', opened.document.id, { base: opened.base, note: '' }, act);
  expect(done).toMatchObject({ ok: true });

  const outside = makeTestFolder('exported');
  await exportFiles(database, outside, { prunes: false });
  const exported = readFileSync(join(outside, file), 'utf8');
  expect(exported).toBe(text.replace('Hier wird geschrieben', 'Neu geschrieben'));
});
