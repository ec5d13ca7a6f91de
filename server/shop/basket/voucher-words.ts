import { dateWriter } from '../../../schemas/date-writer.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { ValidatedVoucher } from './basket-ports.ts';
import type { BasketWords } from './basket-words.ts';

type Refused = Extract<ValidatedVoucher, { ok: false }>;

/** Why a voucher takes nothing off: each reason has its own sentence. (Requirements 9.043, 9.047–9.049) */
export function voucherRefusalText(
  fault: Refused | 'minimum' | 'nothing',
  minimum: number | null,
  { text, price }: BasketWords,
  { tenant, locale }: { tenant: Pick<TenantConfig, 'timeZone'>; locale: string },
): string {
  if (fault === 'minimum') return text('basket-message.voucher.minimum', { price: price(minimum ?? 0) });
  if (fault === 'nothing') return text('basket-message.voucher.nothing');
  const { reason, from } = fault;
  if (reason !== 'not-yet' || from === undefined) return text(`basket-message.voucher.${reason}`);
  const date = dateWriter(locale, { dateStyle: 'long', timeZone: tenant.timeZone })(from);
  return text('basket-message.voucher.not-yet', { date });
}
