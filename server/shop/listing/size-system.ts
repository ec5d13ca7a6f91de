/** What kinds of sizes there are, in the order in which lists show them; each has a text `listing.sizes.…`. */
export const sizeSystems = [
  'letters',
  'clothing',
  'jeans',
  'collar',
  'height',
  'shoe',
  'band',
  'measure',
  'other',
] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** To which system a size belongs, as `sizeValue` writes it; of bras also the band, under which cups stand together. */
export function sizeSystemOf(value: string): { system: SizeSystem; band?: string } {
  const prefix = /^(shoe|collar|height)-/.exec(value)?.[1];
  if (prefix === 'shoe' || prefix === 'collar' || prefix === 'height') return { system: prefix };
  const text = value.trim().toUpperCase();
  if (/^W\s?\d/.test(text)) return { system: 'jeans' };
  const [, band] = /^(\d{2,3}) ?[A-K]{1,2}$/.exec(text) ?? [];
  if (band !== undefined) return { system: 'band', band };
  if (/^(\d?X{0,6}[SL]|M)([/–-](\d?X{0,6}[SL]|M))?$/.test(text)) return { system: 'letters' };
  if (/^\d{2}$/.test(text)) return { system: 'clothing' };
  return { system: /^\d/.test(text) ? 'measure' : 'other' };
}
