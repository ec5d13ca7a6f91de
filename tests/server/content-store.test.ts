import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentStore } from '../../server/content/store/content-store.ts';
import { createSqlContentStore } from '../../server/content/store/sql-content-store.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { openTestDatabase } from '../services/test-database.ts';
import { makeTestFolder } from '../services/test-folder.ts';
import { heading } from './fake-content.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// Two processes of a shop on one database; somebody else changes its content there.

const start = Date.parse('2026-12-01T12:00:00+01:00');
const author = 'a'.repeat(22);
const at = { kind: 'page', locale: 'de-AT' } as const;

let folder: string;
let database: Database;
let content: ContentStore;
let shops: ShopUnderTest[];
let time: number;
beforeEach(async () => {
  [folder, shops, time] = [makeTestFolder('content-store'), [], start];
  await put('pages/de-AT/home.json', pageText('/', 'Start'));
  await put('pages/de-AT/herbst.json', pageText('/lp/herbst', 'Herbst'));
  await put('frames/de-AT/full.json', frameText('Kopf'));
  database = await openTestDatabase();
  content = createSqlContentStore(database);
});
afterEach(async () => {
  for (const shop of shops) await shop.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, 'at', file)), { recursive: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'at', file), text);
}

function pageText(path: string, title: string): string {
  return JSON.stringify({
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      ...{ id: path, tenant: 'at', locale: 'de-AT', path, revision: '1', status: 'published' },
      title,
    },
    regions: {
      main: [heading(`Überschrift ${title}`, { props: { text: `Überschrift ${title}`, level: 1 } })],
    },
  });
}

function frameText(words: string): string {
  return JSON.stringify({
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      ...{ id: 'full', tenant: 'at', locale: 'de-AT', path: '/', revision: '1', status: 'published' },
      ...{ title: 'Rahmen', frame: 'none' },
    },
    regions: { header: [heading(words)], footer: [] },
  });
}

async function openShop(own: Database | undefined = database): Promise<ShopUnderTest> {
  const clock = (): number => time;
  const shop = await startShop(
    { CONTENT_STORE: 'true', CONTENT_DIR: folder },
    { source: undefined as never, now: clock, clock, ...(own && { database: own }) },
  );
  shops.push(shop);
  return shop;
}

const seen = async (shop: ShopUnderTest, path: string): Promise<string> => {
  const { status, text, headers } = await shop.ask(path);
  return status === 200
    ? (/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? '').replaceAll(/<[^>]*>/g, '')
    : `${status} ${headers.location ?? ''}`.trim();
};
const everywhere = (path: string): Promise<string[]> => Promise.all(shops.map((shop) => seen(shop, path)));

async function drafted(path: string, text: string) {
  const document = await content.findAt('at', { ...at, key: path });
  const opened = document && (await content.open('at', document.id));
  if (!opened) throw new Error(`There is no ${path}`);
  const change = { id: randomUUID(), patches: [{ op: 'remove', node: 'x' } as const] };
  const draft = { base: opened.base, changes: [change], text };
  const added = await content.append('at', document.id, draft, { author, at: time });
  if (!added.ok) throw new Error(added.reason);
  return { id: document.id, base: added.base };
}

describe('a shop that reads the store', () => {
  test('is filled from the files, and shows in every process what somebody publishes, once it is published', async () => {
    await openShop();
    await openShop();
    expect(await everywhere('/lp/herbst')).toEqual(['Überschrift Herbst', 'Überschrift Herbst']);
    const { id, base } = await drafted('/lp/herbst', pageText('/lp/herbst', 'Geheim'));
    expect(await everywhere('/lp/herbst')).toEqual(['Überschrift Herbst', 'Überschrift Herbst']);
    await content.publish('at', id, { base, note: '' }, { author, at: time });
    await expect.poll(() => everywhere('/lp/herbst')).toEqual(['Überschrift Geheim', 'Überschrift Geheim']);
    // Another start does not take it back.
    await shops[0]?.close();
    shops.shift();
    await openShop();
    expect(await everywhere('/lp/herbst')).toEqual(['Überschrift Geheim', 'Überschrift Geheim']);
  });

  test('shows what is scheduled when its time comes, and lets nothing be kept beyond it', async () => {
    await openShop();
    await openShop();
    expect(await everywhere('/lp/herbst')).toEqual(['Überschrift Herbst', 'Überschrift Herbst']);
    const { id, base } = await drafted('/lp/herbst', pageText('/lp/herbst', 'Winter'));
    const planned = { id: randomUUID(), action: 'publish', when: time + 5000, base, note: '' } as const;
    await content.schedule('at', id, planned, { author, at: time });
    for (const shop of shops)
      await expect
        .poll(async () => (await shop.ask('/lp/herbst')).headers['cache-control'])
        .toContain('s-maxage=5');
    time += 4999;
    expect(await everywhere('/lp/herbst')).toEqual(['Überschrift Herbst', 'Überschrift Herbst']);
    time += 1;
    await expect.poll(() => everywhere('/lp/herbst')).toEqual(['Überschrift Winter', 'Überschrift Winter']);
    expect(await content.versions('at', id, { limit: 9 })).toHaveLength(2);
  });

  test('leads on from a page that is taken out, until there is one again', async () => {
    await openShop();
    await openShop();
    expect(await everywhere('/lp/herbst')).toEqual(['Überschrift Herbst', 'Überschrift Herbst']);
    const document = await content.findAt('at', { ...at, key: '/lp/herbst' });
    await content.unpublish('at', document?.id ?? '', { redirect: '/', note: '' }, { author, at: time });
    await expect.poll(() => everywhere('/lp/herbst')).toEqual(['308 /', '308 /']);
    const base = { version: 1, revision: 0 };
    const id = document?.id ?? '';
    const restored = await content.restore('at', id, { number: 1, base }, { author, at: time });
    if (!restored.ok) throw new Error(restored.reason);
    const publishing = { base: restored.opened.base, note: '' };
    await content.publish('at', id, publishing, { author, at: time });
    await expect.poll(() => everywhere('/lp/herbst')).toEqual(['Überschrift Herbst', 'Überschrift Herbst']);
  });

  test('serves the files when its database was never there, and is not ready', async () => {
    const own = await openTestDatabase();
    await own.close();
    const shop = await openShop(own);
    expect(await seen(shop, '/lp/herbst')).toBe('Überschrift Herbst');
    expect((await shop.ask('/readyz')).text).toContain('content');
  });

  test('goes on with what it knows when its database goes away', async () => {
    const own = await openTestDatabase();
    const shop = await openShop(own);
    expect(await seen(shop, '/lp/herbst')).toBe('Überschrift Herbst');
    expect((await shop.ask('/readyz')).status).toBe(200);
    await put('pages/de-AT/herbst.json', pageText('/lp/herbst', 'Aus der Datei'));
    await own.close();
    time += 3_600_000;
    expect(await seen(shop, '/lp/herbst')).toBe('Überschrift Herbst');
    time += 3_600_000;
    expect(await seen(shop, '/lp/herbst')).toBe('Überschrift Herbst');
    expect(await seen(shop, '/')).toMatch(/^503/);
  });
});
