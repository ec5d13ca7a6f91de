import type { Registration } from '../../../schemas/account/registration-form.ts';
import { mailboxKey } from '../../../schemas/account/email-address.ts';
import type { Account } from './account.ts';
import { countAttempt, refuseByAddress } from './account-attempts.ts';
import { addressed, type PutMail } from './account-mails.ts';
import { attemptLimits, confirmTokenMs } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Busy, Limited } from './account-ports.ts';
import type { AccountStore } from './account-store.ts';
import { makeToken } from './mailed-token.ts';

export type RegisterPorts = Pick<
  AccountPorts,
  'store' | 'hasher' | 'mails' | 'canReach' | 'counters' | 'clock' | 'random' | 'secret'
>;

/** Draws of a number before something must be wrong: a full shop would have a million customers by the second. */
const maxDraws = 20;

/**
 * Makes an account that waits to be confirmed by mail. Whoever registers an address that has one gets the same answer for the
 * same work; the owner of the mailbox is told by mail. Nothing that was entered stands in a mail. Account, link and mail are
 * kept together or not at all. A mailbox that has got enough gets no more, and the answer is the same: its owner gets the link
 * by logging in. `unreachable`: no mail could get to the address.
 */
export async function register(
  ports: RegisterPorts,
  caller: AccountCaller,
  { registration, locale }: { registration: Registration; locale: string },
): Promise<{ ok: true } | { ok: false; reason: 'unreachable' } | Limited | Busy> {
  const { tenant } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.registerByAddress, caller);
  if (limited) return limited;
  if (!(await ports.canReach(registration.email))) return { ok: false, reason: 'unreachable' };
  const mails = await countAttempt(ports, attemptLimits.confirmMails, tenant, mailboxKey(registration.email));
  const hashed = await ports.hasher.hash(registration.password);
  if (!hashed.ok) return hashed;
  const { password: _password, ...person } = registration;
  // Asked in any case: who has an account costs no call more than who has none.
  const owner = await ports.store.byEmail(tenant, person.email);
  const made = makeToken('confirm', confirmTokenMs, ports);
  const account = { ...person, ...newAccount(ports, tenant), locale, passwordHash: hashed.hash };
  const isTaken = owner !== null && owner.confirmedAt !== null;
  const put = await (isTaken ? writeToOwner(ports, owner) : askToConfirm(ports, account, made));
  await create(ports, account, made.kept, async (outcome, within) => {
    // Else it was confirmed or deleted in this very moment: whoever asked has just done the one or the other.
    if (!mails.isTooMany && isTaken === (outcome === 'email-taken')) await put(within);
  });
  return { ok: true };
}

/** The mail with the link that proves an address. */
export async function askToConfirm(
  { mails }: Pick<AccountPorts, 'mails'>,
  account: Omit<Account, 'customerNumber'>,
  { token, kept }: ReturnType<typeof makeToken>,
): Promise<PutMail> {
  const { hash, expiresAt } = kept;
  return mails.write(
    { ...addressed(account), purpose: 'confirm-registration', token, expiresAt },
    `account ${account.id} confirm ${hash}`,
  );
}

function newAccount({ clock, random }: Pick<RegisterPorts, 'clock' | 'random'>, tenant: string) {
  return {
    id: random.bytes(16).toString('base64url'),
    tenant,
    confirmedAt: null,
    premiumRenewsOn: null,
    flags: { creditAffinity: false, bonusProgram: false },
    createdAt: clock(),
  };
}

async function create(
  { store, random }: RegisterPorts,
  account: Omit<Account, 'customerNumber'>,
  confirm: ReturnType<typeof makeToken>['kept'],
  also: Parameters<AccountStore['create']>[2],
): Promise<void> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const customerNumber = String(random.int(10_000_000, 100_000_000));
    const created = await store.create({ ...account, customerNumber }, confirm, also);
    if (created.ok || created.reason === 'email-taken') return;
  }
  throw new Error(`No free customer number in ${maxDraws} draws`);
}

function writeToOwner(
  { mails, clock }: Pick<RegisterPorts, 'mails' | 'clock'>,
  account: Account,
): Promise<PutMail> {
  return mails.write(
    { ...addressed(account), purpose: 'already-registered' },
    `account ${account.id} exists ${clock()}`,
  );
}
