import { addressed, type PutMail } from './account-mails.ts';
import type { AccountPorts } from './account-ports.ts';
import type { MailedToken } from '../../credentials/mailed-token.ts';
import type { WaitingRegistration } from './registration-store.ts';

/**
 * The mail about a registration: the link that makes an account of it, or, where the address has one, that it has. The owner is
 * asked for in any case: who has an account costs no call more than who has none. In a link's mail nobody is named before the
 * mailbox is proved: what was entered a stranger may have entered.
 */
export async function writeToConfirm(
  { store, mails, clock }: Pick<AccountPorts, 'store' | 'mails' | 'clock'>,
  { tenant, id, email, locale }: WaitingRegistration,
  { token, kept: { hash, expiresAt } }: MailedToken,
): Promise<PutMail> {
  const owner = await store.byEmail(tenant, email);
  if (owner)
    return mails.write(
      { ...addressed(owner), purpose: 'already-registered' },
      `account ${owner.id} exists ${clock()}`,
    );
  const reader = { tenant, locale, to: { address: email }, reader: undefined };
  return mails.write(
    { ...reader, purpose: 'confirm-registration', token, expiresAt },
    `registration ${id} confirm ${hash}`,
  );
}
