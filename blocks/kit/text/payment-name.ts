import type { PaymentMark } from '../../../schemas/footer.ts';
import type { PageView } from '../define/page-view.ts';

/** Names that are the same in every language; the others are texts. */
const names: Partial<Record<PaymentMark, string>> = {
  paypal: 'PayPal',
  visa: 'Visa',
  mastercard: 'Mastercard',
  diners: 'Diners Club',
  discover: 'Discover',
  ideal: 'iDEAL',
};

/** Name of a means of payment in the page's language. */
export function paymentName(mark: PaymentMark, page: Pick<PageView, 't'>): string {
  return names[mark] ?? page.t(`payment.${mark}`);
}
