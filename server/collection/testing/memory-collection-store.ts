import { createMemoryWrites } from '../../repetition/testing/memory-writes.ts';
import type { CollectionStore } from '../collection-store.ts';

interface MemoryCollection<State, Next> {
  empty: State;
  isEmpty(state: State): boolean;
  /** Whether it holds something that is shown. */
  holds(state: State): boolean;
  /** The state after a change. */
  after(before: State, next: Next): State;
}

/** Collections in memory, for tests. */
export function createMemoryCollectionStore<State, Next>({
  empty,
  isEmpty,
  holds,
  after,
}: MemoryCollection<State, Next>): CollectionStore<State, Next> {
  const writes = createMemoryWrites();
  const kept = new Map<string, { state: State; changedAt: number }>();
  const nameOf = (tenant: string, owner: string): string => JSON.stringify([tenant, owner]);
  const read = (tenant: string, owner: string): State => kept.get(nameOf(tenant, owner))?.state ?? empty;

  return {
    read: async (tenant, owner) => read(tenant, owner),
    async change(tenant, owner, at, decide, once) {
      let state = read(tenant, owner);
      const outcome = writes.once([tenant, owner], once, () => {
        const { next, outcome: came } = decide(state);
        if (next !== null) state = after(state, next);
        return came;
      });
      if (!isEmpty(state)) kept.set(nameOf(tenant, owner), { state, changedAt: at });
      return { after: state, outcome };
    },
    async join(tenant, { from, to }, at, joined) {
      const guest = read(tenant, from);
      if (from === to || !kept.delete(nameOf(tenant, from)) || isEmpty(guest)) return false;
      const own = read(tenant, to);
      kept.set(nameOf(tenant, to), { state: after(own, joined(guest, own)), changedAt: at });
      writes.handOver([tenant, from], [tenant, to]);
      return true;
    },
    async sweep({ unchangedBefore, emptyBefore }) {
      let swept = 0;
      for (const [name, { state, changedAt }] of kept) {
        const [, owner] = JSON.parse(name) as [string, string];
        const isOld = changedAt < unchangedBefore || (changedAt < emptyBefore && !holds(state));
        if (owner.startsWith('g:') && isOld && kept.delete(name)) swept += 1;
      }
      return swept;
    },
  };
}
