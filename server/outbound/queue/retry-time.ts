const minute = 60_000;

/** After this long nobody tries any more, in ms since the message was written: what is in it is old by then. */
export const givesUpAfterMs = 3 * 24 * 60 * minute;

/** How late the last try may come, when no process was there to make it. */
const leewayMs = 6 * 60 * minute;

const firstDelayMs = minute / 2;
const longestDelayMs = 4 * 60 * minute;

export interface FailedTry {
  /** When the message was written, and when the try failed; ms since 1970. */
  created: number;
  at: number;
  /** Tries so far, from 1. */
  attempts: number;
  /** From 0 to less than 1. */
  random: number;
}

/**
 * When to try again, or null: no more. The delays double from half a minute to four hours, and each is shortened at random by
 * up to a half, so that what failed together does not come back together. The last try is at the end of three days.
 */
export function retryTime({ created, at, attempts, random }: FailedTry): number | null {
  const end = created + givesUpAfterMs;
  if (at >= end) return null;
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
  return Math.min(end, at + Math.round(delay * (1 - random / 2)));
}

/** Whether a message was written so long ago that it does more harm than good, as in a database that was restored. */
export function isTooOld(created: number, at: number): boolean {
  return at > created + givesUpAfterMs + leewayMs;
}
