/**
 * Returns what writes numbers, amounts and percentages of one locale: as Intl does, but for Switzerland, where the
 * currency comes first, U+2019 parts thousands of francs and a no-break space stands before the sign of percent.
 */
export function numberWriter(locale: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(locale, options);
  if (!locale.endsWith('-CH')) return (value) => format.format(value);
  switch (options?.style) {
    case 'currency':
      return (value) => francs(format.formatToParts(value));
    case 'percent':
      return (value) => format.format(value).replace(/\s?%$/, '\u00a0%');
    default:
      return (value) => format.format(value);
  }
}

function francs(parts: readonly Intl.NumberFormatPart[]): string {
  const currency = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const figures = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return `${currency}\u00a0${figures.map(({ type, value }) => (type === 'group' ? '’' : value)).join('')}`;
}
