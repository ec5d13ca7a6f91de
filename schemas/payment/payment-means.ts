/** Means of payment that a provider carries out on pages of its own. (Requirement 9.012) */
export const providerMeans = ['paypal', 'mastercard', 'visa', 'diners', 'discover', 'ideal'] as const;

/** Means of payment, as the specification has them. */
export const paymentMeans = ['invoice', 'instalments', 'pause', ...providerMeans] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** How something comes to the customer: to the door, by a forwarder, or to a parcel shop. */
export const deliveryKinds = ['parcel', 'freight', 'parcel-shop'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** A credit: the law of consumer credit holds, and only adult customers have it. */
export function isCredit(means: PaymentMeans): boolean {
  return means === 'instalments' || means === 'pause';
}

/** Whether a provider takes the money; on invoice and credits it comes to the shop itself. */
export function isByProvider(means: PaymentMeans): boolean {
  return means !== 'invoice' && !isCredit(means);
}
