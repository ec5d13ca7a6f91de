import { type BasketStore, emptyBasket, type StoredBasket } from '../basket-store.ts';

interface Kept {
  basket: StoredBasket;
  changedAt: number;
}

/** Baskets in memory, for tests. */
export function createTestMemoryBasketStore(): BasketStore {
  const baskets = new Map<string, Kept>();
  const nameOf = (tenant: string, owner: string): string => JSON.stringify([tenant, owner]);
  const read = (tenant: string, owner: string): StoredBasket =>
    baskets.get(nameOf(tenant, owner))?.basket ?? emptyBasket;

  return {
    read: async (tenant, owner) => read(tenant, owner),
    async change(tenant, owner, at, decide) {
      const before = read(tenant, owner);
      const { next, outcome } = decide(before);
      const basket = next ? { ...next, version: before.version + 1 } : before;
      baskets.set(nameOf(tenant, owner), { basket, changedAt: at });
      return { basket, outcome };
    },
    async join(tenant, { from, to }, at, joined) {
      const guest = read(tenant, from);
      if (from === to || !baskets.delete(nameOf(tenant, from)) || guest.version === 0) return false;
      const own = read(tenant, to);
      baskets.set(nameOf(tenant, to), {
        basket: { ...joined(guest, own), version: own.version + 1 },
        changedAt: at,
      });
      return true;
    },
    async sweep(before) {
      let swept = 0;
      for (const [name, { changedAt }] of baskets) {
        const [, owner] = JSON.parse(name) as [string, string];
        if (owner.startsWith('g:') && changedAt < before && baskets.delete(name)) swept += 1;
      }
      return swept;
    },
  };
}
