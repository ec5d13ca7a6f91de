import { numberWriter } from '../money/number-writer.ts';
import { dateWriter } from '../writing/date-writer.ts';
import { hoursWords, languageWords, type SpanUnit } from './fact-words.ts';

/** Office hours as the tenant's configuration has them. */
export interface OfficeHours {
  days: readonly string[];
  /** `08:00` */
  opens: string;
  closes: string;
}

/** The forms in which a text can name a fact, by what is put behind its name: '' for the usual one, `inWords` … */
type FactForms = Readonly<Record<string, string>>;

/** Writes facts as texts of one locale have them: between a number and its unit no line breaks. */
export interface FactWriter {
  /** `€ 75`, and as sentences have it (`inWords`): `75 Euro`. Whole amounts without cents. */
  amount(cents: number): FactForms;
  /** `16,67 %`, of a hundred parts. */
  percent(value: number): FactForms;
  /** `30 Tage`, the number alone (`number`), and in German after “in” and “von” (`dative`): `30 Tagen`. */
  span(unit: SpanUnit, count: number): FactForms;
  /** `1 bis 5 Werktage`, in the same forms. */
  range(unit: SpanUnit, first: number, last: number): FactForms;
  /** `7, 14 oder 21 Tage`, in the same forms. */
  choice(unit: SpanUnit, counts: readonly number[]): FactForms;
  /** `3 bis 24`, and the last of them alone (`most`). */
  numbers(first: number, last: number): FactForms;
  count(value: number): FactForms;
  /** `5 MB` */
  megabytes(value: number): FactForms;
  /** `23. Dezember 2026`, and without the year (`day`). */
  date(at: Date): FactForms;
  /** As a sentence has it, and as a line of its own (`label`): with a capital letter. */
  hours(hours: readonly OfficeHours[]): FactForms;
}

/** Makes what writes facts; amounts in `currency`, days as they are in `timeZone`. */
export function createFactWriter(locale: string, currency: 'EUR' | 'CHF', timeZone: string): FactWriter {
  const words = languageWords(locale);
  const number = numberWriter(locale);
  const money = numberWriter(locale, { style: 'currency', currency });
  const wholeMoney = numberWriter(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const percent = numberWriter(locale, { style: 'percent', maximumFractionDigits: 2 });
  const long = dateWriter(locale, { timeZone, dateStyle: 'long' });
  const day = dateWriter(locale, { timeZone, day: 'numeric', month: 'long' });
  const plurals = new Intl.PluralRules(locale);
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });

  /** `figures` with the unit in the form that goes with `last`. */
  function spanOf(unit: SpanUnit, figures: string, last: number): FactForms {
    const { one, other, dative } = words.units[unit];
    const isOne = plurals.select(last) === 'one';
    const name = isOne ? one : other;
    return {
      '': `${figures}\u00a0${name}`,
      number: figures,
      ...(dative !== undefined && { dative: `${figures}\u00a0${isOne ? one : dative}` }),
    };
  }

  const between = (first: number, last: number): string => `${number(first)} ${words.to} ${number(last)}`;

  return {
    amount(value) {
      const text = (value % 100 === 0 ? wholeMoney : money)(value / 100);
      // As the currency has its figures written: with a point in Swiss francs.
      return { '': text, inWords: `${text.replace(/€|CHF/, '').trim()}\u00a0${words.currencies[currency]}` };
    },
    percent: (value) => ({ '': percent(value / 100) }),
    span: (unit, count) => spanOf(unit, number(count), count),
    range: (unit, first, last) => spanOf(unit, between(first, last), last),
    choice: (unit, counts) => spanOf(unit, or.format(counts.map(number)), counts.at(-1) ?? 0),
    numbers: (first, last) => ({ '': between(first, last), most: number(last) }),
    count: (value) => ({ '': number(value) }),
    megabytes: (value) => ({ '': `${number(value)}\u00a0${words.megabytes}` }),
    date: (at) => ({ '': long(at), day: day(at) }),
    hours(hours) {
      const text = and.format(hours.map((line) => hoursWords(locale, line)));
      return { '': text, label: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` };
    },
  };
}
