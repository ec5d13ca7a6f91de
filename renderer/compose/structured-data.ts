import type { PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { trailOf } from '../draw/trail.ts';

/**
 * JSON-LD of a page at `path`: the organisation with address, opening hours and profiles on the home page, breadcrumbs
 * elsewhere. Addresses are absolute.
 */
export function structuredDataOf(
  tenant: TenantConfig,
  meta: PageMeta,
  path: string,
  origin: string,
  urlOf: (path: string) => string,
): object[] {
  if (path === '/') return homeData(tenant, origin);
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

const homes = new WeakMap<TenantConfig, { origin: string; data: object[] }>();

/** The same objects for the same shop, so that they need not be written anew for every home page. */
function homeData(tenant: TenantConfig, origin: string): object[] {
  let home = homes.get(tenant);
  if (home?.origin !== origin) {
    home = { origin, data: [organisation(tenant, origin), website(tenant, origin)] };
    homes.set(tenant, home);
  }
  return home.data;
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

function website(tenant: TenantConfig, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: tenant.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
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
