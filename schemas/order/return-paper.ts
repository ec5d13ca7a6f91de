import { orderQuery } from '../checkout/checkout-form.ts';
import { paperAddress } from './paper-address.ts';

/** The call that has the labels of returns. */
export const returnLabelPath = '/api/order/v1/return-label';
/** Its parameter that names the return, by its key. */
export const returnKey = 'return';

/** Where whoever has the token of an order has the label of a return; null: its key cannot stand in an address. */
export function returnLabelAddress(token: string, key: string): string | null {
  const address = `${returnLabelPath}?${orderQuery.token}=${token}&${returnKey}=${encodeURIComponent(key)}`;
  return paperAddress.safeParse(address).success ? address : null;
}
