import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import {
  contentSourceContract,
  contractListSize,
  contractPreviewToken,
} from '../../tests/contract/content-source.contract.ts';
import { publishedContentContract } from '../../tests/contract/published-content.contract.ts';
import { collectLog } from '../../tests/faults/collected-log.ts';
import { listen, stop } from '../../tests/faults/fault-proxy.ts';
import type { ContentAddress, ContentSource } from './content-source.ts';
import { createFilesContentSource } from './files-content-source.ts';
import { createHttpContentSource, type HttpContentSourceOptions } from './http-content-source.ts';
import { createReferenceCms } from './reference-cms.ts';

contentSourceContract('http, from the reference CMS', async (folder) => {
  const { log } = collectLog();
  const files = createFilesContentSource({ folder, log, watch: false, listSize: contractListSize });
  const cms = createReferenceCms(files, { previewToken: contractPreviewToken });
  const base = await listen(cms);
  const source = createHttpContentSource({
    cmsUrl: `${base}/content`,
    bucketUrl: `${base}/buckets/{tenant}`,
    previewToken: contractPreviewToken,
    log,
    timeoutMs: 5000,
  });
  return { source, close: () => stop(cms) };
});

/** A CMS over a folder, and the driver that asks it. */
async function startCms(folder: string, knowsDrafts: boolean) {
  const { log } = collectLog();
  const files = createFilesContentSource({ folder, log, watch: false });
  const careless: ContentSource = {
    ...files,
    read: (address, request) =>
      files.read(
        address.kind === 'page' || address.kind === 'frame' ? { ...address, draft: true } : address,
        request,
      ),
  };
  const cms = createReferenceCms(knowsDrafts ? files : careless, { previewToken: contractPreviewToken });
  const base = await listen(cms);
  const source = createHttpContentSource({
    cmsUrl: `${base}/content`,
    bucketUrl: `${base}/buckets/{tenant}`,
    previewToken: contractPreviewToken,
    log,
    timeoutMs: 5000,
    retries: 0,
    // The contract asks for more broken documents than a CMS in trouble would get to answer.
    openAfter: 1_000_000,
  });
  return { source, close: () => stop(cms) };
}
publishedContentContract('http, from the reference CMS', (folder) => startCms(folder, true));
publishedContentContract('http, from a CMS that gives drafts to everybody', (folder) =>
  startCms(folder, false),
);

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function ask(answer: RequestListener, options: Partial<HttpContentSourceOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  const base = await listen(server);
  closers.push(() => stop(server));
  const { log, lines } = collectLog();
  const urls = { cmsUrl: `${base}/content`, bucketUrl: `${base}/buckets/` };
  const source = createHttpContentSource({ ...urls, log, timeoutMs: 2000, retryPauseMs: 1, ...options });
  return { source, seen, base, lines };
}

