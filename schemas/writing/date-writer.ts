/**
 * Returns what writes dates of one locale: as Intl does, but in French with 1er and the hour as 14 h 05, which Intl
 * writes 1 and 14:05, and in Dutch with 14.05, behind a date 14.05 uur.
 */
export function dateWriter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (at: Date | number) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  const language = locale.slice(0, 2);
  if (language === 'fr')
    return (at) =>
      format
        .format(at)
        .replace(/(?<!\d)1 (?=\p{L}{3})/u, '1er ')
        .replace(/(\d{1,2}):(\d{2})$/, '$1\u00a0h\u00a0$2');
  if (language === 'nl')
    return (at) =>
      format
        .format(at)
        .replace(/ om (\d{1,2}):(\d{2})$/, ' om $1.$2\u00a0uur')
        .replace(/^(\d{1,2}):(\d{2})$/, '$1.$2');
  return (at) => format.format(at);
}
