import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageService } from '../pages/page-service.ts';
import { wholePage } from '../pages/whole-page.ts';

interface PageHtmlParts {
  service: Pick<PageService, 'draw'>;
  /** Milliseconds since 1970. */
  now: () => number;
  tenantNamed(slug: string): { config: TenantConfig };
}

/** A page of a shop as strangers see it, by its route; null: the shop has none. Throws while it cannot be had. */
export async function pageHtml(
  { service, now, tenantNamed }: PageHtmlParts,
  tenant: string,
  locale: string,
  route: string,
): Promise<string | null> {
  const path = routeTable(tenantNamed(tenant).config, locale).address(route);
  if (path === undefined) return null;
  const visit = { device: 'web', visitor: 'anonymous', variants: {} } as const;
  const key = { tenant, path, visit, query: {} };
  const answer = await service.draw({ key, now: now(), wantsNewest: false, preview: false });
  if (answer.kind === 'unavailable') throw new Error(`The page ${path} cannot be had: ${answer.reason}`);
  return answer.kind === 'page' ? (await wholePage(answer.page)).html.toString('utf8') : null;
}
