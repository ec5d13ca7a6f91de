/** Office hours as the tenant's configuration has them. */
export interface OfficeHours {
  days: readonly string[];
  /** `08:00` */
  opens: string;
  closes: string;
}

export type SpanUnit = 'day' | 'workingDay' | 'week' | 'month' | 'year';

/** A unit behind 1 and behind more; `dative`: behind more, after “in” and “von”, where that differs. */
interface UnitWords {
  one: string;
  other: string;
  dative?: string;
}

interface LanguageWords {
  units: Readonly<Record<SpanUnit, UnitWords>>;
  /** Between the ends of a range. */
  to: string;
  /** In sentences, behind the number. */
  currencies: Readonly<Record<'EUR' | 'CHF', string>>;
  megabytes: string;
  /** Days of office hours, one or a row of them, and the hours of a day. */
  day: (name: string) => string;
  days: (first: string, last: string) => string;
  hours: (opens: string, closes: string) => string;
}

const german: LanguageWords = {
  units: {
    day: { one: 'Tag', other: 'Tage', dative: 'Tagen' },
    workingDay: { one: 'Werktag', other: 'Werktage', dative: 'Werktagen' },
    week: { one: 'Woche', other: 'Wochen', dative: 'Wochen' },
    month: { one: 'Monat', other: 'Monate', dative: 'Monaten' },
    year: { one: 'Jahr', other: 'Jahre', dative: 'Jahren' },
  },
  to: 'bis',
  currencies: { EUR: 'Euro', CHF: 'Franken' },
  megabytes: 'MB',
  day: (name) => name,
  days: (first, last) => `${first} bis ${last}`,
  hours: (opens, closes) => `von ${opens} bis ${closes}\u00a0Uhr`,
};

const languages: Readonly<Record<string, LanguageWords>> = {
  de: german,
  fr: {
    units: {
      day: { one: 'jour', other: 'jours' },
      workingDay: { one: 'jour ouvrable', other: 'jours ouvrables' },
      week: { one: 'semaine', other: 'semaines' },
      month: { one: 'mois', other: 'mois' },
      year: { one: 'an', other: 'ans' },
    },
    to: 'à',
    currencies: { EUR: 'euros', CHF: 'francs' },
    megabytes: 'Mo',
    day: (name) => `le ${name}`,
    days: (first, last) => `du ${first} au ${last}`,
    hours: (opens, closes) => `de ${opens}\u00a0h à ${closes}\u00a0h`,
  },
  nl: {
    units: {
      day: { one: 'dag', other: 'dagen' },
      workingDay: { one: 'werkdag', other: 'werkdagen' },
      week: { one: 'week', other: 'weken' },
      month: { one: 'maand', other: 'maanden' },
      year: { one: 'jaar', other: 'jaar' },
    },
    to: 'tot',
    currencies: { EUR: 'euro', CHF: 'frank' },
    megabytes: 'MB',
    day: (name) => `op ${name}`,
    days: (first, last) => `van ${first} tot en met ${last}`,
    hours: (opens, closes) => `van ${opens} tot ${closes}\u00a0uur`,
  },
};

/** A language that is new here says facts in German until it has words, as its copied texts do. */
export function languageWords(locale: string): LanguageWords {
  return languages[locale.slice(0, 2)] ?? german;
}

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** One line of office hours; days in a row become one span. */
export function hoursWords(locale: string, { days, opens, closes }: OfficeHours): string {
  const words = languageWords(locale);
  const places = days.map((day) => week.indexOf(day)).toSorted((a, b) => a - b);
  const first = places[0] ?? 0;
  const isRow = places.length > 2 && places.every((place, index) => place === first + index);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const names = places.map((place) => dayName(locale, place));
  const when = isRow
    ? words.days(names[0] ?? '', names.at(-1) ?? '')
    : list.format(names.map((name) => words.day(name)));
  return `${when} ${words.hours(shortTime(opens), shortTime(closes))}`;
}

/** The first of January 2024 was a Monday. */
function dayName(locale: string, place: number): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return name.format(Date.UTC(2024, 0, place + 1));
}

function shortTime(clock: string): string {
  return clock.replace(/^0/, '').replace(/:00$/, '');
}
