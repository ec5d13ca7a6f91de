import type { Language } from './language.ts';

/** Units that are written alike in all languages, with their common form. */
export const commonUnits: Language['units'] = {
  '"': 'zoll',
  '″': 'zoll',
  '”': 'zoll',
  kg: 'kg',
  g: 'g',
  tb: 'tb',
  gb: 'gb',
  l: 'l',
  ml: 'ml',
  cm: 'cm',
  mm: 'mm',
  m: 'm',
  w: 'w',
  kw: 'kw',
  wh: 'wh',
  kwh: 'kwh',
  v: 'v',
  ah: 'ah',
  mah: 'mah',
  db: 'db',
  hz: 'hz',
  mp: 'mp',
};
