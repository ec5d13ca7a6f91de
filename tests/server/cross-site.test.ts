import { once } from 'node:events';
import { connect } from 'node:net';
import type { Express } from 'express';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { routesOf, unsafeRoutes } from './routes-of-app.ts';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// What another site can make a visitor's browser send: every way in that changes something refuses it.

const made = vi.hoisted(() => ({ app: undefined as unknown }));
vi.mock(import('../../server/app.ts'), async (load) => {
  const all = await load();
  return { ...all, createApp: (parts) => (made.app = all.createApp(parts)) };
});

/** What takes calls from everywhere, and why it may. */
const exempt: Readonly<Record<string, string>> = {
  'POST /api/csp-report': 'browsers report by themselves; nothing is kept but a count',
  'POST /api/revalidate': 'needs a secret that no browser has',
  '* /api/inform/graphql': 'reads only, and takes no form: a header or JSON is needed',
  '* /assets': 'files alone',
  '* /api': 'says that there is no such call',
};

const foreign: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://m.at.localhost' },
  { 'Sec-Fetch-Site': 'anything' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Origin: 'http://at.localhost.evil.example' },
  { Origin: 'http://at.localhost:81' },
  { Origin: 'http://default.localhost' },
  { Origin: '' },
  { Origin: 'at.localhost' },
];
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
];

const refusal = 'Only pages of this shop may ask for this';

let shop: ShopUnderTest;
let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase('2026-12-01');
  shop = await startShop({}, { database });
  fillShop(shop.content);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** A path that the route takes. */
const pathOf = (route: string): string => route.replaceAll(':tenant', 'at');
const guarded = (): string[] =>
  unsafeRoutes(routesOf(made.app as Express)).flatMap(({ method, path }) =>
    `${method} ${path}` in exempt ? [] : [`${method} ${path}`],
  );

describe('a request that another site makes', () => {
  test('is told by the routes of the app itself, and the exemptions are those that are there', () => {
    const all = unsafeRoutes(routesOf(made.app as Express)).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(exempt).filter((route) => !all.includes(route))).toEqual([]);
    expect(guarded().length).toBeGreaterThan(6);
    // What is guarded takes POST, so that the sweep below asks what is there.
    expect(guarded().filter((route) => !route.startsWith('POST '))).toEqual([]);
  });

  test.each(foreign)('with %j is 403 everywhere, whatever its body', async (headers) => {
    const answers: unknown[] = [];
    for (const route of guarded())
      for (const type of contentTypes) {
        const path = pathOf(route.slice('POST '.length));
        const asked = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: '{}' };
        const { status, text, headers: sent } = await shop.ask(path, asked);
        if (status !== 403 || !text.includes(refusal) || sent['set-cookie'] !== undefined)
          answers.push([route, type, status]);
      }
    expect(answers).toEqual([]);
  });

  test('is refused before any of its body is there', async () => {
    for (const route of guarded()) {
      const socket = connect(shop.port, '127.0.0.1');
      await once(socket, 'connect');
      const path = pathOf(route.slice('POST '.length));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: at.localhost\r\nOrigin: https://evil.example\r\n` +
          'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n',
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect([route, answer.toString().slice(0, 12)]).toEqual([route, 'HTTP/1.1 403']);
      socket.destroy();
    }
  });

  test('changes nothing by GET: what is guarded takes none', async () => {
    const answers: unknown[] = [];
    const readable = routesOf(made.app as Express).flatMap(({ method, path }) =>
      method === 'GET' ? [path] : [],
    );
    for (const route of guarded()) {
      const pattern = route.slice('POST '.length);
      const { status } = await shop.ask(pathOf(pattern));
      if (status !== 405 && !readable.includes(pattern)) answers.push([route, status]);
    }
    expect(answers).toEqual([]);
  });

  test('of the shop itself gets past: the sweep would see it', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://at.localhost' }, {}])
      for (const route of guarded()) {
        const path = pathOf(route.slice('POST '.length));
        const asked = { method: 'POST', headers: { ...headers, 'Content-Type': 'text/plain' }, body: '-' };
        expect([route, (await shop.ask(path, asked)).text]).not.toEqual([
          route,
          expect.stringContaining(refusal),
        ]);
      }
  });
});

describe('GraphQL, which reads alone', () => {
  const query = JSON.stringify({ query: '{__typename}' });
  test.each([
    ['GET', {}, undefined],
    ['POST', { 'Content-Type': 'text/plain' }, query],
    ['POST', { 'Content-Type': 'application/x-www-form-urlencoded' }, `query=${query}`],
    ['POST', { 'Content-Type': 'multipart/form-data; boundary=x' }, query],
  ])('takes no %s with %j, as a form or a picture sends it', async (method, headers, body) => {
    const asked = { method, headers: headers as Record<string, string>, ...(body !== undefined && { body }) };
    const { status } = await shop.ask('/api/inform/graphql?query=%7B__typename%7D', asked);
    expect(status).toBe(403);
  });

  test('has no mutation', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ query: 'mutation { __typename }' });
    const { status } = await shop.ask('/api/inform/graphql', { method: 'POST', headers, body });
    expect(status).toBe(400);
  });
});
