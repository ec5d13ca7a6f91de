import type { Visitor } from '../session/visitor.ts';

/** Pages that are drawn for one visitor, by their routes, and who may see them. */
export const pageAccess: ReadonlyMap<string, Visitor['kind']> = new Map<string, Visitor['kind']>([
  ['login', 'anonymous'],
  ['registration', 'anonymous'],
  ['confirm-account', 'anonymous'],
  ['password-forgotten', 'anonymous'],
  ['password-reset', 'anonymous'],
  ['basket', 'anonymous'],
  ['wishlist', 'anonymous'],
  ['checkout-login', 'anonymous'],
  ['checkout-delivery', 'anonymous'],
  ['checkout-delivery-change', 'anonymous'],
  ['checkout-payment', 'anonymous'],
  ['checkout-payment-change', 'anonymous'],
  ['checkout-delayed-payment', 'anonymous'],
  ['checkout-protection', 'anonymous'],
  ['checkout-protection-update', 'anonymous'],
  ['checkout-premium', 'anonymous'],
  ['checkout', 'anonymous'],
  ['order-confirmation', 'anonymous'],
  ['after-payment', 'anonymous'],
  ['paylink', 'anonymous'],
  ['paylink-success', 'anonymous'],
  ['account', 'full'],
  ['account-data', 'full'],
]);
