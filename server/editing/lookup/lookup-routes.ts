import { z } from 'zod';
import { localeName } from '../../../schemas/content-names.ts';
import { keptText } from '../../../schemas/editing/kept-text.ts';
import { lookupAnswer, lookupKinds } from '../../../schemas/editing/lookup.ts';
import { factsOf } from '../../../schemas/facts/facts.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import { refusal } from '../refusal.ts';
import type { Lookups } from './lookup.ts';

const lookupQuery = z.object({
  kind: z.enum(lookupKinds),
  query: keptText.max(100).default(''),
  of: keptText.max(64).optional(),
  locale: localeName.optional(),
});
const factQuery = z.object({ locale: localeName.optional() });
const factList = z.object({ facts: z.array(z.object({ name: z.string(), text: z.string() })) });

/** What forms look up while somebody types, and what texts may name of the shop's facts. */
export function createLookupRoutes(lookups: Lookups): EditRoute[] {
  return [
    editRoute(
      { method: 'get', path: '/lookup', role: 'reader', query: lookupQuery, answer: lookupAnswer },
      async ({ query: { kind, query, of, locale }, response }) => {
        const tenant = tenantOf(response);
        const place = { tenant, locale: localeIn(tenant, locale), query: query.trim().toLowerCase(), of };
        return { options: [...((await lookups[kind]?.(place)) ?? [])] };
      },
    ),
    editRoute(
      { method: 'get', path: '/facts', role: 'reader', query: factQuery, answer: factList },
      ({ query: { locale }, response }) => {
        const tenant = tenantOf(response);
        const facts = factsOf(tenant, localeIn(tenant, locale));
        return { facts: [...facts].map(([name, text]) => ({ name, text })) };
      },
    ),
  ];
}

function localeIn(tenant: TenantConfig, locale = tenant.defaultLocale): string {
  if (tenant.locales.some((each) => each.locale === locale)) return locale;
  throw refusal(400, 'locale-unknown', `The shop has no ${locale}`, [
    { pointer: '/locale', reason: 'locale-unknown' },
  ]);
}
