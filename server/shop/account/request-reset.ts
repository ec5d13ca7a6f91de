import { mailboxKey } from '../../../schemas/account/email-address.ts';
import type { FormProof } from '../../../schemas/account/form-field.ts';
import type { Account } from './account.ts';
import { countAttempt } from '../../credentials/attempts.ts';
import { refuseByAddress } from './account-attempts.ts';
import { addressed } from './account-mails.ts';
import { attemptLimits, confirmTokenMs, resetTokenMs } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Limited } from './account-ports.ts';
import type { FormCheckAnswer } from './form-check.ts';
import { makeToken } from '../../credentials/mailed-token.ts';
import { writeToConfirm } from './write-to-confirm.ts';

type RequestResetPorts = Omit<AccountPorts, 'hasher' | 'endSessions' | 'pause'>;

/**
 * Mails a link to set a new password, where there is an account; where a registration waits to be one, a link that makes it one
 * with a new password. Whether there is shows neither in the answer nor in what is done for it: link and mail are made
 * afterwards. A mailbox gets one such mail in ten minutes and three a day, whoever asks; more often the answer is the same, and
 * in the mailbox lies a link that holds: that of a day's last mail does so until the next one can come. So nobody shuts the
 * mailbox's reader out. (Requirements 2.093–2.095)
 */
export async function requestReset(
  ports: RequestResetPorts,
  caller: AccountCaller,
  { email, proof }: { email: string; proof: FormProof },
): Promise<{ ok: true } | Exclude<FormCheckAnswer, { ok: true }> | Limited> {
  const { tenant, address } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.resetByAddress, caller);
  if (limited) return limited;
  const checked = await ports.checkForm(proof, { tenant, form: 'forgot-password' }, address);
  if (!checked.ok) return checked;
  // Asked before the answer, so that an outage is told and not promised away.
  const account = await ports.store.byEmail(tenant, email);
  ports.later(() => ports.counters.fairly(() => mailLink(ports, tenant, email, account)));
  return { ok: true };
}

async function mailLink(
  ports: RequestResetPorts,
  tenant: string,
  email: string,
  account: Account | null,
): Promise<void> {
  const waiting = account ? null : await ports.registrations.waiting(tenant, email, null);
  if (!account && !waiting) return;
  const mailbox = mailboxKey(email);
  if ((await countAttempt(ports, attemptLimits.resetMails, tenant, mailbox)).isTooMany) return;
  const ofDay = await countAttempt(ports, attemptLimits.resetMailsADay, tenant, mailbox);
  // Mails are counted, not wishes for them.
  if (ofDay.isTooMany) return ofDay.giveBack();
  if (waiting) {
    const made = makeToken(confirmTokenMs, ports);
    const put = await writeToConfirm(ports, waiting, made);
    await ports.registrations.addLink(tenant, waiting.id, { ...made.kept, asksPerson: true }, put);
    return;
  }
  const lifeMs = ofDay.isLast ? Math.max(resetTokenMs, ofDay.retryAfterSeconds * 1000) : resetTokenMs;
  if (account) await mailReset(ports, account, lifeMs);
}

async function mailReset(ports: RequestResetPorts, account: Account, lifeMs: number): Promise<void> {
  const { token, kept } = makeToken(lifeMs, ports);
  const put = await ports.mails.write(
    { ...addressed(account), purpose: 'reset-password', token, expiresAt: kept.expiresAt },
    `account ${account.id} reset ${kept.hash}`,
  );
  await ports.store.addToken(account.tenant, { ...kept, accountId: account.id }, put);
}
