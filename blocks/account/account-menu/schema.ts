import { z } from 'zod';

/** Pages of the account and what belongs to it, in the order of its menu. */
export const menuRoutes = [
  'account',
  'account-overview',
  'account-orders',
  'account-bookings',
  'account-invoices',
  'account-payment-dates',
  'account-addresses',
  'account-data',
  'account-payback',
  'newsletter',
  'service',
  'wishlist',
] as const;

export const props = z.strictObject({
  /** The page on which the menu stands. */
  current: z.enum(menuRoutes).optional(),
});
export type AccountMenuProps = z.output<typeof props>;
