import { builtInMessages } from '../../renderer/block-modules.ts';
import type { Tenant } from '../../tenants/read-tenants.ts';

/** The build's texts with the tenant's own, which win key by key. */
export function mergedMessages(own: Tenant['messages']): Tenant['messages'] {
  const languages = new Set([...Object.keys(builtInMessages), ...Object.keys(own)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, { ...builtInMessages[language], ...own[language] }]),
  );
}
