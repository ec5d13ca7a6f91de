import type { PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { trailOf } from '../draw/trail.ts';

/**
 * JSON-LD of a page at `path`: the organisation with address, opening hours and profiles on the home page, breadcrumbs
 * elsewhere. Addresses are absolute; `search` is the address of the search up to its term
 * (`/s/?q`), undefined where the build has none.
 */
export function structuredDataOf(
  tenant: TenantConfig,
  meta: PageMeta,
  path: string,
  origin: string,
  { urlOf, search }: { urlOf: (path: string) => string; search: string | undefined },
): object[] {
  if (path === '/') return homeData(tenant, origin, search);
  const { steps } = trailOf(meta, path);
  if (steps.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.label,
        item: urlOf(step.path),
      })),
    },
  ];
}

const homes = new WeakMap<TenantConfig, Map<string, object[]>>();

/** The same objects for the same shop and language, so that they need not be written anew for every home page. */
function homeData(tenant: TenantConfig, origin: string, search: string | undefined): object[] {
  let known = homes.get(tenant);
  if (!known) homes.set(tenant, (known = new Map()));
  const key = `${origin} ${search}`;
  let data = known.get(key);
  if (!data) known.set(key, (data = [organisation(tenant, origin), website(tenant, origin, search)]));
  return data;
}

function organisation({ company }: TenantConfig, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#organization`,
    name: company.legalName,
    url: `${origin}/`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
      opens,
      closes,
    })),
    sameAs: company.profiles,
  };
}

function website(tenant: TenantConfig, origin: string, search: string | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: tenant.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    ...(search !== undefined && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;
