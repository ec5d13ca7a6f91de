import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectLog } from '../../../tests/faults/collected-log.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import type { ContentStore } from './content-store.ts';
import { readDeliveredFiles } from './delivered-files.ts';
import { exportFiles } from './export-files.ts';
import { createFileFollower } from './follow-files.ts';
import { importFiles } from './import-files.ts';
import { createSqlContentStore } from './sql-content-store.ts';

const at = Date.UTC(2026, 11, 1);
const act = { author: 'a'.repeat(22), at };
const shell = { author: null, at };
const fixtures = join(import.meta.dirname, '../../../content-fixtures');

let databases: Database[];
let folder: string;
beforeEach(async () => {
  databases = [];
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
});
afterEach(async () => {
  for (const database of databases) await database.close();
  await rm(folder, { recursive: true });
});

async function opened(): Promise<Database & { content: ContentStore }> {
  const database = await openTestDatabase();
  databases.push(database);
  return { ...database, content: createSqlContentStore(database) };
}

/** Every file below a folder, by its bytes. */
async function treeOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [file.slice(root.length + 1), (await readFile(file)).toString('latin1')] as const,
  );
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function put(file: string, text: string | Buffer, root = folder): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function follow(database: Database, root = folder) {
  const { log, lines } = collectLog();
  await createFileFollower({ database, folder: root, now: () => at, log })();
  return lines;
}

const bring = async (database: Database, root: string, more: { force?: boolean; isDry?: boolean } = {}) =>
  importFiles(
    database,
    await readDeliveredFiles(root),
    { force: false, isDry: false, note: '', ...more },
    shell,
  );

const page = (path: string, title: string): string =>
  `{ "page": { "id": "x", "path": "${path}", "title": "${title}", "status": "published" } }\n`;

async function textAt(database: { content: ContentStore }, path: string): Promise<string | undefined> {
  const document = await database.content.findAt('at', { kind: 'page', locale: 'de-AT', key: path });
  if (!document || document.state === 'archived') return undefined;
  return (await database.content.open('at', document.id))?.text;
}

async function edit(database: { content: ContentStore }, path: string, text: string): Promise<void> {
  const document = await database.content.findAt('at', { kind: 'page', locale: 'de-AT', key: path });
  const open = document && (await database.content.open('at', document.id));
  if (!open) throw new Error(`There is no ${path}`);
  const change = { id: crypto.randomUUID(), patches: [{ op: 'remove', node: 'x' } as const] };
  const added = await database.content.append(
    'at',
    document.id,
    { base: open.base, changes: [change], text },
    act,
  );
  if (!added.ok) throw new Error(added.reason);
  await database.content.publish('at', document.id, { base: added.base, note: '' }, act);
}

test('all content goes into a store and out again, byte for byte, whatever the engine knows of it', async () => {
  const source = join(folder, 'in');
  for (const tenant of ['at', 'default'])
    await cp(join(fixtures, tenant), join(source, tenant), { recursive: true });
  const odd = `{"page":{"path":"/odd","title":"\\u00e4ä\\ud83d \\u0000","status":"published"},\r\n\t"future": {"v": 99, "n": [1.0, 1e400, -0, 12345678901234567890, 1E+2]},"regions":{"main":[{"type":"not-known","v":7,"props":{"b":1,"a":2,"b":3}}]}}`;
  await put('at/pages/de-AT/lp/odd.json', odd, source);
  await put('at/pages/de-AT/lp/odd.draft.json', `${odd}\n\n  `, source);
  await put('at/pages/de-AT/ohne.json', page('/ohne', 'x').replace('published', 'draft').trim(), source);
  await put('at/buckets/de-AT/banners/extra.draft.json', '[ ]', source);
  const first = await opened();
  const { outcome, plan } = await bring(first, source);
  expect(plan.faults).toEqual([]);
  expect(outcome).toBe('written');
  await exportFiles(first, join(folder, 'out'), { prunes: false });
  const tree = await treeOf(source);
  expect(tree.size).toBeGreaterThan(400);
  expect(await treeOf(join(folder, 'out'))).toEqual(tree);
  const second = await opened();
  await bring(second, join(folder, 'out'));
  await exportFiles(second, join(folder, 'again'), { prunes: false });
  expect(await treeOf(join(folder, 'again'))).toEqual(tree);
  expect((await bring(second, join(folder, 'again'))).plan).toMatchObject({ steps: [], kept: [] });
});

