import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstAnswer, sendRaw } from './send-raw.ts';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// What RFC 9110 and 9112 ask of a server, on bare connections where a client would mend it.

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await startShop({}, { catalogue: true });
  fillShop(shop.content);
});
afterAll(() => shop.close());

const status = (answer: string): number => Number(answer.slice(9, 12));

describe('a target in absolute form', () => {
  const get = (target: string, host = 'at.localhost'): Promise<string> =>
    sendRaw(shop.port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  test.each([
    ['http://at.localhost/', 'Start<'],
    ['HTTP://AT.localhost:3000/?x=1', 'Start<'],
    ['https://default.localhost/fr', 'Accueil<'],
    ['http://at.localhost', 'Start<'],
    ['http://at.localhost?x=1', 'Start<'],
    ['http://127.0.0.1/lp/herbst', 'Herbst<'],
  ])('for a host of ours is its path: %s', async (target, shown) => {
    const answer = await get(target);
    expect([status(answer), answer.includes(shown)]).toEqual([200, true]);
  });

  test('counts more than the header Host', async () => {
    expect(await get('http://default.localhost/', 'at.localhost')).toContain('Start Deutschland<');
  });

  test.each([
    'http://evil.example/',
    'http://at.localhost.evil.example/',
    'http://at.localhost@evil.example/',
    'http://evil.example@at.localhost/',
    'http://at.localhost\\evil.example/',
    'http://at.localhost/#x',
    'http:///',
    'ftp://at.localhost/',
    'at.localhost/',
  ])('for another one is refused: %s', async (target) => {
    const answer = await get(target);
    expect(status(answer)).toBe(400);
    expect(answer).not.toContain('evil.example');
  });

  test('does not make up for a missing or second Host', async () => {
    const line = 'GET http://at.localhost/ HTTP/1.1\r\n';
    expect(status(await sendRaw(shop.port, `${line}\r\n`))).toBe(400);
    const two = `${line}Host: at.localhost\r\nHost: at.localhost\r\n\r\n`;
    expect(status(await sendRaw(shop.port, two))).toBe(400);
  });
});

describe('a body that says it is too long', () => {
  const head = (path: string, length: number, more = ''): string =>
    `POST ${path} HTTP/1.1\r\nHost: at.localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

  test.each([
    ['/api/basket/v1/add', 70_000],
    ['/api/csp-report', 17_000],
    ['/api/search/searchhistory/v1', 999_999_999_999],
    ['/api/gateway/', 70_000],
    ['/api/inform/graphql', 120_000],
    ['/', 120_000],
    ['/gibt-es-nicht', 120_000],
  ])('to %s is refused before any of it has come', async (path, length) => {
    expect(status(await firstAnswer(shop.port, head(path, length)))).toBe(413);
  });

  test('is not asked for, and its connection ends, where the client waits for that', async () => {
    const answer = await sendRaw(shop.port, head('/api/basket/v1/add', 70_000, 'Expect: 100-continue\r\n'));
    expect(status(answer)).toBe(413);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).not.toContain('100 Continue');
  });

  test('is asked for once where it is short enough, and where the call would be read at all', async () => {
    const body = '{"sku":"x","quantity":"1"}';
    const expecting = head('/api/basket/v1/add', body.length, 'Expect: 100-continue\r\n');
    expect(await firstAnswer(shop.port, expecting)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    const foreign = expecting.replace('Expect', 'Origin: https://evil.example\r\nExpect');
    expect(status(await firstAnswer(shop.port, foreign))).toBe(403);
  });

  test('that comes in pieces is refused as soon as it is too long', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const chunked = head('/api/csp-report', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    expect(status(await firstAnswer(shop.port, chunked + chunk + chunk))).toBe(413);
  });

  test('leaves the connection in step: what follows the body is the next request', async () => {
    const next = 'GET /nix HTTP/1.1\r\nHost: at.localhost\r\nConnection: close\r\n\r\n';
    const answer = await sendRaw(shop.port, head('/api/basket/v1/add', 70_000) + 'x'.repeat(70_000) + next);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
  });
});

test('CONNECT is refused with what there is instead', async () => {
  const answer = await sendRaw(
    shop.port,
    'CONNECT at.localhost:443 HTTP/1.1\r\nHost: at.localhost:443\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*^Allow: GET, HEAD, POST/m);
});

describe('codings', () => {
  test('that are refused one and all leave nothing to send: 406', async () => {
    for (const path of ['/', '/robots.txt', '/api/voucher', '/nix'])
      expect((await shop.ask(path, { headers: { 'Accept-Encoding': 'identity;q=0' } })).status).toBe(406);
  });

  test.each([
    ['br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
  ])('of large public JSON: %s', async (accepted, coding) => {
    const path = '/api/search/searchv2?q=kleid';
    const plain = await shop.ask(path);
    const { headers, text, bytes } = await shop.ask(path, { headers: { 'Accept-Encoding': accepted } });
    expect(text).toBe(plain.text);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-type']).toBe(plain.headers['content-type']);
    expect([headers.vary, plain.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.length < plain.bytes.length / 2).toBe(coding !== undefined);
  });

  test('are none for what is one visitor’s: its length would tell of what is in it', async () => {
    const body = JSON.stringify({ sku: 'nix', quantity: '1', note: 'x'.repeat(9000) });
    const headers = { 'Accept-Encoding': 'br', 'Content-Type': 'application/json' };
    for (const path of ['/api/basket/v1/add', '/api/wishlist/v1/add', '/api/customer/v1/login']) {
      const answer = await shop.ask(path, { method: 'POST', headers, body });
      expect([path, answer.headers['content-encoding']]).toEqual([path, undefined]);
    }
  });
});

describe('a visitor who goes away', () => {
  const errors = (): string[] =>
    shop.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

  test.each([
    [
      'in the middle of a body',
      'POST /api/basket/v1/add',
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
    ],
    [
      'in the middle of a form',
      'POST /anmelden',
      'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nform=',
    ],
    [
      'in the middle of a query',
      'POST /api/inform/graphql',
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"q',
    ],
    ['before a list is there', 'GET /api/search/searchv2?q=hose', '\r\n'],
    ['before a page is there', 'GET /lp/herbst', '\r\n'],
    ['in the middle of a line', 'GET /lp/he', ''],
  ])('%s is no error in the log', async (_when, line, rest) => {
    const before = errors();
    const socket = connect(shop.port, '127.0.0.1');
    socket.on('error', () => {});
    const target = rest === '' ? line : `${line} HTTP/1.1\r\nHost: at.localhost\r\n${rest}`;
    await new Promise((resolve) => socket.write(target, resolve));
    // What is asked later is answered later: by then the shop has what was sent.
    await shop.ask('/nix');
    socket.resetAndDestroy();
    // … and by then it knows that the visitor is gone.
    for (let round = 0; round < 3; round++) expect((await shop.ask('/nix')).status).toBe(404);
    expect(errors().slice(before.length)).toEqual([]);
  });
});