const sendJson =
  (body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

const at = { tenant: 'at', locale: 'de-AT' } as const;
const herbst: ContentAddress = { kind: 'page', ...at, path: '/lp/herbst' };
const footer: ContentAddress = { kind: 'bucket', ...at, category: 'footer', identifier: 'full' };
const component = 'test';

describe('calls', () => {
  test.each<[string, ContentAddress]>([
    ['/content?format=webapp_json&tenant=at&locale=de-AT&path=%2Flp%2Fherbst', herbst],
    [
      '/content?format=webapp_json&tenant=default&locale=fr-CH&path=%2F',
      { kind: 'page', tenant: 'default', locale: 'fr-CH', path: '/' },
    ],
    [
      '/content?format=webapp_json&tenant=at&locale=de-AT&path=%2Fa%26b%3Dc',
      { kind: 'page', ...at, path: '/a&b=c' },
    ],
    [
      '/content?format=webapp_json&tenant=at&locale=de-AT&path=%2Flp%2Fherbst&state=draft',
      { ...herbst, draft: true },
    ],
    [
      '/content?format=webapp_json&tenant=at&locale=de-AT&frame=checkout',
      { kind: 'frame', ...at, frame: 'checkout' },
    ],
    [
      '/content?format=webapp_json&tenant=at&locale=de-AT&frame=full&state=draft',
      { kind: 'frame', ...at, frame: 'full', draft: true },
    ],
    ['/content?format=webapp_json&tenant=at&locale=de-AT&list=pages', { kind: 'list', ...at }],
    [
      '/content?format=webapp_json&tenant=at&locale=de-AT&list=pages&cursor=abc',
      { kind: 'list', ...at, cursor: 'abc' },
    ],
    ['/buckets/de-AT/footer/full.json', footer],
    [
      '/buckets/products/mode/4711.json',
      { kind: 'slice', ...at, category: 'mode', id: '4711', sliced: false },
    ],
    [
      '/buckets/products/mode/4711_fr.json',
      { kind: 'slice', tenant: 'default', locale: 'fr-CH', category: 'mode', id: '4711', sliced: false },
    ],
    [
      '/buckets/products/mode/4711_fr.sliced.json',
      { kind: 'slice', tenant: 'default', locale: 'fr-CH', category: 'mode', id: '4711', sliced: true },
    ],
    [
      '/buckets/de-AT/menus/linde.mobile.json',
      { kind: 'navigation', ...at, clientId: 'linde', device: 'mobile', sliced: false },
    ],
    [
      '/buckets/de-AT/menus/linde.web.sliced.json',
      { kind: 'navigation', ...at, clientId: 'linde', device: 'web', sliced: true },
    ],
  ])('asks for %s', async (target, address) => {
    const { source, seen } = await ask(sendJson({}), { previewToken: 'word' });
    await source.read(address, { component });
    expect(seen.map(({ url }) => url)).toEqual([target]);
  });

  test('puts the tenant into both addresses', async () => {
    const urls: string[] = [];
    const fetchStub: typeof fetch = async (input) => {
      urls.push(typeof input === 'string' ? input : '');
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    };
    const source = createHttpContentSource({
      cmsUrl: 'https://{tenant}.cms.example/api',
      bucketUrl: 'https://buckets.example/{tenant}/',
      log: collectLog().log,
      timeoutMs: 5000,
      fetch: fetchStub,
    });
    await source.read(herbst, { component });
    await source.read(footer, { component });
    expect(urls).toEqual([
      'https://at.cms.example/api?format=webapp_json&tenant=at&locale=de-AT&path=%2Flp%2Fherbst',
      'https://buckets.example/at/de-AT/footer/full.json',
    ]);
  });

  test('sends the preview token with drafts only, and without one asks for none', async () => {
    const { source, seen } = await ask(sendJson({}), { previewToken: 'word' });
    await source.read(herbst, { component });
    await source.read({ ...herbst, draft: true }, { component });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer word']);
    const without = await ask(sendJson({}));
    await expect(without.source.read({ ...herbst, draft: true }, { component })).rejects.toMatchObject({
      reason: 'no-preview-token',
    });
    expect(without.seen).toEqual([]);
  });

  test('sends the validator of the copy, and takes 304 for "unchanged"', async () => {
    const { source, seen } = await ask((_request, response) => response.writeHead(304).end());
    expect(await source.read(herbst, { component, etag: '"abc"' })).toEqual({ status: 'unchanged' });
    expect(seen[0]?.headers['if-none-match']).toBe('"abc"');
  });

  test('sends no address of more than 2047 characters', async () => {
    const query = '?format=webapp_json&tenant=at&locale=de-AT&path=%2Flp%2Fherbst';
    const { seen, base } = await ask(sendJson({}));
    const readWith = async (urlLength: number) => {
      const cmsUrl = `${base}/${'x'.repeat(urlLength - base.length - 1 - query.length)}`;
      const { source } = await ask(sendJson({}), { cmsUrl });
      return source.read(herbst, { component });
    };
    expect(await readWith(2047)).toMatchObject({ status: 'found' });
    await expect(readWith(2048)).rejects.toMatchObject({ reason: 'url-too-long' });
    expect(seen).toHaveLength(1);
  });

  test.each([
    'ftp://cms.example/',
    'cms.example',
    'https://user:word@cms.example/',
    'https://cms.example/?a=b',
    'https://cms.example/#x',
    '',
  ])('does not start with %s as address', (url) => {
    const good = 'https://cms.example/content';
    const { log } = collectLog();
    const timeoutMs = 5000;
    expect(() => createHttpContentSource({ cmsUrl: url, bucketUrl: good, log, timeoutMs })).toThrow(
      'CMS_URL',
    );
    expect(() => createHttpContentSource({ cmsUrl: good, bucketUrl: url, log, timeoutMs })).toThrow(
      'BUCKET_URL',
    );
  });
});

describe('answers', () => {
  test('takes a document, compressed or not, with parameters of the type', async () => {
    const { source } = await ask((_request, response) => {
      const headers = {
        'content-type': 'Application/JSON; charset=utf-8',
        'content-encoding': 'gzip',
        etag: 'W/"1"',
      };
      response.writeHead(200, headers).end(gzipSync('{"größe":"€"}'));
    });
    expect(await source.read(herbst, { component })).toEqual({
      status: 'found',
      body: { größe: '€' },
      bytes: 17,
      etag: 'W/"1"',
    });
  });

  test('leaves references in a document alone', async () => {
    const body = { a: { $ref: '#/b' }, b: { $ref: '#/a' } };
    const { source } = await ask(sendJson(body));
    expect(await source.read(herbst, { component })).toMatchObject({ body });
  });

  test('a status that is no answer fails by the text agreed, with the body as cause', async () => {
    const body = `nicht möglich ${'x'.repeat(5000)}`;
    const { source, seen, base } = await ask((_request, response) => response.writeHead(500).end(body), {
      retries: 0,
    });
    const failure: unknown = await source.read(herbst, { component }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'Status 500: Internal Server Error',
      reason: 'status',
      status: 500,
      url: `${base}${seen[0]?.url}`,
      cause: Buffer.from(body).subarray(0, 2048).toString(),
    });
  });

  test.each([
    [204, 'Status 204: No Content'],
    [301, 'A redirect, which is never followed'],
    [401, 'Status 401: Unauthorized'],
    [403, 'Status 403: Forbidden'],
    [503, 'Status 503: Service Unavailable'],
  ])('status %i is a failure', async (status, message) => {
    const { source } = await ask((_request, response) => response.writeHead(status).end());
    await expect(source.read(herbst, { component })).rejects.toMatchObject({ message });
  });

  test('limits are 2 MiB for the CMS and 1 MiB for buckets', async () => {
    const kept = '  '.repeat(512 * 1024).slice(2);
    const answer =
      (text: string): RequestListener =>
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(text);
      };
    const exact = await ask(answer(`{}${kept}`));
    expect(await exact.source.read(footer, { component })).toMatchObject({
      status: 'found',
      bytes: 1024 * 1024,
    });
    const over = await ask(answer(`{}${kept} `));
    await expect(over.source.read(footer, { component })).rejects.toMatchObject({ reason: 'too-large' });
    expect(await over.source.read(herbst, { component })).toMatchObject({ status: 'found' });
    const double = await ask(answer(`{} ${kept}${kept}   `));
    await expect(double.source.read(herbst, { component })).rejects.toMatchObject({ reason: 'too-large' });
  });

  test('follows no redirect, not even to itself', async () => {
    const canary = await ask(sendJson({ secret: true }));
    const { source, seen } = await ask((_request, response) => {
      response.writeHead(302, { location: `${canary.base}/latest/meta-data` }).end();
    });
    await expect(source.read(herbst, { component })).rejects.toMatchObject({ reason: 'redirect' });
    expect(seen).toHaveLength(1);
    expect(canary.seen).toEqual([]);
  });

  test.each([
    [500, 2],
    [503, 2],
    [404, 1],
    [403, 1],
    [429, 1],
  ])('after status %i asks %i times in all', async (status, times) => {
    const { source, seen } = await ask((_request, response) => response.writeHead(status).end());
    await source.read(herbst, { component }).catch(() => undefined);
    expect(seen).toHaveLength(times);
  });

  test('a second attempt that succeeds is a success', async () => {
    let requests = 0;
    const { source } = await ask((request, response) => {
      if (++requests === 1) request.socket.resetAndDestroy();
      else sendJson({ ok: true })(request, response);
    });
    expect(await source.read(herbst, { component })).toMatchObject({ body: { ok: true } });
  });
});
