import { numberWriter } from '../../../schemas/money/number-writer.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';

/** How somebody's data are said and written. */
export interface OwnDataWords {
  locale: string;
  shop: string;
  /** A text; undefined: there are no words for it. */
  text(key: string): string | undefined;
  /** A moment, in ms since 1970. */
  moment(at: number): string;
  /** An amount of cents. */
  amount(cents: number): string;
}

const files = import.meta.glob<Record<string, string>>('./messages/*.json', {
  eager: true,
  import: 'default',
});

/** Texts by language (`de`), flat. */
export const ownDataMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
);

export function ownDataWords(
  { name, timeZone, languageFallback }: TenantConfig,
  locale: string,
): OwnDataWords {
  const texts = ownDataMessages[locale.slice(0, 2)] ?? ownDataMessages[languageFallback] ?? {};
  return {
    ...{ locale, shop: name },
    text: (key) => (Object.hasOwn(texts, key) ? texts[key] : undefined),
    moment: dateWriter(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }),
    amount: (cents) => numberWriter(locale, { minimumFractionDigits: 2 })(cents / 100),
  };
}
