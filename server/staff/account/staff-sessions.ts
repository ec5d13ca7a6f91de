import type { AuditEntry } from '../audit/audit-log.ts';
import type { Staff } from './staff.ts';
import type { StaffApplication } from './staff-role.ts';

const minute = 60_000;

/** How long sessions of staff last, in ms: without a request, at most, and how often a request is noted. */
export const staffSessionLimits = { idleMs: 30 * minute, mostMs: 10 * 60 * minute, touchMs: minute } as const;

/** A session as it is listed. Times in ms since 1970. */
export interface StaffSession {
  /** Names it among others; opens nothing. */
  id: number;
  tenant: string;
  application: StaffApplication;
  createdAt: number;
  seenAt: number;
}

/** What a session is for: one application of one shop. */
export type SessionPlace = Pick<StaffSession, 'tenant' | 'application'>;

/**
 * Sessions of the shop's people, apart from those of visitors: each in one place, by an id of which the hash alone is kept. Every
 * call may throw `DatabaseUnavailable`.
 */
export interface StaffSessions {
  /** Begins a session; the id for its cookie. Null where the account was shut, or its password changed, in this very moment. */
  begin(
    staff: Pick<Staff, 'id' | 'passwordHash'>,
    place: SessionPlace,
    audit: AuditEntry,
  ): Promise<string | null>;
  /** Whose session an id opens now, with the account as it is now; notes that it was used. */
  find(place: SessionPlace, id: string): Promise<{ session: StaffSession; staff: Staff } | null>;
  /** Those of somebody that still hold, the one used last first. */
  listOf(staff: string): Promise<StaffSession[]>;
  /** Ends one of somebody's sessions; false: there is none of this name. */
  end(staff: string, session: number, audit: AuditEntry): Promise<boolean>;
  /** Takes away what has ended; how many they were. */
  sweep(): Promise<number>;
}
