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
