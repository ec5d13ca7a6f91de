import type { PageFacts } from '../../renderer/contract/rendered-page.ts';

/** Seconds for which a drawn page is fresh; after that it is served once more while it is drawn anew (requirement 9.006). */
const freshSeconds = 15;
/** Seconds for which a page that cannot be drawn anew is still served. */
const staleSeconds = 86_400;

/** Spans are measured by a clock that nobody can turn; what content says of days and hours is held to that of the wall. */
export interface Clocks {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic milliseconds. */
  clock: () => number;
}

/** Life of a page in caches: fresh, then stale, never past its hard end. */
export interface PageLife {
  /** Milliseconds since 1970 for which it was drawn. */
  drawnFor: number;
  /** Monotonic milliseconds, as are the next two. */
  drawnAt: number;
  /** After it the page is drawn anew while this one is served. */
  freshUntil: number;
  /** After it not even a stale page is served. */
  hardEnd: number;
  /** Milliseconds since 1970 at which something that it shows ends; undefined: nothing does. */
  until: number | undefined;
}

/** Milliseconds for which a page that is drawn `now` (since 1970) is fresh, and may be kept at all. */
export function spansOf(
  { until = Infinity }: Pick<PageFacts, 'until'>,
  now: number,
): { fresh: number; kept: number } {
  const kept = Math.min((freshSeconds + staleSeconds) * 1000, until - now);
  return { fresh: Math.min(freshSeconds * 1000, kept), kept };
}

/** The life of a page that is there from now on, and was drawn for a time (milliseconds since 1970). */
export function lifeOf(facts: Pick<PageFacts, 'until'>, drawnFor: number, { now, clock }: Clocks): PageLife {
  const { fresh, kept } = spansOf(facts, now());
  const drawnAt = clock();
  return { drawnFor, drawnAt, freshUntil: drawnAt + fresh, hardEnd: drawnAt + kept, until: facts.until };
}

/** Whether a page may be served, and whether it must be drawn anew. One from the future was drawn by a clock that was wrong. */
export function stateOf(
  { drawnFor, freshUntil, hardEnd, until = Infinity }: PageLife,
  { now, clock }: Clocks,
): 'fresh' | 'stale' | 'ended' {
  const [time, passed] = [now(), clock()];
  if (time < drawnFor || time >= until || passed >= hardEnd) return 'ended';
  return passed < freshUntil ? 'fresh' : 'stale';
}
