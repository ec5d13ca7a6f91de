import Holidays from 'date-holidays';
import type { IsHoliday } from './working-day.ts';

/**
 * Returns what knows the public holidays of a country. `region` is the short name of a state or canton (`BY`, `GE`) where the
 * place is known so well; null: what is a holiday in any of them counts, so that nothing is promised for a day on which nobody
 * comes. No kept data set leads from postal codes to states. Throws a RangeError for what is no country or region. (domain.md,
 * Ordering)
 */
export function createPublicHolidays(): (country: string, region?: string | null) => IsHoliday {
  const years = new Map<string, ReadonlySet<string>>();
  return (country, region = null) => {
    const calendars = calendarsOf(country, region);
    return (day) => {
      const year = day.slice(0, 4);
      const key = `${country} ${region} ${year}`;
      const known = years.get(key) ?? daysOf(calendars, Number(year));
      years.set(key, known);
      return known.has(day);
    };
  };
}

const types: ['public'] = ['public'];

function calendarsOf(country: string, region: string | null): Holidays[] {
  const all = new Holidays();
  if (!Object.hasOwn(all.getCountries('en'), country)) throw new RangeError(`no country ${country} is known`);
  const regions = Object.keys(all.getStates(country, 'en') ?? {});
  if (region === null)
    return [
      new Holidays(country, { types }),
      ...regions.map((each) => new Holidays(country, each, { types })),
    ];
  if (!regions.includes(region)) throw new RangeError(`no region ${region} of ${country} is known`);
  return [new Holidays(country, region, { types })];
}

function daysOf(calendars: readonly Holidays[], year: number): ReadonlySet<string> {
  return new Set(
    calendars.flatMap((calendar) => calendar.getHolidays(year).map(({ date }) => date.slice(0, 10))),
  );
}
