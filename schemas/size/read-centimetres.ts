type ReadCentimetres =
  | { ok: true; centimetres: number }
  | { ok: false; reason: 'empty' | 'not-a-number' | 'not-half' };

/** Most characters of a girth that somebody types. */
export const longestGirthText = 16;

/**
 * Returns the centimetres of a girth as people type it: `87`, `87,5`, `87.5`, `87 cm`. Comma and point both open the
 * decimals. Tapes are read to the half centimetre: anything finer is `not-half`, so that nothing is rounded unseen. Signs,
 * exponents and digits other than 0-9 are no girth. Never throws.
 */
export function readCentimetres(text: string): ReadCentimetres {
  const typed = text.trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  const match =
    typed.length > longestGirthText ? null : /^(\d{1,3})(?:[.,](\d{0,3}))?\s?(?:cm)?$/i.exec(typed);
  if (!match) return { ok: false, reason: 'not-a-number' };
  const [, whole = '', decimals = ''] = match;
  const centimetres = Number(`${whole}.${decimals}`);
  return Number.isInteger(centimetres * 2) ? { ok: true, centimetres } : { ok: false, reason: 'not-half' };
}
