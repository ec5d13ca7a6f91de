import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { CustomerOrders } from './customer-orders.ts';

/** Answers 404 for orders that are not the customer's, as for those that are nobody's. Throws an outage. */
export async function ownOrderGate(
  orders: Pick<CustomerOrders, 'byNumber'>,
  route: string,
  tenant: TenantConfig,
  { customerId, number }: { customerId: string | null; number: string },
): Promise<undefined> {
  if (route !== 'account-order' && route !== 'account-return') return;
  const own = customerId === null ? null : await orders.byNumber(tenant.slug, customerId, number);
  if (!own) throw new HttpError(404, 'The customer has no such order');
}
