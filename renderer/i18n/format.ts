/** Writes amounts, numbers and dates of one locale. Made once per locale: Intl's formatters are costly to make. */
export interface Formatter {
  price(cents: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(iso: string, options?: Intl.DateTimeFormatOptions): string;
}

export function createFormatter(locale: string, currency: string, timeZone: string): Formatter {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = new Map<string, Intl.DateTimeFormat>();
  return {
    price: (cents) => money.format(cents / 100),
    number(value, options = {}) {
      const key = JSON.stringify(options);
      let format = numbers.get(key);
      if (!format) numbers.set(key, (format = new Intl.NumberFormat(locale, options)));
      return format.format(value);
    },
    date(iso, options = { dateStyle: 'long' }) {
      const key = JSON.stringify(options);
      let format = dates.get(key);
      if (!format) dates.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
      return format.format(new Date(iso));
    },
  };
}
