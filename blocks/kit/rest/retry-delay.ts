/** Bases of the waits between attempts, in ms. (Requirements 4.011, 4.012) */
const baseMs = { usual: 5000, slow: 10_000 } as const;

/** After so many attempts the waits grow no further. */
const longestAttempt = 8;

/**
 * Milliseconds until attempt number `attempt` (1: the first one after the call itself). Each wait is longer than the one
 * before, at random up to double: browsers that failed together do not come back together. `effectiveType` is that of the
 * connection, as browsers tell it; undefined: not told. (Requirement 4.010)
 */
export function retryDelay(attempt: number, random: number, effectiveType: string | undefined): number {
  const isSlow = effectiveType === '2g' || effectiveType === 'slow-2g';
  const base = isSlow ? baseMs.slow : baseMs.usual;
  return Math.round(base * 2 ** (Math.min(attempt, longestAttempt) - 1) * (1 + random));
}
