import { describe, expect, test } from 'vitest';
import { keptTerms } from '../../schemas/search-history.ts';
import type { SearchHistoryStore } from '../../server/shop/search-history/search-history-store.ts';
import { openStore, type StartStore } from './store-under-test.ts';

/** Everything that a store of histories promises. Each test has a tenant of its own within one store. */
export function testSearchHistory(name: string, start: StartStore<SearchHistoryStore>): void {
  describe(`search history: ${name}`, () => {
    const opened = openStore(start);
    const { store } = opened;
    let tenant = '';
    const newTenant = (): string => (tenant = opened.newTenant());
    const all = (owner: string, since = -1, limit = 100) => store.list(tenant, owner, { since, limit });
    const terms = async (owner: string) => (await all(owner)).map(({ term }) => term);

    test('gives the last term first, counts its uses, and knows it in other capitals', async () => {
      newTenant();
      await store.add(tenant, 'one', 'Regal', 10);
      await store.add(tenant, 'one', 'sofa', 20);
      expect(await terms('one')).toEqual(['sofa', 'Regal']);
      await store.add(tenant, 'one', 'REGAL', 30);
      expect(await all('one')).toEqual([
        { term: 'REGAL', usedAt: 30, count: 2 },
        { term: 'sofa', usedAt: 20, count: 1 },
      ]);
      expect(await all('one', -1, 1)).toHaveLength(1);
      expect(await all('one', 20)).toHaveLength(1);
    });

    test('a use that comes late changes the count alone', async () => {
      newTenant();
      await store.add(tenant, 'one', 'Regal', 30);
      await store.add(tenant, 'one', 'regal', 10);
      expect(await all('one')).toEqual([{ term: 'Regal', usedAt: 30, count: 2 }]);
    });

    test('keeps owners and tenants apart', async () => {
      const first = newTenant();
      await store.add(tenant, 'one', 'regal', 10);
      expect(await terms('two')).toEqual([]);
      newTenant();
      expect(await terms('one')).toEqual([]);
      await store.removeAll(tenant, 'one');
      expect(await store.list(first, 'one', { since: 0, limit: 10 })).toHaveLength(1);
    });

    test(`keeps ${keptTerms} terms, the last ones`, async () => {
      newTenant();
      for (let at = 1; at <= keptTerms + 2; at++) await store.add(tenant, 'one', `term ${at}`, at);
      const kept = await terms('one');
      expect(kept).toHaveLength(keptTerms);
      expect(kept[0]).toBe(`term ${keptTerms + 2}`);
      expect(kept.at(-1)).toBe('term 3');
    });

    test.each([`"; drop table search_history --`, 'ärmel 100 %', '_', '😀 rock', "l'été", '__proto__'])(
      'takes %s as it stands',
      async (term) => {
        newTenant();
        await store.add(tenant, 'one', 'regal', 10);
        await store.add(tenant, 'one', term, 20);
        expect(await terms('one')).toEqual([term, 'regal']);
        expect(await store.remove(tenant, 'one', term)).toBe(true);
        expect(await terms('one')).toEqual(['regal']);
      },
    );

    test('forgets one term, in whatever capitals, or all', async () => {
      newTenant();
      for (const [at, term] of ['regal', 'sofa', 'lampe'].entries()) await store.add(tenant, 'one', term, at);
      expect(await store.remove(tenant, 'one', 'Sofa')).toBe(true);
      expect(await store.remove(tenant, 'one', 'sofa')).toBe(false);
      expect(await terms('one')).toEqual(['lampe', 'regal']);
      await store.removeAll(tenant, 'one');
      expect(await terms('one')).toEqual([]);
      await store.removeAll(tenant, 'one');
    });

    test('joins two histories: nothing twice, the last first, and nothing is left behind', async () => {
      newTenant();
      await store.add(tenant, 'visitor', 'regal', 10);
      await store.add(tenant, 'visitor', 'SOFA', 40);
      await store.add(tenant, 'customer', 'sofa', 20);
      await store.add(tenant, 'customer', 'lampe', 30);
      await store.join(tenant, 'visitor', 'customer');
      const joined = [
        { term: 'SOFA', usedAt: 40, count: 2 },
        { term: 'lampe', usedAt: 30, count: 1 },
        { term: 'regal', usedAt: 10, count: 1 },
      ];
      expect(await all('customer')).toEqual(joined);
      expect(await all('visitor')).toEqual([]);
      await store.join(tenant, 'visitor', 'customer');
      await store.join(tenant, 'customer', 'customer');
      expect(await all('customer')).toEqual(joined);
    });

    test('joined histories keep within the limit', async () => {
      newTenant();
      for (let at = 1; at <= keptTerms; at++) await store.add(tenant, 'visitor', `new ${at}`, 1000 + at);
      await store.add(tenant, 'customer', 'old', 1);
      await store.join(tenant, 'visitor', 'customer');
      const kept = await terms('customer');
      expect(kept).toHaveLength(keptTerms);
      expect(kept).not.toContain('old');
    });

    test('many uses at once are all counted, and joining meanwhile loses none', async () => {
      newTenant();
      const uses = Array.from({ length: 12 }, (_, at) =>
        store.add(tenant, 'visitor', at % 2 === 0 ? 'regal' : 'sofa', at),
      );
      await Promise.all([
        ...uses,
        store.join(tenant, 'visitor', 'customer'),
        store.join(tenant, 'customer', 'visitor'),
      ]);
      await store.join(tenant, 'visitor', 'customer');
      const counts = (await all('customer')).map(({ count }) => count);
      expect(counts).toEqual([6, 6]);
    });

    test('deletes what was not used for long, whosever it is', async () => {
      newTenant();
      await store.add(tenant, 'one', 'regal', 1_000_000);
      await store.add(tenant, 'two', 'sofa', 1_000_000);
      await store.add(tenant, 'two', 'lampe', 1_000_001);
      expect(await store.removeUnused(1_000_000)).toBeGreaterThanOrEqual(2);
      expect(await terms('one')).toEqual([]);
      expect(await terms('two')).toEqual(['lampe']);
    });
  });
}
