import { z } from 'zod';
import { type Link, link } from '../../schemas/link.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { isBuiltRoute } from '../pages/built-routes.ts';

/** A link as calls give it: a path of the shop with its locale's prefix, or an https, mailto or tel address. */
export const shownLink = z.object({ label: link.shape.label, href: z.string() });
type ShownLink = z.output<typeof shownLink>;

/** A link of the content, for who does not know the shop's routes. Undefined: it leads nowhere in this build. */
export function shownLinkOf(
  tenant: TenantConfig,
  locale: string,
  { label, href, route }: Link,
): ShownLink | undefined {
  if (route !== undefined) {
    const path = isBuiltRoute(tenant, route) ? routeTable(tenant, locale).address(route) : undefined;
    return path === undefined ? undefined : { label, href: path };
  }
  const url = href === undefined ? undefined : safeUrl(href);
  if (!url) return undefined;
  const isPath = url.kind === 'path';
  return { label, href: isPath ? withLocalePrefix(localePrefix(tenant, locale), url.href) : url.href };
}
