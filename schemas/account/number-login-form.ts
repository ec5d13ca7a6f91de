import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import { readBirthday } from './birthday.ts';
import { readCustomerNumber } from './customer-number.ts';
import { formField, formProof, type FormProof } from './form-field.ts';

/** What the tab with customer number and birthday sends. (Requirement 2.091) */
export const numberLoginInput = z.strictObject({
  customerNumber: formField,
  birthday: formField,
  ...formProof,
});
type NumberLoginInput = z.output<typeof numberLoginInput>;

export interface NumberLoginEntries {
  customerNumber: string;
  birthday: string;
  proof: FormProof;
}

/** `today` is `YYYY-MM-DD` where the shop is. */
export function readNumberLogin(
  input: NumberLoginInput,
  today: string,
): { ok: true; entries: NumberLoginEntries } | FieldFaults {
  const number = readCustomerNumber(input.customerNumber);
  const birthday = readBirthday(input.birthday, today);
  if (number.ok && birthday.ok) {
    const { captcha, formToken } = input;
    const proof = { captcha, formToken };
    return {
      ok: true,
      entries: { customerNumber: number.customerNumber, birthday: birthday.birthday, proof },
    };
  }
  const faults: AccountFault[] = [];
  if (!number.ok) faults.push(`customerNumber.${number.reason}`);
  if (!birthday.ok) faults.push(`birthday.${birthday.reason}`);
  return { ok: false, faults };
}
