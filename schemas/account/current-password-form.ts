import { z } from 'zod';
import type { FieldFaults } from './account-fault.ts';
import { formField } from './form-field.ts';
import { readPassword } from './password.ts';

/** What forms send that ask for nothing but the present password. */
export const currentPasswordInput = z.strictObject({ currentPassword: formField });
type CurrentPasswordInput = z.output<typeof currentPasswordInput>;

export function readCurrentPassword(
  input: CurrentPasswordInput,
): { ok: true; currentPassword: string } | FieldFaults {
  const read = readPassword(input.currentPassword);
  // One that is too long to be anybody's is compared all the same, and is wrong.
  const currentPassword = read.ok ? read.password : input.currentPassword;
  if (currentPassword === '') return { ok: false, faults: ['currentPassword.missing'] };
  return { ok: true, currentPassword };
}
