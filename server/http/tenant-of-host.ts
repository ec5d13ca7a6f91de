import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

export interface HostRules {
  tenants: readonly TenantConfig[];
  /** Host name → tenant. */
  hosts: Readonly<Record<string, string>>;
  defaultTenant: string;
  /** True in production: a host that nobody configured is refused. */
  isStrict: boolean;
}

/** Host headers that are remembered; anybody can make them up. */
const maxKnown = 1000;

/** Tells whose shop a request is for by its Host header; undefined: nobody's (421). */
export function createTenantOfHost({
  tenants,
  hosts,
  defaultTenant,
  isStrict,
}: HostRules): (host: string | undefined) => TenantConfig | undefined {
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]));
  const byHost = new Map<string, TenantConfig>();
  for (const tenant of tenants) if (!isStrict) byHost.set(`${tenant.host}.localhost`, tenant);
  for (const [host, slug] of Object.entries(hosts)) {
    const tenant = bySlug.get(slug);
    if (!tenant) throw new Error(`TENANT_HOSTS: there is no tenant "${slug}"`);
    byHost.set(host, tenant);
  }
  const fallback = bySlug.get(defaultTenant);
  if (!fallback) throw new Error(`DEFAULT_TENANT: there is no tenant "${defaultTenant}"`);

  const known = new Map<string, TenantConfig | undefined>();
  return (header) => {
    if (header === undefined) return undefined;
    if (known.has(header)) return known.get(header);
    const tenant = find(header);
    if (known.size >= maxKnown) known.clear();
    known.set(header, tenant);
    return tenant;
  };

  function find(header: string): TenantConfig | undefined {
    if (!/^[a-zA-Z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?$/.test(header))
      return undefined;
    const name = header.replace(/:\d+$/, '').toLowerCase();
    return byHost.get(name) ?? (isStrict ? undefined : fallback);
  }
}
