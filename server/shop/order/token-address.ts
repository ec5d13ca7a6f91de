import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** The address of a page of an order, for whoever has its token. */
export function tokenAddress(tenant: TenantConfig, locale: string, route: string, token: string): string {
  const name = addressWords(tenant, locale).parameter(orderQuery.token);
  return `${routeTable(tenant, locale).address(route) ?? '/'}?${name}=${token}`;
}
