import express from 'express';
import supertest from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptTerms, searchHistory, shownTerms } from '../../../schemas/search-history.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import { createTestErrors } from '../../http/testing/errors.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import { createMemorySearchHistory } from './testing/memory-search-history.ts';
import { createSearchHistoryRoutes } from './search-history-routes.ts';
import type { SearchHistoryStore } from './search-history-store.ts';

const tenants = readTenants('tenants').map(({ config }) => config);
const day = 86_400_000;
const agrees = 'consent=C0001,C0003';
const refuses = 'consent=C0001,C0002';

let now = 0;
let store: SearchHistoryStore;
let app: express.Express;

/** A shop with this part alone; the header `Customer` says who is logged in, `Tenant` which shop it is. */
function shop(given: SearchHistoryStore, isHttps = false): express.Express {
  const made = express();
  made.set('trust proxy', true);
  made.use((request, response, next) => {
    response.locals.tenant = tenants.find(({ slug }) => slug === (request.get('tenant') ?? 'at'));
    next();
  });
  const log = collectingLog();
  made.use(
    '/api/search/searchhistory',
    createSearchHistoryRoutes({
      store: given,
      counters: createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => now, log }),
      secret: 'a secret of thirty-two characters',
      customerOf: (request) => request.get('customer'),
      now: () => now,
      clock: () => now,
      isHttps,
      log,
    }),
  );
  made.use(createTestErrors());
  return made;
}

beforeEach(() => {
  now = Date.parse('2026-11-28T10:00:00Z');
  store = createMemorySearchHistory();
  app = shop(store);
});

type Headers = Record<string, string>;
const root = '/api/search/searchhistory';
const get = (path: string, headers: Headers = {}) =>
  supertest(app)
    .get(root + path)
    .set(headers);
const post = (path: string, body: unknown, headers: Headers = {}) =>
  supertest(app)
    .post(root + path)
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body));
const cookiesOf = ({ headers }: supertest.Response): string[] =>
  (headers['set-cookie'] as string[] | undefined) ?? [];

/** A visitor who agrees, has searched for these terms one after the other, and now brings this cookie. */
async function visitorWith(...terms: string[]): Promise<string> {
  let cookie = agrees;
  for (const term of terms) {
    now += 1000;
    const added = await post('/v1', { term }, { Cookie: cookie });
    expect(added.status).toBe(204);
    cookie = `${agrees}; ${cookiesOf(added)[0]?.split(';')[0]}`;
  }
  return cookie;
}

async function termsOf(headers: Headers, path = '/v1'): Promise<string[]> {
  const answer = await get(path, headers);
  expect(answer.status).toBe(200);
  return searchHistory.parse(answer.body).terms.map(({ term }) => term);
}

