import { numberWriter } from '../../../../schemas/money/number-writer.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../../schemas/writing/date-writer.ts';

/** How the shop says and writes things, by tenant and locale. */
export interface PaperTexts {
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
  price(tenant: string, locale: string, cents: number): string;
}

/** How papers of one order say and write things. */
export interface PaperWords {
  tenant: TenantConfig;
  locale: string;
  /** A text of papers: `paper.<key>`. */
  t(key: string, values?: Record<string, string | number>): string;
  price(cents: number): string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  day(day: string): string;
  /** A rate in parts per million. */
  percent(rate: number): string;
  /** The same of a credit, always with two digits. */
  yearlyRate(rate: number): string;
  country(code: string): string;
}

export function paperWords(texts: PaperTexts, tenant: TenantConfig, locale: string): PaperWords {
  const date = dateWriter(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const digits = { style: 'percent', maximumFractionDigits: 2 } as const;
  const percent = numberWriter(locale, digits);
  const yearlyRate = numberWriter(locale, { ...digits, minimumFractionDigits: 2 });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    ...{ tenant, locale },
    t: (key, values) => texts.text(tenant.slug, locale, `paper.${key}`, values),
    price: (cents) => texts.price(tenant.slug, locale, cents),
    day: (day) => date(Date.parse(`${day}T00:00:00Z`)),
    percent: (rate) => percent(rate / 1_000_000),
    yearlyRate: (rate) => yearlyRate(rate / 1_000_000),
    country: (code) => regions.of(code) ?? code,
  };
}
