import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import supertest, { type Test } from 'supertest';
import { afterAll, describe, expect, test } from 'vitest';
import { createHashedFiles } from './hashed-files.ts';
import { createTestErrors } from './testing/errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'hashed-files-'));
const text = 'export const shop = 1;\n'.repeat(100);
writeFileSync(join(folder, 'a-1.js'), text);
writeFileSync(join(folder, 'a-1.js.gz'), gzipSync(text));
writeFileSync(join(folder, 'b-1.svg'), '<svg/>');
writeFileSync(join(folder, '.secret'), 'nobody');
const app = express();
app.set('etag', false);
app.use('/assets', createHashedFiles(folder));
app.use((_request, response) => void response.status(404).end('elsewhere'));
app.use(createTestErrors());
afterAll(() => rmSync(folder, { recursive: true }));

const get = (headers: Record<string, string> = {}, path = '/assets/a-1.js'): Test =>
  supertest(app)
    .get(path)
    .set({ 'Accept-Encoding': 'identity', ...headers });

describe('a hashed file', () => {
  test('is kept for a year, and says that there is one for each coding', async () => {
    const { status, headers, text: sent } = await get();
    expect([status, sent]).toEqual([200, text]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['bytes=-5', 206, text.slice(-5), `bytes ${text.length - 5}-${text.length - 1}/${text.length}`],
    ['bytes=0-0', 206, 'e', `bytes 0-0/${text.length}`],
    ['bytes=7-', 206, text.slice(7), `bytes 7-${text.length - 1}/${text.length}`],
    ['bytes=7-99999999', 206, text.slice(7), `bytes 7-${text.length - 1}/${text.length}`],
    ['bytes=-99999999', 206, text, `bytes 0-${text.length - 1}/${text.length}`],
    ['BYTES=0-1', 206, 'ex', `bytes 0-1/${text.length}`],
    ['items=0-1', 200, text, undefined],
    ['bytes', 200, text, undefined],
  ])('answers the range %s with %i', async (range, status, sent, contentRange) => {
    const answer = await get({ Range: range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([
      status,
      sent,
      contentRange,
    ]);
  });

  test.each(['bytes=99999-', 'bytes=-0'])('has no range %s: 416 with its length', async (range) => {
    const { status, headers } = await get({ Range: range });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${text.length}`]);
    expect(headers['cache-control']).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('answers a range that ends before it begins without ending the connection', async () => {
    expect([200, 416]).toContain((await get({ Range: 'bytes=5-2' })).status);
  });

  test.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['*;q=0, identity', undefined],
  ])('comes for %s in the coding %s', async (accepted, coding) => {
    const { headers, text: sent } = await get({ 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], sent]).toEqual([coding, text]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test.each(['post', 'put', 'delete', 'options'] as const)('takes no %s', async (method) => {
    const answer = await supertest(app)[method]('/assets/a-1.js');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test('answers HEAD as GET, without the body', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'gzip' }, { Range: 'bytes=-5' }]) {
      const whole = await get(headers);
      const head = await supertest(app)
        .head('/assets/a-1.js')
        .set({ 'Accept-Encoding': 'identity', ...headers });
      const told = ({ date: _date, ...rest }: Record<string, string>): object => rest;
      expect([head.status, told(head.headers), head.text]).toEqual([
        whole.status,
        told(whole.headers),
        undefined,
      ]);
    }
  });

  test.each([
    '/assets/nix.js',
    '/assets/a-1.js.gz',
    '/assets/.secret',
    '/assets/..%2fpackage.json',
    '/assets/%FF',
    '/assets/',
  ])('is not at %s, with whatever method', async (path) => {
    for (const method of ['get', 'post'] as const)
      expect((await supertest(app)[method](path)).text).toBe('elsewhere');
  });
});
