/**
 * Whether so many milliseconds have passed since a time that was noted, by the clock on the wall. A time to come was noted while
 * that was wrong: nobody waits for it.
 */
export function hasPassed(ms: number, since: number, now: number): boolean {
  return now < since || now - since >= ms;
}
