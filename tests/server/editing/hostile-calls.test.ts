import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentSummary, OpenDocument } from '../../../schemas/editing/document.ts';
import type { Answer } from '../shop-under-test.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { assetIn, bodyOf, plainJpeg, sendFile } from './assets/sent-file.ts';
import { contentFiles } from './content-files.ts';
import { editorOf, json } from './editing-shop.ts';

// Whatever is sent to a call of the editors' application, it is refused or taken: nothing of it is a fault of the shop, and nothing
// tells of what other shops have.

/** What a shop has, by the parameters of paths. */
interface Things {
  document: string;
  asset: string;
  release: string;
  note: string;
  planned: string;
  share: string;
}

let shop: StaffShop;
/** Of the shop `at`, and of `default`. */
let editor: Worker;
let stranger: Worker;
let own: Things;
let foreign: Things;
beforeAll(async () => {
  shop = await startStaffShop({}, { files: contentFiles });
  editor = await editorOf(shop, ['administrator']);
  stranger = await editorOf(shop, ['administrator'], { tenant: 'default', host: 'default.localhost' });
  own = await thingsOf(editor, '/lp/herbst', 'de-AT');
  foreign = await thingsOf(stranger, '/', 'de-DE');
  while (!shop.shop.ready()) await sleep(20);
});
afterAll(() => shop.close());

