import { z } from 'zod';
import type { AccountFault, FieldFaults } from '../account/account-fault.ts';
import { currentPasswordInput, readCurrentPassword } from '../account/current-password-form.ts';
import { readEmailAddress } from '../account/email-address.ts';
import { formField } from '../account/form-field.ts';

/** What the form for another address sends; `email` is the new one. */
export const changeEmailInput = currentPasswordInput.extend({ email: formField });

/** What is sent by whoever followed the link of a mail. */
export const confirmEmailInput = z.strictObject({ token: formField });

export function readChangeEmail({
  email: typed,
  ...rest
}: z.output<typeof changeEmailInput>):
  | { ok: true; entries: { email: string; currentPassword: string } }
  | FieldFaults {
  const email = readEmailAddress(typed);
  const current = readCurrentPassword(rest);
  if (email.ok && current.ok)
    return { ok: true, entries: { email: email.email, currentPassword: current.currentPassword } };
  const faults: AccountFault[] = email.ok ? [] : [`email.${email.reason}`];
  if (!current.ok) faults.push(...current.faults);
  return { ok: false, faults };
}
