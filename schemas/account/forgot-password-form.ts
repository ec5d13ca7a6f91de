import { z } from 'zod';
import type { AccountFault, FieldFaults } from './account-fault.ts';
import { readEmailAddress } from './email-address.ts';
import { formField, formProof, type FormProof, hasProof } from './form-field.ts';

/** What the forgot-password dialog sends. (Requirement 2.093) */
export const forgotPasswordInput = z.strictObject({ email: formField, ...formProof });
type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

/** Both fields are mandatory. (Requirements 5.008, 5.009) */
export function readForgotPassword(
  input: ForgotPasswordInput,
): { ok: true; entries: { email: string; proof: FormProof } } | FieldFaults {
  const email = readEmailAddress(input.email);
  const { captcha, formToken } = input;
  const proof = { captcha, formToken };
  if (email.ok && hasProof(proof)) return { ok: true, entries: { email: email.email, proof } };
  const faults: AccountFault[] = [];
  if (!email.ok) faults.push(`email.${email.reason}`);
  if (!hasProof(proof)) faults.push('captcha.missing');
  return { ok: false, faults };
}
