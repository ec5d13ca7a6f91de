/** What a language is called in a locale: `Englisch`; a code that Intl does not know stays as it is. */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
}
