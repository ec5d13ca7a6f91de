import type { Account } from './account.ts';
import type { AccountPorts } from './account-ports.ts';

/** Tells the owner of an account that it has a new password: whoever did not set it can act. */
export async function tellPasswordChanged(
  { mails, clock }: Pick<AccountPorts, 'mails' | 'clock'>,
  { tenant, locale, email, firstName, lastName, id }: Account,
): Promise<void> {
  const to = { address: email, name: `${firstName} ${lastName}` };
  await mails.add({ tenant, locale, to, purpose: 'password-changed' }, `account ${id} changed ${clock()}`);
}
