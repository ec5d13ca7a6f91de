import type { Express } from 'express';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { routesOf } from './routes-of-app.ts';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// One rule of methods for everything that has an address (RFC 9110, 9 and 15.5.6).

const made = vi.hoisted(() => ({ app: undefined as unknown }));
vi.mock(import('../../server/compose/app.ts'), async (load) => {
  const all = await load();
  return { ...all, createApp: (parts) => (made.app = all.createApp(parts)) };
});

let shop: ShopUnderTest;
let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase('2026-12-01');
  shop = await startShop({}, { database });
  fillShop(shop.content);
  for (const path of ['/_/product', '/_/login', '/anmelden']) shop.content.page({ path, main: [] });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** What is mounted at a path and decides by itself what is there: the tests beside it hold that. */
const deciding = ['/assets', '/api', '/edit/api', '/bilder/:id/:file', '/dev/blocks{/:type}'];

/** Methods of each address of the app, by its path. */
function addresses(): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of routesOf(made.app as Express)) {
    if (deciding.includes(path)) continue;
    byPath.set(path, (byPath.get(path) ?? new Set()).add(method));
  }
  return byPath;
}

/** Where whoever is not signed in is led to the form, whatever is there; their own tests go in. */
const isBehindForm = (path: string): boolean =>
  /^\/(desk|edit)\/(?!sign-in|sign-out|invitation|language|api|shared)/.test(path);

/** An address that the route takes. */
const addressOf = (path: string): string => path.replace(':tenant', 'at').replace(':id', '1');

describe('a method that an address does not take', () => {
  test('is 405 with what it takes, at every route of the app, OPTIONS too', async () => {
    const answers: unknown[] = [];
    expect(addresses().size).toBeGreaterThan(40);
    for (const [path, methods] of addresses()) {
      const allow = [
        ...(methods.has('GET') ? ['GET', 'HEAD'] : []),
        ...(methods.has('POST') ? ['POST'] : []),
      ];
      for (const method of [
        'OPTIONS',
        'DELETE',
        'PROPFIND',
        'TRACE',
        ...(methods.has('POST') || isBehindForm(path) ? [] : ['POST']),
      ]) {
        const { status, headers } = await shop.ask(addressOf(path), { method });
        if (status !== 405 || headers.allow !== allow.join(', '))
          answers.push([method, path, status, headers.allow, allow]);
      }
    }
    expect(answers).toEqual([]);
  });

  test.each([
    ['/', 'GET, HEAD'],
    ['/lp/herbst', 'GET, HEAD'],
    ['/lp/herbst/', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/anmelden', 'GET, HEAD, POST'],
    ['/dev/blocks', 'GET, HEAD'],
  ])('is 405 at %s: it takes %s', async (path, allow) => {
    for (const method of ['OPTIONS', 'DELETE', ...(allow.includes('POST') ? [] : ['POST'])]) {
      const answer = await shop.ask(path, { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow]);
    }
  });

  test.each([
    '/nix',
    '/lp/nix',
    '/p/nix-99999999',
    '/api/nix',
    '/api/session/v1/default',
    '/dev/blocks/nix',
    '/assets/x',
  ])('is 404 at %s, where nothing is', async (path) => {
    for (const method of ['OPTIONS', 'DELETE', 'POST']) {
      const { status, headers } = await shop.ask(path, { method });
      expect([method, status, headers.allow]).toEqual([method, 404, undefined]);
    }
  });

  test('shows the metrics to nobody who may not read them', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect((await shop.ask('/metrics', { method, headers })).status).toBe(404);
  });
});

/** Tells when, or which request it was, or is another each time it is asked. */
const passing = new Set(['date', 'x-request-id', 'age', 'set-cookie']);
const changing = new Set(['/metrics', '/api/customer/v1/captcha']);

test('HEAD is GET without the body, at whatever address can be read', async () => {
  const paths = [...addresses()].flatMap(([path, methods]) => (methods.has('GET') ? [addressOf(path)] : []));
  const differing: unknown[] = [];
  for (const path of [...paths, '/', '/lp/herbst', '/nix', '/robots.txt', '/anmelden', '/dev/blocks']) {
    const headers = { 'Accept-Encoding': 'br' };
    await shop.ask(path, { headers });
    const [whole, head] = [
      await shop.ask(path, { headers }),
      await shop.ask(path, { method: 'HEAD', headers }),
    ];
    const told = (all: object): object =>
      Object.fromEntries(
        Object.entries(all).filter(
          ([name]) => !passing.has(name) && !(changing.has(path) && name === 'content-length'),
        ),
      );
    const same =
      JSON.stringify([whole.status, told(whole.headers)]) ===
      JSON.stringify([head.status, told(head.headers)]);
    if (!same || head.bytes.length > 0)
      differing.push([path, whole.status, told(whole.headers), head.status, told(head.headers)]);
  }
  expect(differing).toEqual([]);
});
