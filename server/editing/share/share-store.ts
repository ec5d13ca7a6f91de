import type { AuditEntry } from '../../staff/audit/audit-log.ts';

/** A link that shows the draft of one page to whoever has it. Times in ms since 1970. */
export interface ShareLink {
  id: string;
  document: string;
  author: string;
  createdAt: number;
  expiresAt: number;
  /** When it was opened last; null: never. */
  usedAt: number | null;
}

/** Links to drafts; of a link's token and of the key of its cookie hashes alone are kept. Every call may throw `DatabaseUnavailable`. */
export interface ShareStore {
  add(tenant: string, link: Omit<ShareLink, 'usedAt'> & { hash: string }, audit: AuditEntry): Promise<void>;
  /** The link of a token that holds now; notes that it was opened. */
  use(tenant: string, hash: string, at: number): Promise<ShareLink | null>;
  /** Those of a document that hold, the newest first. */
  listOf(tenant: string, document: string, at: number): Promise<ShareLink[]>;
  /** Ends a link; false: there is none. `author`: ends it only where it is theirs. */
  revoke(tenant: string, id: string, author: string | null, audit: AuditEntry): Promise<boolean>;
  /** Takes away what has ended. */
  sweep(at: number): Promise<void>;
}
