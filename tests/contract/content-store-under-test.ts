import { randomUUID } from 'node:crypto';
import type { Change } from '../../schemas/editing/change.ts';
import type { ContentSource } from '../../server/content/content-source.ts';
import type { ContentStore } from '../../server/content/store/content-store.ts';
import type { ShopAtMoment } from '../../server/content/store/shop-at-moment.ts';
import type { AuditLog } from '../../server/staff/audit/audit-log.ts';
import { openStore, type StartStore } from './store-under-test.ts';

/** A store of content, how the shop will be, and the log of what people did. */
export interface ContentStoreUnderTest {
  content: ContentStore;
  shopAt: ShopAtMoment;
  log: AuditLog;
}

export const at = Date.UTC(2026, 11, 1, 9);
export const anna = { author: 'a'.repeat(22), at };
export const bert = { author: 'b'.repeat(22), at: at + 1000 };
export const locale = 'de-AT';

/** A page's text, written as no formatter would. */
export const textOf = (path: string, title: string, more: object = {}): string =>
  `{ "page":${JSON.stringify({ id: 'x', path, title, status: 'published', ...more })},\r\n\t"regions": {"main":[ 1.50, 2e1 ]}}`;

export const changed = (value: string): Change => ({
  id: randomUUID(),
  patches: [{ op: 'set', node: null, path: ['page', 'title'], value }],
});

/** Starts a store of content for the tests of the block that calls it, with what they do to it. */
export function openContentStore(start: StartStore<ContentStoreUnderTest>) {
  const { store, another, newTenant } = openStore(start);

  async function created(tenant: string, path: string, title = 'Herbst', kind: 'page' | 'data' = 'page') {
    const id = randomUUID();
    const text = kind === 'page' ? textOf(path, title) : `{"items": []}`;
    const made = await store.content.create(tenant, { id, kind, locale, key: path, text }, anna);
    if (!made.ok) throw new Error(`Not made: ${made.reason}`);
    return made.opened;
  }
  async function published(tenant: string, path: string, title = 'Herbst') {
    const { document, base } = await created(tenant, path, title);
    const done = await store.content.publish(tenant, document.id, { base, note: 'erste' }, anna);
    if (!done.ok) throw new Error(`Not published: ${done.reason}`);
    return document.id;
  }
  async function drafted(tenant: string, id: string, title: string, content = store.content) {
    const opened = await content.open(tenant, id);
    if (!opened) throw new Error('Nothing was opened');
    const text = textOf(opened.document.key, title);
    const added = await content.append(
      tenant,
      id,
      { base: opened.base, changes: [changed(title)], text },
      bert,
    );
    if (!added.ok) throw new Error(`Not added: ${added.reason}`);
    return added.base;
  }

  /** What the page of a path is called in a shop; else why there is none. */
  const titleIn = async (source: ContentSource, tenant: string, path: string): Promise<unknown> => {
    const answer = await source.read({ kind: 'page', tenant, locale, path }, { component: 'test' });
    return answer.status === 'found'
      ? (answer.body as { page: { title: string } }).page.title
      : answer.status;
  };
  const actions = async (tenant: string): Promise<string[]> =>
    (await store.log.list(tenant, {}, { limit: 100 })).map(({ action }) => action).toReversed();
  return { store, another, newTenant, created, published, drafted, titleIn, actions };
}
