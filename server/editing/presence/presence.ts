import { z } from 'zod';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { isOutage } from '../../storage/is-outage.ts';

/** Where somebody is in a document. Times in ms since 1970. */
interface Present {
  node: string | null;
  seenAt: number;
}

const presentPeople = z.record(z.string(), z.object({ node: z.string().nullable(), seenAt: z.number() }));

/** Whoever says nothing for so long has gone. */
const presenceMs = 30_000;
/** People whom a document remembers. */
const mostPeople = 50;
const tries = 5;

/** Who has which document open. It may be forgotten at any time, and stands in nobody's way while it cannot be had. */
export interface Presence {
  /** Says where somebody is, and resolves with everybody who is there now, by id. */
  tell(
    tenant: string,
    document: string,
    person: string,
    node: string | null,
  ): Promise<ReadonlyMap<string, Present>>;
}

/** Keeps it in the store that all processes share. */
export function createPresence(keyValue: KeyValue, now: () => number): Presence {
  async function told(key: string, person: string, node: string | null): Promise<Record<string, Present>> {
    for (let tried = 0; ; tried++) {
      const held = await keyValue.get(key);
      const at = now();
      const before = held === undefined ? {} : presentPeople.parse(JSON.parse(held));
      const others = Object.entries(before)
        .filter(([id, { seenAt }]) => id !== person && at - seenAt < presenceMs)
        .slice(0, mostPeople);
      const people = { ...Object.fromEntries(others), [person]: { node, seenAt: at } };
      const isWritten = await keyValue.compareAndSet(key, held, JSON.stringify(people), 2 * presenceMs);
      if (isWritten || tried === tries) return people;
    }
  }
  return {
    async tell(tenant, document, person, node) {
      try {
        return new Map(Object.entries(await told(`edit-presence:${tenant}:${document}`, person, node)));
      } catch (error) {
        if (isOutage(error)) return new Map();
        throw error;
      }
    },
  };
}
