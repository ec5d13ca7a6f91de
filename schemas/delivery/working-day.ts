/** Whether a day (`YYYY-MM-DD`) is a public holiday where something is delivered. */
export type IsHoliday = (day: string) => boolean;

/** Farther than any lead time with all its holidays: whoever asks for more has made a mistake. */
const farthest = 1000;

/** Whether anything is delivered on a day: Monday to Friday, and no holiday. */
export function isWorkingDay(day: string, isHoliday: IsHoliday): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The first working day from a day on, itself included. */
export function workingDayFrom(day: string, isHoliday: IsHoliday): string {
  let found = day;
  for (let tries = 0; !isWorkingDay(found, isHoliday); tries++) {
    if (tries > farthest) throw new RangeError(`no working day from ${day} on`);
    found = dayAfter(found);
  }
  return found;
}

/** The working day so many working days after a day, which need not be one itself; 0: the first from it on. */
export function workingDaysLater(day: string, count: number, isHoliday: IsHoliday): string {
  let found = workingDayFrom(day, isHoliday);
  for (let left = count; left > 0; left--) found = workingDayFrom(dayAfter(found), isHoliday);
  return found;
}

/** The day of the calendar that is so many days after another, or before it where they are negative. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
