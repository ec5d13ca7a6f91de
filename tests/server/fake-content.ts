import { keyOf } from '../../server/content/content-address.ts';
import type { ContentAddress, ContentAnswer, ContentSource } from '../../server/content/content-source.ts';
import { FetchFailure } from '../../server/content/fetch-failure.ts';

/** What a page is made of in a test; the rest is filled in. */
interface FakePage {
  locale?: string;
  path: string;
  main?: readonly unknown[];
  /** In place of the frame's. */
  footer?: readonly unknown[];
  page?: Record<string, unknown>;
  tenant?: string;
}

/** CMS and buckets in memory, whose content a test changes, holds back and breaks. */
export interface FakeContent extends ContentSource {
  /** Puts a published page there. */
  page(page: FakePage): void;
  /** Puts what only the preview sees there. */
  draft(page: FakePage): void;
  /** Header and footer of a tenant in a locale. */
  frame(regions: Record<string, readonly unknown[]>, locale?: string, tenant?: string): void;
  bucket(file: string, body: unknown, locale?: string, tenant?: string): void;
  /** Products by category and number: `fashion/autumn`. */
  slice(file: string, body: unknown, locale?: string, tenant?: string): void;
  /** The menu of a client on a kind of device: `linde-at.web`. */
  navigation(file: string, body: unknown, locale?: string, tenant?: string): void;
  remove(page: FakePage): void;
  /** Every read fails, as when nothing answers; until `mend`. */
  fail(): void;
  mend(): void;
  /** Reads whose key holds the word wait until the returned function is called. */
  hold(word: string): () => void;
  /** Keys that were asked for since the last call of `forget`. */
  reads: string[];
  forget(): void;
}

const shop = { tenant: 'at', locale: 'de-AT' };

export function createFakeContent(): FakeContent {
  const documents = new Map<string, unknown>();
  const gates = new Map<string, Promise<void>>();
  const reads: string[] = [];
  let isBroken = false;

  function put(address: ContentAddress, body: unknown): void {
    documents.set(keyOf(address), body);
  }

  function documentOf(
    { tenant = shop.tenant, locale = shop.locale, path, main = [], footer, page = {} }: FakePage,
    status: string,
  ): unknown {
    const id = `${locale}-${path.replaceAll(/[^a-z0-9]+/gi, '-')}`;
    return {
      format: 'webapp_json',
      formatVersion: 1,
      page: { id, tenant, locale, path, revision: '1', status, title: `Seite ${path}`, ...page },
      regions: { main: main.map(numbered), ...(footer && { footer: footer.map(numbered) }) },
    };
  }

  const addressOf = ({ tenant = shop.tenant, locale = shop.locale, path }: FakePage) => ({
    kind: 'page' as const,
    tenant,
    locale,
    path,
  });

  async function read(address: ContentAddress): Promise<ContentAnswer> {
    const key = keyOf(address);
    reads.push(key);
    for (const [word, gate] of gates) if (key.includes(word)) await gate;
    if (isBroken) throw new FetchFailure('Nothing answers', { url: key, reason: 'connection' });
    const body =
      address.kind === 'list'
        ? listOf(address)
        : (documents.get(key) ?? documents.get(key.replace(/:draft$/, '')));
    return body === undefined
      ? { status: 'missing' }
      : { status: 'found', body: structuredClone(body), bytes: JSON.stringify(body).length };
  }

  /** Published pages in parts of two; the cursor is the number of the first one. */
  function listOf({ tenant, locale, cursor = '0' }: Extract<ContentAddress, { kind: 'list' }>): unknown {
    const prefix = `page:${tenant}:${locale}:`;
    const pages = [...documents]
      .filter(([key]) => key.startsWith(prefix) && !key.endsWith(':draft'))
      .map(([, document]) => (document as { page: Record<string, unknown> }).page)
      .map(({ id, path, revision, status, title }) => ({ id, path, revision, status, title }));
    const start = Number(cursor);
    return {
      pages: pages.slice(start, start + 2),
      next: pages.length > start + 2 ? String(start + 2) : null,
    };
  }

  return {
    read,
    locate: (address) => `fake:${keyOf(address)}`,
    page: (page) => put(addressOf(page), documentOf(page, 'published')),
    draft: (page) => put({ ...addressOf(page), draft: true }, documentOf(page, 'draft')),
    frame(regions, locale = shop.locale, tenant = shop.tenant) {
      const page = {
        id: 'frame-full',
        tenant,
        locale,
        path: '/_/frame',
        revision: '1',
        status: 'published',
        title: 'Rahmen',
      };
      const named = Object.fromEntries(
        Object.entries(regions).map(([region, nodes]) => [region, nodes.map(numbered)]),
      );
      put(
        { kind: 'frame', tenant, locale, frame: 'full' },
        { format: 'webapp_json', formatVersion: 1, page, regions: named },
      );
    },
    bucket(file, body, locale = shop.locale, tenant = shop.tenant) {
      const [category = '', identifier = ''] = file.split('/');
      put({ kind: 'bucket', tenant, locale, category, identifier }, body);
    },
    slice(file, body, locale = shop.locale, tenant = shop.tenant) {
      const [category = '', id = ''] = file.split('/');
      put({ kind: 'slice', tenant, locale, category, id, sliced: false }, body);
    },
    navigation(file, body, locale = shop.locale, tenant = shop.tenant) {
      const [clientId = '', device = '', cut] = file.split('.');
      put(
        {
          kind: 'navigation',
          tenant,
          locale,
          clientId,
          device: device === 'mobile' ? 'mobile' : 'web',
          sliced: cut === 'sliced',
        },
        body,
      );
    },
    remove: (page) => void documents.delete(keyOf(addressOf(page))),
    fail: () => (isBroken = true),
    mend: () => (isBroken = false),
    hold(word) {
      let open = (): void => {};
      gates.set(word, new Promise((resolve) => (open = resolve)));
      return () => {
        gates.delete(word);
        open();
      };
    },
    reads,
    forget: () => void reads.splice(0),
  };
}

function numbered(node: unknown, index: number): unknown {
  return typeof node === 'object' && node !== null ? { id: `n${index}`, ...node } : node;
}

/** A published page or frame of the shop `at`, as a CMS delivers it; `more` are fields of `page`. */
export function pageDocument(path: string, regions: object, more: object = {}): object {
  const page = {
    id: path,
    ...shop,
    path,
    revision: '1',
    status: 'published',
    title: `Seite ${path}`,
    ...more,
  };
  return { format: 'webapp_json', formatVersion: 1, page, regions };
}

/** A node with a text, of a block that the shop has. */
export function heading(text: string, more: object = {}): object {
  return { type: 'heading', props: { text }, ...more };
}
