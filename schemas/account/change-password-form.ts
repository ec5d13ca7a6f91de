import type { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import type { AccountRules } from './account-rules.ts';
import { currentPasswordInput, readCurrentPassword } from './current-password-form.ts';
import { formField } from './form-field.ts';
import { readNewPassword } from './password.ts';

/** What the form for a new password sends; `password` is the new one. */
export const changePasswordInput = currentPasswordInput.extend({ password: formField });
type ChangePasswordInput = z.output<typeof changePasswordInput>;

export function readChangePassword(
  input: ChangePasswordInput,
  rules: Pick<AccountRules, 'passwordMin'>,
): { ok: true; entries: { currentPassword: string; password: string } } | FieldFaults {
  const current = readCurrentPassword(input);
  const next = readNewPassword(input.password, rules.passwordMin);
  if (current.ok && next.ok)
    return { ok: true, entries: { currentPassword: current.currentPassword, password: next.password } };
  const faults: AccountFault[] = current.ok ? [] : [...current.faults];
  if (!next.ok) faults.push(`password.${next.reason}`);
  return { ok: false, faults };
}
