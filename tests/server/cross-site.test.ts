import { once } from 'node:events';
import { connect } from 'node:net';
import type { Express } from 'express';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { pageAccess } from '../../server/pages/page-access.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { heading } from './fake-content.ts';
import { routesOf, unsafeRoutes } from './routes-of-app.ts';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// What another site can make a visitor's browser send: every way in that changes something refuses it.

const made = vi.hoisted(() => ({ app: undefined as unknown }));
vi.mock(import('../../server/compose/app.ts'), async (load) => {
  const all = await load();
  return { ...all, createApp: (parts) => (made.app = all.createApp(parts)) };
});

/** What takes calls from everywhere, and why it may. */
const exempt: Readonly<Record<string, string>> = {
  'POST /api/csp-report': 'browsers report by themselves; nothing is kept but a count',
  'POST /api/revalidate': 'needs a secret that no browser has',
  'POST /api/inform/graphql': 'reads only, and takes no form: a header or JSON is needed',
  '* /assets': 'files alone',
  '* /bilder/:id/:file': 'pictures alone',
  '* /dev/blocks{/:type}': 'pages for developers',
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

const refusal = 'Das geht nur von den Seiten dieses Shops aus.';
/** The editors' application has the words itself. */
const refusalOf = (path: string): string =>
  /^\/edit\/api\b/.test(path) ? '"reason":"foreign-site"' : refusal;

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
/** The status of a foreign request whose body never comes. */
async function statusBeforeBody(path: string): Promise<number> {
  const socket = connect(shop.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: at.localhost\r\nOrigin: https://evil.example\r\n` +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(answer.toString('latin1', 9, 12));
}
/** Needs a token that no browser has, and looks at no cookie. */
const isForMerchants = (path: string): boolean => path.startsWith('/api/fulfilment/');
const guarded = (): string[] =>
  unsafeRoutes(routesOf(made.app as Express)).flatMap(({ method, path }) =>
    `${method} ${path}` in exempt || isForMerchants(path) ? [] : [`${method} ${path}`],
  );
/** A path of a guarded route. */
const guardedPath = (route: string): string => pathOf(route.slice(route.indexOf(' ') + 1));

describe('a request that another site makes', () => {
  test('is told by the routes of the app itself, and the exemptions are those that are there', () => {
    const all = unsafeRoutes(routesOf(made.app as Express)).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(exempt).filter((route) => !all.includes(route))).toEqual([]);
    expect(guarded().length).toBeGreaterThan(6);
    // The sweep below asks by POST, which all of them take.
    expect(guarded().filter((route) => !/^(POST|\*) /.test(route))).toEqual([]);
  });

  test.each(foreign)('with %j is 403 everywhere, whatever its body', async (headers) => {
    const answers: unknown[] = [];
    for (const route of guarded())
      for (const type of contentTypes) {
        const path = guardedPath(route);
        const asked = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: '{}' };
        const { status, text, headers: sent } = await shop.ask(path, asked);
        if (status !== 403 || !text.includes(refusalOf(path)) || sent['set-cookie'] !== undefined)
          answers.push([route, type, status]);
      }
    expect(answers).toEqual([]);
  });

  test('is refused before any of its body is there', async () => {
    for (const route of guarded()) {
      const path = guardedPath(route);
      expect([route, await statusBeforeBody(path)]).toEqual([route, 403]);
    }
  });

  test('changes nothing by GET: what is guarded takes none', async () => {
    const answers: unknown[] = [];
    const readable = routesOf(made.app as Express).flatMap(({ method, path }) =>
      method === 'GET' ? [path] : [],
    );
    for (const route of guarded().filter((each) => each.startsWith('POST '))) {
      const pattern = route.slice('POST '.length);
      const { status, headers } = await shop.ask(pathOf(pattern));
      // Behind the form of the shop's people nobody is told what there is.
      const isAskedIn =
        /^\/(desk|edit)\/sign-in\?to=/.test(headers.location ?? '') && /^\/(desk|edit)\//.test(pattern);
      if (status !== 405 && !isAskedIn && !readable.includes(pattern)) answers.push([route, status]);
    }
    expect(answers).toEqual([]);
  });

  test('of the shop itself gets past: the sweep would see it', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://at.localhost' }, {}])
      for (const route of guarded()) {
        const path = guardedPath(route);
        const asked = { method: 'POST', headers: { ...headers, 'Content-Type': 'text/plain' }, body: '-' };
        expect([route, (await shop.ask(path, asked)).text]).not.toEqual([
          route,
          expect.stringContaining(refusal),
        ]);
      }
  });
});

describe('a form that another site sends to a page', () => {
  const tenant = readTenants('tenants').flatMap(({ config }) =>
    config.slug === 'at' ? [config] : [],
  )[0] as TenantConfig;
  const pages = [...pageAccess.keys()].flatMap((route) => routeTable(tenant, 'de-AT').path(route) ?? []);
  beforeAll(() => {
    for (const route of pageAccess.keys()) {
      const path = tenant.routes[route]?.page ?? routeTable(tenant, 'de-AT').path(route) ?? '';
      shop.content.page({ path, main: [heading(route)] });
    }
  });
  const send = (path: string, headers: Record<string, string>, type: string) =>
    shop.ask(path, {
      ...{ method: 'POST', headers: { ...headers, 'Content-Type': type } },
      body: 'form=login&email=a%40example.at&password=geraten',
    });

  test.each(foreign)('with %j is 403 on all that take forms, and sets no cookie', async (headers) => {
    expect(pages.length).toBeGreaterThan(6);
    for (const path of pages)
      for (const type of contentTypes) {
        const { status, headers: sent } = await send(path, headers, type);
        expect([path, type, status, sent['set-cookie']]).toEqual([path, type, 403, undefined]);
      }
  });

  test('is refused before any of its body is there', async () => {
    for (const path of pages) expect([path, await statusBeforeBody(path)]).toEqual([path, 403]);
  });

  test('of the shop itself gets past, also from a page that hides its address', async () => {
    const type = 'application/x-www-form-urlencoded';
    for (const headers of [
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'http://at.localhost' },
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    ])
      expect((await send('/anmelden', headers as Record<string, string>, type)).status).toBe(422);
  });

  test('is none on a page that takes none', async () => {
    for (const path of ['/', '/lp/herbst'])
      expect((await send(path, {}, 'application/x-www-form-urlencoded')).status).toBe(405);
  });
});

describe('GraphQL, which reads alone', () => {
  const query = JSON.stringify({ query: '{__typename}' });
  test.each([
    ['GET', {}, undefined, 403],
    ['POST', { 'Content-Type': 'text/plain' }, query, 415],
    ['POST', { 'Content-Type': 'application/x-www-form-urlencoded' }, `query=${query}`, 415],
    ['POST', { 'Content-Type': 'multipart/form-data; boundary=x' }, query, 415],
  ])('takes no %s with %j, as a form or a picture sends it', async (method, headers, body, refused) => {
    const asked = { method, headers: headers as Record<string, string>, ...(body !== undefined && { body }) };
    const { status } = await shop.ask('/api/inform/graphql?query=%7B__typename%7D', asked);
    expect(status).toBe(refused);
  });

  test('has no mutation', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' };
    const body = JSON.stringify({ query: 'mutation { __typename }' });
    const { status } = await shop.ask('/api/inform/graphql', { method: 'POST', headers, body });
    expect(status).toBe(400);
  });
});
