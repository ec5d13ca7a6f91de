import { fullName } from '../../../../schemas/account/personal-name.ts';
import { dateWriter } from '../../../../schemas/writing/date-writer.ts';
import type { Reader } from './letter-input.ts';
import { type LetterShop, routeAddress } from './letter-shop.ts';
import type { LetterText } from './letter-texts.ts';
import type { LetterLink } from './letter.ts';

/** What a letter is written with. */
export interface Writing {
  shop: LetterShop;
  locale: string;
  text: LetterText;
  /** Values that every text may use. */
  values: Readonly<Record<string, string>>;
}

type Place = Pick<Writing, 'shop' | 'locale'>;

/** The page of a route, where the shop has it. */
export function linkTo(route: string, label: string, { shop, locale }: Place): LetterLink | undefined {
  const href = routeAddress(shop, locale, route);
  return href === undefined ? undefined : { label, href };
}

/** As the language greets; nobody by a name that is none. */
export function greeting(text: LetterText, reader: Reader | undefined): string {
  if (!reader || fullName(reader) === undefined) return text('mail.greeting.nameless');
  const { salutation, firstName, lastName } = reader;
  return text(`mail.greeting.${salutation}`, { firstName, lastName });
}

/** A moment (ms since 1970) in words, where the shop is. */
export function momentOf(at: number, { shop, locale }: Place): { date: string; time: string } {
  const { timeZone } = shop.config;
  return {
    date: dateWriter(locale, { timeZone, dateStyle: 'long' })(at),
    time: dateWriter(locale, { timeZone, timeStyle: 'short' })(at),
  };
}
