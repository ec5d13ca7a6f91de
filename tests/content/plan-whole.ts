import { registry } from '../../renderer/block-modules.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { makePlan, type Plan, type PlanOptions } from '../../renderer/plan/plan.ts';
import type { PagePart } from '../../renderer/plan/planned-node.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { linksOf } from '../../server/pages/links-of.ts';
import { knownLoaders } from '../../server/check/known-loaders.ts';
import { pictureIds, tenants } from './shipped-content.ts';

const loaders = knownLoaders(tenants);

/** The plan of a document with all its nodes, whatever their conditions say. */
export function planWhole(
  document: PageDocument,
  tenant: TenantConfig,
  part: PagePart = 'page',
  more: Partial<PlanOptions> = {},
): Plan {
  const { locale } = document.meta;
  const state = { now: 0, locale, device: 'web', visitor: 'anonymous', variants: {} } as const;
  return makePlan(document, state, {
    registry,
    loaders,
    hasPicture: (id) => pictureIds.has(id),
    languages: {
      locales: tenant.locales.map((entry) => entry.locale),
      fallback: tenant.languageFallback,
    },
    part,
    links: linksOf(tenant, locale),
    facts: factsOf(tenant, locale),
    ignoresConditions: true,
    ...more,
  });
}
