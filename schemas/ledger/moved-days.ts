/** That whoever pays in instalments wants to do so on another day of the month, from a day (`YYYY-MM-DD`) on. */
export interface DayChange {
  /** 1 to 28, which every month has. */
  dayOfMonth: number;
  on: string;
}

/**
 * The days of a plan (`YYYY-MM-DD`, a month each) after its changes, the first one first. A day that is to come moves within its
 * month: none is skipped, and no instalment costs more by it. What is due already stays, and nothing becomes due at once.
 */
export function movedDays(days: readonly string[], changes: readonly DayChange[]): string[] {
  return changes.reduce<string[]>((moved, change) => moved.map((day) => movedDay(day, change)), [...days]);
}

function movedDay(day: string, { dayOfMonth, on }: DayChange): string {
  const wanted = `${day.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
  return day > on && wanted > on ? wanted : day;
}
