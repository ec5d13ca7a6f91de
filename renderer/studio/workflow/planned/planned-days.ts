import type { PlannedAct } from '../../../../schemas/editing/document-calls.ts';
import { toLocalTime } from '../../view/local-time.ts';

interface PlannedDay {
  /** As calendars of a time zone have it: `2026-12-24`. */
  day: string;
  acts: PlannedAct[];
}

/** What is planned, by days of a time zone and by time; what stands still because something is against it is apart. */
export function plannedDays(
  planned: readonly PlannedAct[],
  timeZone: string,
): { stopped: PlannedAct[]; days: PlannedDay[] } {
  const going = planned
    .filter(({ hindrance }) => hindrance === undefined)
    .toSorted((one, other) => one.at - other.at);
  const byDay = Map.groupBy(going, ({ at }) => toLocalTime(at, timeZone).slice(0, 10));
  return {
    stopped: planned.filter(({ hindrance }) => hindrance !== undefined),
    days: [...byDay].map(([day, acts]) => ({ day, acts })),
  };
}
