import { createServer } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { sendConditionsOf, sendPage } from './send-page.ts';

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
