import { resolve } from 'node:path';
import { registry } from '../../renderer/block-modules.ts';
import { pictureWidths } from '../../schemas/picture-address.ts';
import type { AppParts } from './app.ts';
import { createCatalogueRoute } from '../block-catalogue/catalogue-route.ts';
import { chooseCdn } from './drivers/choose-drivers.ts';
import type { ShopBase } from './compose-base.ts';
import type { ShopCatalogue } from './compose-catalogue.ts';
import type { ShopContent } from './compose-content.ts';
import type { ShopPages } from './compose-pages.ts';
import { createAnsweringPages } from '../site-files/answering-pages.ts';
import { createRevalidateRoute } from '../pages/revalidate-route.ts';
import { callGroups } from '../openapi/call-groups.ts';
import { entities } from '../openapi/entities.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { createOpenapiRoute, openapiCalls } from '../openapi/openapi-route.ts';
import { createCspReportRoute } from '../operations/csp-report-route.ts';
import { createHealth } from '../operations/health.ts';
import { createMetricsRoute } from '../operations/metrics-route.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import { createImageRoute } from '../pictures/image-route.ts';
import { isOpenToCrawlers } from '../site-files/robots.ts';
import { createSiteFilesRoute } from '../site-files/site-files-route.ts';
import { createSitemaps } from '../site-files/sitemaps.ts';

/** What a shop answers beside its pages. */
export interface ShopSite {
  parts: Pick<
    AppParts,
    | 'openapi'
    | 'pictures'
    | 'siteFiles'
    | 'revalidate'
    | 'cspReport'
    | 'health'
    | 'metrics'
    | 'blockCatalogue'
  >;
  /** Has everything that these tags name drawn anew, here and in caches further out. */
  forget(tags: ReadonlySet<string>): void;
  /** Stops following what changes in the content. */
  close(): void;
}

/** The routes beside pages, and what makes pages and caches further out follow the content. */
export function composeSite(
  base: ShopBase,
  { documents, pictures, store }: ShopContent,
  { calls, furtherPages }: Pick<ShopCatalogue, 'calls' | 'furtherPages'>,
  { service, context, markStale }: ShopPages,
  isRunning: () => boolean,
): ShopSite {
  const { settings, root, log, now, clock, tenantNamed, tenantOfHost, originOf, metrics } = base;
  const fallbackTenant = tenantNamed(settings.DEFAULT_TENANT).config;
  const cdn = chooseCdn(settings, log, metrics.purges);
  const forget = (tags: ReadonlySet<string>): void => {
    markStale(tags);
    void cdn.purge([...tags], []);
  };
  const close = documents.onRenewed((tags) => {
    // What editors of this shop change is seen by whoever asks next.
    markStale(tags, store !== undefined);
    void cdn.purge([...tags], []);
  });
  const parts: ShopSite['parts'] = {
    openapi: createOpenapiRoute(() =>
      openapiDocument({
        calls: [...calls, ...openapiCalls],
        entities,
        groups: callGroups,
        title: 'Modehaus Linde',
      }),
    ),
    pictures: createImageRoute({
      pictures,
      widths: pictureWidths,
      // A host that is nobody's (an image CDN's) gets them as the shop of loopback sends them.
      imageOf: ({ headers }) => (tenantOfHost(headers.host) ?? fallbackTenant).image,
      log,
    }),
    siteFiles: createSiteFilesRoute({
      themeOf: (slug) => tenantNamed(slug).theme,
      originOf,
      sitemapOf: createSitemaps({
        ...{ documents, service, furtherPages, originOf, now, clock, log },
        answers: createAnsweringPages(service, base.pages, clock),
      }),
      isOpen: (host) => isOpenToCrawlers(settings, host),
    }),
    revalidate: createRevalidateRoute({
      secret: readOrMakeSecret(settings.REVALIDATE_SECRET, resolve(root, settings.DATA_DIR), 'revalidate'),
      invalidate(tags, paths, tenant) {
        const keys = documents.invalidate({ tags, paths, tenant });
        markStale(new Set([...tags, ...keys]));
        void cdn.purge(tags, paths);
        return keys.length;
      },
      log,
    }),
    cspReport: createCspReportRoute(log, (directive) => metrics.policyViolations.inc({ directive }), clock),
    health: createHealth(isRunning, () => base.readiness.missing()),
    metrics: createMetricsRoute(metrics, settings.METRICS_TOKEN),
    blockCatalogue: base.isProduction
      ? undefined
      : createCatalogueRoute({ service, context, types: [...registry.keys()] }),
  };
  return { parts, forget, close };
}
