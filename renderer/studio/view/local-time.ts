/** A moment as `datetime-local` has it (`2026-12-24T10:00`), by the clocks of a time zone. */
export function toLocalTime(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
  return parts.replace(' ', 'T');
}

/**
 * The moment of a local time in a time zone; undefined where it is none. An hour that clocks skip is the one after; of one that
 * they have twice, the first.
 */
export function fromLocalTime(local: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined;
  const offsetAt = (moment: number): number => Date.parse(`${toLocalTime(moment, timeZone)}:00Z`) - moment;
  const day = 86_400_000;
  // The offset of the day before and of the day after: between them clocks change at most once.
  const candidates = [offsetAt(asUtc - day), offsetAt(asUtc + day)].map((offset) => asUtc - offset);
  const fitting = candidates.filter((moment) => toLocalTime(moment, timeZone) === local);
  return fitting.length > 0 ? Math.min(...fitting) : candidates[0];
}
