import type { ProtectionTerms } from '../money/credit/payment-protection.ts';
import { parsePercent } from '../money/rate.ts';
import type { TenantConfig } from './tenant.ts';

/** The terms of insuring open balances in a locale; null: the shop does not. Nobody has to be insured for a credit. */
export function protectionIn(
  { locales }: Pick<TenantConfig, 'locales'>,
  locale: string,
): ProtectionTerms | null {
  const percent = locales.find((each) => each.locale === locale)?.terms?.protection?.rate;
  const rate = percent === undefined ? null : parsePercent(String(percent));
  return rate === null ? null : { rate, isCompulsory: false };
}
