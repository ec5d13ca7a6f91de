import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../server/check/content-check.ts';
import { composeCheck } from '../../server/compose/check/compose-check.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { heading, pageDocument } from './fake-content.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// What lies in a content folder and is no page that can be shown: the check names it, and the shop shows none of it.

const log = pino({ enabled: false });
const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
const now = Date.parse('2026-12-01T12:00:00+01:00');

function page(
  path: string,
  more: Record<string, unknown> = {},
  main = [heading('Titel', { id: 't' })],
): string {
  const nodes = main.map((node) => ({ ...node, props: { text: 'Titel', level: 1, intro: 'Vorspann' } }));
  const head = {
    title: 'Ein Titel, der genug sagt',
    description: 'Eine Beschreibung, die sagt, was es hier zu finden gibt, und mehr nicht.',
  };
  return JSON.stringify(pageDocument(path, { main: nodes }, { ...head, ...more }));
}

const nfd = '/lp/cafe\u0301';

/** Files by their paths below the folder. */
const files: Record<string, string> = {
  'at/pages/de-AT/home.json': page('/'),
  'at/pages/de-AT/good.json': page('/lp/gut'),
  'at/pages/de-AT/no-json.json': '{ "page": { "path": "/lp/kein-json" }, ',
  'at/pages/de-AT/mark.json': `\ufeff${page('/lp/marke')}`,
  'at/pages/de-AT/large.json': page('/lp/gross', { note: 'x'.repeat(2_200_000) }),
  'at/pages/de-AT/no-path.json': page('/lp/ohne', { path: 7 }),
  'at/pages/de-AT/nfd.json': page(nfd),
  'at/pages/de-AT/slash.json': page('/lp/strich/'),
  'at/pages/de-AT/elsewhere.json': page('/nirgends/hier'),
  'at/pages/de-AT/twice-a.json': page('/lp/zweimal'),
  'at/pages/de-AT/twice-b.json': page('/lp/zweimal'),
  'at/pages/de-AT/french.json': page('/lp/franzoesisch', { locale: 'fr-CH' }),
  'at/pages/deutsch/lost.json': page('/lp/verirrt'),
  'at/pages/de-AT/window.json': page('/lp/fenster', {
    validFrom: '2027-02-01T00:00:00Z',
    validTo: '2027-01-01T00:00:00Z',
  }),
  'at/pages/de-AT/unreadable.json': page('/lp/wann', { validTo: '2026-12-24' }),
  'at/pages/de-AT/frame.json': page('/lp/rahmen', { frame: 'gibtsnicht' }),
  'at/pages/de-AT/faulty.json': page('/lp/zwei-fassungen', {}, [
    { type: 'gibtsnicht', id: 'x' },
    heading('Gut', { id: 'g' }),
  ]),
  'at/pages/de-AT/faulty.draft.json': page('/lp/zwei-fassungen', { status: 'draft' }),
  'at/pages/de-AT/only.draft.json': page('/lp/nur-entwurf', { status: 'draft' }, [
    { type: 'gibtsnicht', id: 'x' },
  ]),
  'at/pages/de-AT/hidden.json': page('/lp/versteckt', {}, [
    heading('Titel', { id: 't' }),
    { ...heading('Später', { id: 's', type: 'gibtsnicht' }), when: { from: '2030-01-01T00:00:00Z' } },
  ]),
  'at/pages/de-AT/notice.json': page('/lp/leer', {}, [
    heading('Titel', { id: 't', i18n: { de: { props: { intro: '' } } } }),
  ]),
  'at/buckets/de-AT/vouchers/spare.json': JSON.stringify({
    vouchers: [
      { id: 'a', title: 'Zehn Euro', link: { label: 'Mehr', href: '/lp/nirgends' } },
      { id: 'b', title: 7 },
    ],
  }),
  'at/buckets/de-AT/banners/spare.json': JSON.stringify({ banners: [{ id: 'a' }] }),
  'at/buckets/de-AT/footer/spare.json': '{ "columns": [',
  'at/buckets/de-AT/usp-bar/spare.json': JSON.stringify({ items: [{ icon: 'truck', text: 'Gut' }] }),
  'at/buckets/de-AT/vouchrs/main.json': '{}',
  'at/buckets/products/mode/leer.json': JSON.stringify({ products: [{ sku: '1' }, null] }),
  'at/buckets/products/mode/jupe_fr.json': JSON.stringify({ products: [] }),
  'at/frames/de-AT/full.json': JSON.stringify(
    pageDocument('/_/frame', {
      header: [
        { id: 'h', type: 'header', props: {} },
        { id: 'x', type: 'footer', props: {} },
      ],
      footer: [{ id: 'f', type: 'fuss' }],
    }),
  ),
};

