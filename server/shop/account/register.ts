import type { Registration } from '../../../schemas/account/registration-form.ts';
import { mailboxKey } from '../../../schemas/account/email-address.ts';
import { countAttempt } from '../../credentials/attempts.ts';
import { refuseByAddress } from './account-attempts.ts';
import { attemptLimits, confirmTokenMs } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Busy, Limited } from './account-ports.ts';
import { makeToken } from '../../credentials/mailed-token.ts';
import type { WaitingRegistration } from './registration-store.ts';
import { writeToConfirm } from './write-to-confirm.ts';

export type RegisterPorts = Pick<
  AccountPorts,
  'store' | 'registrations' | 'hasher' | 'mails' | 'canReach' | 'counters' | 'clock' | 'random' | 'secret'
>;

interface Entered {
  registration: Registration;
  locale: string;
  /** By what the browser that sent it is known from now on. */
  browser: string;
  /** The number of the order that a guest registers for; null: none. */
  order: string | null;
}

/**
 * Keeps a registration, which waits to be confirmed by mail beside all others of its address. Whoever registers an address that
 * has an account gets the same answer for the same work; the owner of the mailbox is told by mail. Nothing that was entered
 * stands in a mail. Registration, link and mail are kept together or not at all. A mailbox that has got enough gets no more,
 * and the answer is the same: its owner gets a link by logging in, or has one. `unreachable`: no mail could get to the address;
 * `isRepeated`: another registration of the same order waits, and this one is none.
 */
export async function register(
  ports: RegisterPorts,
  caller: AccountCaller,
  { registration: entered, locale, browser, order }: Entered,
): Promise<{ ok: true; isRepeated?: true } | { ok: false; reason: 'unreachable' } | Limited | Busy> {
  const { tenant } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.registerByAddress, caller);
  if (limited) return limited;
  if (!(await ports.canReach(entered.email))) return { ok: false, reason: 'unreachable' };
  const mails = await countAttempt(ports, attemptLimits.confirmMails, tenant, mailboxKey(entered.email));
  const hashed = await ports.hasher.hash(entered.password);
  if (!hashed.ok) return hashed;
  const { password: _password, ...person } = entered;
  const registration: WaitingRegistration = {
    ...{ ...person, tenant, locale, browser, order, passwordHash: hashed.hash },
    ...{ id: ports.random.bytes(16).toString('base64url'), createdAt: ports.clock() },
  };
  const made = makeToken(confirmTokenMs, ports);
  const put = await writeToConfirm(ports, registration, made);
  const link = { ...made.kept, asksPerson: false };
  const isNew = await ports.registrations.add(registration, link, async (within) => {
    if (!mails.isTooMany) await put(within);
  });
  if (isNew) return { ok: true };
  await mails.giveBack();
  return { ok: true, isRepeated: true };
}
