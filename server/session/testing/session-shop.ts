import { readFileSync } from 'node:fs';
import express from 'express';
import supertest from 'supertest';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import { createTestErrors } from '../../http/testing/errors.ts';
import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import { createTestSessionRecords } from './memory-session-records.ts';
import type { LoginFlags } from '../login-cookie.ts';
import { createLogins } from '../logins.ts';
import { createVisitorMiddleware, sessionOf } from '../request-visitor.ts';
import { createSessionKeys } from '../session-keys.ts';
import { createSessionRoutes } from '../session-routes.ts';
import type { SessionRecords } from '../session-records.ts';
import { createSessionStore, type SessionStore } from '../session-store.ts';
import { createVisitorGuards } from '../visitor-guards.ts';

const tenants = readTenants('tenants').map(({ config }) => config);
const secret = 'a secret of thirty-two characters';

/** A browser that keeps cookies, and what the last answer was. */
export interface TestBrowser {
  /** By name, as they are sent. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<supertest.Response>;
  post(path: string, headers?: Record<string, string>): Promise<supertest.Response>;
}

export interface TestSessionShop {
  /** Milliseconds since 1970; set it to let time pass. */
  now: number;
  store: SessionStore;
  /** Calls of the records, by name; whether they fail with this instead. */
  calls: string[];
  outage: Error | undefined;
  flags: Map<string, LoginFlags>;
  /** Customers whose session was replayed. */
  replays: (string | null)[];
  browser(cookies?: Record<string, string>): TestBrowser;
}

/**
 * A shop of sessions alone: `/page` asks for nobody, `/who` says who asks, `/soft` and `/full` are guarded, `/login?kind=…` logs
 * customer c1 in, `/logout` out. The header `Tenant` says which shop it is.
 */
export function openTestSessionShop({ isHttps = true } = {}): TestSessionShop {
  const log = collectingLog();
  const shop: TestSessionShop = {
    now: Date.parse('2026-11-28T10:00:00Z'),
    calls: [],
    outage: undefined,
    flags: new Map([['c1', { creditAffinity: true, bonusProgram: false, hasPassword: true }]]),
    replays: [],
    store: undefined as unknown as SessionStore,
    browser: (cookies = {}) => openBrowser(app, new Map(Object.entries(cookies))),
  };
  const now = (): number => shop.now;
  const keyValue = createMemoryKeyValue({ maxBytes: 10_000_000, clock: now, log });
  shop.store = createSessionStore({
    records: watched(createTestSessionRecords(keyValue, now), shop),
    now,
    onReplay: (_tenant, customer) => shop.replays.push(customer),
  });
  const { store } = shop;
  const guards = createVisitorGuards({ text: textOf, isHttps });
  const logins = createLogins({ store, isHttps });
  const app = express();
  app.use((request, response, next) => {
    response.locals.tenant = tenants.find(({ slug }) => slug === (request.get('tenant') ?? 'at'));
    next();
  });
  app.use(createVisitorMiddleware({ store, now, log, isHttps }));
  app.get('/page', (_request, response) => response.set('Cache-Control', 'public').send('the same'));
  app.get('/who', async (_request, response) => response.json((await sessionOf(response))?.visitor ?? null));
  app.get('/soft', guards.requireSoft, (_request, response) => response.json('soft'));
  app.get('/full', guards.requireFull, (_request, response) => response.json('full'));
  app.post('/login', async (request, response) => {
    await logins.logIn(response, {
      customerId: 'c1',
      kind: request.query.kind === 'soft' ? 'soft' : 'full',
      stays: request.query.stays === 'yes',
      flags: shop.flags.get('c1') ?? { creditAffinity: false, bonusProgram: false, hasPassword: true },
    });
    response.json(await sessionOf(response));
  });
  app.post('/logout', async (_request, response) => {
    await logins.logOut(response);
    response.json(await sessionOf(response));
  });
  const routes = createSessionRoutes({
    store,
    keys: createSessionKeys({ secrets: [secret], now }),
    flagsOf: (_tenant, customerId) => Promise.resolve(shop.flags.get(customerId) ?? null),
    ...{ now, clock: now, log, counters: keyValue, secret, isHttps },
  });
  app.use('/api/session', routes);
  app.use(createTestErrors());
  return shop;
}

function textOf(_tenant: string, locale: string, key: string): string {
  const texts = JSON.parse(readFileSync(`renderer/messages/${locale.slice(0, 2)}.json`, 'utf8')) as Record<
    string,
    string
  >;
  return texts[key] ?? '';
}

function watched(records: SessionRecords, shop: TestSessionShop): SessionRecords {
  return new Proxy(records, {
    get(target, name: keyof SessionRecords) {
      return (...given: unknown[]): unknown => {
        shop.calls.push(name);
        if (shop.outage) return Promise.reject(shop.outage);
        return (target[name] as (...all: unknown[]) => unknown)(...given);
      };
    },
  });
}

function openBrowser(app: express.Express, cookies: Map<string, string>): TestBrowser {
  async function send(
    method: 'get' | 'post',
    path: string,
    headers: Record<string, string> = {},
  ): Promise<supertest.Response> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const agent = supertest(app);
    const request = method === 'get' ? agent.get(path) : agent.post(path);
    const answer = await request.set({ ...(Cookie !== '' && { Cookie }), ...headers });
    for (const header of cookiesOf(answer)) {
      const [pair = ''] = header.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (header.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    get: (path, headers) => send('get', path, headers),
    post: (path, headers) => send('post', path, headers),
  };
}

/** The `Set-Cookie` headers of an answer. */
export function cookiesOf({ headers }: supertest.Response): string[] {
  return (headers['set-cookie'] as string[] | undefined) ?? [];
}
