/** Quasigroup of order 10 (Damm, 2004): it is not commutative and nothing meets itself, so exchanged and wrong digits show. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** Numbers that an order may have, without their check digit: nine digits, the first of them no 0. */
const [least, most] = [100_000_000, 999_999_999];

/**
 * Draws the number of an order: nine digits at random and a check digit. Nothing can be counted by it, no key has to be kept, and
 * after a backup is restored no number is given twice that mails have told already, as by a permuted sequence. Of a million orders
 * one draw in a thousand is taken: the store holds it to be unique in its shop and draws again. `random` gives a whole number
 * below the given one, from a source that nobody foresees. (domain.md, Numbers)
 */
export function drawOrderNumber(random: (below: number) => number): string {
  const digits = String(least + random(most - least + 1));
  return `${digits}${checkDigit(digits)}`;
}

/**
 * Returns an order's number as it was typed, with spaces or hyphens between its digits; null where it is none. One wrong digit, or
 * two that stand side by side and were exchanged, are always found.
 */
export function readOrderNumber(typed: string): string | null {
  if (typed.length > 40) return null;
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^[1-9]\d{9}$/.test(digits) && checkDigit(digits) === '0' ? digits : null;
}

/** The digit that brings the row of operations to 0; over a whole number it is 0. */
function checkDigit(digits: string): string {
  let interim = '0';
  for (const digit of digits) interim = damm[Number(interim)]?.[Number(digit)] ?? '';
  return interim;
}
