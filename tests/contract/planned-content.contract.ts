import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ContentSource } from '../../server/content/content-source.ts';
import {
  anna,
  at,
  type ContentStoreUnderTest,
  openContentStore,
  textOf,
} from './content-store-under-test.ts';
import type { StartStore } from './store-under-test.ts';

/** What every driver of the store of content does with what is planned: by itself, or in a release. */
export function plannedContentContract(driver: string, start: StartStore<ContentStoreUnderTest>): void {
  describe(`planned content: ${driver}`, () => {
    const { store, another, newTenant, published, drafted, titleIn } = openContentStore(start);

    test('what is scheduled happens once, as it was asked for; what was written since stays a draft', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a', 'A');
      const base = await drafted(tenant, id, 'B');
      const when = at + 60_000;
      const planned = { id: randomUUID(), action: 'publish', when, base, note: 'morgen' } as const;
      expect(await store.content.schedule(tenant, id, planned, anna)).toEqual({ ok: true });
      await drafted(tenant, id, 'C');
      expect(await store.content.find(tenant, id)).toMatchObject({
        scheduled: { at: when, action: 'publish' },
        state: 'changed',
      });
      expect(await store.content.scheduled(tenant, id)).toMatchObject([
        { id: planned.id, at: when, base, note: 'morgen', isOutdated: false, failed: null },
      ]);
      const now = await store.shopAt(tenant, { at });
      const then = await store.shopAt(tenant, { at: when });
      expect([await titleIn(now, tenant, '/a'), await titleIn(then, tenant, '/a')]).toEqual(['A', 'B']);
      expect(await store.content.perform(when - 1)).toBe(0);
      const done = await Promise.all([store.content.perform(when), another.content.perform(when)]);
      expect(done.toSorted((a, b) => a - b)).toEqual([0, 1]);
      expect(await store.content.versions(tenant, id, { limit: 1 })).toMatchObject([
        { number: 2, title: 'B', author: anna.author, at: when },
      ]);
      const opened = await store.content.open(tenant, id);
      expect(opened).toMatchObject({ text: textOf('/a', 'C'), base: { version: 2, revision: 1 } });
      expect(await store.content.changesSince(tenant, id, { version: 1, revision: 2 })).toEqual([]);
      expect(await store.content.scheduled(tenant)).toEqual([]);
    });

    test('a schedule does not take back what was published since, and says so', async () => {
      const tenant = newTenant();
      const id = await published(tenant, '/a', 'A');
      const base = await drafted(tenant, id, 'B');
      const planned = { id: randomUUID(), action: 'publish', when: at + 500, base, note: '' } as const;
      await store.content.schedule(tenant, id, planned, anna);
      const newer = await drafted(tenant, id, 'C');
      await store.content.publish(tenant, id, { base: newer, note: '' }, anna);
      expect(await store.content.scheduled(tenant)).toMatchObject([{ isOutdated: true }]);
      await store.content.perform(at + 500);
      expect(await store.content.find(tenant, id)).toMatchObject({ title: 'C', scheduled: null });
      expect(await store.content.scheduled(tenant)).toMatchObject([{ failed: 'outdated' }]);
      expect(await store.content.unschedule(tenant, planned.id, anna)).toBe(true);
      expect(await store.content.unschedule(tenant, planned.id, anna)).toBe(false);
      const out = { id: randomUUID(), action: 'unpublish', when: at + 600, redirect: '/', note: '' } as const;
      await store.content.schedule(tenant, id, out, anna);
      await store.content.schedule(tenant, id, { ...out, id: randomUUID(), when: at + 700 }, anna);
      expect(await store.content.perform(at + 600)).toBe(0);
      expect(await store.content.perform(at + 700)).toBe(1);
      expect(await store.content.find(tenant, id)).toMatchObject({ state: 'archived' });
      expect(await store.content.redirects(tenant)).toMatchObject([{ path: '/a', to: '/' }]);
    });

    test('a release is seen before it happens, and happens as a whole or not at all', async () => {
      const tenant = newTenant();
      const ids = await Promise.all(['/a', '/b', '/c'].map((path) => published(tenant, path, `alt ${path}`)));
      const [a = '', b = '', c = ''] = ids;
      const release = randomUUID();
      await store.content.createRelease(tenant, { id: release, title: 'Weihnachten' }, anna);
      for (const id of [a, b]) {
        const base = await drafted(tenant, id, 'neu');
        const planned = { id: randomUUID(), document: id, action: 'publish', base, note: '' } as const;
        expect(await store.content.planInRelease(tenant, release, planned, anna)).toEqual({ ok: true });
      }
      const out = { id: randomUUID(), document: c, action: 'unpublish', redirect: '/a', note: '' } as const;
      await store.content.planInRelease(tenant, release, out, anna);
      const titles = (source: ContentSource) =>
        Promise.all(['/a', '/b', '/c'].map((path) => titleIn(source, tenant, path)));
      expect(await titles(await store.shopAt(tenant, { at }))).toEqual(['alt /a', 'alt /b', 'alt /c']);
      const shop = await store.shopAt(tenant, { at, release });
      expect(await titles(shop)).toEqual(['neu', 'neu', 'missing']);

      // One of them cannot, as it was published by itself.
      const newest = await drafted(tenant, b, 'neuer');
      await store.content.publish(tenant, b, { base: newest, note: '' }, anna);
      expect(await store.content.publishRelease(tenant, release, anna)).toMatchObject({
        ...{ ok: false, reason: 'failed' },
        failed: [{ document: b, failed: 'outdated' }],
      });
      await store.content.scheduleRelease(tenant, release, at + 100, anna);
      await store.content.perform(at + 100);
      expect(await titles(await store.shopAt(tenant, { at }))).toEqual(['alt /a', 'neuer', 'alt /c']);
      expect(await store.content.release(tenant, release)).toMatchObject({ state: 'open', at: null });

      expect(await store.content.leaveRelease(tenant, release, b, anna)).toBe(true);
      await store.content.scheduleRelease(tenant, release, at + 200, anna);
      await store.content.perform(at + 200);
      expect(await titles(await store.shopAt(tenant, { at }))).toEqual(['neu', 'neuer', 'missing']);
      expect(await store.content.releases(tenant)).toMatchObject([{ id: release, state: 'done' }]);
      expect(await store.content.publishRelease(tenant, release, anna)).toEqual({
        ...{ ok: false, reason: 'done' },
      });
      expect(await store.content.dropRelease(tenant, release, anna)).toBe(false);
    });
  });
}
