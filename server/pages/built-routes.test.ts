import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { isBuiltRoute } from './built-routes.ts';

const root = join(import.meta.dirname, '../..');

test.each(['at', 'default'])(
  'no page that %s has is left out of links, but those that say that it does not offer them',
  (slug) => {
    const tenant = JSON.parse(
      readFileSync(join(root, 'tenants', slug, 'tenant.json'), 'utf8'),
    ) as TenantConfig;
    const locale = tenant.locales[0]?.locale ?? '';
    const names = Object.entries(tenant.routes).flatMap(([name, { page }]) =>
      page !== undefined && existsSync(join(root, `content-fixtures/${slug}/pages/${locale}${page}.json`))
        ? [name]
        : [],
    );
    expect(names).toContain('checkout');
    expect(names.filter((name) => !isBuiltRoute(tenant, name))).toEqual(
      names.filter((name) => tenant.unsupported?.includes(name)),
    );
  },
);
