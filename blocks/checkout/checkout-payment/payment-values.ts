import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { typedBirthday } from '../../kit/checkout/typed-birthday.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** What the form holds: what was just typed, else what was told before. */
export function paymentValues(
  { draft: { payment, birthday }, values }: CheckoutState,
  page: PageView,
): Record<string, string> {
  return {
    method: payment?.method ?? '',
    count: payment?.method === 'instalments' ? String(payment.count) : '',
    birthday: typedBirthday(birthday, page),
    ...values,
  };
}
