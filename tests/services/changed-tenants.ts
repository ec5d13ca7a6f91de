import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** A folder with the project's tenants, one of them changed: `root` of a shop under test, or of a running one. */
export function changedTenants(
  slug: string,
  change: (config: TenantConfig) => void,
): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'changed-tenants-'));
  cpSync(join(import.meta.dirname, '../../tenants'), join(root, 'tenants'), { recursive: true });
  for (const name of ['content-fixtures', 'dist', 'server'])
    symlinkSync(join(import.meta.dirname, '../..', name), join(root, name));
  const file = join(root, 'tenants', slug, 'tenant.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as TenantConfig;
  change(config);
  writeFileSync(file, JSON.stringify(config));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
