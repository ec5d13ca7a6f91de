import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { builtInMessages, registry } from '../renderer/block-modules.ts';
import { createLoaders, type Loader } from '../renderer/loader.ts';
import { createPageRenderer, type PageRenderer } from '../renderer/page.ts';
import { pictureAddress, pictureWidths } from '../schemas/picture-address.ts';
import { readTenants, type Tenant } from '../tenants/read-tenants.ts';
import { createApp } from './app.ts';
import { createCatalogueRoute } from './block-catalogue/catalogue-route.ts';
import { exampleLoader } from './block-catalogue/example-loader.ts';
import { chooseContentSource, choosePictures } from './choose-drivers.ts';
import { checkTenantSettings, type Settings } from './config.ts';
import { createContentLoaders } from './content/content-loaders.ts';
import type { ContentSource } from './content/content-source.ts';
import { createDocumentCache, type DocumentCache } from './content/document-cache.ts';
import { createRevalidateRoute } from './content/revalidate-route.ts';
import { type BuildAssets, builtAssets } from './http/build-assets.ts';
import { createErrorHandler } from './http/error-pages.ts';
import { createPageFlights } from './http/page-flights.ts';
import { createPageCache, type PageCache } from './http/page-cache.ts';
import { createPageFront } from './http/page-front.ts';
import { createPageHandler } from './http/page-handler.ts';
import { createPageLane } from './http/page-lane.ts';
import { createPageRenewal, type PageRenewal } from './http/page-renewal.ts';
import { createPageService } from './http/page-service.ts';
import { createOriginOf } from './http/page-urls.ts';
import { isBuiltRoute } from './http/built-routes.ts';
import { nodeHeaderBytes, refuseRequest } from './http/request-guard.ts';
import { securityHeaders, setHeaders } from './http/security-headers.ts';
import { createTenantOfHost } from './http/tenant-of-host.ts';
import { createHttpCdnPurge, noCdn } from './operations/cdn-purge.ts';
import { createCspReportRoute } from './operations/csp-report-route.ts';
import { createHealth } from './operations/health.ts';
import { createIssueLog } from './operations/issue-log.ts';
import { createMetrics } from './operations/metrics.ts';
import { createMetricsRoute } from './operations/metrics-route.ts';
import { reportDrawnPages } from './operations/drawn-pages.ts';
import { readOrMakeSecret } from './operations/secrets.ts';
import { createImageRoute } from './pictures/image-route.ts';
import { createPreviewAccess } from './preview/preview-access.ts';
import { isOpenToCrawlers } from './site-files/robots.ts';
import { createSiteFilesRoute, speculationRulesPath } from './site-files/site-files-route.ts';
import { createSitemaps } from './site-files/sitemaps.ts';

/** A shop that was put together and can listen. */
export interface Shop {
  server: Server;
  tenants: readonly Tenant[];
  documents: DocumentCache;
  pages: PageCache;
  renewal: PageRenewal;
  renderer: PageRenderer;
  originOf: (tenant: string) => string;
  /** Makes ready, in small steps, what the first requests would otherwise make: names of all pictures. */
  prepare(): Promise<void>;
  /** Stops being ready; `close` then ends what runs in the background, the thread that draws included. */
  stopReady(): void;
  close(): void;
}

export interface ShopOptions {
  settings: Settings;
  /** Folder of the project: tenants, content, build. */
  root: string;
  log: Logger;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Monotonic milliseconds. */
  clock?: () => number;
  source?: ContentSource;
  /** Development: assets come from the dev server instead of the build. */
  assets?: { build: BuildAssets; route: RequestHandler };
  /** Milliseconds after which a page is sent node by node. */
  flowAfterMs?: number;
  loadLimitMs?: number;
}

/** Memory for error pages: seven kinds in each language of each shop. */
const errorPageBytes = 8_000_000;

