import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ContentAddress, ContentSource } from '../../server/content/content-source.ts';
import { FetchFailure } from '../../server/content/fetch-failure.ts';

/** What a driver is given: a folder with the contract's documents, to serve in its own way; lists come in parts of two. */
type StartSource = (folder: string) => Promise<{ source: ContentSource; close: () => Promise<void> }>;

/** Token with which drafts are served where a token is needed. */
export const contractPreviewToken = 'contract-preview-token';

/** Pages in one part of a list. */
export const contractListSize = 2;

const component = 'contract';

const listBody = z.strictObject({ pages: z.array(z.unknown()), next: z.string().nullable() });

const pageDocument = (path: string, more: Record<string, unknown> = {}) => ({
  format: 'webapp_json',
  formatVersion: 1,
  page: {
    id: path.slice(1) || 'home',
    path,
    revision: '7',
    status: 'published',
    title: `Seite ${path}`,
    ...more,
  },
  regions: { main: [] },
});

const documents: Record<string, unknown> = {
  'at/pages/de-AT/start.json': pageDocument('/'),
  'at/pages/de-AT/aktionen/herbst.json': pageDocument('/lp/herbst'),
  'at/pages/de-AT/aktionen/herbst.draft.json': pageDocument('/lp/herbst', { title: 'Herbst, neu' }),
  'at/pages/de-AT/waesche.json': pageDocument('/wäsche & mehr'),
  'at/pages/de-AT/vorlage.json': pageDocument('/_/produkt'),
  'at/pages/de-AT/geplant.json': pageDocument('/geplant', { status: 'draft' }),
  'default/pages/fr-CH/accueil.json': pageDocument('/', { title: 'Accueil' }),
  'default/pages/nl-NL/vreemd.json': pageDocument('/vreemd', { tenant: 'at', locale: 'de-AT' }),
  'default/pages/nl-NL/groot.json': pageDocument('/groot', { note: 'x'.repeat(2_200_000) }),
  'at/frames/de-AT/full.json': {
    page: { title: 'Rahmen', status: 'published' },
    regions: { header: [], footer: [] },
  },
  'at/frames/de-AT/checkout.json': {
    page: { title: 'Kasse', status: 'draft' },
    regions: { header: [], footer: [] },
  },
  'at/buckets/de-AT/usp-bar/web.json': { usps: ['Kauf auf Rechnung'] },
  'default/buckets/fr-CH/usp-bar/web.json': { usps: ['Achat sur facture'] },
  'at/buckets/products/mode/4711.json': { id: '4711', name: 'Rock' },
  'at/buckets/products/mode/4711.sliced.json': { id: '4711' },
  'default/buckets/products/mode/4711_fr.json': { id: '4711', name: 'Jupe' },
  'default/buckets/products/mode/4711_fr.sliced.json': { id: '4711', nom: 'Jupe' },
  'at/buckets/de-AT/menus/linde.web.json': { menu: 'web' },
  'at/buckets/de-AT/menus/linde.mobile.json': { menu: 'mobile' },
  'at/buckets/de-AT/menus/linde.mobile.sliced.json': { menu: 'mobile, sliced' },
  'at/buckets/de-AT/menus/ulme.web.json': { menu: 'ulme' },
};

/** What is no JSON, by its place. */
const brokenFiles: Record<string, string> = {
  'at/buckets/de-AT/footer/full.json': '{"footer": [',
  'default/pages/nl-NL/kapot.json': '{ "page": { "path": "/kapot" }, ',
};

