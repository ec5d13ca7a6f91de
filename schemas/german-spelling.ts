/** A German text as it is spelled in the locale: in Switzerland and Liechtenstein with ss, which elsewhere may be ß. */
export function germanIn(locale: string, text: string): string {
  return hasEszett(locale) ? text : text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
}

/** Whether words of the locale may be spelled with ß. */
export function hasEszett(locale: string): boolean {
  return locale !== 'de-CH' && locale !== 'de-LI';
}
