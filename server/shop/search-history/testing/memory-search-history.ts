import { keptTerms } from '../../../../schemas/search-history.ts';
import type { HistoryEntry, SearchHistoryStore } from '../search-history-store.ts';
import { termKey } from '../term-key.ts';

type History = Map<string, HistoryEntry>;

/** Histories of this process, gone with it: for tests and for shops without a database. */
export function createMemorySearchHistory(): SearchHistoryStore {
  const histories = new Map<string, History>();
  const nameOf = (tenant: string, owner: string): string => JSON.stringify([tenant, owner]);

  function put(name: string, key: string, entry: HistoryEntry): void {
    const history: History = histories.get(name) ?? new Map<string, HistoryEntry>();
    const known = history.get(key);
    history.set(key, known ? joined(known, entry) : entry);
    const kept = [...history].toSorted(newestFirst).slice(0, keptTerms);
    histories.set(name, new Map(kept));
  }

  return {
    async list(tenant, owner, { since, limit }) {
      const history: History = histories.get(nameOf(tenant, owner)) ?? new Map<string, HistoryEntry>();
      return [...history]
        .toSorted(newestFirst)
        .map(([, entry]) => entry)
        .filter(({ usedAt }) => usedAt > since)
        .slice(0, limit);
    },
    async add(tenant, owner, term, at) {
      put(nameOf(tenant, owner), termKey(term), { term, usedAt: at, count: 1 });
    },
    async remove(tenant, owner, term) {
      return histories.get(nameOf(tenant, owner))?.delete(termKey(term)) ?? false;
    },
    async removeAll(tenant, owner) {
      histories.delete(nameOf(tenant, owner));
    },
    async join(tenant, from, to) {
      const moved = histories.get(nameOf(tenant, from));
      if (!moved || from === to) return;
      histories.delete(nameOf(tenant, from));
      for (const [key, entry] of moved) put(nameOf(tenant, to), key, entry);
    },
    async removeUnused(since) {
      let removed = 0;
      for (const history of histories.values())
        for (const [key, { usedAt }] of history) if (usedAt <= since && history.delete(key)) removed += 1;
      return removed;
    },
  };
}

function joined(known: HistoryEntry, entry: HistoryEntry): HistoryEntry {
  const later = entry.usedAt >= known.usedAt ? entry : known;
  return { term: later.term, usedAt: later.usedAt, count: known.count + entry.count };
}

function newestFirst([a, one]: [string, HistoryEntry], [b, other]: [string, HistoryEntry]): number {
  return other.usedAt - one.usedAt || (a < b ? -1 : 1);
}
