import { z } from 'zod';
import type { FieldFaults } from './account-fault.ts';
import type { AccountRules } from './account-rules.ts';
import { formField } from './form-field.ts';
import { readNewPassword } from './password.ts';

/** What the page behind a reset link sends. */
export const resetPasswordInput = z.strictObject({ token: formField, password: formField });
type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export function readResetPassword(
  { token, password: typed }: ResetPasswordInput,
  rules: Pick<AccountRules, 'passwordMin'>,
): { ok: true; entries: { token: string; password: string } } | FieldFaults {
  const password = readNewPassword(typed, rules.passwordMin);
  if (!password.ok) return { ok: false, faults: [`password.${password.reason}`] };
  return { ok: true, entries: { token, password: password.password } };
}
