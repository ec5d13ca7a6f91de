import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketCategories } from '../../schemas/content-names.ts';
import { keyOf, makeAddress, pathsOf, tagsOf } from './content-address.ts';
import { bucketFileOf, cmsQueryOf, isBucketAddress } from './content-location.ts';
import type { ContentAddress } from './content-source.ts';

const at = { tenant: 'at', locale: 'de-AT' } as const;
const page = (path: unknown) => ({ kind: 'page', ...at, path });

const badNames = [
  '',
  '..',
  '.',
  '-a',
  'A',
  'a_b',
  'a/b',
  'a\\b',
  'a.b',
  'a b',
  '%2e%2e',
  'a\0',
  'ä',
  'a'.repeat(65),
  '__proto__',
  7,
  null,
  ['a'],
];
const badLocales = [
  '',
  '..',
  'de',
  'de-at',
  'DE-AT',
  'de_AT',
  "de' OR 1=1--",
  'fr\0',
  '../de-AT',
  'de-AT/',
  'zz-',
  '__proto__',
  7,
];
const badPaths = [
  '',
  'lp',
  '../etc',
  '/..',
  '/../etc/passwd',
  '/a/../b',
  '/a/.',
  '/./a',
  '//evil.at',
  '/a//b',
  '/%2e%2e/x',
  '/a%00',
  '/a\0b',
  '/a\\b',
  '/a?b',
  '/a#b',
  '/a\nb',
  '/a\u202eb',
  '/a\u200bb',
  '/a\u2028b',
  '/\ud800',
  `/${'a'.repeat(512)}`,
  `/${'ß'.repeat(300)}`,
  7,
  undefined,
  ['/'],
];

describe('parts that are refused', () => {
  test.each(badNames)('name %o', (name) => {
    const navigation = { kind: 'navigation', ...at, clientId: 'linde', device: 'web', sliced: false };
    const slice = { kind: 'slice', ...at, category: 'mode', id: '4711', sliced: false };
    const bucket = { kind: 'bucket', ...at, category: 'seo', identifier: 'mode' };
    expect(makeAddress({ ...page('/'), tenant: name })).toMatchObject({ ok: false, field: 'tenant' });
    expect(makeAddress({ kind: 'frame', ...at, frame: name })).toMatchObject({ ok: false, field: 'frame' });
    expect(makeAddress({ ...bucket, identifier: name })).toMatchObject({ ok: false, field: 'identifier' });
    expect(makeAddress({ ...bucket, category: name })).toMatchObject({ ok: false, field: 'category' });
    expect(makeAddress({ ...slice, category: name })).toMatchObject({ ok: false, field: 'category' });
    expect(makeAddress({ ...slice, id: name })).toMatchObject({ ok: false, field: 'id' });
    expect(makeAddress({ ...navigation, clientId: name })).toMatchObject({ ok: false, field: 'clientId' });
  });

  test.each(badLocales)('locale %o', (locale) => {
    expect(makeAddress({ ...page('/'), locale })).toMatchObject({ ok: false, field: 'locale' });
  });

  test.each(badPaths)('path %o', (path) => {
    expect(makeAddress(page(path))).toMatchObject({ ok: false, field: 'path' });
  });

  test.each([
    undefined,
    null,
    'page',
    [],
    {},
    { kind: 'toString' },
    { ...page('/'), more: 1 },
    { ...page('/'), draft: 'yes' },
  ])('address %o', (parts) => {
    expect(makeAddress(parts).ok).toBe(false);
  });

  test('a bucket category that is not on the list', () => {
    const bucket = (category: string) => makeAddress({ kind: 'bucket', ...at, category, identifier: 'x' }).ok;
    expect(bucketCategories.every(bucket)).toBe(true);
    expect(bucket('products')).toBe(false);
  });
});

test.each([
  '/',
  '/lp/herbst',
  '/damen/größe-38',
  '/a.b/c',
  '/...',
  '/_/produkt',
  '/wäsche & mehr',
  `/${'a'.repeat(500)}`,
])('takes the path %s', (path) => {
  expect(makeAddress(page(path))).toEqual({ ok: true, address: page(path) });
});

