import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { type TrackingParts, trackedBy } from './tracking-loader.ts';
import { namedBy, type WithdrawalParts } from './withdrawal-loader.ts';

/** Says how the pages of tracking and withdrawal are answered whose link opens nothing: others' orders are as none. */
export async function trackingGate(
  parts: TrackingParts & WithdrawalParts,
  route: string,
  { tenant, query }: { tenant: TenantConfig; query: Readonly<Record<string, string>> },
): Promise<{ status: number } | undefined> {
  const token = query[orderQuery.token] ?? '';
  if (token === '') return undefined;
  if (route === 'order-tracking') {
    const tracked = await trackedBy(parts, tenant, token);
    return tracked.ok ? undefined : { status: tracked.status };
  }
  if (route !== 'withdrawal') return undefined;
  const named = await namedBy(parts, tenant, token);
  return named?.kind === 'lost' ? { status: 404 } : undefined;
}
