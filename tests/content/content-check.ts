import { resolve } from 'node:path';
import { registry } from '../../renderer/block-modules.ts';
import { createLoaders } from '../../renderer/loader.ts';
import type { PageDocument } from '../../renderer/page-document.ts';
import { makePlan, type PagePart, type Plan, type PlanningTools } from '../../renderer/plan.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { createContentLoaders } from '../../server/content/content-loaders.ts';
import type { DocumentCache } from '../../server/content/document-cache.ts';
import type { ListingFinder } from '../../server/shop/listing/listing-finder.ts';
import { createListingLoader } from '../../server/shop/listing/listing-loader.ts';
import type { ListingPorts } from '../../server/shop/listing/listing-ports.ts';
import {
  createNamedProductsLoader,
  createRecommendationLoader,
  type CardLoaderParts,
} from '../../server/shop/catalogue/page/card-loaders.ts';
import {
  createProductLoader,
  type ProductLoaderParts,
} from '../../server/shop/catalogue/page/product-loader.ts';
import type { RecommendationParts } from '../../server/shop/catalogue/page/recommendations.ts';
import { readRecipes } from '../../server/pictures/read-recipes.ts';
import { createReviewsLoader, type ReviewsLoaderParts } from '../../server/shop/rating/reviews-loader.ts';
import { contentFolder, tenants } from './shipped-content.ts';

/** Identifiers of all pictures that there are recipes for. */
export const pictureIds: ReadonlySet<string> = new Set(
  readRecipes(resolve(contentFolder, 'pictures')).map(({ id }) => id),
);

// Only names and arguments of the loaders are looked at: planning loads nothing.
const loaders = createLoaders([
  ...createContentLoaders({} as DocumentCache, tenants),
  createListingLoader({} as ListingPorts, {} as ListingFinder),
  createProductLoader({} as ProductLoaderParts),
  createRecommendationLoader({} as CardLoaderParts & RecommendationParts),
  createNamedProductsLoader({} as CardLoaderParts),
  createReviewsLoader({ tenants } as unknown as ReviewsLoaderParts),
]);

/** The plan of a document with all its nodes, whatever their conditions say. */
export function planWhole(
  document: PageDocument,
  tenant: TenantConfig,
  part: PagePart = 'page',
  more: Partial<PlanningTools> = {},
): Plan {
  const { locale } = document.meta;
  const state = { now: 0, locale, device: 'web', visitor: 'anonymous', variants: {} } as const;
  return makePlan(document, state, {
    registry,
    loaders,
    hasPicture: (id) => pictureIds.has(id),
    hasRoute: (name) => Object.hasOwn(tenant.routes, name),
    part,
    localePrefix: prefixOf(tenant, locale),
    ignoresConditions: true,
    ...more,
  });
}

/** Prefix of a locale's paths; empty for the tenant's first. */
export function prefixOf(tenant: TenantConfig, locale: string): string {
  return tenant.locales.find((entry) => entry.locale === locale)?.prefix ?? '';
}
