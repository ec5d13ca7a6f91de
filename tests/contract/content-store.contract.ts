import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ContentStore } from '../../server/content/store/content-store.ts';
import {
  anna,
  at,
  bert,
  changed,
  type ContentStoreUnderTest,
  locale,
  openContentStore,
  textOf,
} from './content-store-under-test.ts';
import type { StartStore } from './store-under-test.ts';

/** What every driver of the store of content does. */
export function contentStoreContract(driver: string, start: StartStore<ContentStoreUnderTest>): void {
  describe(`content store: ${driver}`, () => {
    const { store, another, newTenant, created, published, drafted, actions } = openContentStore(start);

    test('a new document is a draft alone, is kept byte for byte, and its path is its own', async () => {
      const tenant = newTenant();
      const { document, text, base } = await created(tenant, '/lp/herbst');
      expect(text).toBe(textOf('/lp/herbst', 'Herbst'));
      expect(base).toEqual({ version: null, revision: 0 });
      expect(document).toMatchObject({
        ...{ kind: 'page', locale, key: '/lp/herbst', title: 'Herbst', state: 'new', version: null },
        ...{ file: `${tenant}/pages/de-AT/lp/herbst.json`, changedBy: anna.author, changedAt: at },
      });
      const again = { id: randomUUID(), kind: 'page', locale, key: '', text } as const;
      expect(await store.content.create(tenant, again, bert)).toEqual({
        ok: false,
        reason: 'taken',
        by: document.id,
      });
      const broken = { ...again, text: '{"page": {}}' };
      expect(await store.content.create(tenant, broken, bert)).toMatchObject({ reason: 'unreadable' });
      expect(await store.content.open('nowhere', document.id)).toBeNull();
      expect(await store.content.find(tenant, 'no id')).toBeNull();
    });

    test('of two who make the same page at once one does', async () => {
      const tenant = newTenant();
      const make = ({ content }: ContentStoreUnderTest) =>
        content.create(
          tenant,
          { id: randomUUID(), kind: 'page', locale, key: '', text: textOf('/neu', 'Neu') },
          anna,
        );
      const made = await Promise.all([make(store), make(another), make(store)]);
      expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('documents are listed in parts, by what is looked for', async () => {
      const tenant = newTenant();
      await published(tenant, '/a', 'Äpfel');
      const id = await published(tenant, '/b', 'Birnen');
      await created(tenant, '/c', 'Citrus');
      await created(tenant, 'de-AT/banners/home.json', '', 'data');
      await drafted(tenant, id, 'Quitten');
      const keys = async (filter: Parameters<ContentStore['list']>[1]) =>
        (await store.content.list(tenant, filter, { limit: 10 })).documents.map(({ key }) => key);
      expect(await keys({})).toEqual(['de-AT/banners/home.json', '/a', '/b', '/c']);
      expect(await keys({ search: 'BIR' })).toEqual(['/b']);
      expect(await keys({ search: 'quit' })).toEqual(['/b']);
      expect(await keys({ search: '/c' })).toEqual(['/c']);
      expect(await keys({ kind: 'data' })).toEqual(['de-AT/banners/home.json']);
      expect(await keys({ state: 'changed' })).toEqual(['/b']);
      expect(await keys({ state: 'new', kind: 'page' })).toEqual(['/c']);
      expect(await keys({ locale: 'fr-CH' })).toEqual([]);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const part = await store.content.list(tenant, {}, { limit: 3, cursor });
        seen.push(...part.documents.map(({ key }) => key));
        cursor = part.next ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(['de-AT/banners/home.json', '/a', '/b', '/c']);
    });

    test('changes are added to what their author saw; who is late is told what happened since', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a', 'A');
      const base = { version: 1, revision: 0 };
      const [one, two, three] = [changed('B'), changed('C'), changed('D')];
      const first = { base, changes: [one, two], text: textOf('/a', 'C') };
      expect(await store.content.append(tenant, id, first, anna)).toEqual({
        ok: true,
        base: { version: 1, revision: 2 },
      });
      const late = { base, changes: [three], text: textOf('/a', 'D') };
      expect(await another.content.append(tenant, id, late, bert)).toMatchObject({
        ...{ ok: false, reason: 'stale' },
        since: [
          { revision: 1, change: one, author: anna.author },
          { revision: 2, change: two, at },
        ],
        now: { text: textOf('/a', 'C'), base: { version: 1, revision: 2 } },
      });
      // The answer was lost, and it is sent again.
      expect(await store.content.append(tenant, id, first, anna)).toEqual({
        ok: true,
        base: { version: 1, revision: 2 },
      });
      const merged = { ...late, base: { version: 1, revision: 2 } };
      expect(await another.content.append(tenant, id, merged, bert)).toMatchObject({ ok: true });
      expect(await store.content.find(tenant, id)).toMatchObject({ state: 'changed', title: 'A' });
      const since = await store.content.changesSince(tenant, id, { version: 1, revision: 1 });
      expect(since?.map(({ change }) => change)).toEqual([two, three]);
    });

    test('of many who add to the same base at once one does', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a');
      const base = { version: 1, revision: 0 };
      const add = ({ content }: ContentStoreUnderTest, title: string) =>
        content.append(tenant, id, { base, changes: [changed(title)], text: textOf('/a', title) }, anna);
      const added = await Promise.all([
        add(store, 'B'),
        add(another, 'C'),
        add(store, 'D'),
        add(another, 'E'),
      ]);
      expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('what was published meanwhile is told as changes to whoever still works on the draft', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a', 'A');
      await drafted(tenant, id, 'B');
      const base = await drafted(tenant, id, 'C');
      const done = await store.content.publish(tenant, id, { base, note: '' }, anna);
      expect(done).toEqual({ ok: true, version: 2 });
      expect(await store.content.changesSince(tenant, id, { version: 1, revision: 2 })).toEqual([]);
      const since = await store.content.changesSince(tenant, id, { version: 1, revision: 1 });
      expect(since?.map(({ change }) => change.patches)).toEqual([changed('C').patches]);
      await drafted(tenant, id, 'D');
      const more = await store.content.changesSince(tenant, id, { version: 1, revision: 1 });
      expect(more).toHaveLength(2);
      expect(await store.content.changesSince(tenant, id, { version: 1, revision: 9 })).toBeNull();
    });

    test('a draft that was thrown away or replaced is nobody’s base any more', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a', 'A');
      const before = await drafted(tenant, id, 'B');
      expect(await store.content.discard(tenant, id, { version: 1, revision: 0 }, anna)).toEqual({
        ...{ ok: false, reason: 'stale' },
        base: before,
      });
      expect(await store.content.discard(tenant, id, before, anna)).toEqual({ ok: true });
      expect(await store.content.find(tenant, id)).toMatchObject({ state: 'published', draft: null });
      expect(await store.content.changesSince(tenant, id, before)).toBeNull();
      await drafted(tenant, id, 'C');
      expect(await store.content.changesSince(tenant, id, before)).toBeNull();
      expect(await store.content.changesSince(tenant, id, { version: 1, revision: 0 })).toHaveLength(1);
      const { draft } = (await store.content.find(tenant, id)) ?? {};
      if (!draft) throw new Error('There is no draft');
      const restored = await store.content.restore(tenant, id, { number: 1, base: draft }, bert);
      expect(restored).toMatchObject({ ok: true, opened: { text: textOf('/a', 'A') } });
      for (const base of [draft, { version: 1, revision: 0 }])
        expect(await store.content.changesSince(tenant, id, base)).toBeNull();
      const made = await created(tenant, '/weg');
      expect(await store.content.discard(tenant, made.document.id, made.base, anna)).toEqual({ ok: true });
      expect(await store.content.find(tenant, made.document.id)).toBeNull();
    });

    test('publishing takes the draft that was seen, once, with its note in the history and in the log', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a', 'A');
      const seen = await drafted(tenant, id, 'B');
      const publish = ({ content }: ContentStoreUnderTest) =>
        content.publish(tenant, id, { base: seen, note: 'zweite' }, bert);
      const answers = await Promise.all([publish(store), publish(another)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual({ ok: false, reason: 'stale', base: { version: 2, revision: 0 } });
      const unchanged = { base: { version: 2, revision: 0 }, note: '' };
      expect(await store.content.publish(tenant, id, unchanged, bert)).toEqual({
        ok: false,
        reason: 'unchanged',
      });
      expect(await store.content.versions(tenant, id, { limit: 5 })).toEqual([
        {
          number: 2,
          title: 'B',
          author: bert.author,
          at: bert.at,
          note: 'zweite',
          isLive: true,
          taken: null,
        },
        { number: 1, title: 'A', author: anna.author, at, note: 'erste', isLive: false, taken: null },
      ]);
      expect(await store.content.versions(tenant, id, { limit: 5, before: 2 })).toHaveLength(1);
      expect(await store.content.version(tenant, id, 1)).toMatchObject({ text: textOf('/a', 'A') });
      expect(await actions(tenant)).toEqual(['content.created', 'content.published', 'content.published']);
    });

    test('what calls itself a draft does not any more when it is published, and nothing else of it changes', async () => {
      const tenant = newTenant();
      const id = randomUUID();
      const text = textOf('/a', 'A', { status: 'draft' });
      const made = await store.content.create(tenant, { id, kind: 'page', locale, key: '', text }, anna);
      if (!made.ok) throw new Error('Nothing was made');
      await store.content.publish(tenant, id, { base: made.opened.base, note: '' }, anna);
      expect((await store.content.open(tenant, id))?.text).toBe(textOf('/a', 'A'));
    });

    test('two documents never have one path, however it comes about', async () => {
      const tenant = newTenant();
      const first = await published(tenant, '/a');
      const id = await published(tenant, '/b');
      const moved = {
        base: { version: 1, revision: 0 },
        changes: [changed('x')],
        text: textOf('/a', 'Zweite'),
      };
      await store.content.append(tenant, id, moved, anna);
      const publishing = { base: { version: 1, revision: 1 }, note: '' };
      expect(await store.content.publish(tenant, id, publishing, anna)).toEqual({
        ...{ ok: false, reason: 'taken' },
        by: first,
      });
    });

    test('a page that is taken out leads elsewhere until one is there again, and never back to itself', async () => {
      const tenant = newTenant();
      const [a, b] = [await published(tenant, '/a'), await published(tenant, '/b')];
      expect(await store.content.unpublish(tenant, a, { redirect: '/b', note: 'aus' }, anna)).toEqual({
        ok: true,
      });
      const taken = { at, author: anna.author, note: 'aus' };
      expect(await store.content.versions(tenant, a, { limit: 1 })).toMatchObject([{ number: 1, taken }]);
      expect(await store.content.unpublish(tenant, a, { redirect: '/b', note: '' }, anna)).toEqual({
        ...{ ok: false, reason: 'not-live' },
      });
      expect(await store.content.find(tenant, a)).toMatchObject({ state: 'archived' });
      expect(await store.content.redirects(tenant)).toEqual([{ locale, path: '/a', to: '/b', at }]);
      expect(await store.content.unpublish(tenant, b, { redirect: '/a', note: '' }, anna)).toEqual({
        ...{ ok: false, reason: 'circle' },
      });
      expect(await store.content.find(tenant, b)).toMatchObject({ state: 'published' });
      const base = { version: 1, revision: 0 };
      const restored = await store.content.restore(tenant, a, { number: 1, base }, anna);
      if (!restored.ok) throw new Error('Nothing was restored');
      await store.content.publish(tenant, a, { base: restored.opened.base, note: '' }, anna);
      expect(await store.content.redirects(tenant)).toEqual([]);
      const move = { base: { version: 1, revision: 0 }, changes: [changed('x')], text: textOf('/neu', 'B') };
      await store.content.append(tenant, b, move, anna);
      await store.content.publish(tenant, b, { base: { version: 1, revision: 1 }, note: '' }, anna);
      expect(await store.content.redirects(tenant)).toMatchObject([{ path: '/b', to: '/neu' }]);
      expect(await store.content.removeRedirect(tenant, { locale, path: '/b' }, anna)).toBe(true);
      expect(await store.content.removeRedirect(tenant, { locale, path: '/b' }, anna)).toBe(false);
    });
  });
}
