import type { PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { PageView } from '../define/page-view.ts';
import { paymentName } from '../text/payment-name.ts';

/** Name of a means of payment in the page's language; a credit's is longer than where it is one of many. */
export function methodName(method: PaymentMeans, page: PageView): string {
  return method === 'instalments' || method === 'pause'
    ? page.t(`checkout.method.${method}`)
    : paymentName(method, page);
}
