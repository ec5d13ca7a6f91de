import { dateWriter } from '../../schemas/date-writer.ts';
import { numberWriter } from '../../schemas/money/number-writer.ts';

/** Writes amounts, numbers and dates of one locale. Made once per locale: Intl's formatters are costly to make. */
export interface Formatter {
  price(cents: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(iso: string, options?: Intl.DateTimeFormatOptions): string;
}

/** Amounts, numbers and dates that are kept as they were written. */
const maxWritten = 5000;

/** Amounts in `currency`, and dates as they are in `timeZone`; what was written before is kept. */
export function createFormatter(locale: string, currency: string, timeZone: string): Formatter {
  const money = numberWriter(locale, { style: 'currency', currency });
  const plain = numberWriter(locale);
  const numbers = new Map<string, (value: number) => string>();
  const dates = new Map<string, (at: Date) => string>();
  const amounts = new Map<number, string>();
  const figures = new Map<number, string>();
  const written = new Map<string, string>();
  // Pages show the same ones again and again, and Intl takes its time.
  const recall = <Key>(kept: Map<Key, string>, key: Key, write: () => string): string => {
    let text = kept.get(key);
    if (text === undefined) {
      if (kept.size >= maxWritten) kept.clear();
      kept.set(key, (text = write()));
    }
    return text;
  };
  return {
    price: (cents) => recall(amounts, cents, () => money(cents / 100)),
    number(value, options) {
      if (!options) return recall(figures, value, () => plain(value));
      const key = JSON.stringify(options);
      let write = numbers.get(key);
      if (!write) numbers.set(key, (write = numberWriter(locale, options)));
      return recall(written, `${value} ${key}`, () => write(value));
    },
    date(iso, options = { dateStyle: 'long' }) {
      const key = JSON.stringify(options);
      let write = dates.get(key);
      if (!write) dates.set(key, (write = dateWriter(locale, { timeZone, ...options })));
      return recall(written, `${iso} ${key}`, () => write(new Date(iso)));
    },
  };
}
