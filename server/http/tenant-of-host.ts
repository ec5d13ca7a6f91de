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
  const byHost = tenantsByHost({ tenants, hosts, isStrict });
  const fallback = tenants.find(({ slug }) => slug === defaultTenant);
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
    const name = nameOf(header);
    return name === undefined ? undefined : (byHost.get(name) ?? (isStrict ? undefined : fallback));
  }
}

/** Tells whether a host, with or without its port, is one that somebody configured, or this machine outside production. */
export function createIsOwnHost(rules: Omit<HostRules, 'defaultTenant'>): (host: string) => boolean {
  const byHost = tenantsByHost(rules);
  return (host) => {
    const name = nameOf(host);
    if (name === undefined) return false;
    return byHost.has(name) || (!rules.isStrict && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name));
  };
}

function tenantsByHost({
  tenants,
  hosts,
  isStrict,
}: Omit<HostRules, 'defaultTenant'>): Map<string, TenantConfig> {
  const byHost = new Map<string, TenantConfig>();
  for (const tenant of tenants) if (!isStrict) byHost.set(`${tenant.host}.localhost`, tenant);
  for (const [host, slug] of Object.entries(hosts)) {
    const tenant = tenants.find((each) => each.slug === slug);
    if (!tenant) throw new Error(`TENANT_HOSTS: there is no tenant "${slug}"`);
    byHost.set(host, tenant);
  }
  return byHost;
}

/** The name of a host, without its port; undefined: it is none. */
function nameOf(host: string): string | undefined {
  if (!/^[a-zA-Z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?$/.test(host)) return undefined;
  return host.replace(/:\d+$/, '').toLowerCase();
}
