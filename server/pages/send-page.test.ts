import { createServer } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { completePage } from '../../renderer/contract/rendered-page.ts';
import { sendConditionsOf, sendPage, sendUnkept } from './send-page.ts';

const now = 1_000_000;

test('a page that has not changed still tells the browser to stay with HTTPS', async () => {
  const page = {
    headers: ['Strict-Transport-Security', 'max-age=1', 'X-Frame-Options', 'DENY', 'Vary', 'Accept-Encoding'],
    bodies: { identity: Buffer.from('a') },
    etag: '"a"',
    drawnAt: now,
  };
  const server = createServer((asking, response) => sendPage(response, page, sendConditionsOf(asking), now));
  const { status, headers } = await request(server).get('/').set('If-None-Match', '"a"');
  expect(status).toBe(304);
  expect(headers['strict-transport-security']).toBe('max-age=1');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['x-frame-options']).toBeUndefined();
});

test('a page that nobody keeps is sent whole, and gives its bytes back', async () => {
  const facts = {
    ...{ dimensions: new Set<string>(), tags: new Set<string>(), until: undefined, styleHash: 'sha256-a' },
    ...{ scriptHashes: [], frameOrigins: [], issues: [], frameIssues: [] },
  };
  const large = 'b'.repeat(10_000);
  const page = completePage(facts, [Buffer.from('a'), Buffer.from(large), Buffer.from('c')]);
  const context = { baseHeaders: [], development: false };
  const server = createServer((asking, response) =>
    sendUnkept(response, { page, locale: 'de-DE' }, context, sendConditionsOf(asking), now),
  );
  const { status, text } = await request(server).get('/');
  expect(status).toBe(200);
  expect(text).toBe(`a${large}c`);
  expect(page.pieces).toEqual([]);
});
