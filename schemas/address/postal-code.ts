type ReadPostalCode =
  | { ok: true; postalCode: string }
  | { ok: false; reason: 'missing' | 'digits-only' | 'invalid' };

const fourDigits = /^[1-9]\d{3}$/;
const dutch = /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/;

/**
 * A postal code by the rule of the country that something is delivered to; a Dutch one comes out as `1234 AB`. A country that
 * nothing is delivered to has none that is valid. (Requirements 5.011, 5.023; domain.md, More decisions)
 */
export function readPostalCode(text: string, country: string): ReadPostalCode {
  const postalCode = text.trim().toUpperCase();
  if (postalCode === '') return { ok: false, reason: 'missing' };
  if (country === 'NL') {
    const parts = dutch.exec(postalCode);
    return parts ? { ok: true, postalCode: `${parts[1]} ${parts[2]}` } : { ok: false, reason: 'invalid' };
  }
  if (!/^\d+$/.test(postalCode)) return { ok: false, reason: 'digits-only' };
  return isOf(country, postalCode) ? { ok: true, postalCode } : { ok: false, reason: 'invalid' };
}

function isOf(country: string, digits: string): boolean {
  if (country === 'DE') return /^\d{5}$/.test(digits) && !digits.startsWith('00') && digits !== '99999';
  return (country === 'AT' || country === 'CH') && fourDigits.test(digits);
}
