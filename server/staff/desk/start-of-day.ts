/** When a day (`YYYY-MM-DD`) begins somewhere, in ms since 1970; undefined for what is no day. */
export function startOfDay(timeZone: string, day: string): number | undefined {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(utc)) return undefined;
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offsetAt = (at: number): number => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
  // The offset of the day's own beginning, which the one of midnight in UTC may not be.
  return utc - offsetAt(utc - offsetAt(utc));
}
