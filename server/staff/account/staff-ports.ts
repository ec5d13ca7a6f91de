import type { CallCounters, CallLimit } from '../../http/call-limit.ts';
import type { PasswordHasher } from '../../credentials/password-hasher.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { Seal } from './sealed-text.ts';
import type { StaffMails } from './staff-mails.ts';
import type { StaffStore } from './staff-store.ts';

/** What the use cases of staff work with. `secret`: keys recovery codes, and hides addresses in counters. */
export interface StaffPorts extends CallCounters {
  store: StaffStore;
  sessions: StaffSessions;
  hasher: PasswordHasher;
  mails: StaffMails;
  seal: Seal;
  /** In ms since 1970. */
  clock(): number;
  /** Waits; a clock in tests. */
  pause(ms: number): Promise<void>;
  random: { bytes(size: number): Buffer };
}

export type Refused<Reason extends string> = { ok: false; reason: Reason };

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How often something may be tried. A stranger, who knows an address of mail at most, never shuts its owner out: tries beyond the
 * limit of an account are slow. Codes are counted where the password was right alone: whoever guesses them knows it.
 */
export const staffLimits = {
  signInByAddress: { name: 'staff-sign-in', most: 30, perMs: 15 * minute },
  signInByAccount: { name: 'staff-sign-in-to', most: 10, perMs: 15 * minute },
  codes: { name: 'staff-code', most: 5, perMs: 15 * minute },
  codesADay: { name: 'staff-code-day', most: 20, perMs: day },
  linkByAddress: { name: 'staff-link', most: 30, perMs: 60 * minute },
  changeByAccount: { name: 'staff-change', most: 10, perMs: 15 * minute },
} as const satisfies Record<string, CallLimit>;

/** Counters of staff belong to no shop: an account is one in all. */
export const allShops = '*';

/** How long each sign-in waits once an account has seen too many failures. */
export const signInPauseMs = 2000;
export const linkMs = 3 * day;
/** Passwords of staff have at least so many characters: they open what customers confided. */
export const passwordMin = 12;
