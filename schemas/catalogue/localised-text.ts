import { z } from 'zod';
import { changeTexts } from '../change-texts.ts';
import { germanIn, hasEszett } from '../german-spelling.ts';

/** A language (`de`), or a locale whose words differ from its language's (`de-AT`). */
export const languageOrLocale = z
  .string()
  .max(5)
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language is written as de, a locale as de-AT');

/** Most languages and locales that one text may have. */
export const maxLanguages = 16;

/** Something in several languages. German is always there, because every other language falls back to it. */
export function localised<Value extends z.ZodType>(value: Value) {
  return z
    .record(languageOrLocale, value)
    .refine(
      (texts) => Object.hasOwn(texts, 'de'),
      'the German text is missing, to which all others fall back',
    )
    .refine((texts) => Object.keys(texts).length <= maxLanguages, `at most ${maxLanguages} languages`);
}

/** A text of at most `max` characters in several languages. */
export const localisedText = (max: number) => localised(z.string().trim().min(1).max(max));

export type LocalisedText = Readonly<Record<string, string>>;

/**
 * What a locale reads: its own, else its language's, else German. Where German has no ß, that of the language comes without.
 * Throws a RangeError when there is not even German.
 */
export function inLocale<Value>(texts: Readonly<Record<string, Value>>, locale: string): Value {
  const found = ownIn(texts, locale) ?? texts.de;
  if (found === undefined) throw new RangeError(`there is no text for ${locale} and none in German`);
  if (hasEszett(locale) || Object.hasOwn(texts, locale)) return found;
  return changeTexts(found, (text) => germanIn(locale, text));
}

/** The same without the fallback to German: for addresses, which lead to a page of one language. */
export function ownIn<Value>(texts: Readonly<Record<string, Value>>, locale: string): Value | undefined {
  if (Object.hasOwn(texts, locale)) return texts[locale];
  const language = locale.slice(0, 2);
  return Object.hasOwn(texts, language) ? texts[language] : undefined;
}
