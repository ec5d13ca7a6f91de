import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import type { DeskVisit } from './desk-page.ts';
import type { DeskLanguage } from './desk-text.ts';

/** How the desk writes dates: in the language of who reads, at the shop's time. */
const locales = { de: 'de-AT', en: 'en-GB' } as const;

/** The locale in which the desk writes dates and amounts. */
export const deskLocale = (language: DeskLanguage): string => locales[language];

/** A moment (ms since 1970) in words. */
export function momentWords(
  { language, tenant }: Pick<DeskVisit, 'language' | 'tenant'>,
  at: number,
): string {
  const { timeZone } = tenant;
  return dateWriter(deskLocale(language), { timeZone, dateStyle: 'medium', timeStyle: 'short' })(at);
}

/** A moment as an element. */
export function Moment({ visit, at }: { visit: DeskVisit; at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{momentWords(visit, at)}</time>;
}
