import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** Who a shop's mails are from, and who reads answers. */
export interface MailFrom {
  name: string;
  address: string;
  replyTo: string;
}

/**
 * The sender of each shop's mails: the address of the settings (by tenant, `*` for all), else the one of the shop's company,
 * which answers go to in any case. Throws for a tenant that nobody knows.
 */
export function createMailFrom(
  addresses: Readonly<Record<string, string>> | undefined,
  tenants: readonly TenantConfig[],
): (tenant: string) => MailFrom {
  const bySlug = new Map(
    tenants.map(({ slug, name, company }) => {
      const address = addresses?.[slug] ?? addresses?.['*'] ?? company.email;
      return [slug, { name, address, replyTo: company.email }];
    }),
  );
  return (tenant) => {
    const from = bySlug.get(tenant);
    if (!from) throw new Error(`There is no tenant "${tenant}" to write mails`);
    return from;
  };
}