describe('a visitor who agrees', () => {
  test('finds the last terms, newest first, all of them on demand', async () => {
    const terms = Array.from({ length: 12 }, (_, at) => `regal ${at}`);
    const cookie = await visitorWith(...terms, 'REGAL 3');
    const newest = ['REGAL 3', ...terms.toReversed().filter((term) => term !== 'regal 3')];
    expect(await termsOf({ Cookie: cookie })).toEqual(newest.slice(0, shownTerms));
    expect(await termsOf({ Cookie: cookie }, '')).toEqual(newest.slice(0, shownTerms));
    expect(await termsOf({ Cookie: cookie }, '/')).toEqual(newest.slice(0, shownTerms));
    expect(await termsOf({ Cookie: cookie }, '/v1/all')).toEqual(newest);
    expect((await get('/v1', { Cookie: cookie })).body.terms[0]).toEqual({
      term: 'REGAL 3',
      lastUsed: new Date(now).toISOString(),
      count: 2,
    });
    expect(keptTerms).toBeGreaterThan(12);
  });

  test('has a cookie that no script reads, with 128 random bits, of which the store holds a hash alone', async () => {
    const owners: string[] = [];
    app = shop({ ...store, add: async (_tenant, owner) => void owners.push(owner) });
    const answers = await Promise.all([1, 2].map(() => post('/v1', { term: 'regal' }, { Cookie: agrees })));
    const ids = answers.map((answer) => {
      const [cookie = ''] = cookiesOf(answer);
      expect(cookie).toMatch(/^searches=[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
      return cookie.slice('searches='.length, 'searches='.length + 22);
    });
    expect(new Set(ids).size).toBe(2);
    expect(owners).toHaveLength(2);
    for (const owner of owners) expect(owner).toMatch(/^visitor:[0-9a-f]{64}$/);
  });

  test('has a cookie for https alone where the shop is reached so', async () => {
    app = shop(store, true);
    expect(cookiesOf(await post('/v1', { term: 'regal' }, { Cookie: agrees }))[0]).toContain('; Secure');
  });

  test('deletes a term, or all, for other tabs too', async () => {
    const cookie = await visitorWith('regal', 'sofa', 'lampe');
    const left = await post('/delete', { term: 'Sofa' }, { Cookie: cookie });
    expect(searchHistory.parse(left.body).terms.map(({ term }) => term)).toEqual(['lampe', 'regal']);
    expect((await post('/delete', { term: 'sofa' }, { Cookie: cookie })).status).toBe(200);
    const none = await post('/deleteall', {}, { Cookie: cookie });
    expect(none.body).toEqual({ terms: [] });
    expect(cookiesOf(none)[0]).toMatch(/^searches=; Max-Age=0;/);
    expect(await termsOf({ Cookie: cookie })).toEqual([]);
  });

  test('writes from two tabs at once, and nothing is lost', async () => {
    const cookie = await visitorWith('regal');
    const terms = Array.from({ length: 10 }, (_, at) => `sofa ${at}`);
    await Promise.all(terms.map((term) => post('/v1', { term }, { Cookie: cookie })));
    expect((await termsOf({ Cookie: cookie }, '/v1/all')).toSorted()).toEqual(['regal', ...terms].toSorted());
  });

  test('is forgotten after 90 days', async () => {
    const cookie = await visitorWith('regal');
    now += 60 * day;
    await post('/v1', { term: 'sofa' }, { Cookie: cookie });
    now += 30 * day - 1;
    expect(await termsOf({ Cookie: cookie })).toEqual(['sofa', 'regal']);
    now += 1;
    expect(await termsOf({ Cookie: cookie })).toEqual(['sofa']);
  });

  test('takes what is old out of the store, whoever comes', async () => {
    await visitorWith('regal');
    now += 91 * day;
    let removed = 0;
    app = shop({ ...store, removeUnused: async (since) => (removed = await store.removeUnused(since)) });
    await visitorWith('sofa');
    expect(removed).toBe(1);
  });

  test('sees nothing of others, nor of another shop', async () => {
    const cookie = await visitorWith('regal');
    await visitorWith('sofa');
    expect(await termsOf({ Cookie: cookie })).toEqual(['regal']);
    expect(await termsOf({ Cookie: cookie, Tenant: 'default' })).toEqual([]);
    expect(await termsOf({ Cookie: agrees })).toEqual([]);
  });
});

describe('without consent', () => {
  test.each([refuses, '', 'consent=C0003x', 'other=C0003'])('nothing is stored (%s)', async (Cookie) => {
    const refused = await post('/v1', { term: 'regal' }, { Cookie });
    expect(refused.status).toBe(403);
    expect(cookiesOf(refused)).toEqual([]);
    expect(await termsOf({ Cookie })).toEqual([]);
    expect((await post('/v1', { term: 'regal' }, { Cookie, Customer: '7' })).status).toBe(403);
    expect(await termsOf({ Cookie: agrees, Customer: '7' })).toEqual([]);
  });

  test('escaped commas are read like others', async () => {
    expect((await post('/v1', { term: 'regal' }, { Cookie: 'consent=C0001%2CC0003' })).status).toBe(204);
  });

  test('what was kept before it was withdrawn goes with the first call', async () => {
    const cookie = await visitorWith('regal');
    const answer = await get('/v1', { Cookie: cookie.replace(agrees, refuses) });
    expect(answer.body).toEqual({ terms: [] });
    expect(cookiesOf(answer)[0]).toMatch(/^searches=; Max-Age=0;/);
    expect(await termsOf({ Cookie: cookie })).toEqual([]);
  });

  test('deleting is always possible, a customer’s history too', async () => {
    await post('/v1', { term: 'regal' }, { Cookie: agrees, Customer: '7' });
    expect((await post('/deleteall', {}, { Cookie: refuses, Customer: '7' })).status).toBe(200);
    expect(await termsOf({ Cookie: agrees, Customer: '7' })).toEqual([]);
  });
});

describe('at login', () => {
  test('the anonymous history joins the customer’s: no term twice, the last first, the anonymous one empty', async () => {
    await post('/v1', { term: 'lampe' }, { Cookie: agrees, Customer: '7' });
    now += 1000;
    await post('/v1', { term: 'Regal' }, { Cookie: agrees, Customer: '7' });
    const cookie = await visitorWith('regal', 'sofa');
    const joined = await post('/v1/join-with-fi', {}, { Cookie: cookie, Customer: '7' });
    const terms = ['sofa', 'regal', 'lampe'];
    expect(searchHistory.parse(joined.body).terms.map(({ term }) => term)).toEqual(terms);
    expect(joined.body.terms[1].count).toBe(2);
    expect(cookiesOf(joined)[0]).toMatch(/^searches=; Max-Age=0;/);
    expect(await termsOf({ Cookie: cookie })).toEqual([]);
    // Once more, as from a second tab: nothing is counted twice.
    const again = await post('/v1/join-with-fi', {}, { Cookie: cookie, Customer: '7' });
    expect(again.body).toEqual(joined.body);
  });

  test('nobody joins who is not logged in, or does not agree', async () => {
    const cookie = await visitorWith('regal');
    expect((await post('/v1/join-with-fi', {}, { Cookie: cookie })).status).toBe(401);
    const without = { Cookie: refuses, Customer: '7' };
    expect((await post('/v1/join-with-fi', {}, without)).status).toBe(403);
    expect(await termsOf({ Cookie: cookie })).toEqual(['regal']);
  });
});

describe('bad input', () => {
  test.each<[unknown, number]>([
    ['{"term":', 400],
    ['', 400],
    ['[]', 400],
    [{}, 400],
    [{ term: 7 }, 400],
    [{ term: ['regal'] }, 400],
    [{ term: '   ' }, 400],
    [{ term: 'a\0b' }, 400],
    [{ term: '\u200b\u202e' }, 400],
    ['{"term":"regal","__proto__":{"x":1}}', 400],
    [{ term: 'regal', owner: 'customer:7' }, 400],
    [{ term: 'x'.repeat(1001) }, 400],
    [{ term: 'x'.repeat(20_000) }, 413],
  ])('%j is refused', async (body, status) => {
    for (const path of ['/v1', '/delete']) {
      const answer = await post(path, body, { Cookie: agrees });
      expect(answer.status).toBe(status);
      expect(answer.body.detail).toMatch(/^(„(term|owner|__proto__)“|Der Wert von „term“|Die Anfrage).*\.$/);
    }
    expect(await store.removeUnused(Infinity)).toBe(0);
  });

  test('a term of 1000 characters is cut as the search cuts it', async () => {
    const cookie = await visitorWith('x'.repeat(1000));
    expect(await termsOf({ Cookie: cookie })).toEqual(['x'.repeat(100)]);
  });

  test('text that hides something is kept without it', async () => {
    const cookie = await visitorWith('re\u200bgal \u202e ');
    expect(await termsOf({ Cookie: cookie })).toEqual(['regal']);
  });

  test('other types and other sites are refused, and other methods', async () => {
    const foreign = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }];
    for (const path of ['/v1', '/delete', '/deleteall', '/v1/join-with-fi'])
      for (const headers of foreign)
        expect((await post(path, { term: 'regal' }, { Cookie: agrees, ...headers })).status).toBe(403);
    const form = { Cookie: agrees, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post('/v1', 'term=regal', form)).status).toBe(415);
    const put = await supertest(app).put(`${root}/v1`);
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect((await get('/delete')).headers.allow).toBe('POST');
    expect((await get('/v2')).status).toBe(404);
  });

  test.each([
    'searches=short',
    `searches=${'a'.repeat(22)}; searches=${'b'.repeat(22)}`,
    'searches=../../../../etc/passwd',
  ])('a cookie that is not ours is deleted: %s', async (cookie) => {
    const answer = await get('/v1', { Cookie: `${agrees}; ${cookie}` });
    expect(answer.body).toEqual({ terms: [] });
    expect(cookiesOf(answer)[0]).toMatch(/^searches=; Max-Age=0;/);
  });

  test('too many calls from one address are refused for a while, others are not', async () => {
    const from = (address: string) => get('/v1', { 'X-Forwarded-For': address });
    for (let calls = 0; calls < 240; calls++) expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await from('192.0.2.2')).status).toBe(200);
    now += 60_000;
    expect((await from('192.0.2.1')).status).toBe(200);
  });

  test('without the database: 503, and when to come again', async () => {
    const away = async (): Promise<never> => {
      throw new DatabaseUnavailable('refused', 'away');
    };
    app = shop({ ...store, list: away, add: away });
    const cookie = `${agrees}; searches=${'a'.repeat(22)}`;
    for (const answer of [
      await get('/v1', { Cookie: cookie }),
      await post('/v1', { term: 'a' }, { Cookie: cookie }),
    ])
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});

test('no answer is for any cache', async () => {
  for (const path of ['', '/v1', '/v1/all'])
    expect((await get(path)).headers['cache-control']).toBe('private, no-store');
  const added = await post('/v1', { term: 'regal' }, { Cookie: agrees });
  expect(added.headers['cache-control']).toBe('private, no-store');
});
