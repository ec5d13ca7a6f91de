import { emailKey, mailboxKey } from '../../../schemas/account/email-address.ts';
import type { LoginEntries } from '../../../schemas/account/login-form.ts';
import type { Account } from './account.ts';
import { type Attempt, countAttempt } from '../../credentials/attempts.ts';
import { refuseByAddress } from './account-attempts.ts';
import { attemptLimits, confirmTokenMs, loginPauseMs } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Busy, Limited } from './account-ports.ts';
import type { FormCheckAnswer } from './form-check.ts';
import { makeToken } from '../../credentials/mailed-token.ts';
import type { WaitingRegistration } from './registration-store.ts';
import { writeToConfirm } from './write-to-confirm.ts';

export type LoginPorts = Omit<AccountPorts, 'endSessions'>;

type LoginAnswer =
  | { ok: true; visitor: { kind: 'full'; customerId: string }; stays: boolean; account: Account }
  /** The address or the password; `needsCaptcha`: the next try needs one. */
  | { ok: false; reason: 'wrong'; needsCaptcha: boolean }
  /** The password is that of a registration which waits: a mail with a new link is on its way, within limits. */
  | { ok: false; reason: 'unconfirmed' }
  | Exclude<FormCheckAnswer, { ok: true }>
  | Limited
  | Busy;

/**
 * Logs in with address and password: gives full rights, for a session with a new id. After ten failures within 15 minutes an
 * account asks for a captcha and answers slowly, and never shuts its owner out. Unknown addresses cost the same work and count
 * the same. `browser`: by what registrations know the browser. (Requirement 2.090)
 */
export async function login(
  ports: LoginPorts,
  caller: AccountCaller,
  entries: LoginEntries,
  browser: string | null,
): Promise<LoginAnswer> {
  const { tenant, address } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.loginByAddress, caller);
  if (limited) return limited;
  const attempt = await countAttempt(ports, attemptLimits.loginByAccount, tenant, emailKey(entries.email));
  if (attempt.isTooMany) {
    const checked = await ports.checkForm(entries.proof, { tenant, form: 'login' }, address);
    if (!checked.ok) return checked;
    await ports.pause(loginPauseMs);
  }
  return compare(ports, { tenant, browser, entries }, attempt);
}

interface Asked {
  tenant: string;
  browser: string | null;
  entries: LoginEntries;
}

async function compare(ports: LoginPorts, asked: Asked, attempt: Attempt): Promise<LoginAnswer> {
  const { email, password, stays } = asked.entries;
  const account = await ports.store.byEmail(asked.tenant, email);
  const verified = await ports.hasher.verify(account?.passwordHash ?? null, password);
  if (!verified.ok) return verified;
  if (!account || !verified.matches) return compareWaiting(ports, asked, attempt);
  await attempt.giveBack();
  const passwordHash = verified.needsRehash ? await hashAnew(ports, account, password) : account.passwordHash;
  return {
    ok: true,
    visitor: { kind: 'full', customerId: account.id },
    stays,
    account: { ...account, passwordHash },
  };
}

/**
 * Who has registered is told to confirm. So is whoever registered an address that has an account: else the answer would tell
 * that it has one. Compared in any case, as that takes its time.
 */
async function compareWaiting(
  ports: LoginPorts,
  { tenant, browser, entries: { email, password } }: Asked,
  attempt: Attempt,
): Promise<LoginAnswer> {
  const waiting = await ports.registrations.waiting(tenant, email, browser);
  const verified = await ports.hasher.verify(waiting?.passwordHash ?? null, password);
  if (!verified.ok) return verified;
  if (!waiting || !verified.matches) return { ok: false, reason: 'wrong', needsCaptcha: attempt.isLast };
  await attempt.giveBack();
  // Afterwards: a mail that fails shall not tell that the password was right.
  ports.later(() => ports.counters.fairly(() => remindToConfirm(ports, waiting)));
  return { ok: false, reason: 'unconfirmed' };
}

/**
 * Whether the password of a login is no longer the account's: it was set anew while the session was made, too late for that
 * session to end with the others. Another hash of the same password, which a login at the same time has made, overtakes nobody.
 */
export async function isOvertaken(
  { store, hasher }: Pick<LoginPorts, 'store' | 'hasher'>,
  { tenant, id, passwordHash }: Account,
  password: string,
): Promise<boolean> {
  const present = (await store.byId(tenant, id))?.passwordHash ?? null;
  if (present !== null && present === passwordHash) return false;
  const verified = await hasher.verify(present, password);
  return !verified.ok || !verified.matches;
}

async function remindToConfirm(ports: LoginPorts, waiting: WaitingRegistration): Promise<void> {
  const { tenant, email, id } = waiting;
  const mails = await countAttempt(ports, attemptLimits.remindMails, tenant, mailboxKey(email));
  if (mails.isTooMany) return;
  const made = makeToken(confirmTokenMs, ports);
  const put = await writeToConfirm(ports, waiting, made);
  await ports.registrations.addLink(tenant, id, { ...made.kept, asksPerson: false }, put);
}

/** Stronger settings reach a password when it is typed; when there is no time for it, the next time. The hash as it is kept. */
async function hashAnew(
  { hasher, store }: LoginPorts,
  { tenant, id, passwordHash }: Account,
  password: string,
): Promise<string | null> {
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return passwordHash;
  const isKept = await store.replacePasswordHash(tenant, id, passwordHash, hashed.hash);
  return isKept ? hashed.hash : passwordHash;
}
