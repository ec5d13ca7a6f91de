import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import { readEmailAddress } from './email-address.ts';
import { formBox, formField, formProof, type FormProof } from './form-field.ts';
import { readPassword } from './password.ts';

/** What the login form sends; another field makes it no such form. */
export const loginInput = z.strictObject({
  email: formField,
  password: formField,
  /** Stay logged in on this device. */
  stay: formBox,
  ...formProof,
});
type LoginInput = z.output<typeof loginInput>;

export interface LoginEntries {
  email: string;
  password: string;
  stays: boolean;
  proof: FormProof;
}

export function readLogin(input: LoginInput): { ok: true; entries: LoginEntries } | FieldFaults {
  const email = readEmailAddress(input.email);
  const password = readPassword(input.password);
  if (email.ok && password.ok) {
    const { stay, captcha, formToken } = input;
    const proof = { captcha, formToken };
    return {
      ok: true,
      entries: { email: email.email, password: password.password, stays: stay === 'yes', proof },
    };
  }
  const faults: AccountFault[] = [];
  if (!email.ok) faults.push(`email.${email.reason}`);
  if (!password.ok) faults.push(`password.${password.reason}`);
  return { ok: false, faults };
}
