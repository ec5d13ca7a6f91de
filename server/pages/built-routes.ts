import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** Page documents (`/_/…`) whose feature this build has. Links to routes of others are left out. */
const builtPages: ReadonlySet<string> = new Set([
  '/_/account',
  '/_/account-addresses',
  '/_/account-bookings',
  '/_/account-data',
  '/_/account-invoices',
  '/_/account-order',
  '/_/account-orders',
  '/_/account-overview',
  '/_/account-payback',
  '/_/account-payment-dates',
  '/_/account-return',
  '/_/after-payment',
  '/_/basket',
  '/_/category',
  '/_/checkout',
  '/_/checkout-delayed-payment',
  '/_/checkout-delivery',
  '/_/checkout-login',
  '/_/checkout-payment',
  '/_/checkout-premium',
  '/_/checkout-protection',
  '/_/confirm-account',
  '/_/credit-information',
  '/_/login',
  '/_/no-order',
  '/_/order-confirmation',
  '/_/order-tracking',
  '/_/password-forgotten',
  '/_/password-reset',
  '/_/paylink',
  '/_/paylink-success',
  '/_/product',
  '/_/protection-order',
  '/_/recently-viewed',
  '/_/registration',
  '/_/search',
  '/_/wishlist',
  '/_/withdrawal',
]);

/**
 * Whether a route of the table leads somewhere in this build, to something that the shop offers. Routes without a page document of
 * their own are content.
 */
export function isBuiltRoute(tenant: TenantConfig, name: string): boolean {
  const route = Object.hasOwn(tenant.routes, name) ? tenant.routes[name] : undefined;
  if (!route || tenant.unsupported?.includes(name) === true) return false;
  return route.page === undefined || builtPages.has(route.page);
}