async function layOut(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-contract-'));
  const texts = Object.entries(documents).map(([file, body]) => [file, JSON.stringify(body)] as const);
  for (const [file, text] of [...texts, ...Object.entries(brokenFiles)]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

const at = { tenant: 'at', locale: 'de-AT' } as const;
const swiss = { tenant: 'default', locale: 'fr-CH' } as const;
const dutch = { tenant: 'default', locale: 'nl-NL' } as const;

/** What every driver of the content port does alike. */
export function contentSourceContract(driver: string, start: StartSource): void {
  describe(`content source: ${driver}`, () => {
    let folder = '';
    let running: Awaited<ReturnType<StartSource>>;

    beforeAll(async () => {
      folder = await layOut();
      running = await start(folder);
    });
    afterAll(async () => {
      await running.close();
      await rm(folder, { recursive: true });
    });

    const read = (address: ContentAddress, etag?: string) =>
      running.source.read(address, { component, ...(etag === undefined ? {} : { etag }) });
    const bodyOf = async (address: ContentAddress): Promise<unknown> => {
      const answer = await read(address);
      return answer.status === 'found' ? answer.body : answer.status;
    };

    test.each(['/', '/lp/herbst', '/wäsche & mehr', '/_/produkt'])(
      'finds the page with the path %s',
      async (path) => {
        expect(await bodyOf({ kind: 'page', ...at, path })).toEqual(pageDocument(path));
      },
    );

    test('keeps tenants and locales apart', async () => {
      expect(await bodyOf({ kind: 'page', ...swiss, path: '/' })).toMatchObject({
        page: { title: 'Accueil' },
      });
      expect(await bodyOf({ kind: 'page', tenant: 'default', locale: 'de-DE', path: '/' })).toBe('missing');
      expect(await bodyOf({ kind: 'page', ...swiss, path: '/lp/herbst' })).toBe('missing');
    });

    test('says that there is no such page, frame, bucket file, slice and navigation', async () => {
      const absent: ContentAddress[] = [
        { kind: 'page', ...at, path: '/lp/fehlt' },
        { kind: 'frame', ...at, frame: 'fehlt' },
        { kind: 'bucket', ...at, category: 'banners', identifier: 'fehlt' },
        { kind: 'slice', ...at, category: 'mode', id: 'fehlt', sliced: false },
        { kind: 'navigation', ...at, clientId: 'fehlt', device: 'web', sliced: false },
      ];
      for (const address of absent) expect(await read(address)).toEqual({ status: 'missing' });
    });

    test('answers "unchanged" to the validator that it gave', async () => {
      const address: ContentAddress = { kind: 'bucket', ...at, category: 'usp-bar', identifier: 'web' };
      const first = await read(address);
      if (first.status !== 'found' || first.etag === undefined) throw new Error('found without validator');
      expect(first.bytes).toBeGreaterThan(0);
      expect(await read(address, first.etag)).toEqual({ status: 'unchanged' });
      expect(await read(address, '"another"')).toMatchObject({ status: 'found' });
    });

    test('shows drafts to draft calls only', async () => {
      const herbst = { kind: 'page', ...at, path: '/lp/herbst' } as const;
      expect(await bodyOf(herbst)).toMatchObject({ page: { title: 'Seite /lp/herbst' } });
      expect(await bodyOf({ ...herbst, draft: true })).toMatchObject({ page: { title: 'Herbst, neu' } });
      expect(await bodyOf({ ...herbst, path: '/geplant' })).toBe('missing');
      expect(await bodyOf({ ...herbst, path: '/geplant', draft: true })).toMatchObject({
        page: { id: 'geplant' },
      });
      expect(await bodyOf({ ...herbst, path: '/', draft: true })).toMatchObject({ page: { id: 'home' } });
      expect(await bodyOf({ kind: 'frame', ...at, frame: 'checkout' })).toBe('missing');
      expect(await bodyOf({ kind: 'frame', ...at, frame: 'checkout', draft: true })).toMatchObject({
        page: { title: 'Kasse' },
      });
      expect(await bodyOf({ kind: 'frame', ...at, frame: 'full' })).toMatchObject({
        page: { title: 'Rahmen' },
      });
    });

    test('lists the published pages in parts', async () => {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      let parts = 0;
      do {
        const body = listBody.parse(
          await bodyOf({ kind: 'list', ...at, ...(cursor === undefined ? {} : { cursor }) }),
        );
        expect(body.pages.length).toBeLessThanOrEqual(contractListSize);
        seen.push(...body.pages);
        cursor = body.next ?? undefined;
        parts++;
      } while (cursor !== undefined && parts < 10);
      expect(seen).toEqual(
        ['/', '/_/produkt', '/lp/herbst', '/wäsche & mehr'].map((path) => {
          const { id, revision, status, title } = pageDocument(path).page;
          return { id, path, revision, status, title };
        }),
      );
      expect(parts).toBe(2);
    });

    test('reads bucket files by locale, category and identifier', async () => {
      const usp = { kind: 'bucket', category: 'usp-bar', identifier: 'web' } as const;
      expect(await bodyOf({ ...usp, ...at })).toEqual({ usps: ['Kauf auf Rechnung'] });
      expect(await bodyOf({ ...usp, ...swiss })).toEqual({ usps: ['Achat sur facture'] });
    });

    test('reads product slices by category, id, language and slicing', async () => {
      const slice = { kind: 'slice', category: 'mode', id: '4711' } as const;
      expect(await bodyOf({ ...slice, ...at, sliced: false })).toEqual({ id: '4711', name: 'Rock' });
      expect(await bodyOf({ ...slice, ...at, sliced: true })).toEqual({ id: '4711' });
      expect(await bodyOf({ ...slice, ...swiss, sliced: false })).toEqual({ id: '4711', name: 'Jupe' });
      expect(await bodyOf({ ...slice, ...swiss, sliced: true })).toEqual({ id: '4711', nom: 'Jupe' });
    });

    test('reads navigation by client id, device and slicing', async () => {
      const navigation = {
        kind: 'navigation',
        ...at,
        clientId: 'linde',
        device: 'web',
        sliced: false,
      } as const;
      expect(await bodyOf(navigation)).toEqual({ menu: 'web' });
      expect(await bodyOf({ ...navigation, device: 'mobile' })).toEqual({ menu: 'mobile' });
      expect(await bodyOf({ ...navigation, device: 'mobile', sliced: true })).toEqual({
        menu: 'mobile, sliced',
      });
      expect(await bodyOf({ ...navigation, clientId: 'ulme' })).toEqual({ menu: 'ulme' });
      expect(await bodyOf({ ...navigation, sliced: true })).toBe('missing');
    });

    test('throws a fetch failure for a document that is no JSON, and goes on', async () => {
      const broken: ContentAddress = { kind: 'bucket', ...at, category: 'footer', identifier: 'full' };
      await expect(read(broken)).rejects.toBeInstanceOf(FetchFailure);
      expect(await bodyOf({ kind: 'page', ...at, path: '/' })).toMatchObject({ page: { id: 'home' } });
    });

    test.each(['/groot', '/kapot'])(
      'fails to fetch the page %s, which is no page that is gone',
      async (path) => {
        await expect(read({ kind: 'page', ...dutch, path })).rejects.toBeInstanceOf(FetchFailure);
      },
    );

    test('hands on a page that says to be of another shop: whoever asked decides', async () => {
      expect(await bodyOf({ kind: 'page', ...dutch, path: '/vreemd' })).toMatchObject({
        page: { tenant: 'at' },
      });
    });

    test.each<ContentAddress>([
      { kind: 'page', ...at, path: '/../../etc/passwd' },
      { kind: 'page', tenant: '..', locale: 'de-AT', path: '/' },
      { kind: 'frame', ...at, frame: '../../geheim' },
      { kind: 'bucket', tenant: 'at', locale: '..', category: 'usp-bar', identifier: 'web' },
      { kind: 'bucket', ...at, category: '../secret', identifier: 'web' },
      { kind: 'bucket', ...at, category: 'usp-bar', identifier: 'web%00' },
      { kind: 'slice', ...at, category: 'mode', id: 'a\\b', sliced: false },
    ])('refuses an address that was not checked: %o', async (address) => {
      await expect(read(address)).rejects.toThrow('Unchecked content address');
    });
  });
}
