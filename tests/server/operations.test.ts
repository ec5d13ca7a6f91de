import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop({ METRICS_TOKEN: 'a token for the metrics' });
  fillShop(shop.content);
});

afterAll(() => shop.close());

describe('the metrics', () => {
  test('are read from this machine', async () => {
    const { status, headers, text } = await shop.ask('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
    for (const name of [
      'http_requests_total',
      'http_request_seconds',
      'page_render_seconds',
      'node_cache_total',
      'content_issues_total',
      'csp_reports_total',
      'page_cache_bytes',
    ]) {
      expect(text).toContain(`# TYPE ${name} `);
    }
  });

  test.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
    'are not there for who comes by a proxy (%s)',
    async (header) => {
      const answer = await shop.ask('/metrics', { headers: { [header]: '127.0.0.1' } });
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('http_requests_total');
    },
  );

  test.each([
    ['www.example.at', 404],
    ['localhost.example.at', 404],
    ['localhost:3000', 200],
    ['[::1]:3000', 200],
  ])('are there without a token by the name %s: %i', async (host, status) => {
    expect((await shop.ask('/metrics', { headers: { Host: host } })).status).toBe(status);
  });

  test.each([
    ['Bearer a token for the metrics', 200],
    ['Bearer a token for the metric', 404],
    ['bearer', 404],
    ['', 404],
  ])('are there by a proxy for who brings %j: %i', async (authorization, status) => {
    const answer = await shop.ask('/metrics', {
      headers: { 'X-Forwarded-For': '192.0.2.1', Authorization: authorization },
    });
    expect(answer.status).toBe(status);
  });

  test('have labels of a bounded number, whatever content and visitors write', async () => {
    for (let index = 0; index < 30; index++) {
      const path = `/lp/typ-${index}`;
      shop.content.page({ path, main: [{ type: `made-up-${index}` }] });
      await shop.ask(path, { method: index % 2 === 0 ? 'GET' : 'HEAD' });
      await shop.ask(`/made-up-${index}`);
    }
    const { text } = await shop.ask('/metrics');
    expect(text).not.toContain('made-up');
    expect(text).toContain('content_issues_total{code="type-unknown",block="unknown"} 30');
  });
});

describe('health', () => {
  test('is alive but not ready as long as something is missing, and tells what', async () => {
    let missing: string | undefined = 'no database yet';
    const starting = await startShop({}, { notReadyBecause: () => missing });
    expect((await starting.ask('/healthz')).status).toBe(200);
    const ready = await starting.ask('/readyz');
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toEqual({ status: 'starting', reasons: ['no database yet'] });
    expect(starting.shop.ready()).toBe(false);
    missing = undefined;
    expect((await starting.ask('/readyz')).text).toBe('{"status":"ok"}');
    expect(starting.shop.ready()).toBe(true);
    await starting.close();
  });

  test('is alive and ready, and not ready any more when it stops', async () => {
    const stopping = await startShop();
    expect((await stopping.ask('/healthz')).text).toBe('{"status":"ok"}');
    expect((await stopping.ask('/readyz')).status).toBe(200);
    stopping.shop.stopReady();
    const ready = await stopping.ask('/readyz');
    expect([ready.status, ready.text]).toEqual([503, '{"status":"stopping"}']);
    expect(ready.headers['cache-control']).toBe('no-store');
    expect(ready.headers.connection).toBe('close');
    expect((await stopping.ask('/healthz')).status).toBe(200);
    await stopping.close();
  });

  test('is asked without a host of ours', async () => {
    expect((await shop.ask('/healthz', { headers: { Host: '10.0.0.1:3000' } })).status).toBe(200);
  });
});

