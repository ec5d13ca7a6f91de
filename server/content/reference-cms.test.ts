import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectLog } from '../../tests/faults/collected-log.ts';
import { createFilesContentSource } from './files-content-source.ts';
import { createReferenceCms } from './reference-cms.ts';

const files: Record<string, string> = {
  'at/pages/de-AT/start.json': '{"page":{"path":"/","title":"Start"}}',
  'at/pages/de-AT/start.draft.json': '{"page":{"path":"/","title":"Entwurf"}}',
  'at/buckets/de-AT/footer/full.json': '{"footer":"at"}',
  'default/buckets/de-DE/footer/full.json': '{"footer":"default"}',
  'products/buckets/de-DE/footer/full.json': '{"footer":"tenant called products"}',
  'at/buckets/products/mode/4711.json': '{"id":"4711"}',
  'default/buckets/products/mode/4711_fr.sliced.json': '{"id":"4711","fr":true}',
  'at/buckets/de-AT/menus/linde.mobile.sliced.json': '{"menu":1}',
  'at/buckets/de-AT/banners/kaputt.json': '{"banner":',
};

let folder = '';
let cms: Server;
const answered: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-cms-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const source = createFilesContentSource({ folder, log: collectLog().log, watch: false });
  cms = createReferenceCms(source, {
    previewToken: 'vorschau',
    tenants: () => ['at', 'default'],
    onAnswer: ({ method, url, status }) => answered.push(`${status} ${method} ${url}`),
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const page = '/content?format=webapp_json&tenant=at&locale=de-AT&path=%2F';

test.each([
  [page, { page: { path: '/', title: 'Start' } }],
  ['/buckets/de-AT/footer/full.json', { footer: 'at' }],
  ['/buckets/at/de-AT/footer/full.json', { footer: 'at' }],
  ['/buckets/de-DE/footer/full.json', { footer: 'default' }],
  ['/buckets/products/mode/4711_fr.sliced.json', { id: '4711', fr: true }],
  ['/buckets/default/de-DE/footer/full.json', { footer: 'default' }],
  ['/buckets/products/de-DE/footer/full.json', { footer: 'tenant called products' }],
  ['/buckets/products/mode/4711.json', { id: '4711' }],
  ['/buckets/at/products/mode/4711.json', { id: '4711' }],
  ['/buckets/default/products/mode/4711_fr.sliced.json', { id: '4711', fr: true }],
  ['/buckets/de-AT/menus/linde.mobile.sliced.json', { menu: 1 }],
])('serves %s', async (target, body) => {
  const response = await request(cms).get(target);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.body).toEqual(body);
  const again = await request(cms)
    .get(target)
    .set('if-none-match', response.headers.etag ?? '');
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
});

test.each([
  ['/content', 'format has to be webapp_json'],
  ['/content?format=json&tenant=at&locale=de-AT&path=%2F', 'format has to be webapp_json'],
  ['/content?format=webapp_json&locale=de-AT&path=%2F', 'tenant'],
  ['/content?format=webapp_json&tenant=at&path=%2F', 'locale'],
  ['/content?format=webapp_json&tenant=at&locale=de_AT&path=%2F', 'locale is written as de-AT'],
  ['/content?format=webapp_json&tenant=at&locale=de-AT', 'Exactly one of path, frame and list'],
  [`${page}&frame=full`, 'Exactly one of path, frame and list'],
  [`${page}&path=%2Fb`, 'path is given twice'],
  [`${page}&state=published`, 'state is draft'],
  [`${page}&cursor=a`, 'cursor belongs to list'],
  [`${page}&filter[a]=b`, 'There is no parameter'],
  [`${page}&__proto__=b`, 'There is no parameter'],
  ['/content?format=webapp_json&tenant=at&locale=de-AT&list=drafts', 'list has to be pages'],
  ['/content?format=webapp_json&tenant=at&locale=de-AT&list=pages&state=draft', 'Unrecognized key'],
  ['/content?format=webapp_json&tenant=at&locale=de-AT&path=%2F..%2Fx', 'path'],
  ['/content?format=webapp_json&tenant=at&locale=de-AT&path=lp', 'write a path as /lp/herbst'],
  ['/buckets/de-AT/footer/full.json?x=1', 'no parameters'],
  ['/buckets/de-AT/geheim/full.json', 'category'],
  ['/buckets/deAT/footer/full.json', 'locale is written as de-AT'],
])('answers 400 to %s and says why', async (target, reason) => {
  const response = await request(cms).get(target);
  expect(response.status).toBe(400);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect(response.text).toContain(reason);
});

test.each([
  '/',
  '/contents',
  '/content/',
  page.replace('path=%2F', 'path=%2Ffehlt'),
  page.replace('tenant=at', 'tenant=fehlt'),
  '/buckets/de-AT/footer/fehlt.json',
  '/buckets/de-AT/footer/full.json.bak',
  '/buckets/de-AT/footer/full.web.json',
  '/buckets/a/b/c/d/e.json',
  '/buckets/../at/pages/de-AT/start.json',
  '/buckets/',
])('answers 404 to %s', async (target) => {
  expect((await request(cms).get(target)).status).toBe(404);
});

test('serves drafts with the token only', async () => {
  const draft = (authorization?: string) => {
    const call = request(cms).get(`${page}&state=draft`);
    return authorization === undefined ? call : call.set('authorization', authorization);
  };
  expect((await draft()).status).toBe(401);
  expect((await draft('Bearer falsch')).status).toBe(401);
  const response = await draft('Bearer vorschau');
  expect(response.body).toEqual({ page: { path: '/', title: 'Entwurf' } });
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('without a token there are no drafts', async () => {
  const source = createFilesContentSource({ folder, log: collectLog().log, watch: false });
  const call = request(createReferenceCms(source))
    .get(`${page}&state=draft`)
    .set('authorization', 'Bearer undefined');
  expect((await call).status).toBe(401);
});

test('answers HEAD without body and refuses writing', async () => {
  const head = await request(cms).head(page);
  expect(head.status).toBe(200);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  const post = await request(cms).post(page);
  expect(post.status).toBe(405);
  expect(post.headers.allow).toBe('GET, HEAD');
});

test('answers 500 for a document that is broken itself', async () => {
  const response = await request(cms).get('/buckets/de-AT/banners/kaputt.json');
  expect(response.status).toBe(500);
  expect(response.body).toMatchObject({
    title: 'Internal Server Error',
    detail: expect.stringContaining('JSON'),
  });
});

test('tells of each request', () => {
  expect(answered).toContain(`200 GET ${page}`);
  expect(answered).toContain('404 GET /buckets/de-AT/footer/fehlt.json');
});
