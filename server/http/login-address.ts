import { accountQuery } from '../../schemas/account/form-state.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** The login, which leads back to where one wanted to go; `target`: an address of the shop. */
export function loginAddress(
  { tenant, locale }: { tenant: TenantConfig; locale: string },
  target: string,
): string {
  const login = routeTable(tenant, locale).address('login') ?? '/';
  const query = new URLSearchParams({ [accountQuery.target]: target }).toString();
  return `${login}?${addressWords(tenant, locale).query(query)}`;
}
