import type { LoginFlags } from '../../session/login-cookie.ts';
import type { Account } from './account.ts';

/** What of a customer the shop's header may show. */
export function flagsOf({ flags, passwordHash }: Account): LoginFlags {
  return { ...flags, hasPassword: passwordHash !== null };
}
