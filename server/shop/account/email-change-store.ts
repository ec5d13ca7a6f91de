import type { Account } from './account.ts';
import type { Also, TokenRefusal } from './account-store.ts';

/** Another address that a customer wants, and the link by which its mailbox confirms it, as it is kept. */
interface EmailChange {
  accountId: string;
  /** As `readEmailAddress` writes it. */
  email: string;
  /** SHA-256 of what stands in the link, base64url. */
  hash: string;
  /** In ms since 1970. */
  createdAt: number;
  expiresAt: number;
}

/** Whose link is followed: it is good for its own account alone. */
export interface FollowedChange {
  tenant: string;
  accountId: string;
  hash: string;
  /** In ms since 1970. */
  at: number;
}

/** Where addresses wait to be confirmed: one of an account. Every method may throw an outage. */
export interface EmailChangeStore {
  /**
   * Keeps a wish in the place of an earlier one, whose link is void. `repeated`: the same address was asked for a moment ago, by a
   * second press, and nothing is kept; `unknown`: there is no such account.
   */
  ask(tenant: string, change: EmailChange, also: Also): Promise<'asked' | 'repeated' | 'unknown'>;
  /** The address that an account waits for; null: none. */
  waiting(tenant: string, accountId: string, at: number): Promise<string | null>;
  /** What a link is worth now; uses nothing up. `isDone`: the address is in force. */
  follow(followed: FollowedChange): Promise<{ ok: true; email: string; isDone: boolean } | TokenRefusal>;
  /**
   * Puts an address in force, once, and takes back the links to a new password, which went to the old one. Following the link
   * again changes nothing: `isNew` is false. `email-taken`: another account has it.
   */
  confirm(
    followed: FollowedChange,
    also: Also,
  ): Promise<
    { ok: true; isNew: boolean; account: Account } | { ok: false; reason: 'email-taken' } | TokenRefusal
  >;
  /** Takes away links that ended before a time. How many. */
  sweep(before: number): Promise<number>;
}
