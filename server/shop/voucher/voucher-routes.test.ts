import { beforeEach, describe, expect, test } from 'vitest';
import { openTestServiceShop, type TestServiceShop } from '../testing/service-shop.ts';
import { shownVouchers, voucherCalls } from './voucher-calls.ts';

const day = 86_400_000;
const vouchers = [
  {
    ...{ id: 'winter-10', title: '10 Euro für warme Tage', value: '10 Euro', code: 'WINTER10' },
    ...{ validFrom: '2026-11-15T00:00:00+01:00', validUntil: '2026-12-01T12:00:40+01:00' },
    ...{ customerGroup: 'Alle', minimumAfterReturn: 7500 },
    details: '<p>Ein Code pro Tag<script>x()</script>.</p>',
    link: { label: 'Zum Herbst', href: '/lp/herbst' },
  },
  { id: 'later', title: 'Später', code: 'BALD99', validFrom: '2026-12-24T00:00:00+01:00' },
  {
    ...{ id: 'gone', title: '20 Euro', code: 'HERBST26', validUntil: '2026-10-15T00:00:00+02:00' },
    link: { label: 'Mode', route: 'no-such-route' },
  },
];

let shop: TestServiceShop;
beforeEach(() => {
  shop = openTestServiceShop();
  shop.content.bucket('vouchers/main', { vouchers });
});
const idsOf = async (path: string, tenant?: string): Promise<string[]> =>
  shownVouchers.parse((await shop.get(path, tenant)).body).vouchers.map(({ id }) => id);

