import type { PageFacts } from '../../renderer/contract/rendered-page.ts';

/** Seconds for which a drawn page is fresh; after that it is served once more while it is drawn anew (requirement 9.006). */
const freshSeconds = 15;
/** Seconds for which a page that cannot be drawn anew is still served. */
const staleSeconds = 86_400;

/** Life of a page in caches: fresh, then stale, never past its hard end. Milliseconds of the wall clock. */
export function lifeOf(
  facts: Pick<PageFacts, 'until'>,
  now: number,
): { freshUntil: number; hardEnd: number } {
  const hardEnd = Math.min(now + (freshSeconds + staleSeconds) * 1000, facts.until ?? Infinity);
  return { freshUntil: Math.min(now + freshSeconds * 1000, hardEnd), hardEnd };
}
