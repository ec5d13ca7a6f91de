import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import type { AccountRules } from './account-rules.ts';
import { type ReadBirthday, readBirthday } from './birthday.ts';
import { readEmailAddress } from './email-address.ts';
import { formBox, formField } from './form-field.ts';
import { readNewPassword } from './password.ts';
import { readFirstName, readLastName } from './personal-name.ts';
import { readSalutation, type Salutation } from './salutation.ts';

/** What whoever makes an account tells of himself, beside the address. */
const personInput = {
  salutation: formField,
  firstName: formField,
  lastName: formField,
  birthday: formField,
  password: formField,
  terms: formBox,
};

/** What the registration form sends; another field makes it no such form. */
export const registrationInput = z.strictObject({ ...personInput, email: formField });
type RegistrationInput = z.output<typeof registrationInput>;

/** What the page behind a confirmation's link sends; `known`: it asked for nothing but a press of its button. */
export const confirmInput = z.strictObject({ ...personInput, token: formField, known: formBox });

/** Who makes an account. */
interface NewPerson {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
  password: string;
}
export interface Registration extends NewPerson {
  email: string;
}
export type ReadPerson = { ok: true; person: NewPerson } | FieldFaults;

type Rules = Pick<AccountRules, 'passwordMin' | 'birthday'>;

/** All faults at once. `today` is `YYYY-MM-DD` where the shop is. */
export function readRegistration(
  input: RegistrationInput,
  rules: Rules,
  today: string,
): { ok: true; registration: Registration } | FieldFaults {
  const read = readPerson(input, rules, today);
  const email = readEmailAddress(input.email);
  if (read.ok && email.ok) return { ok: true, registration: { ...read.person, email: email.email } };
  const faults: AccountFault[] = read.ok ? [] : [...read.faults];
  const below = faults.findIndex((fault) => fault.startsWith('password') || fault.startsWith('terms'));
  if (!email.ok) faults.splice(below < 0 ? faults.length : below, 0, `email.${email.reason}`);
  return { ok: false, faults };
}

/** The same without an address: whoever follows a link that was mailed has it. */
export function readPerson(input: Omit<RegistrationInput, 'email'>, rules: Rules, today: string): ReadPerson {
  const salutation = readSalutation(input.salutation);
  const first = readFirstName(input.firstName);
  const last = readLastName(input.lastName);
  const birthday = birthdayAsAsked(input.birthday, rules.birthday, today);
  const password = readNewPassword(input.password, rules.passwordMin);
  const hasAgreed = input.terms === 'yes';
  if (salutation && first.ok && last.ok && birthday.ok && password.ok && hasAgreed) {
    const told = { salutation, firstName: first.name, lastName: last.name, birthday: birthday.birthday };
    return { ok: true, person: { ...told, password: password.password } };
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
