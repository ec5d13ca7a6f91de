import { guestKeptSeconds } from '../session/guest-cookie.ts';
import type { SweptMoments } from './collection-store.ts';

/** For how long a guest's collection that holds nothing is kept, in ms: what was taken out can be put back. */
const emptyKeptMs = 7 * 86_400_000;

/** Milliseconds between two sweeps. */
export const sweepMs = 86_400_000;

/** What is swept at a moment (ms since 1970). */
export function sweptMoments(at: number): SweptMoments {
  return { unchangedBefore: at - guestKeptSeconds * 1000, emptyBefore: at - emptyKeptMs };
}
