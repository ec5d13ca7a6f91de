import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Settings } from '../config.ts';

/** Public origin of each tenant, from the settings; in development its host name below localhost. */
export function createOriginOf(
  settings: Settings,
  tenants: readonly TenantConfig[],
  port: () => number,
): (tenant: string) => string {
  return (slug) => {
    const given = settings.PUBLIC_ORIGIN?.[slug];
    if (given !== undefined) return given;
    const shared = settings.PUBLIC_ORIGIN?.['*'];
    if (shared !== undefined && slug === settings.DEFAULT_TENANT) return shared;
    const host = Object.entries(settings.TENANT_HOSTS).find(([, tenant]) => tenant === slug)?.[0];
    if (host !== undefined && shared !== undefined) return `${new URL(shared).protocol}//${host}`;
    return `http://${tenants.find((tenant) => tenant.slug === slug)?.host ?? slug}.localhost:${port()}`;
  };
}
