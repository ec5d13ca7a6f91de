import { join } from 'node:path';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readTenants } from '../../tenants/read-tenants.ts';

/** The tenant with this name, or all of the project. Throws when there is none. */
export function chosenTenants(root: string, name: string | undefined): TenantConfig[] {
  const all = readTenants(join(root, 'tenants')).map(({ config }) => config);
  const chosen = all.filter(({ slug }) => name === undefined || slug === name);
  if (chosen.length > 0) return chosen;
  throw new Error(`There is no tenant "${name}". There are: ${all.map(({ slug }) => slug).join(', ')}.`);
}
