import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asset, AssetDetails, AssetList } from '../../../../schemas/editing/asset.ts';
import { createSqlAssetUses } from '../../../../server/editing/assets/sql-asset-uses.ts';
import { createSqlContentStore } from '../../../../server/content/store/sql-content-store.ts';
import { createMemoryKeyValue } from '../../../../server/storage/key-value/memory-key-value.ts';
import { hostileFiles } from '../../../../server/pictures/checked/testing/hostile-files.ts';
import { collectingLog } from '../../../services/collecting-log.ts';
import { pageDocument } from '../../fake-content.ts';
import { fillShop, type ShopUnderTest, startShop } from '../../shop-under-test.ts';
import { type StaffShop, startStaffShop, type Worker } from '../../staff/staff-shop.ts';
import { editorOf } from '../editing-shop.ts';
import { assetIn, bodyOf, breakOff, plainJpeg, sendFile } from './sent-file.ts';

let shop: StaffShop;
/** Another process of the same shop. */
let other: ShopUnderTest;
let editor: Worker;
let data: string;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'assets-'));
  await mkdir(join(data, 'content/pictures'), { recursive: true });
  const environment = { DATA_DIR: data, CONTENT_DIR: join(data, 'content') };
  const keyValue = createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => 0, log: collectingLog() });
  shop = await startStaffShop(environment, { keyValue });
  other = await startShop(environment, { database: shop.database, keyValue });
  fillShop(other.content);
  await Promise.all([shop.shop.prepare(), other.shop.prepare()]);
  editor = await editorOf(shop, ['editor']);
});
afterAll(async () => {
  await other.close();
  await shop.close();
  rmSync(data, { recursive: true, force: true });
});

