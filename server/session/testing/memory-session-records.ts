import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../../schemas/safe-json.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { sessionLimits } from '../session-limits.ts';
import { type SessionRecord, sessionRecord } from '../session-record.ts';
import type { KeptRecord, SessionRecords } from '../session-records.ts';

/** A record with the customer's mark at its login: it has ended once the customer's mark is another one, or none. */
const entry = z.strictObject({ record: sessionRecord, mark: z.string().nullable() });

/** No chain lasts longer. */
const longestMs = sessionLimits.staysMostMs;
const entryLimits = { maxBytes: 100_000, maxDepth: 6, maxNodes: 1000 };

/** Records in a store of keys and values, for tests: what the database gives, without one. */
export function createTestSessionRecords(
  keyValue: Pick<KeyValue, 'get' | 'set' | 'compareAndSet' | 'delete'>,
  /** Milliseconds since 1970. */
  now: () => number,
): SessionRecords {
  const idKey = (tenant: string, hash: string): string => `session-id:${tenant}:${hash}`;
  const chainKey = (tenant: string, chain: string): string => `session:${tenant}:${chain}`;
  const markKey = (tenant: string, customer: string): string => `session-customer:${tenant}:${customer}`;
  const lifeUntil = (endsAt: number): number => Math.min(longestMs, Math.max(1, Math.ceil(endsAt - now())));

  /** The customer's mark, made when there is none; kept for as long as a session from now on can last. */
  async function markOf(tenant: string, customer: string): Promise<string> {
    const key = markKey(tenant, customer);
    for (;;) {
      const present = await keyValue.get(key);
      const mark = present ?? randomBytes(9).toString('base64url');
      if (await keyValue.compareAndSet(key, present, mark, longestMs)) return mark;
    }
  }

  async function isMarked(
    tenant: string,
    { customer }: SessionRecord,
    mark: string | null,
  ): Promise<boolean> {
    return customer === null || (mark !== null && (await keyValue.get(markKey(tenant, customer))) === mark);
  }

  return {
    async find(tenant, hash) {
      const chain = await keyValue.get(idKey(tenant, hash));
      const version = chain && (await keyValue.get(chainKey(tenant, chain)));
      const kept = version ? entryOf(version) : undefined;
      if (!version || !kept || !(await isMarked(tenant, kept.record, kept.mark))) return null;
      return { record: kept.record, version };
    },
    async insert(tenant, record, endsAt) {
      const mark = record.customer === null ? null : await markOf(tenant, record.customer);
      await keyValue.set(chainKey(tenant, record.chain), JSON.stringify({ record, mark }), lifeUntil(endsAt));
      await keyValue.set(idKey(tenant, record.current), record.chain, longestMs);
    },
    async replace(tenant, { version }: KeptRecord, record, endsAt, hash) {
      const mark = entryOf(version)?.mark ?? null;
      // The id first: nobody knows it before the chain does.
      if (hash !== undefined) await keyValue.set(idKey(tenant, hash), record.chain, longestMs);
      const next = JSON.stringify({ record, mark });
      if (await keyValue.compareAndSet(chainKey(tenant, record.chain), version, next, lifeUntil(endsAt)))
        return true;
      if (hash !== undefined) await keyValue.delete(idKey(tenant, hash));
      return false;
    },
    remove: (tenant, chain) => keyValue.delete(chainKey(tenant, chain)),
    async removeOf(tenant, customer) {
      await keyValue.delete(markKey(tenant, customer));
    },
    // Entries go by themselves.
    removeEnded: () => Promise.resolve(0),
  };
}

function entryOf(text: string): z.output<typeof entry> | undefined {
  const json = parseJson(Buffer.from(text), entryLimits);
  return json.ok ? entry.safeParse(json.value).data : undefined;
}