describe('GET /api/voucher', () => {
  test('gives the vouchers that hold, with value, time, group, minimum and clean conditions', async () => {
    const response = await shop.get('/api/voucher');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch('application/json');
    expect(response.headers['content-language']).toBe('de-AT');
    expect(shownVouchers.parse(response.body)).toEqual(response.body);
    expect(response.body).toEqual({
      state: 'active',
      vouchers: [{ ...vouchers[0], details: '<p>Ein Code pro Tag.</p>' }],
      message: null,
    });
  });

  test('gives those that have expired when they are asked for, without a code or a link that leads nowhere', async () => {
    expect((await shop.get('/api/voucher?state=expired')).body).toEqual({
      state: 'expired',
      vouchers: [{ id: 'gone', title: '20 Euro', validUntil: '2026-10-15T00:00:00+02:00' }],
      message: null,
    });
  });

  test('gives no voucher a moment past its end, and none before it begins', async () => {
    shop.now += 39_999;
    expect(await idsOf('/api/voucher')).toEqual(['winter-10']);
    shop.now += 1;
    expect(await idsOf('/api/voucher')).toEqual([]);
    shop.now = Date.parse('2026-12-23T23:59:59.999+01:00');
    expect(JSON.stringify((await shop.get('/api/voucher?state=expired')).body)).not.toContain('BALD99');
    expect(await idsOf('/api/voucher')).toEqual([]);
    shop.now += 1;
    expect(await idsOf('/api/voucher')).toEqual(['later']);
  });

  test('may be kept for a minute, and never past the next end or beginning', async () => {
    expect((await shop.get('/api/voucher')).headers['cache-control']).toBe('public, max-age=40');
    shop.now += 39_500;
    expect((await shop.get('/api/voucher')).headers['cache-control']).toBe('public, max-age=0');
    shop.now += 500;
    expect((await shop.get('/api/voucher')).headers['cache-control']).toBe('public, max-age=60');
    expect((await shop.get('/api/voucher')).headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['at', 'de-AT', 'Zurzeit gibt es keine aktiven Gutscheine.', 'Es gibt keine abgelaufenen Gutscheine.'],
    [
      'default',
      'fr-CH',
      'Il n’y a actuellement aucun code de rabais valable.',
      'Il n’y a aucun code de rabais expiré.',
    ],
    [
      'default',
      'nl-NL',
      'Er zijn op dit moment geen geldige kortingscodes.',
      'Er zijn geen verlopen kortingscodes.',
    ],
  ])('says in %s, %s, that there are none', async (tenant, locale, noneActive, noneExpired) => {
    shop.content.bucket('vouchers/main', { vouchers: [] }, locale, tenant);
    const get = async (state: string): Promise<unknown> =>
      (await shop.get(`/api/voucher?locale=${locale}&state=${state}`, tenant)).body;
    expect(await get('active')).toEqual({ state: 'active', vouchers: [], message: noneActive });
    expect(await get('expired')).toEqual({ state: 'expired', vouchers: [], message: noneExpired });
  });

  test('knows the vouchers of its own shop and of the locale alone', async () => {
    shop.content.bucket('vouchers/main', { vouchers: [{ id: 'de', title: 'DE' }] }, 'de-DE', 'default');
    shop.content.bucket(
      'vouchers/main',
      { vouchers: [{ id: 'fr', title: 'FR', link: { label: 'Automne', href: '/lp/automne' } }] },
      'fr-CH',
      'default',
    );
    expect(await idsOf('/api/voucher')).toEqual(['winter-10']);
    expect(await idsOf('/api/voucher', 'default')).toEqual(['de']);
    expect((await shop.get('/api/voucher?locale=fr-CH', 'default')).body.vouchers).toEqual([
      { id: 'fr', title: 'FR', link: { label: 'Automne', href: '/fr/lp/automne' } },
    ]);
    expect((await shop.get('/api/voucher?locale=fr-CH')).status).toBe(400);
    expect((await shop.get('/api/voucher?locale=nl-NL', 'default')).status).toBe(404);
  });

  test.each([
    ['locale=xx-XX', '„locale“ ist hier eines von: de-AT.'],
    ['locale=__proto__', '„locale“ ist hier eines von: de-AT.'],
    ['locale=de-AT&locale=de-AT', '„locale“ ist hier eines von: de-AT.'],
    ['state=soon', '„state“ ist hier eines von: active, expired.'],
    ['state=active&state=expired', '„state“ ist hier eines von: active, expired.'],
    ...[
      'identifier=..%2F..%2Fsecret',
      'identifier=MAIN',
      `identifier=${'y'.repeat(65)}`,
      'identifier=%00',
    ].map((query) => [query, 'Der Wert von „identifier“ ist hier nicht möglich.']),
  ])('?%s is refused by name', async (query, detail) => {
    const response = await shop.get(`/api/voucher?${query}`);
    expect([response.status, response.body, response.headers['cache-control']]).toEqual([
      400,
      { detail, errors: [{ field: query?.split('=')[0], detail }] },
      undefined,
    ]);
    expect(shop.content.reads.filter((key) => !key.includes('vouchers/main'))).toEqual([]);
  });

  test('says that vouchers could not be loaded: 404 without the file, 503 when it cannot be had or is wrong', async () => {
    const failed =
      'Die Gutscheine konnten leider nicht geladen werden. Bitte versuche es später noch einmal.';
    const missing = await shop.get('/api/voucher?identifier=summer');
    expect([missing.status, missing.body, missing.headers['retry-after']]).toEqual([
      404,
      { detail: failed },
      undefined,
    ]);
    shop.content.bucket('vouchers/broken', { vouchers: [{ id: 'x', title: 7 }] });
    const broken = await shop.get('/api/voucher?identifier=broken');
    expect([broken.status, broken.body, broken.headers['retry-after']]).toEqual([
      503,
      { detail: failed },
      '5',
    ]);
    expect(shop.lines.join('')).toContain('bucket:at:de-AT:vouchers/broken');
    shop.content.fail();
    const away = await shop.get('/api/voucher');
    expect([away.status, away.body, away.headers['retry-after']]).toEqual([503, { detail: failed }, '5']);
  });

  test('gives what it has while the content is away', async () => {
    await shop.get('/api/voucher');
    shop.content.fail();
    shop.now += day;
    expect((await shop.get('/api/voucher')).status).toBe(200);
  });

  test('has one spelling, and is read only', async () => {
    for (const path of ['/api/voucher/', '/api/voucher/x.css', '/api/Voucher', '/api/voucher;x.css'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 404]);
    expect((await shop.get('/api/voucher', 'at', 'head')).status).toBe(200);
    const posted = await shop.get('/api/voucher', 'at', 'post');
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('is described as it answers', () => {
    expect(voucherCalls.map(({ path, answers }) => [path, Object.keys(answers)])).toEqual([
      ['/api/voucher', ['200', '404', '503']],
    ]);
  });
});
