/** A value in a box: words as they are, all else as JSON; a dash where there is nothing. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
