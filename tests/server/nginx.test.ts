import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx, type NginxServer, startNginx } from '../services/nginx-server.ts';
import { askAt } from './ask-at.ts';
import { heading } from './fake-content.ts';
import { type Answer, fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// The cache that docs/operators.md tells of, before a shop: what is kept is sent to whom it was meant for alone.

const hosts = 'www.example.at=at,www.example.com=default';

const configuration = join(import.meta.dirname, '../../docs/nginx.conf');
const placed =
  (shopPort: number) =>
  (port: number): Record<string, string> => ({
    'server 127.0.0.1:3000;': `server 127.0.0.1:${shopPort};`,
    'listen 127.0.0.1:8080;': `listen 127.0.0.1:${port};`,
  });

describe.runIf(hasNginx())('nginx as docs/nginx.conf sets it up', () => {
  let shop: ShopUnderTest;
  let nginx: NginxServer;

  beforeAll(async () => {
    shop = await startShop(
      { NODE_ENV: 'production', TENANT_HOSTS: hosts, TRUST_PROXY: 'true' },
      { catalogue: true },
    );
    fillShop(shop.content);
    for (const [tenant, locale] of [
      ['at', 'de-AT'],
      ['default', 'de-DE'],
    ] as const)
      shop.content.page({
        tenant,
        locale,
        path: '/service-hilfe/impressum',
        main: [heading(`Impressum ${tenant}`)],
      });
    nginx = await startNginx(configuration, placed(shop.port));
  });
  afterAll(async () => {
    await nginx.stop();
    await shop.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}, more: object = {}): Promise<Answer> =>
    askAt(nginx.port, path, { headers: { Host: 'www.example.at', ...headers }, ...more });
  const cacheOf = ({ headers }: Answer): unknown => headers['x-cache'];

  test('keeps a page, and sends it without asking the shop', async () => {
    const first = await ask('/lp/herbst');
    const second = await ask('/lp/herbst');
    expect([first, second].map(cacheOf)).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
  });

  test('keeps the imprints of two shops apart', async () => {
    for (let round = 0; round < 2; round++)
      for (const [host, name] of [
        ['www.example.at', 'at'],
        ['www.example.com', 'default'],
      ] as const)
        expect((await ask('/service-hilfe/impressum', { Host: host })).text).toContain(`Impressum ${name}<`);
  });

  test('keeps what was asked with a query apart', async () => {
    const found = async (term: string): Promise<unknown> =>
      (JSON.parse((await ask(`/api/search/searchv2?q=${term}`)).text) as { total: unknown }).total;
    const totals = [await found('kleid'), await found('gibtesnicht'), await found('kleid')];
    expect(totals).toEqual([expect.any(Number), 0, totals[0]]);
    expect(totals[0]).not.toBe(0);
  });

  test('keeps one copy for each coding and device, whatever else browsers say of themselves', async () => {
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const)
      expect((await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(coding);
    expect(cacheOf(await ask('/', { 'Accept-Encoding': 'gzip;q=0.9', 'User-Agent': 'Firefox/1' }))).toBe(
      'HIT',
    );
    const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone) Version/26 Mobile' };
    expect(cacheOf(await ask('/', phone))).toBe('MISS');
    expect(cacheOf(await ask('/', { 'User-Agent': 'Another Mobile' }))).toBe('HIT');
  });

  test('shows an editor what is not for everybody, and nobody else', async () => {
    await ask('/fr', { Host: 'www.example.com' });
    for (const name of ['preview', 'shared']) {
      const editor = { Host: 'www.example.com', Cookie: `a=b; __Host-${name}=made-up` };
      expect([name, cacheOf(await ask('/fr', editor))]).toEqual([name, 'BYPASS']);
    }
    expect(cacheOf(await ask('/fr', { Host: 'www.example.com' }))).toBe('HIT');
  });

  test('keeps nothing of what is one visitor’s, or wrong', async () => {
    for (const path of ['/api/basket/v1/', '/gibt-es-nicht'])
      for (let round = 0; round < 2; round++)
        expect([path, cacheOf(await ask(path))]).toEqual([path, 'MISS']);
    const body = JSON.stringify({ sku: 'nix', quantity: '1' });
    const posted = await ask(
      '/api/basket/v1/add',
      { 'Content-Type': 'application/json' },
      { method: 'POST', body },
    );
    expect([posted.status, cacheOf(posted)]).toEqual([422, undefined]);
  });

  test('sends what it has while the shop is away, be it stale', async () => {
    const own = await startShop({ TENANT_HOSTS: hosts });
    fillShop(own.content);
    // Fresh for a second of the cache's own clock.
    const page = { validTo: new Date(own.now() + 1500).toISOString() };
    own.content.page({ path: '/lp/kurz', page, main: [heading('Kurz')] });
    const before = await startNginx(configuration, placed(own.port));
    const get = (): Promise<Answer> =>
      askAt(before.port, '/lp/kurz', { headers: { Host: 'www.example.at' } });
    expect((await get()).status).toBe(200);
    await own.close();
    await expect.poll(async () => cacheOf(await get())).toBe('STALE');
    expect((await get()).status).toBe(200);
    await before.stop();
  });

  test('asks no shop for a host that is none of theirs', async () => {
    expect((await ask('/', { Host: 'evil.example' })).status).toBe(421);
  });
});
