import type { AccountRules } from '../../../schemas/account/account-rules.ts';
import type { NumberLoginEntries } from '../../../schemas/account/number-login-form.ts';
import type { Account } from './account.ts';
import { countAttempt, refuseByAddress } from './account-attempts.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Limited } from './account-ports.ts';

type NumberLoginAnswer =
  | { ok: true; visitor: { kind: 'soft'; customerId: string }; account: Account }
  /** `off`: the shop does not offer it. `wrong`: the number or the day. */
  | { ok: false; reason: 'off' | 'wrong' }
  | Limited;

/**
 * Recognises a customer by number and birthday, which others may know: soft rights, no more. Off unless the shop turns it on.
 * After five failures a day a number is refused; its owner logs in with the password. (Requirements 2.091, 2.096)
 */
export async function loginByNumber(
  ports: Pick<AccountPorts, 'store' | 'counters' | 'secret'>,
  caller: AccountCaller,
  { customerNumber, birthday }: NumberLoginEntries,
  { numberLogin }: Pick<AccountRules, 'numberLogin'>,
): Promise<NumberLoginAnswer> {
  if (!numberLogin) return { ok: false, reason: 'off' };
  const { tenant } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.numberByAddress, caller);
  if (limited) return limited;
  const attempt = await countAttempt(ports, attemptLimits.numberByAccount, tenant, customerNumber);
  if (attempt.isTooMany) {
    return { ok: false, reason: 'limited', retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const account = await ports.store.byNumber(tenant, customerNumber);
  if (!account || account.confirmedAt === null || account.birthday !== birthday)
    return { ok: false, reason: 'wrong' };
  await attempt.giveBack();
  return { ok: true, visitor: { kind: 'soft', customerId: account.id }, account };
}
