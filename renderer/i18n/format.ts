/** Writes amounts, numbers and dates of one locale. Made once per locale: Intl's formatters are costly to make. */
export interface Formatter {
  price(cents: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(iso: string, options?: Intl.DateTimeFormatOptions): string;
}

/** Amounts, numbers and dates that are kept as they were written. */
const maxWritten = 5000;

const none: Intl.NumberFormatOptions = {};

export function createFormatter(locale: string, currency: string, timeZone: string): Formatter {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = new Map<string, Intl.DateTimeFormat>();
  const written = new Map<string, string>();
  // Pages show the same ones again and again, and Intl takes its time.
  const recall = (key: string, write: () => string): string => {
    let text = written.get(key);
    if (text === undefined) {
      if (written.size >= maxWritten) written.clear();
      written.set(key, (text = write()));
    }
    return text;
  };
  return {
    price: (cents) => recall(`${cents}`, () => money.format(cents / 100)),
    number(value, options = none) {
      const key = options === none ? '' : JSON.stringify(options);
      let format = numbers.get(key);
      if (!format) numbers.set(key, (format = new Intl.NumberFormat(locale, options)));
      const { format: write } = format;
      return recall(`${value} ${key}`, () => write(value));
    },
    date(iso, options = { dateStyle: 'long' }) {
      const key = JSON.stringify(options);
      let format = dates.get(key);
      if (!format) dates.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
      const { format: write } = format;
      return recall(`${iso} ${key}`, () => write(new Date(iso)));
    },
  };
}
