import type { AccountRules } from '../../../schemas/account/account-rules.ts';
import type { NumberLoginEntries } from '../../../schemas/account/number-login-form.ts';
import type { Account } from './account.ts';
import { countAttempt } from '../../credentials/attempts.ts';
import { refuseByAddress } from './account-attempts.ts';
import { attemptLimits, loginPauseMs } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Limited } from './account-ports.ts';
import type { FormCheckAnswer } from './form-check.ts';

type NumberLoginAnswer =
  | { ok: true; visitor: { kind: 'soft'; customerId: string }; account: Account }
  /** The shop does not offer it. */
  | { ok: false; reason: 'off' }
  /** The number or the day; `needsCaptcha`: the next try needs one. */
  | { ok: false; reason: 'wrong'; needsCaptcha: boolean }
  | Exclude<FormCheckAnswer, { ok: true }>
  | Limited;

/**
 * Recognises a customer by number and birthday, which others may know: soft rights, no more. Off unless the shop turns it on.
 * After five failures a day a number asks for a captcha and answers slowly, and never shuts its owner out.
 * (Requirements 2.091, 2.096)
 */
export async function loginByNumber(
  ports: Pick<AccountPorts, 'store' | 'counters' | 'checkForm' | 'pause' | 'secret'>,
  caller: AccountCaller,
  { customerNumber, birthday, proof }: NumberLoginEntries,
  { numberLogin }: Pick<AccountRules, 'numberLogin'>,
): Promise<NumberLoginAnswer> {
  if (!numberLogin) return { ok: false, reason: 'off' };
  const { tenant, address } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.numberByAddress, caller);
  if (limited) return limited;
  const attempt = await countAttempt(ports, attemptLimits.numberByAccount, tenant, customerNumber);
  if (attempt.isTooMany) {
    const checked = await ports.checkForm(proof, { tenant, form: 'number-login' }, address);
    if (!checked.ok) return checked;
    await ports.pause(loginPauseMs);
  }
  const account = await ports.store.byNumber(tenant, customerNumber);
  if (!account || account.birthday !== birthday)
    return { ok: false, reason: 'wrong', needsCaptcha: attempt.isLast };
  await attempt.giveBack();
  return { ok: true, visitor: { kind: 'soft', customerId: account.id }, account };
}
