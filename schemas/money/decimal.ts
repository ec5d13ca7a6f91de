/**
 * Returns the plain decimal `text` times 10^`places` as an integer: `('0.65', 4)` gives 6500. Null when it is
 * no such number: a sign, an exponent, blanks, a comma, other digits than 0-9, more than nine digits before the
 * point or more than `places` (at most 6) after it.
 */
export function scaledDecimal(text: string, places: number): number | null {
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > places) return null;
  return Number(`${match[1]}${fraction.padEnd(places, '0')}`);
}
