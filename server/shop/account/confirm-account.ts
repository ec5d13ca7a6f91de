import type { ReadPerson } from '../../../schemas/account/registration-form.ts';
import type { FieldFaults } from '../../../schemas/account/account-fault.ts';
import type { Account } from './account.ts';
import { giveBackMail, refuseByAddress } from './account-attempts.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Busy, GuestOrders, Limited } from './account-ports.ts';
import type { TokenRefusal } from './account-store.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import type { FollowedLink, RegistrationStore } from './registration-store.ts';

type FollowPorts = Pick<AccountPorts, 'registrations' | 'counters' | 'clock' | 'secret'>;
type ConfirmPorts = FollowPorts & Pick<AccountPorts, 'hasher' | 'random' | 'orders'>;

/** Draws of a number before something must be wrong: a full shop would have a million customers by the second. */
const maxDraws = 20;

/** What the page behind a link shows. */
export type ConfirmPage =
  /** The address has its account. */
  | { state: 'done' }
  /** A press is enough: whoever reads the mail sits where the registration was sent from. */
  | { state: 'known' }
  /** Its reader may be another than who registered, and says who he is; the names may be right. */
  | {
      state: 'asks';
      values: { salutation: string; firstName: string; lastName: string };
    };

/** What a link leads to in a browser. Uses nothing up: programs follow links too. */
export async function lookAtConfirmLink(
  ports: FollowPorts,
  caller: AccountCaller,
  { token, browser }: { token: string; browser: string | null },
): Promise<{ ok: true; page: ConfirmPage } | TokenRefusal | Limited> {
  const followed = await follow(ports, caller, token);
  if (!followed.ok) return followed;
  const { link } = followed;
  if (link.isDone) return { ok: true, page: { state: 'done' } };
  if (isKnown(link, browser)) return { ok: true, page: { state: 'known' } };
  const { salutation, firstName, lastName } = link.registration;
  return { ok: true, page: { state: 'asks', values: { salutation, firstName, lastName } } };
}

interface ConfirmEntries {
  token: string;
  browser: string | null;
  person: ReadPerson;
  /** Of an account that is made; absent: none. */
  flags?: Account['flags'];
}

const noFlags: Account['flags'] = { creditAffinity: false, bonusProgram: false };

/**
 * Makes the account of a registration by what a mail brought; nobody is logged in by it. With the password of the registration
 * only where the browser that sent it follows the link, and no other registration of the address waits: else a reader of the
 * mail would bring to life what a stranger has entered. Everybody else says who he is, and sets a password (`person`, asked for
 * then alone). Following a link again changes nothing: `isNew` is false.
 */
export async function confirmAccount(
  ports: ConfirmPorts,
  caller: AccountCaller,
  { token, browser, person, flags = noFlags }: ConfirmEntries,
): Promise<
  { ok: true; isNew: boolean } | ({ reason: 'person' } & FieldFaults) | TokenRefusal | Limited | Busy
> {
  const followed = await follow(ports, caller, token);
  if (!followed.ok) return followed;
  const { link } = followed;
  if (link.isDone) return { ok: true, isNew: false };
  const { browser: _browser, order: number, ...registration } = link.registration;
  const isOwn = isKnown(link, browser);
  const order = number === null ? null : { number, isOwn };
  if (isOwn) return create(ports, token, { ...registration, flags }, order);
  if (!person.ok) return { ...person, reason: 'person' };
  const { password, ...entered } = person.person;
  const hashed = await ports.hasher.hash(password);
  if (!hashed.ok) return hashed;
  return create(ports, token, { ...registration, ...entered, flags, passwordHash: hashed.hash }, order);
}

async function follow(
  ports: FollowPorts,
  caller: AccountCaller,
  token: string,
): Promise<Awaited<ReturnType<RegistrationStore['follow']>> | Limited> {
  const limited = await refuseByAddress(ports, attemptLimits.followByAddress, caller);
  return limited ?? ports.registrations.follow(caller.tenant, hashOfToken(token), ports.clock());
}

function isKnown({ registration, isOnly, asksPerson }: FollowedLink, browser: string | null): boolean {
  return isOnly && !asksPerson && browser !== null && registration.browser === browser;
}

async function create(
  ports: ConfirmPorts,
  token: string,
  person: Omit<Account, 'customerNumber' | 'confirmedAt' | 'phone' | 'premiumRenewsOn'>,
  order: Parameters<GuestOrders['give']>[1] | null,
): Promise<{ ok: true; isNew: boolean } | TokenRefusal> {
  const { registrations, random, clock, orders } = ports;
  const at = clock();
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const account: Account = {
      ...person,
      customerNumber: String(random.int(10_000_000, 100_000_000)),
      ...{ confirmedAt: at, createdAt: at, phone: null, premiumRenewsOn: null },
    };
    const confirmed = await registrations.confirm(hashOfToken(token), at, account, async (within) => {
      if (order) await orders.give(account, order, within);
    });
    if (confirmed.ok && confirmed.isNew) await giveBackMail(ports, person.tenant, person.email);
    if (confirmed.ok || confirmed.reason !== 'number-taken') return confirmed;
  }
  throw new Error(`No free customer number in ${maxDraws} draws`);
}
