import { resolve } from 'node:path';
import { registry } from '../../renderer/block-modules.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { makePlan, type Plan, type PlanOptions } from '../../renderer/plan/plan.ts';
import type { PagePart } from '../../renderer/plan/planned-node.ts';
import { localePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { knownLoaders } from '../../server/check/known-loaders.ts';
import { readRecipes } from '../../content-fixtures/illustration/read-recipes.ts';
import { contentFolder, tenants } from './shipped-content.ts';

/** Identifiers of all pictures that there are recipes for. */
export const pictureIds: ReadonlySet<string> = new Set(
  readRecipes(resolve(contentFolder, 'pictures')).map(({ id }) => id),
);

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
    hasRoute: (name) => Object.hasOwn(tenant.routes, name),
    part,
    localePrefix: localePrefix(tenant, locale),
    ignoresConditions: true,
    ...more,
  });
}
