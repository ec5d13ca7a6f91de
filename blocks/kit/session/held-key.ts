import { readStoredKey, storedKeyText } from './key-storage.ts';
import { type SessionKey, staleAt } from './session-key.ts';

/** A key that this page holds. */
export interface HeldKey {
  key: SessionKey;
  /** What showed who is logged in when the key was given. */
  shown: string;
  /** The server’s time less our growing clock, in ms. */
  offset: number;
}

export interface Clocks {
  /** Milliseconds that only ever grow. */
  clock: () => number;
  /** The device’s own time, which may be wrong; in ms since 1970. */
  wall: () => number;
}

/** Milliseconds until a key counts as gone; negative: it does. */
export function msLeft({ key, offset }: HeldKey, { clock }: Clocks): number {
  return staleAt(key) - clock() - offset;
}

/** What another page has stored: its key, and when it last asked, by our growing clock (undefined: that cannot be told). */
export function restoreKey(
  text: string | null,
  { clock, wall }: Clocks,
): { held: HeldKey | undefined; askedAt: number | undefined } {
  const { askedAt, held } = readStoredKey(text);
  const sinceAsked = wall() - askedAt;
  return {
    held: held && { key: held.key, shown: held.shown, offset: wall() + held.ahead - clock() },
    askedAt: sinceAsked >= 0 ? clock() - sinceAsked : undefined,
  };
}

/** The same as text for another page. */
export function storableKey(held: HeldKey | undefined, askedAt: number, { clock, wall }: Clocks): string {
  const stored = held && { key: held.key, shown: held.shown, ahead: clock() + held.offset - wall() };
  return storedKeyText({ held: stored, askedAt: wall() - clock() + askedAt });
}
