import type { QueryExecutorProvider } from 'kysely';

/** Who did something: one of the people, by `staffName`; the shell; the shop itself. */
export type Actor = `staff:${string}` | 'shell' | 'shop';

export function isActor(text: string): text is Actor {
  return /^(?:staff:[\w-]{22}|shell|shop)$/.test(text);
}

/** What somebody did: ids and states, never a name, an address or a text that names a person. */
export interface AuditEntry {
  tenant: string;
  /** Milliseconds since 1970. */
  at: number;
  actor: Actor;
  /** As `order.shipped`: the subject's kind, and what was done; the desk says it by its text `action.order.shipped`. */
  action: string;
  /** As `order:4711081500`. */
  subject: string;
  before: string | null;
  after: string | null;
}

/** An entry as it is listed; `actorEmail`, where it was one of the people; `subjectEmail`, where it was done to one. */
export interface ListedEntry extends AuditEntry {
  id: number;
  actorEmail: string | null;
  subjectEmail: string | null;
}

export interface AuditFilter {
  actor?: Actor | undefined;
  /** A whole action, or its kind (`staff`). */
  action?: string | undefined;
  subject?: string | undefined;
  /** From this time on, and before that one. */
  from?: number | undefined;
  to?: number | undefined;
}

/** What the shop's people did; entries are added and never changed. Every call may throw `DatabaseUnavailable`. */
export interface AuditLog {
  /** Adds an entry. `within`: the transaction of what was done, with which it comes or goes. */
  record(entry: AuditEntry, within?: QueryExecutorProvider): Promise<void>;
  /** Entries of a shop, the newest first: at most `limit`, older than the entry `beforeId` where one is given. */
  list(
    tenant: string,
    filter: AuditFilter,
    page: { limit: number; beforeId?: number | undefined },
  ): Promise<ListedEntry[]>;
}
