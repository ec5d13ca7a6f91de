import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import type { AccountRules } from './account-rules.ts';
import { formField } from './form-field.ts';
import { readNewPassword, readPassword } from './password.ts';

/** What the form for a new password sends; `password` is the new one. */
export const changePasswordInput = z.strictObject({ currentPassword: formField, password: formField });
type ChangePasswordInput = z.output<typeof changePasswordInput>;

export function readChangePassword(
  input: ChangePasswordInput,
  rules: Pick<AccountRules, 'passwordMin'>,
): { ok: true; entries: { currentPassword: string; password: string } } | FieldFaults {
  const current = readPassword(input.currentPassword);
  const next = readNewPassword(input.password, rules.passwordMin);
  // One that is too long to be anybody's is compared all the same, and is wrong.
  const currentPassword = current.ok ? current.password : input.currentPassword;
  if (currentPassword !== '' && next.ok)
    return { ok: true, entries: { currentPassword, password: next.password } };
  const faults: AccountFault[] = [];
  if (currentPassword === '') faults.push('currentPassword.missing');
  if (!next.ok) faults.push(`password.${next.reason}`);
  return { ok: false, faults };
}
