import { cleanedLine } from './address-line.ts';

type ReadPhone = { ok: true; phone: string } | { ok: false; reason: 'missing' | 'invalid' };

/** A telephone number as it is dialled, `+436601234567`, however it was grouped: six to fifteen digits. (E.164) */
export function readPhone(text: string): ReadPhone {
  const typed = cleanedLine(text);
  if (typed === '') return { ok: false, reason: 'missing' };
  // `+43 (0) 660`: the 0 in brackets is not dialled from abroad.
  const phone = typed?.replace(/^(\+\d{1,3}) ?\(0\)/, '$1').replaceAll(/[ ()/.–-]/g, '') ?? '';
  return /^\+?\d{6,15}$/.test(phone) ? { ok: true, phone } : { ok: false, reason: 'invalid' };
}
