import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { StoredOrder } from '../order-store.ts';
import { payableMeans } from '../payable-means.ts';
import type { ShownOrderParts } from '../shown-order.ts';

/** Whether an order waits for a payment that can still be made. Throws an outage. */
export async function isPayable(
  {
    store,
    provider,
    now,
  }: { store: Pick<ShownOrderParts['store'], 'canReopen'> } & Pick<ShownOrderParts, 'provider' | 'now'>,
  tenant: TenantConfig,
  order: StoredOrder,
): Promise<boolean> {
  const offered = payableMeans(tenant, order, { hasProvider: provider !== null, at: now() });
  return offered.length > 0 && (order.state !== 'cancelled' || (await store.canReopen(order)));
}
