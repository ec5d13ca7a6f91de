import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';

/** A language or a locale in words: `Französisch (Schweiz)`; what is none is said as it is. */
export function localeLabel(locale: string, language: StudioLanguage): string {
  try {
    const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
    return names.of(locale) ?? locale;
  } catch {
    return locale;
  }
}
