import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import type { AccountRules } from './account-rules.ts';
import { birthdayAsAsked } from './birthday-as-asked.ts';
import { readEmailAddress } from './email-address.ts';
import { formBox, formField } from './form-field.ts';
import { readNewPassword } from './password.ts';
import { readWho } from './read-who.ts';
import type { Salutation } from './salutation.ts';

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
  const who = readWho(input);
  const birthday = birthdayAsAsked(input.birthday, rules.birthday, today);
  const password = readNewPassword(input.password, rules.passwordMin);
  const hasAgreed = input.terms === 'yes';
  if (who.ok && birthday.ok && password.ok && hasAgreed)
    return {
      ok: true,
      person: { ...who.who, birthday: birthday.birthday, password: password.password },
    };
  const faults: AccountFault[] = who.ok ? [] : [...who.faults];
  if (!birthday.ok) faults.push(`birthday.${birthday.reason}`);
  if (!password.ok) faults.push(`password.${password.reason}`);
  if (!hasAgreed) faults.push('terms.missing');
  return { ok: false, faults };
}
