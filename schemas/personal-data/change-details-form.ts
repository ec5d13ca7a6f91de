import { z } from 'zod';
import { readPhone } from '../address/phone.ts';
import type { AccountFault, FieldFaults } from '../account/account-fault.ts';
import type { AccountRules } from '../account/account-rules.ts';
import { birthdayAsAsked } from '../account/birthday-as-asked.ts';
import { formField } from '../account/form-field.ts';
import { isOfAge } from '../account/of-age.ts';
import { readWho } from '../account/read-who.ts';
import type { Salutation } from '../account/salutation.ts';

/** What the form sends with which customers change what they have told of themselves. */
export const changeDetailsInput = z.strictObject({
  salutation: formField,
  firstName: formField,
  lastName: formField,
  phone: formField,
  birthday: formField,
});

interface Details {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  /** As it is dialled; null: not told. */
  phone: string | null;
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
}

/**
 * All faults at once. A birthday that is known may be put right or taken back, but not so that somebody under age is of age by
 * it: who may have a credit is decided by it, so that is for the people of the shop to look at. (domain.md, Ordering)
 */
export function readChangeDetails(
  input: z.output<typeof changeDetailsInput>,
  {
    rules,
    before,
    today,
  }: { rules: Pick<AccountRules, 'birthday'>; before: Pick<Details, 'birthday'>; today: string },
): { ok: true; details: Details } | FieldFaults {
  const who = readWho(input);
  const phone = readPhone(input.phone);
  const isUntold = !phone.ok && phone.reason === 'missing';
  const birthday = birthdayAsAsked(input.birthday, rules.birthday, today);
  const faults: AccountFault[] = who.ok ? [] : [...who.faults];
  if (!phone.ok && !isUntold) faults.push('phone.invalid');
  if (!birthday.ok) faults.push(`birthday.${birthday.reason}`);
  // Where nobody is asked, what is known stays.
  const next = rules.birthday === 'off' || !birthday.ok ? before.birthday : birthday.birthday;
  if (!mayFollow(next, before.birthday, today)) faults.push('birthday.of-age');
  if (!who.ok || faults.length > 0) return { ok: false, faults };
  return { ok: true, details: { ...who.who, phone: phone.ok ? phone.phone : null, birthday: next } };
}

function mayFollow(next: string | null, before: string | null, today: string): boolean {
  if (before === null || isOfAge(before, today)) return true;
  return next !== null && !isOfAge(next, today);
}
