import type { AuditEntry } from '../audit/audit-log.ts';
import type { PutMail } from './staff-mails.ts';
import type { Staff } from './staff.ts';
import type { StaffRole } from './staff-role.ts';

/** A link to join by; of its token the hash alone. The second factor that its page shows is encrypted. */
export interface StaffLink {
  hash: string;
  totpSecret: string;
  createdAt: number;
  expiresAt: number;
}

export type LinkRefusal = { ok: false; reason: 'invalid' | 'expired' };

/** Whose right a change of somebody else's access needs, looked at again behind the locks of both; absent: the shell's. */
export interface StaffRight {
  by: string;
  may(by: Staff, subject: Staff): boolean;
}

/** `unchanged`: it is so already, or there is no such account; `refused`: who does it may not, or not any more. */
export type StaffChange = 'changed' | 'unchanged' | 'refused';

/** What somebody joins with. */
interface Joining {
  passwordHash: string;
  /** The step of time whose code was typed, which is used up by it. */
  totpStep: number;
  recoveryHashes: readonly string[];
}

/**
 * Accounts of the shop's people. What changes one writes its entry of the log in the same transaction. Every call may throw
 * `DatabaseUnavailable`.
 */
export interface StaffStore {
  byEmail(email: string): Promise<Staff | null>;
  byId(id: string): Promise<Staff | null>;
  /** Everybody who has a role in a shop, by address. */
  ofShop(tenant: string): Promise<Staff[]>;
  /** Whether anybody who can sign in administers the desk of any shop. */
  hasAdministrator(): Promise<boolean>;
  /**
   * Makes an account, or takes the one of this address, adds roles to it, which ends its sessions where they are new, and makes
   * `link` the only one that holds. A disabled account gets neither.
   */
  invite(
    invited: { id: string; email: string; roles: readonly StaffRole[]; link: StaffLink | null; at: number },
    audit: readonly AuditEntry[],
    put?: PutMail,
  ): Promise<{ ok: true; staff: Staff } | { ok: false; reason: 'disabled' }>;
  /** Whether a link would be taken now. Uses nothing up. */
  lookAtLink(hash: string, at: number): Promise<{ ok: true; staff: Staff; totpSecret: string } | LinkRefusal>;
  /** Uses a link, once: password, second factor and recovery codes are those that it brings, and all sessions end. */
  join(
    hash: string,
    at: number,
    joining: Joining,
    audit: AuditEntry,
  ): Promise<{ ok: true; staff: Staff } | LinkRefusal>;
  /** Sets all roles of one application in one shop, and ends all sessions. */
  setRoles(
    id: string,
    at: Pick<StaffRole, 'tenant' | 'application'>,
    roles: readonly string[],
    audit: AuditEntry,
    right?: StaffRight,
  ): Promise<StaffChange>;
  /** Shuts an account (its sessions and its link end), or opens it again with null. */
  setDisabled(
    id: string,
    disabledAt: number | null,
    audit: readonly AuditEntry[],
    right?: StaffRight,
  ): Promise<StaffChange>;
  /** Sets another password where the present one is still `before`, ends all sessions, and puts a mail away with it. */
  replacePassword(
    id: string,
    hashes: { before: string; after: string },
    audit: AuditEntry,
    put: PutMail,
  ): Promise<boolean>;
  /** Notes that a step's code was used; false: it, or a later one, was used before. */
  useTotpStep(id: string, step: number): Promise<boolean>;
  /** Uses a recovery code up; false: there is none. */
  useRecoveryCode(id: string, hash: string, audit: AuditEntry): Promise<boolean>;
  /** Puts new recovery codes in the place of all. */
  replaceRecoveryCodes(id: string, hashes: readonly string[], audit: AuditEntry): Promise<void>;
  countRecoveryCodes(id: string): Promise<number>;
}