let shop: ShopUnderTest;
const told: string[] = [];
const places = new Map<string, string[]>();
const effects = new Map<string, string>();

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const source = createFilesContentSource({ folder, log, watch: false });
  shop = await startShop({}, { source });
  const parts = composeCheck({
    ...{ tenants: readTenants('tenants'), source, log, now },
    pictures: { find: () => undefined },
  });
  for await (const { tenant, locale, name, place, isDraft, verdict, issues, kind } of checkContent(parts)) {
    const file = place.split(`${basename(folder)}/`)[1] ?? '';
    const what = kind === 'file' ? file : kind === 'shop' ? `${tenant} ${locale}` : name;
    if (kind === 'page') places.set(name, [...(places.get(name) ?? []), file]);
    for (const { code, pointer, effect } of issues) {
      if (code === 'file-unreadable') effects.set(`${tenant} ${locale} ${kind} ${name}`, effect);
      told.push(`${what}${isDraft ? ' (draft)' : ''}: ${verdict}, ${code} ${pointer}`.trim());
    }
  }
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['at/pages/de-AT/no-json.json: not-shown, file-unreadable'],
  ['at/pages/de-AT/mark.json: not-shown, file-unreadable'],
  ['at/pages/de-AT/large.json: not-shown, file-unreadable'],
  ['at/pages/de-AT/no-path.json: not-shown, file-unreadable'],
  [`${nfd}: shown-in-part, page-unreachable /page/path`],
  ['/lp/strich/: not-shown, page-unreachable /page/path'],
  ['/nirgends/hier: not-shown, page-unreachable /page/path'],
  ['at/pages/de-AT/twice-b.json: not-shown, page-twice'],
  ['/lp/franzoesisch: not-shown, page-foreign /page'],
  ['at/pages/deutsch/lost.json: not-shown, page-unreachable'],
  ['/lp/fenster: not-shown, window-invalid /page/validFrom'],
  ['/lp/wann: not-shown, head-ignored /page/validTo'],
  ['/lp/rahmen: shown-in-part, frame-unknown /page/frame'],
  ['/lp/zwei-fassungen: shown-in-part, type-unknown /regions/main/0/type'],
  ['/lp/nur-entwurf (draft): shown-in-part, type-unknown /regions/main/0/type'],
  ['/lp/versteckt: shown-in-part, type-unknown /regions/main/1/type'],
  ['/lp/leer: shown, overlay-hides /regions/main/0/i18n/de/props/intro'],
  ['full: shown-in-part, type-unknown /regions/footer/0/type'],
  ['full: shown-in-part, frame-incomplete /regions/footer'],
  ['full: shown-in-part, frame-incomplete /regions/header'],
  ['default de-DE: not-shown, content-missing'],
  ['de-AT/vouchers/spare.json: shown-in-part, data-invalid /vouchers/1'],
  ['de-AT/vouchers/spare.json: shown-in-part, link-dead /vouchers/0/link/href'],
  ['de-AT/banners/spare.json: not-shown, data-invalid'],
  ['de-AT/footer/spare.json: not-shown, file-unreadable'],
  ['products/mode/leer.json: not-shown, data-invalid /products/0/slug'],
  ['products/mode/leer.json: not-shown, data-invalid /products/1'],
  ['at/buckets/de-AT/vouchrs/main.json: not-shown, data-unreachable'],
])('%s', (line) => {
  expect(told).toContain(line);
});

test('names the file of each page, and what shoppers see of what cannot be read', () => {
  expect(places.get('/lp/zwei-fassungen')).toEqual([
    'at/pages/de-AT/faulty.json',
    'at/pages/de-AT/faulty.draft.json',
  ]);
  expect(effects.get('default de-DE frame full')).toBe(
    'Shoppers keep the last good one; without it they see the built-in header and footer.',
  );
  expect(effects.get('at de-AT data de-AT/footer/spare.json')).toBe(
    'Shoppers see what it last said; without that, pages without what it would say.',
  );
});

test('says nothing of what is right', () => {
  const right = ['de-AT/usp-bar/spare.json', '/lp/gut', '/lp/zweimal', '/lp/zwei-fassungen (draft)'];
  expect(told.filter((line) => right.some((name) => line.startsWith(`${name}:`)))).toEqual([]);
});

test.each([
  ['/lp/gut', 200],
  ['/lp/kein-json', 503],
  ['/lp/marke', 503],
  ['/lp/gross', 503],
  ['/lp/franzoesisch', 503],
  ['/lp/fenster', 404],
  ['/lp/wann', 404],
  ['/nirgends/hier', 404],
  ['/lp/verirrt', 404],
  ['/lp/nur-entwurf', 404],
  ['/lp/rahmen', 200],
  ['/lp/versteckt', 200],
])('%s answers %i, as the check says', async (path, status) => {
  expect((await shop.ask(path)).status).toBe(status);
});
