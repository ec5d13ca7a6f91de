import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** Routes with a document of their own that are the same for everybody; all others are somebody's own. */
const publicRoutes: ReadonlySet<string> = new Set(['product', 'category']);

/**
 * Rules by which a browser fetches a page of the shop when the pointer rests on its link, before it is clicked. Never what
 * belongs to a visitor (basket, checkout, account), calls, addresses with a query, or links that do something. Only the
 * page is fetched: nothing of it runs, so nothing is counted that nobody saw.
 */
export function speculationRules(tenant: TenantConfig): object {
  const excluded = ['/api{/*}?', '/*\\?(.+)', ...ownPaths(tenant).map((path) => `${path}{/*}?`)];
  return {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: excluded } },
            {
              not: { selector_matches: '[rel~=nofollow],[download],[target],[data-action],[href^="#"]' },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/** The paths below which everything is a visitor's own, with their locale's prefix; none that lies below another. */
function ownPaths({ routes, locales }: TenantConfig): string[] {
  const paths = Object.entries(routes).flatMap(([name, { path, page }]) => {
    if (page === undefined || publicRoutes.has(name)) return [];
    return locales.flatMap(({ locale, prefix }) => {
      const pattern = typeof path === 'string' ? path : path[locale];
      return pattern === undefined ? [] : [prefix + pattern.replace(/\/$/, '')];
    });
  });
  const unique = [...new Set(paths)].toSorted();
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}
