/** A line of office hours: days as `Mo`, times as `08:00`, wall clock of the company. */
export interface OfficeHours {
  days: readonly string[];
  opens: string;
  closes: string;
}

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * The line of office hours that holds now, by the clock of the company's time zone; undefined while it is closed. Hours
 * that end before they begin run past midnight.
 */
export function openLine<Line extends OfficeHours>(
  hours: readonly Line[],
  now: Date,
  timeZone: string,
): Line | undefined {
  const { day, clock } = wallClock(now, timeZone);
  const yesterday = week[(week.indexOf(day) + 6) % 7] ?? '';
  return hours.find(({ days, opens, closes }) => {
    if (opens < closes) return days.includes(day) && opens <= clock && clock < closes;
    return (days.includes(day) && opens <= clock) || (days.includes(yesterday) && clock < closes);
  });
}

function wallClock(now: Date, timeZone: string): { day: string; clock: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { day: part('weekday').slice(0, 2), clock: `${part('hour')}:${part('minute')}` };
}