describe('reports of the security policy', () => {
  const send = (body: string | object, type = 'application/csp-report'): Promise<Answer> =>
    shop.ask('/api/csp-report', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const told = (word: string): string[] =>
    shop.lines.filter(
      (line) => line.includes('The security policy stopped something') && line.includes(word),
    );

  test('are counted in both forms, and each kind is logged once, without what a visitor typed', async () => {
    const old = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://one.example/a?mail=a@b.at',
        'document-uri': 'https://www.example.at/s/?q=name#x',
      },
    };
    for (let index = 0; index < 3; index++) expect((await send(old)).status).toBe(204);
    const report = {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'script-src-elem',
        blockedURL: 'inline',
        documentURL: 'https://www.example.at/',
      },
    };
    expect((await send([report, report], 'application/reports+json')).status).toBe(204);
    const { text } = await shop.ask('/metrics');
    expect(text).toContain('csp_reports_total{directive="img-src"} 3');
    expect(text).toContain('csp_reports_total{directive="script-src-elem"} 2');
    expect(told('one.example')).toHaveLength(1);
    expect(told('one.example')[0]).not.toMatch(/a@b\.at|q=name/);
  });

  test.each([
    ['something else', { hello: 'world' }, 204],
    ['too many at once', Array.from({ length: 21 }, () => ({ body: {} })), 204],
    ['a wrong type within', { 'csp-report': { 'blocked-uri': 7 } }, 204],
    ['an unknown directive', { 'csp-report': { 'effective-directive': '<script>' } }, 204],
    ['broken JSON', '{"a":', 400],
    ['nothing', '', 400],
    ['a key of the prototype', '{"__proto__":{"admin":true},"csp-report":{}}', 400],
    ['a constructor', '{"csp-report":{"constructor":{"prototype":{"x":1}}}}', 400],
    ['bytes that are no text', '{"a":"\ud800"}'.replace('\ud800', String.fromCharCode(0xff)), 204],
    ['deep JSON', `${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
    ['90 KB', `[${'1,'.repeat(45_000)}1]`, 413],
  ])('of %s change nothing', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await shop.ask('/metrics')).text).not.toContain('<script>');
  });

  test('of made-up kinds flood neither the metrics nor the log', async () => {
    const directiveOf = (index: number): string => `made-up-${'abcdefghijklmnopqrst'[index]}`;
    for (let call = 0; call < 10; call++) {
      const reports = Array.from({ length: 20 }, (_, index) => ({
        body: { effectiveDirective: directiveOf(index), blockedURL: `https://made-up.example/${call}` },
      }));
      await send(reports, 'application/reports+json');
    }
    expect((await shop.ask('/metrics')).text).not.toContain('made-up');
    const before = told('made-up').length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThanOrEqual(60);
    shop.advance(60_000);
    await send({ 'csp-report': { 'effective-directive': 'made-up-later' } });
    expect(told('made-up-later')).toHaveLength(1);
  });

  test('of another kind of body are refused', async () => {
    expect((await send('a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await shop.ask('/api/csp-report')).status).toBe(405);
  });
});

describe('the log', () => {
  test('is one line of JSON for each event, without query, cookies and what stands in headers', async () => {
    const line = '%0a{"level":"fatal"}';
    await shop.ask(`/nix-log${line}?mail=name@example.at`, {
      headers: { Cookie: 'sid=secret-session', Authorization: 'Bearer secret-token' },
    });
    await shop.ask(`/lp/nix-log?mail=name@example.at`, { headers: { Cookie: 'sid=secret-session' } });
    const events = shop.lines.map((text) => JSON.parse(text) as { level: unknown; reqId?: string });
    expect(events.every(({ level }) => typeof level === 'number')).toBe(true);
    const all = shop.lines.join('');
    expect(all).not.toMatch(/name@example\.at|secret-session|secret-token/);
    const told = shop.lines.filter((text) => text.includes('/lp/nix-log'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({
      req: { method: 'GET', path: '/lp/nix-log' },
      res: { statusCode: 404 },
    });
  });

  test('tells a fault of content once for each revision, however often the page is drawn', async () => {
    const told = (): number =>
      shop.lines.filter((line) => line.includes('Content has a fault') && line.includes('/lp/fehler')).length;
    const draw = async (revision: string): Promise<void> => {
      const main = [{ type: 'nobody' }, { type: 'heading', props: { text: 'Fehler' } }];
      shop.content.page({ path: '/lp/fehler', main, page: { revision } });
      shop.shop.documents.invalidate({ paths: ['/lp/fehler'] });
      shop.advance(20_000);
      for (let round = 0; round < 3; round++) {
        await shop.ask('/lp/fehler');
        await shop.shop.renewal.idle();
        shop.advance(20_000);
      }
    };
    await draw('1');
    expect(told()).toBe(1);
    await draw('2');
    expect(told()).toBe(2);
  });

  test('tells a fault of the frame once, not once for every page', async () => {
    shop.content.frame({ header: [{ type: 'nobody' }] }, 'nl-NL', 'default');
    const headers = { Host: 'default.localhost' };
    await shop.ask('/nl', { headers });
    await shop.ask('/nl/lp/herbst', { headers });
    const told = shop.lines.filter(
      (line) => line.includes('Content has a fault') && line.includes('/regions/header/0/type'),
    );
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({
      code: 'type-unknown',
      page: 'frame-full',
      pointer: '/regions/header/0/type',
    });
  });
});
