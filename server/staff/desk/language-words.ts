import type { DeskVisit } from './desk-page.ts';
import { deskLocale } from './moment.tsx';

/** What a locale of the shop is called in the language of who reads: `Österreichisches Deutsch`. */
export function languageWords({ language }: Pick<DeskVisit, 'language'>, locale: string): string {
  return new Intl.DisplayNames(deskLocale(language), { type: 'language' }).of(locale) ?? locale;
}
