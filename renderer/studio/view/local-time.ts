/** A moment as `datetime-local` has it, by the clocks of a time zone: `2026-12-24T10:00`, or `…:30` where it has seconds. */
export function toLocalTime(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return parts.replace(' ', 'T').replace(/:00$/, '');
}

/**
 * The moment of a local time in a time zone; undefined where it is none. An hour that clocks skip is the one after; of one that
 * they have twice, the first.
 */
export function fromLocalTime(local: string, timeZone: string): number | undefined {
  const [, minute = '', seconds = ':00'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/.exec(local) ?? [];
  const asUtc = Date.parse(`${minute}${seconds}Z`);
  if (minute === '' || Number.isNaN(asUtc)) return undefined;
  const whole = seconds === ':00' ? minute : local;
  const utcOf = (time: string): number => Date.parse(time.length === 16 ? `${time}:00Z` : `${time}Z`);
  const offsetAt = (moment: number): number => utcOf(toLocalTime(moment, timeZone)) - moment;
  const day = 86_400_000;
  // The offset of the day before and of the day after: between them clocks change at most once.
  const candidates = [offsetAt(asUtc - day), offsetAt(asUtc + day)].map((offset) => asUtc - offset);
  const fitting = candidates.filter((moment) => toLocalTime(moment, timeZone) === whole);
  return fitting.length > 0 ? Math.min(...fitting) : candidates[0];
}

/** A moment in all words: day of the week, seconds where it has some, and how the zone calls its time then. */
export function momentWords(moment: number, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ timeZone, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'long' },
    ...(moment % 60_000 !== 0 && { second: '2-digit' }),
  }).format(moment);
}

/** The same for lists: `24.12.2026, 10:00`. */
export function momentShort(moment: number, language: string, timeZone: string): string {
  const timeStyle = moment % 60_000 === 0 ? 'short' : 'medium';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle, timeZone }).format(moment);
}
