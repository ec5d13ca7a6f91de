import { austrianSynonyms } from './austrian-synonyms.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Language, Synonyms } from './language.ts';
import { swissFrenchSynonyms } from './swiss-french-synonyms.ts';

const languages: Readonly<Record<string, Language>> = { de: german, fr: french, nl: dutch };
/** What people of a country call things, beside what everybody of their language does. */
const countries: Readonly<Record<string, readonly Synonyms[]>> = {
  'de-AT': [austrianSynonyms],
  'fr-CH': [swissFrenchSynonyms],
};

/** With what the search of a locale reads words. Throws a RangeError for a language that it does not know. */
export function searchLanguage(locale: string): { language: Language; synonyms: readonly Synonyms[] } {
  const code = locale.slice(0, 2);
  const language = Object.hasOwn(languages, code) ? languages[code] : undefined;
  if (!language) throw new RangeError(`the search knows no language of ${locale}`);
  return { language, synonyms: Object.hasOwn(countries, locale) ? (countries[locale] ?? []) : [] };
}
