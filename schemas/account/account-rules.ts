import { z } from 'zod';
import { accountLimits } from './account-limits.ts';

/** What a shop decides about accounts; part of its configuration. */
export const accountRules = z.strictObject({
  /** Fewest characters of a new password. (Requirements 5.002, 9.022) */
  passwordMin: z.int().min(6).max(64).default(accountLimits.passwordMin),
  /** Whether who registers is asked for the birthday. Logging in by number needs it. */
  birthday: z.enum(['required', 'optional', 'off']).default('optional'),
  /** Whether customer number and birthday make somebody softly known. (Requirement 2.096) */
  numberLogin: z.boolean().default(false),
  /** Whether a new account may ask for credits; each of them is decided on when it is ordered; absent: it may not. (Requirement 3.008) */
  creditAffinity: z.boolean().optional(),
});
export type AccountRules = z.output<typeof accountRules>;

const usualRules = accountRules.parse({});

/** The rules of a shop that may have said nothing. */
export function accountRulesOf(tenant: { accounts?: AccountRules | undefined }): AccountRules {
  return tenant.accounts ?? usualRules;
}
