import { isWithin } from '../../../schemas/moment.ts';
import type { Voucher } from '../../../schemas/voucher.ts';

export const voucherStates = ['active', 'expired'] as const;
export type VoucherState = (typeof voucherStates)[number];

type Timed = Pick<Voucher, 'validFrom' | 'validUntil'>;

/**
 * The vouchers that hold at a time (`now` in ms since 1970), or those that no longer do, in the order of the file. What does not
 * hold yet is told to nobody. `changesInMs`: until the choice is another one; Infinity: never.
 */
export function chooseVouchers<Some extends Timed>(
  vouchers: readonly Some[],
  state: VoucherState,
  now: number,
): { chosen: Some[]; changesInMs: number } {
  const hasEnded = ({ validUntil }: Timed): boolean => !isWithin(now, { to: validUntil });
  const holds = ({ validFrom, validUntil }: Timed): boolean =>
    isWithin(now, { from: validFrom, to: validUntil });
  const moments = vouchers
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .map((moment) => (moment ? Date.parse(moment) - now : 0))
    .filter((ms) => ms > 0);
  return {
    chosen: vouchers.filter(state === 'active' ? holds : hasEnded),
    changesInMs: Math.min(Infinity, ...moments),
  };
}
