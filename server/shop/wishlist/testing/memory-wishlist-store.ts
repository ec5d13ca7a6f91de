import type { StoredWish, WishlistStore } from '../wishlist-store.ts';

interface Kept {
  wishes: readonly StoredWish[];
  changedAt: number;
}

/** Wishlists in memory, for tests. */
export function createTestMemoryWishlistStore(): WishlistStore {
  const lists = new Map<string, Kept>();
  const nameOf = (tenant: string, owner: string): string => JSON.stringify([tenant, owner]);
  const read = (tenant: string, owner: string): readonly StoredWish[] =>
    lists.get(nameOf(tenant, owner))?.wishes ?? [];
  const keep = (tenant: string, owner: string, wishes: readonly StoredWish[], changedAt: number): void =>
    void lists.set(nameOf(tenant, owner), {
      wishes: wishes.toSorted((a, b) => b.place - a.place || (a.sku < b.sku ? -1 : 1)),
      changedAt,
    });

  return {
    read: async (tenant, owner) => read(tenant, owner),
    async change(tenant, owner, at, decide) {
      const before = read(tenant, owner);
      const { next, outcome } = decide(before);
      keep(tenant, owner, next ?? before, at);
      return { wishes: next ?? before, outcome };
    },
    async join(tenant, { from, to }, at, joined) {
      const guest = read(tenant, from);
      if (from === to || !lists.delete(nameOf(tenant, from)) || guest.length === 0) return false;
      keep(tenant, to, joined(guest, read(tenant, to)), at);
      return true;
    },
    async sweep(before) {
      let swept = 0;
      for (const [name, { changedAt }] of lists) {
        const [, owner] = JSON.parse(name) as [string, string];
        if (owner.startsWith('g:') && changedAt < before && lists.delete(name)) swept += 1;
      }
      return swept;
    },
  };
}
