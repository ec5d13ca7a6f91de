import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import type { AccountRules } from './account-rules.ts';
import { type ReadBirthday, readBirthday } from './birthday.ts';
import { readEmailAddress } from './email-address.ts';
import { formBox, formField } from './form-field.ts';
import { readNewPassword } from './password.ts';
import { readFirstName, readLastName } from './personal-name.ts';
import { readSalutation, type Salutation } from './salutation.ts';

/** What the registration form sends; another field makes it no such form. */
export const registrationInput = z.strictObject({
  salutation: formField,
  firstName: formField,
  lastName: formField,
  birthday: formField,
  email: formField,
  password: formField,
  terms: formBox,
});
type RegistrationInput = z.output<typeof registrationInput>;

export interface Registration {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
  email: string;
  password: string;
}

/** All faults at once. `today` is `YYYY-MM-DD` where the shop is. */
export function readRegistration(
  input: RegistrationInput,
  rules: Pick<AccountRules, 'passwordMin' | 'birthday'>,
  today: string,
): { ok: true; registration: Registration } | FieldFaults {
  const salutation = readSalutation(input.salutation);
  const first = readFirstName(input.firstName);
  const last = readLastName(input.lastName);
  const birthday = birthdayAsAsked(input.birthday, rules.birthday, today);
  const email = readEmailAddress(input.email);
  const password = readNewPassword(input.password, rules.passwordMin);
  const hasAgreed = input.terms === 'yes';
  if (salutation && first.ok && last.ok && birthday.ok && email.ok && password.ok && hasAgreed) {
    const told = { salutation, firstName: first.name, lastName: last.name, birthday: birthday.birthday };
    return { ok: true, registration: { ...told, email: email.email, password: password.password } };
  }
  const faults: AccountFault[] = [];
  if (!salutation) faults.push('salutation.missing');
  if (!first.ok) faults.push(`firstName.${first.reason}`);
  if (!last.ok)
    faults.push(
      last.reason === 'special-characters'
        ? 'lastName.special-characters-or-digits'
        : `lastName.${last.reason}`,
    );
  if (!birthday.ok) faults.push(`birthday.${birthday.reason}`);
  if (!email.ok) faults.push(`email.${email.reason}`);
  if (!password.ok) faults.push(`password.${password.reason}`);
  if (!hasAgreed) faults.push('terms.missing');
  return { ok: false, faults };
}

function birthdayAsAsked(
  text: string,
  asked: AccountRules['birthday'],
  today: string,
): ReadBirthday | { ok: true; birthday: null } {
  // Where nobody is asked, nothing is kept either.
  if (asked === 'off') return { ok: true, birthday: null };
  const birthday = readBirthday(text, today);
  if (!birthday.ok && birthday.reason === 'missing' && asked === 'optional')
    return { ok: true, birthday: null };
  return birthday;
}