const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,10}$/);
const shop = { tenant: name, locale: fc.constantFrom('de-AT', 'fr-CH', 'nl-NL') };
const anyAddress = fc.oneof(
  fc.record({
    kind: fc.constant('page'),
    ...shop,
    path: fc.string({ unit: 'grapheme' }).map((text) => `/${text}`),
  }),
  fc.record({ kind: fc.constant('page'), ...shop, path: fc.constant('/x'), draft: fc.boolean() }),
  fc.record({ kind: fc.constant('frame'), ...shop, frame: name }),
  fc.record({ kind: fc.constant('list'), ...shop, cursor: name }),
  fc.record({
    kind: fc.constant('bucket'),
    ...shop,
    category: fc.constantFrom(...bucketCategories),
    identifier: name,
  }),
  fc.record({ kind: fc.constant('slice'), ...shop, category: name, id: name, sliced: fc.boolean() }),
  fc.record({
    kind: fc.constant('navigation'),
    ...shop,
    clientId: name,
    device: fc.constantFrom('web', 'mobile'),
    sliced: fc.boolean(),
  }),
);

function checked(parts: unknown): ContentAddress {
  const result = makeAddress(parts);
  fc.pre(result.ok);
  return result.address;
}

const safeFile = /^[a-zA-Z-]+\/[a-z0-9-]+\/[a-z0-9-]+(_fr)?(\.(web|mobile))?(\.sliced)?\.json$/;
const safeQuery =
  /^format=webapp_json&tenant=[a-z0-9-]+&locale=[a-z]{2}-[A-Z]{2}&(path|frame|list)=[^&=]+(&(state|cursor)=[^&=]+)?$/;

describe('addresses that are taken', () => {
  test('have a key that is one word of ASCII and tells them apart', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (one, other) => {
        const [first, second] = [checked(one), checked(other)];
        expect(keyOf(first)).toMatch(/^[\x21-\x2b\x2d-\x7e]+$/);
        const same =
          JSON.stringify({ draft: false, ...first }) === JSON.stringify({ draft: false, ...second });
        expect(keyOf(first) === keyOf(second)).toBe(same);
        expect(tagsOf(first)[0]).toBe(keyOf(first));
      }),
      { numRuns: 1000 },
    );
  });

  test('make locations without a way out', () => {
    fc.assert(
      fc.property(anyAddress, (parts) => {
        const address = checked(parts);
        const location = isBucketAddress(address) ? bucketFileOf(address) : cmsQueryOf(address);
        expect(location).toMatch(isBucketAddress(address) ? safeFile : safeQuery);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a page is named by its path with and without language', () => {
  const paths = (path: string, locale: string) => pathsOf({ kind: 'page', tenant: 'default', locale, path });
  expect(paths('/lp/automne', 'fr-CH')).toEqual(['/lp/automne', '/fr/lp/automne']);
  expect(paths('/', 'fr-CH')).toEqual(['/', '/fr']);
});

test.each<[ContentAddress, string[]]>([
  [{ kind: 'page', ...at, path: '/a, b' }, ['page:at:de-AT:/a%2C%20b', 'tenant:at', 'pages']],
  [{ kind: 'page', ...at, path: '/', draft: true }, ['page:at:de-AT:/:draft', 'tenant:at', 'pages']],
  [{ kind: 'frame', ...at, frame: 'full' }, ['frame:at:de-AT:full', 'tenant:at', 'frames', 'frame:full']],
  [{ kind: 'list', ...at }, ['list:at:de-AT:', 'tenant:at', 'lists']],
  [
    { kind: 'bucket', ...at, category: 'seo', identifier: 'mode' },
    ['bucket:at:de-AT:seo/mode', 'tenant:at', 'bucket:seo', 'bucket:seo/mode'],
  ],
  [
    { kind: 'slice', ...at, category: 'mode', id: '4711', sliced: true },
    ['slice:at:de-AT:mode/4711.sliced', 'tenant:at', 'slice:mode', 'slice:mode/4711'],
  ],
  [
    { kind: 'navigation', ...at, clientId: 'linde', device: 'web', sliced: false },
    ['navigation:at:de-AT:linde.web', 'tenant:at', 'bucket:menus', 'bucket:menus/linde'],
  ],
])('tags of %o', (address, tags) => {
  expect(tagsOf(address)).toEqual(tags);
});
