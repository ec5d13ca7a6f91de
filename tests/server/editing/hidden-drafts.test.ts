import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ValuePath } from '../../../schemas/editing/change.ts';
import type { DocumentSummary, OpenDocument } from '../../../schemas/editing/document.ts';
import type { SaveAnswer } from '../../../schemas/editing/save.ts';
import { contentFolder } from '../../content/shipped-content.ts';
import { routesOf } from '../routes-of-app.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { assetIn, plainJpeg, sendFile } from './assets/sent-file.ts';
import { editorOf, json } from './editing-shop.ts';

// Each document of a shop has a draft, and all that editors write beside it: nothing of that stands in what anybody else gets.

const made = vi.hoisted(() => ({ app: undefined as unknown }));
vi.mock(import('../../../server/compose/app.ts'), async (load) => {
  const all = await load();
  return { ...all, createApp: (parts) => (made.app = all.createApp(parts)) };
});

const marker = 'Geheim7f3a';
const secret = /geheim7f3a/i;
let shop: StaffShop;
let editor: Worker;
/** Documents with a marked draft. */
let marked: DocumentSummary[];

beforeAll(async () => {
  shop = await startStaffShop({ CONTENT_DIR: contentFolder }, { files: {} });
  editor = await editorOf(shop, ['administrator']);
  const call = async (path: string, body: object = {}) => {
    const answer = await editor.browser.call(`/edit/api${path}`, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const listed = await editor.browser.get('/edit/api/documents');
  marked = json<{ documents: DocumentSummary[] }>(listed).documents;
  const release = json<{ id: string }>(await call('/releases', { title: `${marker} Advent` })).id;
  for (const { id, kind } of marked) {
    const opened = json<OpenDocument>(await editor.browser.get(`/edit/api/documents/${id}`));
    const patches = marksOf(kind, opened);
    const { base } = json<SaveAnswer>(
      await call(`/documents/${id}/changes`, { base: opened.base, changes: [{ id: randomUUID(), patches }] }),
    );
    await call(`/documents/${id}/notes`, { text: `${marker}: bitte kürzer` });
    await call(`/documents/${id}/approval`, { act: 'ask', base, note: marker });
    const item = { action: 'publish', document: id, base, note: marker };
    await call(`/releases/${release}/items`, item);
  }
  const page = { locale: 'de-AT', path: `/lp/${marker.toLowerCase()}`, title: marker };
  const { summary, base } = json<OpenDocument>(await call('/documents', page));
  await call(`/documents/${summary.id}/presence`, { node: null });
  expect(base.version).toBeNull();
  const picture = assetIn(await sendFile(editor.browser, await plainJpeg(), { name: `${marker}.jpg` }));
  await call(`/assets/${picture.id}/changes`, { title: marker, alts: { de: `${marker} am See` } });
}, 120_000);
afterAll(() => shop.close());

/** Steps that write the marker into what people read. */
function marksOf(kind: DocumentSummary['kind'], { text, ids }: OpenDocument): object[] {
  const body: unknown = JSON.parse(text);
  const mark = (node: string | null, root: unknown, before: ValuePath) =>
    sentencesIn(root, before).map((path) => ({ op: 'set', node, path, value: `${marker} steht hier` }));
  if (kind === 'data') return mark(null, body, []).slice(0, 40);
  const nodes = Object.entries(ids).flatMap(([pointer, id]) => {
    const node = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((place, part) => (place as Record<string, unknown>)[part], body);
    return mark(id, (node as { props?: unknown }).props, ['props']);
  });
  const head = ['title', 'description'].map((name) => ({
    ...{ op: 'set', node: null, path: ['page', name], value: marker },
  }));
  return [...head, ...nodes.slice(0, 40)];
}

/** Ways to texts of several words. */
function sentencesIn(value: unknown, path: ValuePath): ValuePath[] {
  if (typeof value === 'string') return value.includes(' ') ? [path] : [];
  if (typeof value !== 'object' || value === null || path.length > 8) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    sentencesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

test('there is a draft of everything, which its editors see', async () => {
  expect(marked.length).toBeGreaterThan(40);
  expect(new Set(marked.map(({ kind }) => kind)).size).toBe(3);
  let seen = 0;
  for (const { id } of marked)
    if (secret.test((await editor.browser.get(`/edit/api/documents/${id}`)).text)) seen++;
  expect(seen).toBeGreaterThan(40);
  const { headers } = await editor.browser.get('/edit/preview?path=%2F');
  await editor.browser.get(headers.location ?? '');
  expect((await editor.browser.get('/')).text).toMatch(secret);
});

test('and none of it is in any answer to anybody else, nor in the log', async () => {
  const visitor = shop.browser();
  const maps = [...(await visitor.get('/sitemap.xml')).text.matchAll(/<loc>https?:\/\/[^/]+([^<]+)</g)];
  const pages: string[] = [];
  for (const [, map = ''] of maps)
    for (const [, path = ''] of (await visitor.get(map)).text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g))
      pages.push(path === '' ? '/' : path);
  expect(pages.length).toBeGreaterThan(10);
  const routes = routesOf(made.app as Express)
    .filter(({ method }) => method === 'GET' || method === '*')
    .map(({ path }) => path.replaceAll(/\{[^}]*\}/g, '').replaceAll(/[:*]\w+/g, 'main'));
  const calls = [
    ...['/api/voucher', '/api/servicelayer?identifier=delivery', '/api/search/suggest?q=gehe'],
    ...[
      '/api/search/searchv2?q=geheim',
      '/s/?q=geheim',
      '/gibt-es-nicht',
      '/?preview=x',
      '/lp/herbst?preview=x.y',
    ],
  ];
  const addresses = [...new Set([...pages, ...routes, ...calls, ...maps.map(([, path = '']) => path)])];
  const asked = { Accept: '*/*' };
  const told: string[] = [];
  // Twice: what the first answer put into a cache is what the second one gets.
  for (const path of [...addresses, ...addresses]) {
    const { text, headers } = await visitor.get(path, asked);
    if (secret.test(text) || secret.test(JSON.stringify(headers))) told.push(path);
  }
  for (const path of ['/api/gateway', '/api/inform/graphql'])
    for (const query of ['{ __typename }', '{ pages { title } }', '{ page(path: "/lp/herbst") { title } }'])
      if (secret.test((await visitor.call(path, { query })).text)) told.push(`${path} ${query}`);
  expect(told).toEqual([]);
  // Nobody looked at what is logged a little later.
  await sleep(50);
  expect(shop.lines.filter((line) => secret.test(line)).map((line) => line.slice(0, 300))).toEqual([]);
}, 120_000);

test('pictures are nobody’s by their words either', async () => {
  const { assets } = json<{ assets: { id: string; revision: string }[] }>(
    await editor.browser.get('/edit/api/assets'),
  );
  const [asset] = assets;
  const answer = await shop
    .browser()
    .get(`/bilder/${asset?.id}/160-${asset?.revision}`, { Accept: 'image/webp' });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(secret.test(JSON.stringify(answer.headers) + answer.text)).toBe(false);
});
