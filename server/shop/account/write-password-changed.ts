import type { Account } from './account.ts';
import { addressed } from './account-mails.ts';
import type { AccountPorts } from './account-ports.ts';

/** Tells the owner of an account that it has a new password: whoever did not set it can act. */
export async function notifyPasswordChanged(
  { mails, clock }: Pick<AccountPorts, 'mails' | 'clock'>,
  account: Account,
): Promise<void> {
  const put = await mails.write(
    { ...addressed(account), purpose: 'password-changed' },
    `account ${account.id} changed ${clock()}`,
  );
  await put();
}
