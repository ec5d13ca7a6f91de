import { checkMail, checkMailKey } from '../check-mail.ts';
import { type ClaimedMail, emptied, type MailOutbox, type OutboxEntry, OutboxFull } from '../outbox.ts';

export interface MemoryOutboxOptions {
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Mails that are kept at most. Default: 500. */
  most?: number;
}

/**
 * The outbox of a shop without a database: lost when the process ends. When it is full, mails that were settled make room,
 * the oldest first; ones that wait never do.
 */
export function createMemoryOutbox({ clock, most = 500 }: MemoryOutboxOptions): MailOutbox {
  const entries = new Map<number, OutboxEntry>();
  const byKey = new Map<string, number>();
  let lastId = 0;
  const nameOf = (tenant: string, key: string): string => `${tenant} ${key}`;

  function remove({ id, mail, key }: OutboxEntry): void {
    entries.delete(id);
    byKey.delete(nameOf(mail.tenant, key));
  }

  function makeRoom(): void {
    if (entries.size < most) return;
    const settled = entries.values().find(({ state }) => state !== 'waiting');
    if (!settled) throw new OutboxFull(most);
    remove(settled);
  }

  /** The entry of a claim that nobody else has taken over. */
  function held({ id, attempts }: ClaimedMail): OutboxEntry | undefined {
    const entry = entries.get(id);
    return entry?.state === 'waiting' && entry.attempts === attempts ? entry : undefined;
  }

  return {
    async add(mail, key) {
      checkMail(mail);
      checkMailKey(key);
      if (byKey.has(nameOf(mail.tenant, key))) return;
      makeRoom();
      const at = clock();
      const id = (lastId += 1);
      const times = { created: at, due: at, settled: null };
      entries.set(id, {
        ...{ id, key, state: 'waiting', attempts: 0, reason: null, ...times },
        mail: structuredClone(mail),
      });
      byKey.set(nameOf(mail.tenant, key), id);
    },
    async claim(at, limit, leaseMs) {
      const due = [...entries.values()]
        .filter((entry) => entry.state === 'waiting' && entry.due <= at)
        .toSorted((a, b) => a.due - b.due || a.id - b.id)
        .slice(0, Math.max(0, limit));
      return due.map((entry) => {
        const taken = { ...entry, due: at + leaseMs, attempts: entry.attempts + 1 };
        entries.set(entry.id, taken);
        const { id, key, mail, attempts, created } = taken;
        return { id, key, mail: structuredClone(mail), attempts, created };
      });
    },
    async sent({ id }, at, keeps) {
      const entry = entries.get(id);
      if (!entry || entry.state === 'sent') return;
      const mail = keeps ? entry.mail : emptied(entry.mail);
      entries.set(id, { ...entry, mail, state: 'sent', settled: at, reason: null });
    },
    async postpone(claimed, due, reason) {
      const entry = held(claimed);
      if (entry) entries.set(entry.id, { ...entry, due, reason });
    },
    async giveUp(claimed, at, reason) {
      const entry = held(claimed);
      if (!entry) return;
      entries.set(entry.id, {
        ...{ ...entry, mail: emptied(entry.mail) },
        ...{ state: 'given-up', settled: at, reason },
      });
    },
    async forget(settledBefore) {
      const old = [...entries.values()].filter(({ settled }) => settled !== null && settled < settledBefore);
      old.forEach(remove);
      return old.length;
    },
    async backlog() {
      const waiting = [...entries.values()].filter(({ state }) => state === 'waiting');
      // In the order in which they came.
      return { waiting: waiting.length, oldest: waiting[0]?.created ?? null };
    },
    async newest(limit) {
      return [...entries.values()]
        .toReversed()
        .slice(0, Math.max(0, limit))
        .map((entry) => structuredClone(entry));
    },
    async entry(id) {
      const entry = entries.get(id);
      return entry ? structuredClone(entry) : null;
    },
  };
}