async function thingsOf({ browser }: Worker, path: string, locale: string): Promise<Things> {
  const api = '/edit/api';
  const { documents } = json<{ documents: DocumentSummary[] }>(
    await browser.get(`${api}/documents?kind=page`),
  );
  const document = documents.find(({ key }) => key === path)?.id ?? '';
  const made = async (address: string, body: object): Promise<string> => {
    const answer = await browser.call(`${api}${address}`, body);
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${answer.text}`);
    const { id, link } = json<{ id?: string; link?: { id: string } }>(answer);
    return id ?? link?.id ?? '';
  };
  const page = await browser.call(`${api}/documents`, { locale, path: '/lp/geplant', title: 'Geplant' });
  const { summary } = json<OpenDocument>(page);
  const at = shop.now() + 3_600_000;
  await browser.call(`${api}/documents/${document}/unpublish`, { note: '', at });
  const { planned } = json<{ planned: { id: string }[] }>(await browser.get(`${api}/planned`));
  expect(summary.key).toBe('/lp/geplant');
  return {
    document,
    asset: assetIn(await sendFile(browser, await plainJpeg())).id,
    release: await made('/releases', { title: 'Advent' }),
    note: await made(`/documents/${document}/notes`, { text: 'Bitte kürzer' }),
    planned: planned[0]?.id ?? '',
    share: await made(`/documents/${document}/shares`, {}),
  };
}

const nowhere: Things = {
  ...{ document: randomUUID(), release: randomUUID(), note: randomUUID(), planned: randomUUID() },
  ...{ share: randomUUID(), asset: 'asset-0123456789abcdef' },
};

/** The path of a call about these things. */
function pathOf(path: string, things: Things): string {
  const [, area = ''] = path.split('/');
  const ids = {
    documents: 'document',
    assets: 'asset',
    releases: 'release',
    planned: 'planned',
    shares: 'share',
  };
  const id = things[(ids as Record<string, keyof Things>)[area] ?? 'document'];
  return `/edit/api${path
    .replace(':id', id)
    .replace(':note', things.note)
    .replace(':document', things.document)
    .replace(':number', '1')}`;
}

const baseNow = async (): Promise<object> => {
  const { base } = json<OpenDocument>(await editor.browser.get(`/edit/api/documents/${own.document}`));
  return base;
};
const drawn = async () => ({
  ...{
    session: randomUUID(),
    base: await baseNow(),
    view: { at: 1, variants: { a: 'b' }, address: '/lp/herbst' },
  },
  changes: [
    { id: randomUUID(), patches: [{ op: 'set', node: 'mitte', path: ['props', 'text'], value: 'x' }] },
  ],
});

/** What each call that takes a body would take. */
const bodies: Readonly<Record<string, () => object | Promise<object>>> = {
  '/documents': () => ({
    locale: 'de-AT',
    path: `/lp/${randomUUID()}`,
    title: 'Neu',
    from: { kind: 'blank' },
  }),
  '/documents/:id/changes': async () => ({ base: await baseNow(), changes: (await drawn()).changes }),
  '/documents/:id/costs': drawn,
  '/documents/:id/view-differences': drawn,
  '/documents/:id/discard': async () => ({ base: await baseNow() }),
  '/documents/:id/draw': async () => ({ ...(await drawn()), number: 1 }),
  '/documents/:id/restore': async () => ({ number: 1, base: await baseNow() }),
  '/documents/:id/publish': async () => ({ base: await baseNow(), note: 'Gut', at: shop.now() + 7_200_000 }),
  '/documents/:id/unpublish': () => ({ note: 'Weg', redirect: '/', at: shop.now() + 7_200_000 }),
  '/documents/:id/approval': async () => ({
    act: 'ask',
    base: await baseNow(),
    note: 'Bitte',
    node: 'mitte',
  }),
  '/documents/:id/notes': () => ({ text: 'Kürzer', node: 'mitte' }),
  '/documents/:id/presence': () => ({ node: 'mitte' }),
  '/releases': () => ({ title: 'Winter' }),
  '/releases/:id/items': async () => ({
    ...{ action: 'publish', document: own.document, base: await baseNow(), note: 'Mit' },
  }),
  '/releases/:id/schedule': () => ({ at: shop.now() + 7_200_000 }),
  '/assets/:id/changes': () => ({
    ...{ title: 'See', focus: { x: 1, y: 2 }, crops: { '1x1': { left: 1, top: 1, width: 100 } } },
    ...{ alts: { de: 'Ein See' }, isDecorative: false },
  }),
  '/assets/:id/archive': () => ({ isArchived: false }),
};

/** Values that no form sends. */
const odd: readonly unknown[] = [
  ...[
    '',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\ufeff',
    '%',
    "'; drop table staff --",
    '../../x',
    '//x',
  ],
  ...['__proto__', 'constructor', '</script><!--', 'x'.repeat(100_000)],
  ...[-1, 0, 1.5, 2 ** 31, 2 ** 53 - 1, 8.64e15, 8.64e15 + 1, -8.64e15 - 1],
  ...[null, true, [], {}, [[]], { toString: 1 }],
];

/** Copies of a body in which one value is another one. */
function* withOdd(value: unknown, put: (value: unknown) => unknown): Generator {
  for (const other of odd) yield put(other);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* withOdd(inner, (other) =>
      put(Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }),
    );
}

const isFault = ({ status }: Answer): boolean => status >= 500;

describe('what no form sends is no fault of the shop', () => {
  test('every call that takes a body is here', () => {
    const named = shop.shop.editCalls.filter(({ body }) => body).map(({ path }) => path);
    expect(Object.keys(bodies).toSorted()).toEqual(named.toSorted());
  });

  test.each(Object.entries(bodies))(
    'in the body of %s',
    async (path, whole) => {
      const faults: unknown[] = [];
      for (const sent of withOdd(await whole(), (value) => value)) {
        const answer = await editor.browser.call(pathOf(path, own), sent as object);
        if (isFault(answer)) faults.push([JSON.stringify(sent).slice(0, 300), answer.status]);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  test.each(Object.keys(bodies))('as the body of %s', async (path) => {
    const raw: (string | Buffer)[] = [
      ...['', 'null', '[]', '"x"', '1e999', '{"at":1e999}', '{"base":{"version":1e999,"revision":0}}', '{'],
      ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}'],
      ...[
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
        '['.repeat(16_000),
        `{"title":"${'x'.repeat(3_000_000)}"}`,
      ],
      ...[Buffer.from('\ufeff{}'), Buffer.from('{"note":"ä"}', 'latin1'), Buffer.from('{}', 'utf16le')],
    ];
    for (const body of raw) {
      const answer = await editor.browser.post(pathOf(path, own), 'application/json', Buffer.from(body));
      expect([body.slice(0, 60).toString(), answer.status]).toEqual([
        body.slice(0, 60).toString(),
        expect.toBeOneOf([400, 413]),
      ]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('in queries and paths', async () => {
    const texts = [
      '%00',
      'a%00b',
      '%ed%a0%80',
      '%ff',
      '%F0%9F',
      "'--",
      '%25',
      '_',
      'x'.repeat(2000),
      '1e999',
      '-1',
    ];
    const cursors = [
      ['a\0', '', '', ''],
      ['page', '\ud800', '', ''],
      [1, 2, 3, 4],
      ['page', 'x', 'y', 'z'],
    ];
    const coded = cursors.map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
    const gets = shop.shop.editCalls.filter(({ method }) => method === 'get');
    for (const { path, query } of gets) {
      const names = Object.keys(query?.shape ?? {});
      const needed = path === '/lookup' ? 'kind=products&' : '';
      for (const name of names)
        for (const text of [...texts, ...coded]) {
          const address = `${pathOf(path, own)}?${name === 'kind' ? '' : needed}${name}=${text}`;
          const answer = await editor.browser.get(address);
          expect([address.slice(0, 200), isFault(answer)]).toEqual([address.slice(0, 200), false]);
        }
    }
    const ids = [
      '..%2f..%2fx',
      '%00',
      'a%2fb',
      '%ff',
      own.document.toUpperCase(),
      `${own.document}%00`,
      'x'.repeat(900),
    ];
    for (const { method, path } of shop.shop.editCalls.filter((call) => call.path.includes(':')))
      for (const id of ids) {
        const address = `/edit/api${path.replaceAll(/:\w+/g, id)}`;
        const { status } = await (method === 'get'
          ? editor.browser.get(address)
          : editor.browser.call(address));
        expect([address.slice(0, 200), status >= 500]).toEqual([address.slice(0, 200), false]);
      }
  }, 120_000);

  test.each([
    'links',
    'pictures',
    'products',
    'categories',
    'slices',
    'sets',
    'vouchers',
    'banners',
    'experiments',
  ])('where %s are looked up', async (kind) => {
    for (const text of ['%00', '%ed%a0%80', '%ff', '%25%25%25', 'x'.repeat(100)])
      for (const more of ['', `&of=${text}`]) {
        const answer = await editor.browser.get(`/edit/api/lookup?kind=${kind}&query=${text}${more}`);
        expect([text, more, isFault(answer)]).toEqual([text, more, false]);
      }
  });

  test('in the address of a frame', async () => {
    const views = [
      { at: 8.64e15 + 1 },
      { at: -9e15 },
      { at: 0 },
      { locale: 'xx-XX' },
      { address: '/\ud800' },
    ];
    const more = [
      { address: '/%00' },
      { variants: { '\0': '\0' } },
      { down: ['\0', '__proto__'] },
      { at: 1e300 },
    ];
    for (const view of [...views, ...more]) {
      const query = new URLSearchParams({ session: randomUUID(), view: JSON.stringify(view) });
      for (const address of [`/edit/frame/${own.document}?${query}`, `/edit/frame?path=/%00&${query}`]) {
        const answer = await editor.browser.get(address);
        expect([view, isFault(answer)]).toEqual([view, false]);
      }
    }
  });
});

describe('what another shop has', () => {
  /** An answer without the name of its request. */
  const told = ({ status, text }: Answer) => [
    status,
    text.replace(/"requestId":"[^"]*"/, '').replace(/[\w-]{36}/g, ''),
  ];

  test('is answered as what nobody has, by every call', async () => {
    const sent = await bodyOf({ bytes: await plainJpeg(), name: 'a.jpg', type: 'image/jpeg' });
    const paths = shop.shop.editCalls.filter(({ path }) => path.includes(':'));
    expect(paths.length).toBeGreaterThan(20);
    for (const { method, path } of paths) {
      const ask = async (things: Things) => {
        const address = pathOf(path, things);
        if (method === 'get') return told(await editor.browser.get(address));
        if (path === '/assets/:id/file')
          return told(await editor.browser.post(address, sent.type, sent.body));
        return told(await editor.browser.call(address, (await bodies[path]?.()) ?? {}));
      };
      const [theirs, none] = [await ask(foreign), await ask(nowhere)];
      expect([path, theirs[0]]).toEqual([path, 404]);
      expect(theirs).toEqual(none);
      // Its own shop knows it: there is something to hide.
      const known = method === 'get' ? (await stranger.browser.get(pathOf(path, foreign))).status : 200;
      expect([path, known]).toEqual([path, 200]);
    }
  });

  test('is neither copied, put into a release, noted, planned, nor framed', async () => {
    const api = '/edit/api';
    const base = { version: 1, revision: 0 };
    const asked = async (path: string, body: (things: Things) => object) => {
      const answers = [foreign, nowhere].map(async (things) =>
        told(await editor.browser.call(`${api}${path}`, body(things))),
      );
      const [theirs, none] = await Promise.all(answers);
      expect([path, theirs?.[0], theirs]).toEqual([path, 404, none]);
    };
    await asked('/documents', ({ document }) => ({
      ...{ locale: 'de-AT', path: '/lp/kopie', title: 'Kopie', from: { kind: 'copy', document } },
    }));
    await asked(`/releases/${own.release}/items`, ({ document }) => ({ action: 'publish', document, base }));
    await asked(`/releases/${own.release}/items`, ({ document }) => ({ action: 'unpublish', document }));
    const mixed = await editor.browser.call(`${api}/documents/${own.document}/notes/${foreign.note}/settle`);
    expect(mixed.status).toBe(404);
    expect(
      json<{ planned: object[] }>(await editor.browser.get(`${api}/planned?document=${foreign.document}`)),
    ).toEqual({
      planned: [],
    });
    const framed = [foreign, nowhere].map(({ document }) =>
      editor.browser.get(`/edit/frame/${document}?session=${randomUUID()}`),
    );
    expect((await Promise.all(framed)).map(({ status }) => status)).toEqual([404, 404]);
    const lists = ['/documents', '/releases', '/planned', '/assets'].map((path) =>
      editor.browser.get(`${api}${path}`),
    );
    for (const { text } of await Promise.all(lists))
      for (const id of Object.values(foreign)) expect(text).not.toContain(id);
  });
});
