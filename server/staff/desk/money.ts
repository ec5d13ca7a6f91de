import type { DeskVisit } from './desk-page.ts';
import { deskLocale } from './moment.tsx';

/** An amount (cents) as the desk writes it, in the language of who reads. */
export function moneyWords(
  { language }: Pick<DeskVisit, 'language'>,
  cents: number,
  currency: string,
): string {
  return new Intl.NumberFormat(deskLocale(language), { style: 'currency', currency }).format(cents / 100);
}

/** An amount (cents) as spreadsheets of a language read a number: `1234,50`. */
export function decimalWords(language: DeskVisit['language'], cents: number): string {
  const digits = { minimumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(deskLocale(language), digits).format(cents / 100);
}
