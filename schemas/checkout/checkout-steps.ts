/** The steps of ordering in their order, each with its route; what a shop does not offer is passed over. */
export const checkoutSteps = {
  login: 'checkout-login',
  delivery: 'checkout-delivery',
  payment: 'checkout-payment',
  protection: 'checkout-protection',
  check: 'checkout',
} as const;
export type CheckoutStep = keyof typeof checkoutSteps;

/** Routes on which a step is drawn again to change what was chosen; it then leads back to the last step. */
export const changeRoutes = {
  delivery: 'checkout-delivery-change',
  payment: 'checkout-payment-change',
  protection: 'checkout-protection-update',
} as const satisfies Partial<Record<CheckoutStep, string>>;