test('at each start a document that nobody edited is as its file; an edited one stays, and the log says so', async () => {
  const store = await opened();
  await put('at/pages/de-AT/a.json', page('/a', 'A'));
  await put('at/pages/de-AT/b.json', page('/b', 'B'));
  await put('at/pages/de-AT/c.json', page('/c', 'C'));
  await put('at/frames/de-AT/full.json', '{}');
  expect(await follow(store)).toHaveLength(1);
  expect(await follow(store)).toEqual([]);
  await edit(store, '/b', page('/b', 'Vom Editor'));
  await put('at/pages/de-AT/a.json', page('/a', 'A2'));
  await put('at/pages/de-AT/b.json', page('/b', 'B2'));
  await put('at/pages/de-AT/d.json', page('/d', 'D'));
  await rm(join(folder, 'at/pages/de-AT/c.json'));
  const lines = await follow(store);
  expect(await textAt(store, '/a')).toBe(page('/a', 'A2'));
  expect(await textAt(store, '/b')).toBe(page('/b', 'Vom Editor'));
  expect(await textAt(store, '/c')).toBeUndefined();
  expect(await textAt(store, '/d')).toBe(page('/d', 'D'));
  expect(JSON.stringify(lines)).toContain('at/pages/de-AT/b.json');
  // It is in git meanwhile, and follows again.
  await put('at/pages/de-AT/b.json', page('/b', 'Vom Editor'));
  await follow(store);
  await put('at/pages/de-AT/b.json', page('/b', 'B3'));
  await follow(store);
  expect(await textAt(store, '/b')).toBe(page('/b', 'B3'));
});

test('a file that breaks is told and costs nothing that was there; an empty folder takes nothing out', async () => {
  const store = await opened();
  await put('at/pages/de-AT/a.json', page('/a', 'A'));
  await put('at/pages/de-AT/b.json', Buffer.from(`\uFEFF${page('/b', 'B')}`));
  await put('at/pages/de-AT/a2.json', page('/a', 'zweite'));
  const lines = await follow(store);
  expect(JSON.stringify(lines)).toContain('byte order mark');
  expect(JSON.stringify(lines)).toContain('has the same path');
  await put('at/pages/de-AT/a.json', '{ "page": ');
  await rm(join(folder, 'at/pages/de-AT/a2.json'));
  await follow(store);
  expect(await textAt(store, '/a')).toBe(page('/a', 'A'));
  await rm(join(folder, 'at'), { recursive: true });
  await follow(store);
  expect(await textAt(store, '/a')).toBe(page('/a', 'A'));
});

test('of two processes that start at once one fills the store', async () => {
  const store = await opened();
  for (const name of ['a', 'b', 'c']) await put(`at/pages/de-AT/${name}.json`, page(`/${name}`, name));
  await Promise.all([follow(store), follow(store), follow(store)]);
  const { documents } = await store.content.list('at', {}, { limit: 10 });
  expect(documents.map(({ key, version }) => `${key} ${version}`)).toEqual(['/a 1', '/b 1', '/c 1']);
});

test('an import takes all or nothing, keeps what was edited since, and nothing from outside of its folder', async () => {
  const store = await opened();
  await put('at/pages/de-AT/a.json', page('/a', 'A'));
  await put('at/pages/de-AT/b.json', page('/b', 'B'));
  await bring(store, folder);
  await edit(store, '/a', page('/a', 'Vom Editor'));
  await exportFiles(store, folder, { prunes: false });
  await edit(store, '/b', page('/b', 'Danach'));
  await put('at/pages/de-AT/a.json', page('/a', 'Aus git'));
  await put('at/pages/de-AT/b.json', page('/b', 'Aus git'));
  const dry = await bring(store, folder, { isDry: true });
  expect([dry.outcome, dry.plan.steps.length, dry.plan.kept]).toEqual([
    'planned',
    1,
    ['at/pages/de-AT/b.json'],
  ]);
  expect(await textAt(store, '/a')).toBe(page('/a', 'Vom Editor'));
  await put('at/pages/de-AT/kaputt.json', '{');
  expect((await bring(store, folder, { force: true })).outcome).toBe('refused');
  expect(await textAt(store, '/b')).toBe(page('/b', 'Danach'));
  await rm(join(folder, 'at/pages/de-AT/kaputt.json'));
  await bring(store, folder);
  expect([await textAt(store, '/a'), await textAt(store, '/b')]).toEqual([
    page('/a', 'Aus git'),
    page('/b', 'Danach'),
  ]);
  await bring(store, folder, { force: true });
  expect(await textAt(store, '/b')).toBe(page('/b', 'Aus git'));

  await put('geheim.json', page('/geheim', 'x'));
  await mkdir(join(folder, 'inner/at/pages/de-AT'), { recursive: true });
  await symlink(join(folder, 'geheim.json'), join(folder, 'inner/at/pages/de-AT/x.json'));
  const { outcome, plan } = await bring(store, join(folder, 'inner'));
  expect([outcome, plan.faults[0]?.message]).toEqual([
    'refused',
    'A link that leads out of the content folder',
  ]);
  await rm(join(folder, 'at/pages'), { recursive: true });
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await symlink(outside, join(folder, 'at/pages'));
  await expect(exportFiles(store, folder, { prunes: false })).rejects.toThrow('leads out');
  expect(await readdir(outside)).toEqual([]);
});
