import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { PageView } from '../define/page-view.ts';

type OpeningHours = TenantConfig['company']['openingHours'][number];

/** Days and times of one line of office hours, written in the page's language. */
interface OpeningHoursLine {
  /** `Mo–Fr`, or `Mo, Mi`. */
  days: string;
  /** `8`, or `8:30`. */
  opens: string;
  closes: string;
}

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Office hours as short lines; three or more days in a row become a span. */
export function openingHoursLines(hours: readonly OpeningHours[], page: PageView): OpeningHoursLine[] {
  return hours.map(({ days, opens, closes }) => ({
    days: spanOf(days, page),
    opens: shortTime(opens),
    closes: shortTime(closes),
  }));
}

function spanOf(days: OpeningHours['days'], page: PageView): string {
  const places = days.map((day) => week.indexOf(day)).toSorted((a, b) => a - b);
  const first = places[0] ?? 0;
  const isRow = places.length > 2 && places.every((place, index) => place === first + index);
  const shown = isRow ? [first, first + places.length - 1] : places;
  return shown.map((place) => dayName(place, page)).join(isRow ? '–' : ', ');
}

/** The first of January 2024 was a Monday; at noon no time zone of a tenant is on another day. */
function dayName(place: number, page: PageView): string {
  return page.date(`2024-01-0${place + 1}T12:00:00Z`, { weekday: 'short' });
}

function shortTime(clock: string): string {
  return clock.replace(/^0/, '').replace(/:00$/, '');
}