const objects = (): string[] =>
  readdirSync(join(data, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const upload = async (bytes: Buffer, name?: string): Promise<Asset> =>
  assetIn(await sendFile(editor.browser, bytes, name === undefined ? {} : { name }));
const change = async (id: string, body: object): Promise<Asset> =>
  assetIn(await editor.browser.call(`/edit/api/assets/${id}/changes`, body));
const list = async (query = ''): Promise<AssetList> =>
  JSON.parse((await editor.browser.get(`/edit/api/assets${query}`)).text) as AssetList;
const details = async (id: string): Promise<AssetDetails> =>
  JSON.parse((await editor.browser.get(`/edit/api/assets/${id}`)).text) as AssetDetails;
const reasonIn = ({ text }: { text: string }): string => (JSON.parse(text) as { reason: string }).reason;

/** The addresses by which a page shows a picture. */
async function shownOn(process: ShopUnderTest, path: string, id: string): Promise<string[]> {
  const { text } = await process.ask(path);
  return [...text.matchAll(new RegExp(`/bilder/${id}/160-[0-9a-f]{10}`, 'g'))].map(([address]) => address);
}

async function sizeAt(process: ShopUnderTest, address: string): Promise<[number, number]> {
  const answer = await process.ask(address, { headers: { Accept: 'image/webp' } });
  const { width, height } = await sharp(answer.bytes).metadata();
  return [width, height];
}

describe('a picture that is uploaded', () => {
  test('is one of the shop’s pictures in both processes, in each format, under an address that says what it shows', async () => {
    const { id, revision, ...asset } = await upload(await plainJpeg());
    expect(asset).toMatchObject({
      ...{ title: 'Herbst am See', width: 600, height: 400, file: 1, uses: 0, lacksAlt: ['de'] },
      ...{
        isArchived: false,
        isDecorative: false,
        focus: { x: 50, y: 50 },
        changedBy: { name: editor.email },
      },
    });
    for (const process of [shop, other]) {
      for (const [accept, format] of [
        ['image/avif', 'heif'],
        ['image/webp', 'webp'],
        ['*/*', 'jpeg'],
      ] as const) {
        const answer = await process.ask(`/bilder/${id}/320-${revision}`, { headers: { Accept: accept } });
        expect([answer.status, answer.headers['cache-control']]).toEqual([
          ...[200, 'public, max-age=31536000, immutable'],
        ]);
        const facts = await sharp(answer.bytes).metadata();
        expect(facts).toMatchObject({ format, width: 320, height: 213 });
      }
      const led = await process.ask(`/bilder/${id}/320`);
      expect([led.status, led.headers.location]).toEqual([302, `/bilder/${id}/320-${revision}`]);
    }
  });

  test('is known to the other process’s image route although nobody told it', async () => {
    const alone = await startShop(
      { DATA_DIR: data, CONTENT_DIR: join(data, 'content') },
      { database: shop.database },
    );
    const { id, revision } = await upload(await plainJpeg());
    expect((await alone.ask(`/bilder/${id}/160-${revision}`)).status).toBe(200);
    expect((await alone.ask('/bilder/asset-0000000000000000/160')).status).toBe(404);
    await alone.close();
  });

  test('takes no drawn picture’s place, and none in another shape than there are', async () => {
    const { id, revision } = await upload(await plainJpeg());
    for (const src of [`${id}-5x4`, `${id}-1x1-1x1`, `${id}x`, 'asset-'])
      expect((await shop.ask(`/bilder/${src}/160-${revision}`)).status).toBe(404);
  });

  test('is shown on pages of both processes, and with another file under another address at once', async () => {
    const { id } = await upload(await plainJpeg());
    const gallery = { type: 'image-gallery', props: { pictures: [{ picture: { src: id, alt: 'See' } }] } };
    for (const { content } of [shop, other])
      content.page({ tenant: 'at', locale: 'de-AT', path: '/lp/see', main: [gallery] });
    const before = await Promise.all([shop, other].map((process) => shownOn(process, '/lp/see', id)));
    expect(new Set(before.flat()).size).toBe(1);
    const replaced = assetIn(
      await sendFile(editor.browser, await plainJpeg(500, 900, '#2050a0'), {
        path: `/edit/api/assets/${id}/file`,
        name: 'neu.jpg',
      }),
    );
    expect(replaced).toMatchObject({ id, title: 'Herbst am See', width: 500, height: 900, file: 2 });
    for (const process of [shop, other]) {
      await expect
        .poll(async () => (await shownOn(process, '/lp/see', id))[0])
        .toBe(`/bilder/${id}/160-${replaced.revision}`);
      expect(await sizeAt(process, `/bilder/${id}/160-${replaced.revision}`)).toEqual([160, 288]);
      // Who still has the old page is led on.
      expect((await process.ask(before[0]?.[0] ?? '')).status).toBe(302);
    }
    const { files } = await details(id);
    expect(files.map(({ number, name, width }) => [number, name, width])).toEqual([
      [2, 'neu.jpg', 500],
      [1, 'Herbst_am-See.jpg', 600],
    ]);
    const back = assetIn(await editor.browser.call(`/edit/api/assets/${id}/files/1/show`));
    expect(back).toMatchObject({ width: 600, file: 1 });
    const third = await sendFile(editor.browser, await plainJpeg(), { path: `/edit/api/assets/${id}/file` });
    expect(assetIn(third).file).toBe(3);
    expect((await editor.browser.call(`/edit/api/assets/${id}/files/9/show`)).status).toBe(404);
  });

  test('is cut to a shape around its focus point, or as somebody cut it', async () => {
    const left = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#fff"/><rect width="300" height="300" fill="#f00"/></svg>',
    );
    const { id } = await upload(await sharp(left).flatten().jpeg({ quality: 100 }).toBuffer());
    async function greenOfSquare(): Promise<number> {
      const led = await shop.ask(`/bilder/${id}-1x1/160`);
      const { bytes } = await shop.ask(led.headers.location ?? '');
      const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([160, 160]);
      return pixels[(80 * info.width + 80) * info.channels + 1] ?? -1;
    }
    expect(await greenOfSquare()).toBeGreaterThan(200);
    await change(id, { focus: { x: 10, y: 50 } });
    expect(await greenOfSquare()).toBeLessThan(60);
    await change(id, { crops: { '1x1': { left: 500, top: 0, width: 200 } } });
    expect(await greenOfSquare()).toBeGreaterThan(200);
    expect((await shop.ask(`/bilder/${id}-2x1/160`)).status).toBe(302);
  });

  test('keeps nothing of what its file held beside the picture', async () => {
    const secret = { IFD0: { Copyright: 'Frau Musterfrau' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } };
    const located = await sharp(await plainJpeg())
      .withExif(secret)
      .jpeg()
      .toBuffer();
    const { id, revision } = await upload(Buffer.concat([located, Buffer.from('<script>alert(1)</script>')]));
    const { bytes, headers } = await shop.ask(`/bilder/${id}/480-${revision}`);
    expect(headers['content-type']).toBe('image/jpeg');
    expect([bytes.includes('Musterfrau'), bytes.includes('script')]).toEqual([false, false]);
  });
});

describe('what an editor says of a picture', () => {
  test('is kept, and a text for each language is missed until it is decorative', async () => {
    const { id } = await upload(await plainJpeg(), 'Blau.jpg');
    const inDefault = await editorOf(shop, ['editor'], { tenant: 'default', host: 'default.localhost' });
    const foreign = assetIn(await sendFile(inDefault.browser, await plainJpeg()));
    expect(foreign.lacksAlt).toEqual(['de', 'fr', 'nl']);
    expect(await change(id, { alts: { de: ' Ein See ' }, title: 'See' })).toMatchObject({
      ...{ title: 'See', alts: { de: 'Ein See' }, lacksAlt: [] },
    });
    expect((await change(id, { alts: { de: '' } })).lacksAlt).toEqual(['de']);
    expect(await change(id, { isDecorative: true })).toMatchObject({ lacksAlt: [], alts: {} });
    const log = await shop.audit();
    expect(log.filter(({ subject }) => subject === `asset:${id}`).map(({ action }) => action)).toEqual([
      ...['asset.changed', 'asset.changed', 'asset.changed', 'asset.uploaded'],
    ]);
  });

  test.each([
    { title: '' },
    { title: 'x'.repeat(121) },
    { alts: { de: 'x'.repeat(301) } },
    { alts: { german: 'x' } },
    { focus: { x: 101, y: 0 } },
    { crops: { '5x4': { left: 0, top: 0, width: 10 } } },
    { crops: { '1x1': { left: 0, top: 0, width: 0 } } },
    { id: 'asset-0000000000000000' },
  ])('is refused as %j', async (body) => {
    const { id } = await upload(await plainJpeg());
    const answer = await editor.browser.call(`/edit/api/assets/${id}/changes`, body);
    expect([answer.status, reasonIn(answer)]).toEqual([400, 'wrong-shape']);
  });
});

describe('the library', () => {
  test('finds by title, by what lacks a text or a use, and of its own shop alone', async () => {
    const lacking = await upload(await plainJpeg(), 'Zauberberg.jpg');
    const told = await upload(await plainJpeg(), 'Zauberwald.jpg');
    await change(told.id, { alts: { de: 'Ein Wald' } });
    const idsOf = async (query: string): Promise<string[]> => (await list(query)).assets.map(({ id }) => id);
    expect(await idsOf('?search=zauber')).toEqual([told.id, lacking.id]);
    expect(await idsOf('?search=zauber&filter=lacks-alt')).toEqual([lacking.id]);
    expect(await idsOf('?search=zauber&filter=unused')).toEqual([told.id, lacking.id]);
    expect(await idsOf('?search=%25')).toEqual([]);
    const foreign = await editorOf(shop, ['administrator'], { tenant: 'default', host: 'default.localhost' });
    const { assets } = JSON.parse(
      (await foreign.browser.get('/edit/api/assets?search=zauber')).text,
    ) as AssetList;
    expect(assets).toEqual([]);
    expect((await foreign.browser.get(`/edit/api/assets/${told.id}`)).status).toBe(404);
    for (const path of ['changes', 'archive', 'files/1/show'])
      expect(
        (
          await foreign.browser.call(
            `/edit/api/assets/${told.id}/${path}`,
            path === 'archive' ? { isArchived: true } : {},
          )
        ).status,
      ).toBe(404);
  });

  test('puts away what nothing shows, and takes it back', async () => {
    const { id } = await upload(await plainJpeg(), 'Weg.jpg');
    const away = await editor.browser.call(`/edit/api/assets/${id}/archive`, { isArchived: true });
    expect(assetIn(away).isArchived).toBe(true);
    expect((await list('?search=weg')).assets).toEqual([]);
    expect((await list('?search=weg&filter=archived')).assets.map((asset) => asset.id)).toEqual([id]);
    await editor.browser.call(`/edit/api/assets/${id}/archive`, { isArchived: false });
    expect((await list('?search=weg')).assets.map((asset) => asset.id)).toEqual([id]);
  });

  test('is read in parts', async () => {
    const bytes = await plainJpeg(4, 4);
    for (let count = 0; count < 61; count += 1) await upload(bytes, `Teil ${count}.jpg`);
    const first = await list('?search=teil');
    const second = await list(`?search=teil&cursor=${first.next}`);
    expect([first.assets.length, second.assets.map(({ title }) => title), second.next]).toEqual([
      60,
      ['Teil 0'],
      null,
    ]);
  });
});

describe('where a picture is shown', () => {
  test('is told of pages, drafts and shapes, also of other shops, and keeps it from being put away', async () => {
    const { id } = await upload(await plainJpeg(), 'Gezeigt.jpg');
    const content = createSqlContentStore(shop.database);
    const act = { author: null, at: 0 };
    async function write(tenant: string, path: string, src: string): Promise<string> {
      const locale = tenant === 'at' ? 'de-AT' : 'de-DE';
      const gallery = { type: 'image-gallery', props: { pictures: [{ picture: { src, alt: '' } }] } };
      const document = {
        ...{ id: randomUUID(), kind: 'page' as const, locale, key: path },
        text: JSON.stringify(pageDocument(path, { main: [gallery] }, { tenant, locale })),
      };
      const created = await content.create(tenant, document, act);
      if (!created.ok) throw new Error(created.reason);
      return document.id;
    }
    const live = await write('at', '/lp/gezeigt', `${id}-16x9`);
    const published = await content.publish(
      'at',
      live,
      { base: { version: null, revision: 0 }, note: '' },
      act,
    );
    expect(published.ok).toBe(true);
    const draft = await write('default', '/lp/entwurf', id);
    await write('at', '/lp/anderes', 'scarf');
    const { uses, asset } = await details(id);
    expect(uses.map(({ document, tenant, key, isLive }) => [document, tenant, key, isLive])).toEqual([
      [live, 'at', '/lp/gezeigt', true],
      // Whoever edits here alone is told of another shop's draft that there is one.
      [draft, 'default', '', false],
    ]);
    expect(JSON.stringify(uses)).not.toContain('entwurf');
    const [, theirs] = await createSqlAssetUses(shop.database).of(id);
    expect(theirs?.key).toBe('/lp/entwurf');
    expect(asset.uses).toBe(2);
    expect((await list('?search=gezeigt&filter=unused')).assets).toEqual([]);
    expect((await list('?search=gezeigt')).assets.map((one) => one.uses)).toEqual([2]);
    const refused = await editor.browser.call(`/edit/api/assets/${id}/archive`, { isArchived: true });
    expect([refused.status, reasonIn(refused)]).toEqual([409, 'used']);
  });
});

describe('an upload', () => {
  test('of each hostile file ends as its checks say, and leaves nothing of what is refused', async () => {
    // The library takes larger files than the checks of this list do.
    const files = (await hostileFiles()).filter(({ becomes }) => becomes !== 'large');
    const ended: unknown[] = [];
    for (const file of files) {
      const before = objects().length;
      const answer = await sendFile(editor.browser, file.bytes, { name: file.name, type: file.type });
      const reason = answer.status === 200 ? 'made' : `${answer.status} ${reasonIn(answer)}`;
      ended.push([file.what, reason, objects().length - before]);
    }
    expect(ended).toEqual(
      files.map(({ what, becomes }) => [what, ...(becomes === 'made' ? ['made', 1] : [`422 ${becomes}`, 0])]),
    );
  });

  test('of no file, of two, of a broken body, of another kind is refused', async () => {
    const file = { bytes: await plainJpeg(), name: 'a.jpg', type: 'image/jpeg' };
    const two = await bodyOf(file, file);
    const none = await bodyOf();
    const good = await bodyOf(file);
    const path = '/edit/api/assets';
    const answers = [
      await editor.browser.post(path, two.type, two.body),
      await editor.browser.post(path, none.type, none.body),
      await editor.browser.post(path, 'multipart/form-data', good.body),
      await editor.browser.post(path, good.type, good.body.subarray(0, good.body.length / 2)),
      await editor.browser.post(path, 'image/jpeg', file.bytes),
      await editor.browser.call(path, { file: 'x' }),
    ];
    expect(answers.map((answer) => [answer.status, reasonIn(answer)])).toEqual([
      [400, 'many-files'],
      [400, 'no-file'],
      ...Array.from({ length: 4 }, () => [400, 'broken']),
    ]);
  });

  test('of too many bytes is refused, whether it says so or not', async () => {
    const large = Buffer.alloc(20_000_001, 1);
    const said = await sendFile(editor.browser, large);
    expect([said.status, reasonIn(said)]).toEqual([413, 'large']);
    const beyond = await sendFile(editor.browser, Buffer.alloc(20_200_000, 1));
    expect(beyond.status).toBe(413);
  });

  test('that breaks off holds no place, and of many at once those beyond are told to come again', async () => {
    const sent = await bodyOf({ bytes: await plainJpeg(), name: 'a.jpg', type: 'image/jpeg' });
    const cookie = [...editor.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Host: 'at.localhost', Cookie: cookie, 'Content-Type': sent.type };
    for (let count = 0; count < 8; count += 1)
      await breakOff(shop.port, '/edit/api/assets', { ...headers, 'Content-Length': '100000' }, sent.body);
    await expect.poll(async () => (await sendFile(editor.browser, await plainJpeg())).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => editor.browser.post('/edit/api/assets', sent.type, sent.body)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect((await sendFile(editor.browser, await plainJpeg())).status).toBe(200);
  });

  test('has a name that people can be shown, and one of the shop’s own where it is kept', async () => {
    const { id, title } = await upload(await plainJpeg(), '../../Gro\u0308\u202eße.jpg');
    expect(title).toBe('Größe');
    expect((await details(id)).files.map(({ name }) => name)).toEqual(['Größe.jpg']);
    expect(objects().every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  test('comes from pages of the shop alone', async () => {
    const sent = await bodyOf({ bytes: await plainJpeg(), name: 'a.jpg', type: 'image/jpeg' });
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await editor.browser.post('/edit/api/assets', sent.type, sent.body, headers)).status).toBe(403);
  });
});

test('each call is for those who have its role', async () => {
  const { id } = await upload(await plainJpeg());
  const sent = await bodyOf({ bytes: await plainJpeg(), name: 'a.jpg', type: 'image/jpeg' });
  const calls: [string, 'reader' | 'editor', (worker: Worker) => Promise<{ status: number }>][] = [
    ['list', 'reader', ({ browser }) => browser.get('/edit/api/assets')],
    ['details', 'reader', ({ browser }) => browser.get(`/edit/api/assets/${id}`)],
    ['upload', 'editor', ({ browser }) => browser.post('/edit/api/assets', sent.type, sent.body)],
    ['replace', 'editor', ({ browser }) => browser.post(`/edit/api/assets/${id}/file`, sent.type, sent.body)],
    ['show', 'editor', ({ browser }) => browser.call(`/edit/api/assets/${id}/files/1/show`)],
    ['change', 'editor', ({ browser }) => browser.call(`/edit/api/assets/${id}/changes`, { title: 'X' })],
    [
      'archive',
      'editor',
      ({ browser }) => browser.call(`/edit/api/assets/${id}/archive`, { isArchived: false }),
    ],
  ];
  const nobody = { ...editor, browser: shop.browser({ Host: 'at.localhost' }) };
  for (const role of ['reader', 'editor', 'publisher', 'administrator'] as const) {
    const worker = await editorOf(shop, [role]);
    for (const [name, needed, call] of calls) {
      const isAllowed = needed === 'reader' || role !== 'reader';
      expect([name, role, (await call(worker)).status]).toEqual([name, role, isAllowed ? 200 : 403]);
    }
  }
  for (const [name, , call] of calls) expect([name, (await call(nobody)).status]).toEqual([name, 401]);
});

test('while files cannot be kept uploads are refused with the reason in the log, and all else goes on', async () => {
  const away = await startStaffShop({
    OBJECTS_S3_ENDPOINT: 'http://127.0.0.1:9/shop',
    OBJECTS_S3_KEY_ID: 'key',
    OBJECTS_S3_SECRET: 'a secret of the bucket',
  });
  const worker = await editorOf(away, ['editor']);
  const answer = await sendFile(worker.browser, await plainJpeg());
  expect([answer.status, reasonIn(answer)]).toEqual([503, 'away']);
  expect(
    away.lines.some((line) => line.includes('An uploaded file could not be kept') && line.includes('"away"')),
  ).toBe(true);
  expect(away.lines.join('')).not.toContain('a secret of the bucket');
  expect((await worker.browser.get('/edit/api/assets')).status).toBe(200);
  expect((await away.ask('/')).status).toBe(200);
  await away.close();
});
