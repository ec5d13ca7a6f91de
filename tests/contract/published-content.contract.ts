import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { makeAddress } from '../../server/content/content-address.ts';
import type { ContentSource } from '../../server/content/content-source.ts';
import { dataSetParser } from '../../server/content/data-set-shape.ts';
import { createDocumentCache } from '../../server/content/document-cache.ts';
import { createPageDocuments } from '../../server/pages/page-documents.ts';
import { collectLog } from '../faults/collected-log.ts';
import { putUnreadable, unreadableKinds } from './unreadable-files.ts';

/** What a driver is given: a folder to serve in its own way, whose files change meanwhile. */
type StartSource = (folder: string) => Promise<{ source: ContentSource; close: () => Promise<void> }>;

const shop = { tenant: 'at', locale: 'de-AT' };

const pageText = (title: string, more: object = {}): string =>
  JSON.stringify({
    format: 'webapp_json',
    formatVersion: 1,
    page: { id: 'x', ...shop, path: '/lp/herbst', revision: '1', status: 'published', title, ...more },
    regions: { main: [] },
  });

const menuText = (label: string): string =>
  JSON.stringify({ items: [{ id: 'a', label, href: '/lp/herbst' }] });

/** What is asked for of the shop: where it lies, its text with a word in it, and the same as a draft where there are drafts. */
const subjects = {
  page: { file: 'at/pages/de-AT/herbst.json', text: pageText },
  frame: { file: 'at/frames/de-AT/full.json', text: pageText },
  menu: { file: 'at/buckets/de-AT/menus/linde.web.json', text: menuText },
  slice: {
    file: 'at/buckets/products/mode/neu.json',
    text: (name: string): string =>
      JSON.stringify({ products: [{ sku: '1', slug: 'rock', picture: 'rock', price: 1999, name }] }),
  },
};
const kinds = Object.keys(subjects) as (keyof typeof subjects)[];
const documentKinds = ['page', 'frame'] as const;

/** What the shop makes of content, whichever driver of the content port brings it. */
export function publishedContentContract(driver: string, start: StartSource): void {
  describe(`what is published: ${driver}`, () => {
    let folder = '';
    let outside = '';
    let running: Awaited<ReturnType<StartSource>>;
    let shown: ReturnType<typeof openShop>;

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'content-published-'));
      outside = await mkdtemp(join(tmpdir(), 'content-outside-'));
      for (const kind of kinds) {
        await put(kind, subjects[kind].text('first'));
        await writeFile(join(outside, kind), subjects[kind].text('from outside'));
      }
    });
    afterEach(async () => {
      await running.close();
      await rm(folder, { recursive: true });
      await rm(outside, { recursive: true });
    });

    async function put(kind: keyof typeof subjects, text: string): Promise<void> {
      const file = join(folder, subjects[kind].file);
      await rm(file, { recursive: true, force: true });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }

    const putBroken = (kind: keyof typeof subjects, how: string) =>
      putUnreadable(
        how,
        join(folder, subjects[kind].file),
        subjects[kind].text('broken'),
        join(outside, kind),
      );

    async function open(): Promise<void> {
      running = await start(folder);
      shown = openShop(running.source);
    }

    describe.each(unreadableKinds)('%s', (how) => {
      test.each(kinds)('is no %s that is not there, and costs no good copy', async (kind) => {
        await open();
        expect(await shown[kind]()).toContain('first');
        await putBroken(kind, how);
        expect(await shown[kind]()).toContain('first');
        await put(kind, subjects[kind].text('second'));
        expect(await shown[kind]()).toContain('second');
      });

      test.each(kinds)(
        'in the place of a %s that nobody has seen is a failure until it is mended',
        async (kind) => {
          await putBroken(kind, how);
          await open();
          expect(await shown[kind]()).toBe('failed');
          expect(await shown.page('/lp/andere')).toBe('missing');
        },
      );
    });

    test.each(kinds)('a %s that is taken away is gone', async (kind) => {
      await open();
      expect(await shown[kind]()).toContain('first');
      await rm(join(folder, subjects[kind].file));
      expect(await shown[kind]()).toBe('missing');
    });

    test.each(documentKinds)('a %s that says it is a draft is for the preview alone', async (kind) => {
      await open();
      expect(await shown[kind]()).toContain('first');
      await put(kind, pageText('draft', { status: 'draft' }));
      expect(await shown[kind]()).toBe('missing');
      expect(await shown[kind]({ draft: true })).toContain('draft');
      await put(kind, pageText('second'));
      expect(await shown[kind]()).toContain('second');
    });

    test.each(documentKinds)(
      'a %s that was a draft from the start is for the preview alone',
      async (kind) => {
        await put(kind, pageText('draft', { status: 'draft' }));
        await open();
        expect(await shown[kind]()).toBe('missing');
        expect(await shown[kind]({ draft: true })).toContain('draft');
      },
    );

    test.each([{ tenant: 'default' }, { locale: 'fr-CH' }])(
      'what is of %j is not shown here',
      async (foreign) => {
        await open();
        for (const kind of documentKinds) {
          expect(await shown[kind]()).toContain('first');
          await put(kind, pageText('foreign', foreign));
          expect(await shown[kind]()).toContain('first');
        }
        shown = openShop(running.source);
        for (const kind of documentKinds) expect(await shown[kind]()).toBe('failed');
      },
    );

    test.each(['{"x":1}', 'null', '[]', '"text"', '5'])('%s is no data set', async (text) => {
      await open();
      for (const kind of ['menu', 'slice'] as const) {
        expect(await shown[kind]()).toContain('first');
        await put(kind, text);
        expect(await shown[kind]()).toContain('first');
      }
      shown = openShop(running.source);
      for (const kind of ['menu', 'slice'] as const) expect(await shown[kind]()).toBe('failed');
    });
  });
}

/** Reads as the shop does: always the newest, as text; `missing`, or `failed` where there is no good copy. */
function openShop(source: ContentSource) {
  const documents = createDocumentCache({
    source,
    clock: () => 0,
    random: () => 0.5,
    maxBytes: 10_000_000,
    log: collectLog().log,
    metrics: { count() {} },
  });
  const pages = createPageDocuments(documents, () => undefined);

  async function newest(answer: () => unknown): Promise<string> {
    documents.invalidate({ tags: ['tenant:at'] });
    const got = (await answer()) as { status: string; value?: { source?: unknown } } | undefined;
    return got?.status === 'found'
      ? JSON.stringify(got.value?.source ?? got.value)
      : (got?.status ?? 'missing');
  }

  const dataSet = (parts: object) => () => {
    const made = makeAddress({ ...shop, ...parts });
    if (!made.ok) throw new Error(made.message);
    return documents.get(made.address, {
      component: 'test',
      parse: dataSetParser(made.address, noFacts),
      waitForFresh: true,
    });
  };
  const menu = dataSet({ kind: 'navigation', clientId: 'linde', device: 'web', sliced: false });
  const slice = dataSet({ kind: 'slice', category: 'mode', id: 'neu', sliced: false });

  return {
    page: (wanted: { draft: true } | string = '/lp/herbst') =>
      typeof wanted === 'string'
        ? newest(() => pages.page(shop, wanted, true))
        : newest(() => pages.page({ ...shop, ...wanted }, '/lp/herbst', true)),
    frame: (wanted?: { draft: true }) => newest(() => pages.frame({ ...shop, ...wanted }, 'full', true)),
    menu: () => newest(menu),
    slice: () => newest(slice),
  };
}
