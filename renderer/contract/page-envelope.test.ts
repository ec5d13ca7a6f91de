import { describe, expect, test } from 'vitest';
import { isWithin } from '../../schemas/moment.ts';
import { issueLimits } from '../../schemas/page.ts';
import { deepFreeze, pageSource } from '../testing/shop.ts';
import { readEnvelope } from './page-envelope.ts';

function readHead(head: Record<string, unknown>) {
  const read = readEnvelope(deepFreeze(pageSource([], head)));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return { page: read.envelope.page, told: read.issues.map(({ code, pointer }) => `${code} ${pointer}`) };
}

describe('a field of the head that cannot be read costs nothing but itself', () => {
  test.each<[Record<string, unknown>, object, string[]]>([
    [{ description: null }, { description: '' }, ['description']],
    [{ description: 'x'.repeat(501) }, { description: '' }, ['description']],
    [{ robots: null }, { robots: 'index,follow' }, ['robots']],
    [{ robots: '' }, { robots: 'index,follow' }, ['robots']],
    [{ robots: ['noindex'] }, { robots: 'noindex' }, ['robots']],
    [{ robots: 'no-index' }, { robots: 'noindex' }, ['robots']],
    [{ robots: 'noindex, gar-nicht' }, { robots: 'noindex' }, ['robots']],
    [{ robots: `noindex${',noindex'.repeat(20)}` }, { robots: 'noindex' }, ['robots']],
    [{ alternates: null }, { alternates: [] }, ['alternates']],
    [{ alternates: {} }, { alternates: [] }, ['alternates']],
    [{ breadcrumbs: 'Mode' }, { breadcrumbs: [] }, ['breadcrumbs']],
    [{ frame: null }, { frame: 'full' }, ['frame']],
    [{ frame: '../../full' }, { frame: 'full' }, ['frame']],
    [{ image: '' }, { image: undefined }, ['image']],
    [{ image: { src: 'a', alt: null } }, { image: { src: 'a', alt: '' } }, ['image/alt']],
    [{ image: { alt: 'Ein Bild' } }, { image: undefined }, ['image/src']],
    [{ image: { src: 7 } }, { image: undefined }, ['image/src']],
    [{ title: '' }, { title: ' ' }, ['title']],
    [{ title: 7 }, { title: ' ' }, ['title']],
    [{ title: ' \u200b&nbsp;' }, { title: ' \u200b&nbsp;' }, ['title']],
    [{ modified: '2026-12-24' }, { modified: undefined }, ['modified']],
    [{ modified: 7 }, { modified: undefined }, ['modified']],
    [{ modified: '2026-12-24T10:00:00+01:00' }, { modified: '2026-12-24T10:00:00+01:00' }, []],
    [{ title: 'ä'.repeat(201) }, { title: 'ä'.repeat(200) }, ['title']],
    [{ validFrom: '' }, { validFrom: undefined }, ['validFrom']],
  ])('%j', (head, expected, fields) => {
    const { page, told } = readHead(head);
    for (const [field, value] of Object.entries(expected)) expect(page[field]).toEqual(value);
    expect(told).toEqual(fields.map((field) => `head-ignored /page/${field}`));
  });

  test('a version in another language, or a page above, alone: the others stay', () => {
    const right = { locale: 'fr-CH', path: '/lp/automne' };
    const wrong = ['de_AT', 'fr-ch', 'DE', ''].map((locale) => ({ locale, path: '/lp/herbst' }));
    const { page, told } = readHead({
      alternates: [wrong[0], right, wrong[1], wrong[2], wrong[3], { locale: 'nl-NL' }, 'x'],
      breadcrumbs: [
        { label: '', path: '/' },
        { label: 'Mode', path: '/mode' },
        { label: 'x', path: 'https://evil.example/' },
      ],
    });
    expect(page.alternates).toEqual([right]);
    expect(page.breadcrumbs).toEqual([{ label: 'Mode', path: '/mode' }]);
    expect(told).toHaveLength(8);
  });
});

describe('a page whose revision cannot be read', () => {
  const heads: unknown[] = [undefined, null, '', {}, [], true, 'x'.repeat(129), { toString: 1 }];
  const revisionOf = (more: object, revision: unknown): unknown => {
    const { page, ...rest } = pageSource([], { revision, ...more });
    const read = readEnvelope({ ...rest, page: JSON.parse(JSON.stringify(page)) as unknown });
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    expect(read.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'head-ignored /page/revision',
    ]);
    return read.envelope.page.revision;
  };

  test.each(heads)('as %j, has one that stays while its content does', (head) => {
    const made = revisionOf({}, head);
    expect(made).toMatch(/^[\w-]{20,}$/);
    expect(revisionOf({}, head)).toBe(made);
    expect(revisionOf({ description: 'Mäntel' }, head)).not.toBe(made);
  });
});

test('an item that is wrong in several ways takes no other with it', () => {
  const right = Array.from({ length: 12 }, (_, index) => ({ locale: 'fr-CH', path: `/lp/${index}` }));
  const wrong = { locale: 'fr', path: 'lp' };
  const { page, told } = readHead({ alternates: [wrong, ...right, wrong] });
  expect(page.alternates).toEqual(right);
  expect(told).toEqual(
    [0, 13].flatMap((place) =>
      ['locale', 'path'].map((field) => `head-ignored /page/alternates/${place}/${field}`),
    ),
  );
});

test('a list with more faults than anybody reads is told by its first ones, and costs no more time than reading it', () => {
  const { page, told } = readHead({
    alternates: Array.from({ length: 50_000 }, () => ''),
    description: 'Mäntel',
  });
  expect([page.alternates, page.description]).toEqual([[], 'Mäntel']);
  expect(told.length).toBeLessThanOrEqual(issueLimits.perNode);
});

test('the document stays as it was delivered', () => {
  const source = pageSource([], { image: { src: 'a', alt: null }, alternates: ['x'] });
  const before = structuredClone(source);
  readEnvelope(source);
  expect(source).toEqual(before);
});

test.each([{ validFrom: '2026-12-01' }, { validTo: '2026-12-24' }, { validTo: 'bald' }, { validFrom: 5 }])(
  'a window of time that cannot be read, as %j, is over or has not begun, and that is an error',
  (head) => {
    const { page } = readHead(head);
    for (const now of ['2020-01-01', '2026-12-10', '2040-01-01'])
      expect(isWithin(Date.parse(now), { from: page.validFrom, to: page.validTo })).toBe(false);
    const read = readEnvelope(pageSource([], head));
    expect(read.issues.map(({ severity }) => severity)).toEqual(['error']);
  },
);

test.each([{ id: '' }, { tenant: 5 }, { locale: 'de' }, { path: 'lp' }, { status: 'live' }])(
  'what decides which page it is, and whether it is shown, is never guessed, and all else that is wrong told with it: %j',
  (head) => {
    const read = readEnvelope(pageSource([], { ...head, description: null }));
    expect(read.ok).toBe(false);
    expect(read.issues.map(({ code }) => code)).toEqual(['page-invalid', 'head-ignored']);
  },
);
