/** Cups from the smallest to the largest; each holds a difference of 2 cm more than the one before. */
export const braCups = ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
type BraCup = (typeof braCups)[number];

/** Smallest and largest band, in cm. */
export const braBands = { smallest: 65, largest: 110 } as const;

const bandStep = 5;
const cupStep = 2;
/** Difference in cm above which the smallest cup begins. */
const leastDifference = 10;

export type BraSize =
  | { ok: true; size: string; band: number; cup: BraCup }
  /** The table has no such size. */
  | { ok: false; reason: 'no-match' };

/**
 * Returns the size for two girths in cm, whole or half ones: `85D` for 87 and 107. The band is the girth under the bust,
 * rounded to fives (half way up); the cup follows from the difference to the girth as it was measured, which lies above
 * the lower end of the cup's interval and at most at its upper end. Source: EN 13402-3. Outside the table nothing
 * matches: no size is guessed.
 */
export function braSizeOf(underbust: number, bust: number): BraSize {
  const band = Math.round(underbust / bandStep) * bandStep;
  const cup = braCups[Math.ceil((bust - underbust - leastDifference) / cupStep) - 1];
  const isInTable = band >= braBands.smallest && band <= braBands.largest;
  if (!isInTable || cup === undefined) return { ok: false, reason: 'no-match' };
  return { ok: true, size: `${band}${cup}`, band, cup };
}
