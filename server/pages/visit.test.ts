import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { deviceOf, readVisit, variantsOf } from './visit.ts';

describe('the kind of device', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      'mobile',
    ],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'web'],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'web'],
    ['Mozilla/5.0 (Android 16; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0', 'web'],
    ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'mobile'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'web'],
    ['', 'web'],
    [`${'x'.repeat(100_000)} Mobile`, 'web'],
  ])('of %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('the variants of a visitor', () => {
  const experiment = (variants: { name: string; share: number }[], side: 'server' | 'client' = 'server') => ({
    id: 'e',
    side,
    variants,
  });
  const shareOf = (name: string | undefined, variants: { name: string; share: number }[]): number => {
    const tenant = { ...testTenant, experiments: [experiment(variants)] };
    const given = Array.from({ length: 5000 }, (_, index) => variantsOf(tenant, `visitor-${index}`).e);
    return given.filter((variant) => variant === name).length / given.length;
  };

  test('follow the shares', () => {
    const variants = [
      { name: 'b', share: 20 },
      { name: 'c', share: 30 },
    ];
    expect(shareOf('b', variants)).toBeCloseTo(0.2, 1);
    expect(shareOf('c', variants)).toBeCloseTo(0.3, 1);
    expect(shareOf(undefined, variants)).toBeCloseTo(0.5, 1);
    expect(shareOf('b', [{ name: 'b', share: 100 }])).toBe(1);
    expect(shareOf('b', [{ name: 'b', share: 0 }])).toBe(0);
  });

  test.each([undefined, '', 'short', 'with blank in it', 'x'.repeat(65), 'böse-zeichen'])(
    'of the id %j are none',
    (id) => {
      expect(
        variantsOf({ ...testTenant, experiments: [experiment([{ name: 'b', share: 100 }])] }, id),
      ).toEqual({});
    },
  );

  test('of experiments of the browser are not decided here', () => {
    expect(
      variantsOf(
        { ...testTenant, experiments: [experiment([{ name: 'b', share: 100 }], 'client')] },
        'visitor-1',
      ),
    ).toEqual({});
  });

  test('come from the cookie that the tenant names', () => {
    const tenant = {
      ...testTenant,
      experiments: [experiment([{ name: 'b', share: 100 }])],
      cookies: { consent: 'consent', visitor: 'vid' },
    };
    const variantWith = (cookie: string): string | undefined =>
      readVisit({ headers: { cookie } }, tenant).variants.e;
    expect([
      variantWith('consent=C0001,C0002; vid=visitor-1'),
      variantWith('consent=C0002; other=visitor-1'),
      variantWith('consent=C0002; =; ; vid'),
      variantWith('consent=C0002; vid=%E0%A4%A'),
    ]).toEqual(['b', undefined, undefined, undefined]);
    expect(['vid=visitor-1', 'consent=C0001,C0004; vid=visitor-1'].map(variantWith)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('as whom a visitor is addressed', () => {
  const cookie = (state: object): string => `login=${encodeURIComponent(JSON.stringify(state))}`;
  test.each([
    [undefined, 'anonymous'],
    [cookie({ li: '1', ca: '0', bop: '0', np: '0' }), 'logged-in'],
    [cookie({ li: '0', ca: '0', bop: '0', np: '0' }), 'soft-logged-in'],
    [cookie({ li: 'true' }), 'anonymous'],
    ['login=%7B', 'anonymous'],
  ])('with the cookie %s is %s', (header, visitor) => {
    const headers = header === undefined ? {} : { cookie: header };
    expect(readVisit({ headers }, testTenant).visitor).toBe(visitor);
  });
});
