import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postNotice } from './post-notice.ts';

const received: (string | undefined)[][] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push([request.method, request.headers.host, request.headers['webhook-id'] as string, body]);
    response.statusCode = 204;
    response.end();
  });
});
afterEach(() => void server.close());

test('arrives at a name below localhost, whether or not the machine resolves it', async () => {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `a-shop.localhost:${port}`;
  expect(await postNotice(`http://${host}/notices`, { 'webhook-id': 'event_1' }, '{}')).toBe(204);
  expect(received).toEqual([['POST', host, 'event_1', '{}']]);
});
