/** Days of a year as `MM-DD`, and days after Easter Sunday, on which nobody delivers. */
interface Holidays {
  fixed: readonly string[];
  afterEaster: readonly number[];
}

/** Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const [goodFriday, easterMonday, ascension, whitMonday, corpusChristi] = [-2, 1, 39, 50, 60];

/** AT: Feiertagsruhegesetz 1957 § 1. DE, CH: what is a holiday everywhere, or nearly. NL: Algemene termijnenwet art. 3. */
const holidays: Readonly<Record<string, Holidays>> = {
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  CH: {
    fixed: ['01-01', '08-01', '12-25', '12-26'],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  NL: {
    fixed: ['01-01', '04-27', '12-25', '12-26'],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
};

/** Whether a day (`YYYY-MM-DD`) is a public holiday of a country; of one that is not known, only Sundays are free. */
export function isPublicHoliday(day: string, country: string): boolean {
  const { fixed, afterEaster } = holidays[country] ?? { fixed: [], afterEaster: [] };
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return afterEaster.some((days) => dayAfter(easter, days) === day);
}

/** The day that is some days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Easter Sunday of the Gregorian calendar. (Meeus, Jones and Butcher) */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