/** Chooses drivers by the settings and puts the parts together. Nothing else makes a driver. */
export function composeShop(options: ShopOptions): Shop {
  const { settings, root, log, now = Date.now, clock = () => performance.now() } = options;
  const tenants = readTenants(join(root, 'tenants'));
  const configs = tenants.map((tenant) => tenant.config);
  checkTenantSettings(
    settings,
    configs.map((config) => config.slug),
  );
  const isProduction = settings.NODE_ENV === 'production';
  const tenantOfHost = createTenantOfHost({
    tenants: configs,
    hosts: settings.TENANT_HOSTS,
    defaultTenant: settings.DEFAULT_TENANT,
    isStrict: isProduction,
  });
  let port = settings.PORT;
  const originOf = createOriginOf(settings, configs, () => port);
  const isHttps = originOf(settings.DEFAULT_TENANT).startsWith('https:');
  const assets = options.assets ?? builtAssets(root);

  const pages = createPageCache(settings.PAGE_CACHE_MB * 1_000_000);
  const errorPages = createPageCache(Math.min(settings.PAGE_CACHE_MB * 1_000_000, errorPageBytes));
  const markStale = (tags: ReadonlySet<string>): void => {
    pages.markStale(tags);
    errorPages.markStale(tags);
  };
  const metrics = createMetrics(() => pages.stats());
  const source = options.source ?? chooseContentSource(settings, root, log);
  const documents = createDocumentCache({
    source,
    clock,
    random: Math.random,
    maxBytes: settings.DOCUMENT_CACHE_MB * 1_000_000,
    log,
    metrics: {
      count(name, labels) {
        if (name === 'cms_rejected_total') metrics.contentRejected.inc(labels as never);
        else if (name === 'cms_fetch_failures_total') metrics.contentFailures.inc(labels as never);
        else metrics.contentReads.inc(labels as never);
      },
    },
  });

  const pictures = choosePictures(settings, root, log);
  const renderer = createPageRenderer({
    registry,
    tenants: tenants.map(({ config, theme, messages }) => ({
      config,
      theme,
      messages: mergedMessages(messages),
      get origin() {
        return originOf(config.slug);
      },
    })),
    loaders: createLoaders([
      ...createContentLoaders(documents, configs),
      ...(isProduction ? [] : [exampleLoader as Loader]),
    ]),
    findPicture: (id) => pictures.find(id),
    pictureAddress: (id, width) => pictureAddress({ id, revision: pictures.find(id)?.revision ?? '' }, width),
    assets: () => assets.build.page,
    fontFaces: assets.build.fontFaces,
    isBuilt: isBuiltRoute,
    nodeCacheBytes: settings.NODE_CACHE_MB * 1_000_000,
    loadLimitMs: options.loadLimitMs ?? settings.CONTENT_TIMEOUT_MS + 500,
    flowAfterMs: options.flowAfterMs ?? 150,
    onMissingText: (locale, key) => log.warn({ locale, key }, 'A text is missing'),
    onNodeCache: (hit) => metrics.nodeCache.inc({ result: hit ? 'hit' : 'miss' }),
  });

  const logIssues = createIssueLog({
    log,
    count: (code, block) => metrics.contentIssues.inc({ code, block }),
    isBlock: (type) => registry.has(type),
  });
  const service = createPageService({
    tenants: new Map(configs.map((config) => [config.slug, config])),
    originOf,
    documents,
    renderer,
    onIssues: (document, key, issues) => logIssues(document, key.path, issues),
    onDraw: (kind, seconds) => metrics.renderSeconds.observe({ kind }, seconds),
  });
  const commonHeaders = securityHeaders(isHttps);
  if (settings.INDEXABLE === false) commonHeaders.push(['X-Robots-Tag', 'noindex, nofollow']);
  const context = {
    baseHeaders: [
      ...commonHeaders.filter(([name]) => name !== 'Content-Security-Policy'),
      ['Speculation-Rules', `"${speculationRulesPath}"`] as const,
    ],
    development: assets.build.page.development !== undefined,
  };
  const renewal = createPageRenewal({ cache: pages, service, context, now, log });
  const flights = createPageFlights({ cache: pages, renewal, service, now });
  const preview = createPreviewAccess({
    secret: readOrMakeSecret(settings.PREVIEW_SECRET, resolve(root, settings.DATA_DIR), 'preview'),
    isHttps,
    now,
  });
  const cdn =
    settings.CDN_PURGE_URL === undefined
      ? noCdn
      : createHttpCdnPurge({
          url: settings.CDN_PURGE_URL,
          token: settings.CDN_PURGE_TOKEN ?? '',
          log,
          count: (result) => metrics.purges.inc({ result }),
        });
  const stopFollowing = documents.onRenewed((key) => {
    markStale(new Set([key]));
    void cdn.purge([key], []);
  });

  const queryNames = declaredQueryNames();
  const lane = createPageLane({
    flights,
    service,
    tenantOfHost,
    context,
    isExempt: preview.isAsked,
    queryNames,
    now,
    onSent: reportDrawnPages(log, metrics),
  });

  const fallbackTenant = tenantNamed(tenants, settings.DEFAULT_TENANT).config;
  let isReady = true;
  const app = createApp({
    log,
    metrics,
    tenantOfHost,
    securityHeaders: setHeaders(commonHeaders),
    assets: assets.route,
    pictures: createImageRoute({
      pictures,
      widths: pictureWidths,
      // A host that is nobody's (an image CDN's) gets them as the shop of loopback sends them.
      imageOf: ({ headers }) => (tenantOfHost(headers.host) ?? fallbackTenant).image,
      log,
    }),
    siteFiles: createSiteFilesRoute({
      themeOf: (slug) => tenantNamed(tenants, slug).theme,
      originOf,
      sitemapOf: createSitemaps({ documents, service, originOf, now, log }),
      isOpen: (host) => isOpenToCrawlers(settings, host),
    }),
    preview,
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
    health: createHealth(() => isReady),
    metricsRoute: createMetricsRoute(metrics, settings.METRICS_TOKEN),
    blockCatalogue: isProduction
      ? undefined
      : createCatalogueRoute({ service, context, types: [...registry.keys()] }),
    page: createPageHandler({
      cache: pages,
      flights,
      service,
      context,
      now,
      queryNames,
      drawnFor: (request) => lane.drawnFor(request),
    }),
    error: createErrorHandler({
      cache: errorPages,
      renderer,
      service,
      context,
      fallbackTenant,
      now,
      log,
    }),
    trustProxy: settings.TRUST_PROXY,
  });
  let hits = 0;
  const front = createPageFront({
    cache: pages,
    renewal,
    tenantOfHost,
    isExempt: preview.isAsked,
    now,
    onHit(path, tenant, isFresh) {
      metrics.requests.inc({ tenant, status: '200', cache: isFresh ? 'hit' : 'stale' });
      if (++hits % 100 === 0) log.debug({ path, hits }, 'Pages from memory (one line for a hundred)');
    },
  });
  const limits = {
    maxHeaderSize: nodeHeaderBytes,
    headersTimeout: 5000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(limits, (request, response) => {
    if (!isReady) response.setHeader('Connection', 'close');
    if (refuseRequest(request) !== undefined) app(request, response);
    else if (!front(request, response) && !lane.take(request, response, app)) app(request, response);
  });
  server.maxConnections = 10_000;
  // Who reads nothing for a minute gives the connection and its buffers back.
  server.timeout = 60_000;
  server.on('listening', () => {
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  });

  return {
    server,
    tenants,
    documents,
    pages,
    renewal,
    renderer,
    originOf,
    prepare: () => pictures.prepare(),
    stopReady: () => (isReady = false),
    close() {
      stopFollowing();
      documents.close();
      pictures.close();
    },
  };
}

/** The build's texts with the tenant's own, which win key by key. */
function mergedMessages(own: Tenant['messages']): Tenant['messages'] {
  const languages = new Set([...Object.keys(builtInMessages), ...Object.keys(own)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, { ...builtInMessages[language], ...own[language] }]),
  );
}

function declaredQueryNames(): Set<string> {
  const names = [...registry.values()].flatMap((block) =>
    (block.varies ?? []).filter((dimension) => dimension.startsWith('query:')),
  );
  return new Set(names.map((dimension) => dimension.slice('query:'.length)));
}

function tenantNamed(tenants: readonly Tenant[], slug: string): Tenant {
  const tenant = tenants.find(({ config }) => config.slug === slug);
  if (!tenant) throw new Error(`There is no tenant "${slug}"`);
  return tenant;
}
