import { accountLimits } from './account-limits.ts';

type ReadCustomerNumber =
  | { ok: true; customerNumber: string }
  | { ok: false; reason: 'missing' | 'digits-only' | 'invalid' };

/** Eight digits; people read them in groups, so that spaces between them are nothing. (Requirement 5.010) */
export function readCustomerNumber(text: string): ReadCustomerNumber {
  const customerNumber = text.replaceAll(' ', '');
  if (customerNumber === '') return { ok: false, reason: 'missing' };
  if (!/^[0-9]+$/.test(customerNumber)) return { ok: false, reason: 'digits-only' };
  return customerNumber.length === accountLimits.customerNumber
    ? { ok: true, customerNumber }
    : { ok: false, reason: 'invalid' };
}
