import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createFilesContentSource,
  type FilesContentSource,
} from '../../server/content/files-content-source.ts';
import { collectLog } from '../faults/collected-log.ts';
import { heading, pageDocument } from './fake-content.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// A shop over a folder whose files are replaced, with nobody who calls for renewal. Its clock stands still: what a page shows
// becomes another by the change alone.

const paths = ['/', '/lp/herbst'];
const files = {
  frame: 'at/frames/de-AT/full.json',
  menu: 'at/buckets/de-AT/menus/linde-at.web.json',
  usps: 'at/buckets/de-AT/usp-bar/web.json',
};

let folder = '';
let source: FilesContentSource;
let shop: ShopUnderTest;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-folder-'));
  for (const path of paths)
    await put(
      `at/pages/de-AT/page${path.replaceAll('/', '-')}.json`,
      pageDocument(path, { main: [heading('Inhalt')] }),
    );
  await put(files.frame, frame('Kopf eins'));
  await put(files.menu, menu('Menü eins'));
  await put(files.usps, usps('Vorteil eins'));
});
afterEach(async () => {
  await shop.close();
  source.close();
  await rm(folder, { recursive: true });
});

async function open(): Promise<void> {
  source = createFilesContentSource({ folder, log: collectLog().log, quietMs: 5 });
  shop = await startShop({}, { source });
}

/** Puts a file in the place of another, as editors and deployments do. */
async function put(file: string, body: unknown): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, `${file}.tmp`), typeof body === 'string' ? body : JSON.stringify(body));
  await rename(join(folder, `${file}.tmp`), join(folder, file));
}

const frame = (word: string): object =>
  pageDocument('/_/frame', {
    header: [
      { id: 'header', type: 'header' },
      { id: 'usps', type: 'usp-bar' },
      heading(word, { id: 'word' }),
    ],
    footer: [{ id: 'footer', type: 'footer' }],
  });
const menu = (label: string): object => ({ items: [{ id: 'a', label, href: '/lp/herbst' }] });
const usps = (text: string): object => ({ items: [{ icon: 'truck', text }] });

/** Waits until every page shows a word, and no page another. */
async function everyPageShows(word: string, before = 'nothing of the kind'): Promise<void> {
  for (const path of paths) {
    await expect.poll(async () => (await shop.ask(path)).text).toContain(word);
    expect((await shop.ask(path)).text).not.toContain(before);
  }
}

test.each([
  ['frame', frame, 'Kopf'],
  ['menu', menu, 'Menü'],
  ['usps', usps, 'Vorteil'],
] as const)(
  'the %s that is replaced, broken, mended and taken away is followed by every page',
  async (kind, bodyOf, word) => {
    await open();
    await everyPageShows(`${word} eins`);
    await put(files[kind], bodyOf(`${word} zwei`));
    await everyPageShows(`${word} zwei`, `${word} eins`);
    await put(files[kind], '{"broken": ');
    await expect.poll(() => shop.lines.join('')).toContain('broken-json');
    await everyPageShows(`${word} zwei`);
    await put(files[kind], bodyOf(`${word} drei`));
    await everyPageShows(`${word} drei`, `${word} zwei`);
    await rm(join(folder, files[kind]));
    for (const path of paths)
      await expect.poll(async () => (await shop.ask(path)).text).not.toContain(`${word} drei`);
    expect((await shop.ask('/')).text).toContain('>Impressum<');
    await put(files[kind], bodyOf(`${word} vier`));
    await everyPageShows(`${word} vier`);
  },
);

test.each(['frame', 'menu', 'usps'] as const)(
  'the %s that was broken from the start reaches every page when it is mended',
  async (kind) => {
    await put(files[kind], '{"broken": ');
    await open();
    for (const path of paths) {
      const { status, text } = await shop.ask(path);
      expect(status).toBe(200);
      expect(text).toContain('>Impressum<');
    }
    await put(files[kind], { frame, menu, usps }[kind]('Endlich da'));
    await everyPageShows('Endlich da');
  },
);

test('a page that breaks stays as it was; one that was broken from the start asks to come again until it is mended', async () => {
  const neu = JSON.stringify(pageDocument('/lp/neu', { main: [heading('Ganz neu')] }));
  await put('at/pages/de-AT/neu.json', neu.slice(0, -1));
  await open();
  await everyPageShows('Inhalt');
  expect((await shop.ask('/lp/neu')).status).toBe(503);
  expect((await shop.ask('/lp/nirgends')).status).toBe(404);
  await put('at/pages/de-AT/page-lp-herbst.json', '{"broken": ');
  await expect
    .poll(() => shop.lines.filter((line) => line.includes('broken-json')).length)
    .toBeGreaterThan(1);
  expect((await shop.ask('/lp/herbst')).text).toContain('Inhalt');
  await put('at/pages/de-AT/neu.json', neu);
  await expect.poll(async () => (await shop.ask('/lp/neu')).text).toContain('Ganz neu');
});
