import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';

/** What the form holds: what was just typed, else what was told before. */
export function paymentValues({
  draft: { payment, birthday },
  values,
}: CheckoutState): Record<string, string> {
  return {
    method: payment?.method ?? '',
    count: payment?.method === 'instalments' ? String(payment.count) : '',
    birthday: birthday ?? '',
    ...values,
  };
}
