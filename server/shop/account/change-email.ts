import { countAttempt } from '../../credentials/attempts.ts';
import { hashOfToken, makeToken } from '../../credentials/mailed-token.ts';
import { refuseByAddress } from './account-attempts.ts';
import type { Account } from './account.ts';
import { addressed } from './account-mails.ts';
import type { AccountCaller, AccountPorts, Busy, Limited, PersonalDataPorts } from './account-ports.ts';
import type { TokenRefusal } from './account-store.ts';
import { attemptLimits, emailTokenMs } from './attempt-limits.ts';
import { provePassword } from './prove-password.ts';

type FollowPorts = Pick<AccountPorts, 'counters' | 'clock' | 'secret'> &
  Pick<PersonalDataPorts, 'emailChanges'>;

/**
 * Mails a link to the address that somebody who is fully logged in and knows the password wants to have, and a notice to the
 * present one. Nobody looks whether an account has it: the answer tells nothing, only who reads its mail is told. Asked for twice
 * in a moment, there is one mail; a later wish takes the place of an earlier one. (Threat T49)
 */
export async function askForEmail(
  ports: Pick<
    AccountPorts,
    'store' | 'hasher' | 'mails' | 'canReach' | 'counters' | 'clock' | 'random' | 'secret'
  > &
    Pick<PersonalDataPorts, 'emailChanges'>,
  whose: { tenant: string; accountId: string },
  { currentPassword, email }: { currentPassword: string; email: string },
): Promise<
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'unknown' | 'no-password' | 'same' | 'unreachable' }
  | Limited
  | Busy
> {
  const { tenant, accountId } = whose;
  const proved = await provePassword(ports, whose, currentPassword);
  if (!proved.ok) return proved;
  const { account } = proved;
  if (email === account.email) return { ok: false, reason: 'same' };
  if (!(await ports.canReach(email))) return { ok: false, reason: 'unreachable' };
  const attempt = await countAttempt(ports, attemptLimits.emailByAccount, tenant, accountId);
  if (attempt.isTooMany)
    return { ok: false, reason: 'limited', retryAfterSeconds: attempt.retryAfterSeconds };
  const { token, kept } = makeToken(emailTokenMs, ports);
  const link = { purpose: 'confirm-email-change', token, expiresAt: kept.expiresAt } as const;
  const key = `account ${accountId} email ${kept.hash}`;
  const putLink = await ports.mails.write(
    { ...addressed(account), ...link, to: { address: email }, reader: undefined },
    `${key} link`,
  );
  const putNotice = await ports.mails.write(
    { ...addressed(account), purpose: 'email-change-notice', state: 'asked' },
    `${key} asked`,
  );
  const asked = await ports.emailChanges.ask(tenant, { ...kept, accountId, email }, async (within) => {
    await putLink(within);
    await putNotice(within);
  });
  if (asked === 'unknown') return { ok: false, reason: 'unknown' };
  if (asked === 'repeated') await attempt.giveBack();
  return { ok: true };
}

/** What a link is worth to who is logged in; uses nothing up. Limited by address, as guesses are. */
export async function lookAtEmailLink(
  ports: FollowPorts,
  caller: AccountCaller,
  { accountId, token }: { accountId: string; token: string },
): Promise<{ ok: true; email: string; isDone: boolean } | TokenRefusal | Limited> {
  const limited = await refuseByAddress(ports, attemptLimits.followByAddress, caller);
  if (limited) return limited;
  const { tenant } = caller;
  return ports.emailChanges.follow({ tenant, accountId, hash: hashOfToken(token), at: ports.clock() });
}

/**
 * Puts a confirmed address in force, for its own customer alone, who is logged in: else a stranger could have his account take
 * over the address of whoever presses a mail's button. Ends all sessions and voids links to a new password, which went to the old
 * mailbox; that one is told. The caller then begins a new session where `isNew`. (Decision 048)
 */
export async function confirmEmail(
  ports: FollowPorts & Pick<AccountPorts, 'store' | 'mails' | 'endSessions'>,
  caller: AccountCaller,
  { accountId, token }: { accountId: string; token: string },
): Promise<
  | { ok: true; isNew: boolean; account: Account }
  | { ok: false; reason: 'email-taken' }
  | TokenRefusal
  | Limited
> {
  const looked = await lookAtEmailLink(ports, caller, { accountId, token });
  if (!looked.ok) return looked;
  const { tenant } = caller;
  const before = await ports.store.byId(tenant, accountId);
  if (!before) return { ok: false, reason: 'invalid' };
  const hash = hashOfToken(token);
  const put = await ports.mails.write(
    { ...addressed(before), purpose: 'email-change-notice', state: 'done' },
    `account ${accountId} email ${hash} done`,
  );
  const confirmed = await ports.emailChanges.confirm({ tenant, accountId, hash, at: ports.clock() }, put);
  if (confirmed.ok && confirmed.isNew) await ports.endSessions(tenant, accountId);
  return confirmed;
}
