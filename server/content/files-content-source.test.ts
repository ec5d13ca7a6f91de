import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentSourceContract, contractListSize } from '../../tests/contract/content-source.contract.ts';
import { publishedContentContract } from '../../tests/contract/published-content.contract.ts';
import { collectLog } from '../../tests/faults/collected-log.ts';
import type { ContentAddress } from './content-source.ts';
import { createFilesContentSource, type FilesContentSource } from './files-content-source.ts';

contentSourceContract('files', async (folder) => {
  const source = createFilesContentSource({ folder, log: collectLog().log, listSize: contractListSize });
  return { source, close: async () => source.close() };
});
publishedContentContract('files', async (folder) => {
  const source = createFilesContentSource({ folder, log: collectLog().log, watch: false });
  return { source, close: async () => source.close() };
});

const home: ContentAddress = { kind: 'page', tenant: 'at', locale: 'de-AT', path: '/' };
const homeKey = 'page:at:de-AT:/';
const component = 'test';

let folder = '';
let source: FilesContentSource | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-files-'));
});
afterEach(async () => {
  source?.close();
  source = undefined;
  await rm(folder, { recursive: true });
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  // Put in place in one step, as editors do.
  await writeFile(join(folder, 'new'), text);
  await rename(join(folder, 'new'), join(folder, file));
}

const page = (path: string, title: string) => JSON.stringify({ page: { path, title } });

function open(watch = true) {
  const { log, lines } = collectLog();
  const opened = createFilesContentSource({ folder, log, watch, quietMs: 5 });
  source = opened;
  const nextChange = () =>
    new Promise<readonly string[]>((resolve) => {
      const stop = opened.watch((tags) => {
        stop();
        resolve(tags);
      });
    });
  return { opened, lines, nextChange };
}

test('tells which pages changed, and reads the new text', async () => {
  await put('at/pages/de-AT/a.json', page('/', 'eins'));
  await put('at/pages/de-AT/b.json', page('/b', 'bleibt'));
  const { opened, nextChange } = open();
  await opened.read(home, { component });
  const change = nextChange();
  await put('at/pages/de-AT/a.json', page('/', 'zwei!'));
  expect(await change).toEqual([homeKey, 'lists']);
  expect(await opened.read(home, { component })).toMatchObject({ body: { page: { title: 'zwei!' } } });
});

test('a page that broke keeps its address, so that reading it tells what is wrong', async () => {
  await put('at/pages/de-AT/a.json', page('/', 'eins'));
  await put('at/pages/de-AT/b.json', page('/b', 'eins'));
  const { opened, nextChange, lines } = open();
  await opened.read(home, { component });
  const change = nextChange();
  await put('at/pages/de-AT/a.json', '{"page": {');
  await put('at/pages/de-AT/b.json', page('/b', 'zwei!'));
  await change;
  await expect(opened.read(home, { component })).rejects.toMatchObject({ reason: 'broken-json' });
  expect(lines).toContainEqual(
    expect.objectContaining({ file: 'at/pages/de-AT/a.json', reason: 'broken-json' }),
  );
});

test.each([
  ['at/buckets/de-AT/usp-bar/web.json', ['bucket:usp-bar/web']],
  ['at/buckets/de-AT/menus/linde.mobile.sliced.json', ['bucket:menus/linde']],
  ['at/buckets/products/mode/4711_fr.sliced.json', ['slice:mode/4711']],
  ['at/frames/de-AT/full.json', ['frame:at:de-AT:full', 'frame:at:de-AT:full:draft']],
])('a change of %s is told by %o', async (file, tags) => {
  await put(file, '{}');
  const { opened, nextChange } = open();
  await opened.read(home, { component });
  const change = nextChange();
  await put(file, '{"changed": true}');
  expect(await change).toEqual(tags);
});

test('of two files with one path the first is served and the other named in the log', async () => {
  await put('at/pages/de-AT/a.json', page('/', 'erste'));
  await put('at/pages/de-AT/b.json', page('/', 'zweite'));
  const { opened, lines } = open(false);
  expect(await opened.read(home, { component })).toMatchObject({ body: { page: { title: 'erste' } } });
  expect(lines).toContainEqual(
    expect.objectContaining({ file: 'at/pages/de-AT/b.json', first: 'at/pages/de-AT/a.json' }),
  );
});

test('folders that are no tenant and documents without path do no harm', async () => {
  await put('at/pages/de-AT/ohne.json', '{"page": {}}');
  await put('at/pages/de-AT/start.json', page('/', 'da'));
  await put('Bilder/pages/de-AT/x.json', page('/', 'fremd'));
  const { opened, lines } = open(false);
  expect(await opened.read(home, { component })).toMatchObject({ body: { page: { title: 'da' } } });
  expect(lines).toHaveLength(1);
});

test('a file over the limit is refused without being read', async () => {
  await put('at/buckets/de-AT/footer/full.json', `"${'x'.repeat(1024 * 1024)}"`);
  const { opened } = open(false);
  const footer: ContentAddress = {
    kind: 'bucket',
    tenant: 'at',
    locale: 'de-AT',
    category: 'footer',
    identifier: 'full',
  };
  await expect(opened.read(footer, { component })).rejects.toMatchObject({ reason: 'too-large' });
});

test('a folder that does not exist stops the start', () => {
  expect(() => createFilesContentSource({ folder: join(folder, 'fehlt'), log: collectLog().log })).toThrow(
    'no content folder',
  );
});

test.each([
  ['/lp/herbst', 'failed'],
  ['/magazin/herbst', 'failed'],
  ['/', 'failed'],
  ['/herbst/mode', 'missing'],
  ['/lp/herbstmode', 'missing'],
  ['/lp/made-up', 'missing'],
])('a link that leads nowhere costs the pages that may be it: %s is %s', async (path, expected) => {
  await put('at/pages/de-AT/b.json', page('/b', 'da'));
  await symlink('gone.json', join(folder, 'at/pages/de-AT/herbst.json'));
  const { opened } = open(false);
  expect(await statusOf(opened, path)).toBe(expected);
  expect(await statusOf(opened, '/b')).toBe('found');
});

test.each([
  ['/lp/herbst', 'failed'],
  ['/lp', 'failed'],
  ['/magazin/lp-neu', 'missing'],
  ['/magazin/herbst', 'missing'],
])('a folder that cannot be looked into costs what its name stands for: %s is %s', async (path, expected) => {
  await put('at/pages/de-AT/b.json', page('/b', 'da'));
  await symlink('gone', join(folder, 'at/pages/de-AT/lp'));
  expect(await statusOf(open(false).opened, path)).toBe(expected);
});

test('a language that cannot be looked into as a whole says of no page that it is not there', async () => {
  await put('at/pages/fr-CH/b.json', page('/b', 'da'));
  await symlink('gone', join(folder, 'at/pages/de-AT'));
  const { opened } = open(false);
  expect(await statusOf(opened, '/lp/made-up')).toBe('failed');
  expect(await statusOf(opened, '/lp/made-up', 'fr-CH')).toBe('missing');
});

test('a draft that cannot be read costs no published page', async () => {
  await put('at/pages/de-AT/b.json', page('/b', 'da'));
  await symlink('gone.json', join(folder, 'at/pages/de-AT/herbst.draft.json'));
  const { opened } = open(false);
  expect(await statusOf(opened, '/lp/herbst')).toBe('missing');
  const draft = { kind: 'page', tenant: 'at', locale: 'de-AT', path: '/lp/herbst', draft: true } as const;
  await expect(opened.read(draft, { component })).rejects.toMatchObject({ reason: 'file' });
});

function statusOf(opened: FilesContentSource, path: string, locale = 'de-AT'): Promise<string> {
  return opened.read({ kind: 'page', tenant: 'at', locale, path }, { component }).then(
    ({ status }) => status,
    () => 'failed',
  );
}
