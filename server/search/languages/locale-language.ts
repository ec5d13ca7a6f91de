import { austrianSynonyms } from './austrian-synonyms.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Language, Synonyms } from './language.ts';
import { swissFrenchSynonyms } from './swiss-french-synonyms.ts';

/** How a locale is searched: its language, and the words of its country. */
interface LocaleLanguage {
  language: Language;
  synonyms: readonly Synonyms[];
}

const languages: Readonly<Record<string, Language>> = { de: german, fr: french, nl: dutch };
const ofCountries: Readonly<Record<string, readonly Synonyms[]>> = {
  'de-AT': [austrianSynonyms],
  'fr-CH': [swissFrenchSynonyms],
};

/** Throws for a language that nobody has written the rules of. */
export function languageOf(locale: string): LocaleLanguage {
  const language = languages[locale.slice(0, 2)];
  if (!language) throw new Error(`The search knows no words of ${locale}: add its language beside german.ts`);
  return { language, synonyms: ofCountries[locale] ?? [] };
}
