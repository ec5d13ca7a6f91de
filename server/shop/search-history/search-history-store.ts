/** A term in somebody's history. */
export interface HistoryEntry {
  /** As it was typed last. */
  term: string;
  /** When it was used last, in milliseconds since 1970. */
  usedAt: number;
  count: number;
}

/**
 * Where histories lie: of each tenant by owner. Terms that differ by capital letters alone are one. Every driver passes
 * `tests/contract/search-history.contract.ts`. What begins and ends an owner's history is atomic: two tabs may write at once.
 */
export interface SearchHistoryStore {
  /** Terms used after `since`, the last one first, at most `limit`. */
  list(tenant: string, owner: string, options: { since: number; limit: number }): Promise<HistoryEntry[]>;
  /** Counts a use of a term at a time; of more than `keptTerms` the oldest go. */
  add(tenant: string, owner: string, term: string, at: number): Promise<void>;
  /** Tells whether the term was there. */
  remove(tenant: string, owner: string, term: string): Promise<boolean>;
  removeAll(tenant: string, owner: string): Promise<void>;
  /** Moves everything of one owner to another: a term that both have is there once, with both counts and the later use. */
  join(tenant: string, from: string, to: string): Promise<void>;
  /** Deletes, of all tenants, what was not used since a time. Returns how many terms went. */
  removeUnused(since: number): Promise<number>;
}
