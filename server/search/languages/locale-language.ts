import { austrianSynonyms } from './austrian-synonyms.ts';
import { dutch } from './dutch.ts';
import { dutchThesaurus } from './dutch-thesaurus.ts';
import { french } from './french.ts';
import { frenchThesaurus } from './french-thesaurus.ts';
import { german } from './german.ts';
import { germanThesaurus } from './german-thesaurus.ts';
import type { Language, Synonyms } from './language.ts';
import { plainLanguage } from './plain-language.ts';
import { swissFrenchSynonyms } from './swiss-french-synonyms.ts';

/** How a locale is searched: its language, and the words of its country. */
interface LocaleLanguage {
  language: Language;
  synonyms: readonly Synonyms[];
}

const languages: Readonly<Record<string, Language>> = { de: german, fr: french, nl: dutch };
const ofLanguages: Readonly<Record<string, readonly Synonyms[]>> = {
  de: [germanThesaurus],
  fr: [frenchThesaurus],
  nl: [dutchThesaurus],
};
const ofCountries: Readonly<Record<string, readonly Synonyms[]>> = {
  'de-AT': [austrianSynonyms],
  'fr-CH': [swissFrenchSynonyms],
};

/** How a locale is searched: as it is written, where nobody has written the rules of its language. */
export function languageOf(locale: string): LocaleLanguage {
  const language = languages[locale.slice(0, 2)] ?? plainLanguage;
  return { language, synonyms: [...(ofLanguages[locale.slice(0, 2)] ?? []), ...(ofCountries[locale] ?? [])] };
}
