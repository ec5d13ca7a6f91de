import type { Logger } from 'pino';
import { isJsonObject } from '../../schemas/json.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageDocuments } from '../pages/page-documents.ts';

/** A value that only the demonstration may have, and where it stands. */
export interface DemonstrationValue {
  where: string;
  value: string;
}

/** Numbers of zeros, people of no one’s name, addresses that lead nowhere: what the demonstration has where the law wants facts. */
const invented = /Mustermann|000000|000\.000\.000|\.example/;

/** Pages that say who the merchant is. (`docs/new-shop.md` names what has to be filled in.) */
const legalRoutes = ['imprint', 'terms', 'privacy', 'revocation'] as const;

/** What of the demonstration a shop still says as its own: in its configuration, and on its legal pages in every language. */
export async function demonstrationValues(
  tenant: TenantConfig,
  pages: Pick<PageDocuments, 'published'>,
): Promise<DemonstrationValue[]> {
  const company = inventedIn(tenant.company).map((value) => ({ where: 'company in tenant.json', value }));
  const notices = tenant.locales
    .filter(({ guaranteeNotice }) => guaranteeNotice && guaranteeNotice.picture === undefined)
    .map(({ locale }) => ({ where: `guaranteeNotice of ${locale} in tenant.json`, value: 'no picture' }));
  const onPages = await Promise.all(
    tenant.locales.flatMap(({ locale }) =>
      legalRoutes.map(async (route) => {
        const path = routeTable(tenant, locale).path(route);
        const read =
          path === undefined ? undefined : await pages.published({ tenant: tenant.slug, locale }, path);
        if (read?.status !== 'found') return [];
        return inventedIn(read.value.source).map((value) => ({ where: `${path} in ${locale}`, value }));
      }),
    ),
  );
  return [...company, ...notices, ...onPages.flat()];
}

/** Tells of every such value, one line each. */
export async function tellOfDemonstrationValues(
  tenants: readonly TenantConfig[],
  pages: Pick<PageDocuments, 'published'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const tenant of tenants)
    for (const found of await demonstrationValues(tenant, pages))
      log.warn(
        { tenant: tenant.slug, ...found },
        'A value of the demonstration stands where the law wants a fact',
      );
}

/** The words that hold one, each with the word before: `HRB 000000`. */
function inventedIn(value: unknown): string[] {
  const found = textsIn(value).flatMap((text) => {
    const words = text.split(/\s/).filter((word) => word !== '');
    return words.flatMap((word, at) =>
      invented.test(word)
        ? [
            words
              .slice(Math.max(0, at - 1), at + 1)
              .join(' ')
              .replace(/[,.;]$/, ''),
          ]
        : [],
    );
  });
  return [...new Set(found)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, '\n')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
