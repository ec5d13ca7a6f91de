import { resolve } from 'node:path';
import { registry } from '../../renderer/block-modules.ts';
import { createLoaders, type Loader } from '../../renderer/contract/loader.ts';
import { createPageRenderer, type PageRenderer } from '../../renderer/page.ts';
import { partQuery } from '../../schemas/part-query.ts';
import { pictureAddress } from '../../schemas/picture-address.ts';
import type { AppParts } from './app.ts';
import type { ShopAccounts } from './compose-accounts.ts';
import type { ShopBase, ShopOptions } from './compose-base.ts';
import type { ShopCatalogue } from './compose-catalogue.ts';
import { type ShopContent, withContentOf } from './compose-content.ts';
import { mergedMessages } from '../../renderer/merged-messages.ts';
import { surveyDocument } from '../check/document-survey.ts';
import { createLinkTargets } from '../check/link-targets.ts';
import { isBuiltRoute } from '../pages/built-routes.ts';
import { createFailureTeller } from '../http/tell-failure.ts';
import { createErrorHandler } from '../pages/error-pages.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { createPageDelivery } from '../pages/page-delivery.ts';
import { createPageHandler } from '../pages/page-handler.ts';
import type { ResponseContext } from '../pages/page-headers.ts';
import { createPageRenewal, type PageRenewal } from '../pages/page-renewal.ts';
import { createPageService, type PageService } from '../pages/page-service.ts';
import { createPageSingleFlight } from '../pages/page-single-flight.ts';
import { createPageStore } from '../pages/page-store.ts';
import { createPublicPages, type PublicPages } from '../pages/public-pages.ts';
import { createPersonalPages } from '../pages/personal-pages.ts';
import { createReleasePages } from '../editing/releases/release-pages.ts';
import { createRewordedPages } from '../pages/reworded-pages.ts';
import { securityHeaders, setHeaders } from '../http/security-headers.ts';
import { reportDrawnPages } from '../operations/drawn-pages.ts';
import { createIssueLog } from '../operations/issue-log.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import { sharedTokenOf } from '../session/shared-cookie.ts';
import { createPreviewAccess } from '../pages/preview-access.ts';
import { speculationRulesPath } from '../site-files/site-files-route.ts';

/** Everything between a request for a page and its answer. */
export interface ShopPages {
  renderer: PageRenderer;
  service: PageService;
  context: ResponseContext;
  renewal: PageRenewal;
  /** Pages made of what the tags name are drawn anew when they are next asked for; `ends`: for whoever asks first, too. */
  markStale(tags: ReadonlySet<string>, ends?: boolean): void;
  parts: Pick<AppParts, 'securityHeaders' | 'preview' | 'rewordedPages' | 'personalPages' | 'page' | 'error'>;
  /** Stands before the app. */
  publicPages: PublicPages;
  /** Query parameters that some block declares; no other reaches a page. */
  queryNames: ReadonlySet<string>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal(route: string): boolean;
}

type PageOptions = Pick<ShopOptions, 'flowAfterMs' | 'loadLimitMs' | 'showsFaults'>;

/** Memory for error pages, in bytes: seven kinds in each language of each shop. */
const errorPageBytes = 8_000_000;

/** Draws, keeps and sends the pages of all shops. */
export function composePages(
  base: ShopBase,
  content: ShopContent,
  { catalogue, accounts }: { catalogue: ShopCatalogue; accounts: ShopAccounts | undefined },
  options: PageOptions,
): ShopPages {
  const { settings, root, log, now, clock, assets, tenantOfHost, isHttps, pages: cache, metrics } = base;
  const loaders = [...content.loaders, ...catalogue.loaders, ...(accounts?.loaders ?? [])];
  const renderer = composeRenderer(base, content, loaders, options);
  const service = composeService(base, content, renderer, catalogue);

  const commonHeaders = securityHeaders(isHttps);
  if (settings.INDEXABLE === false) commonHeaders.push(['X-Robots-Tag', 'noindex, nofollow']);
  const context: ResponseContext = {
    baseHeaders: [
      ...commonHeaders.filter(([name]) => name !== 'Content-Security-Policy'),
      ['Speculation-Rules', `"${speculationRulesPath}"`],
    ],
    development: assets.build.page.development !== undefined,
  };
  const preview = createPreviewAccess({
    secret: readOrMakeSecret(settings.PREVIEW_SECRET, resolve(root, settings.DATA_DIR), 'preview'),
    isHttps,
    now,
  });

  const errorPages = createPageCache(Math.min(settings.PAGE_CACHE_MB * 1_000_000, errorPageBytes));
  const store = createPageStore({ cache, context, now, clock });
  const renewal = createPageRenewal({ cache, store, service, now, clock, log });
  const singleFlight = createPageSingleFlight({ cache, store, service, now });
  const delivery = createPageDelivery({ cache, context, now, clock });
  const tellFailure = createFailureTeller({ text: (...asked) => renderer.text(...asked), log });
  const queryNames = declaredQueryNames(loaders);
  const isPersonal = (route: string): boolean => accounts?.admission.isPersonal(route) ?? false;
  const publicPages = createPublicPages({
    ...{ cache, renewal, singleFlight, delivery, service, tenantOfHost, isPersonal, queryNames, now, clock },
    isExempt: (request) => preview.isRequested(request) || sharedTokenOf(request, isHttps) !== undefined,
    onHit: reportHits(base),
    onSent: reportDrawnPages(log, metrics),
  });

  return {
    renderer,
    service,
    context,
    renewal,
    markStale(tags, ends) {
      cache.markStale(tags, ends);
      errorPages.markStale(tags, ends);
    },
    parts: {
      securityHeaders: setHeaders(commonHeaders),
      preview,
      rewordedPages: createRewordedPages({ service, queryNames, isPersonal, now }),
      personalPages:
        accounts &&
        createPersonalPages({
          ...{ service, context, now, queryNames, tellFailure, ...accounts.admission },
          forms: [...(accounts.forms ?? []), ...catalogue.forms],
          gates: catalogue.gates,
          formOrigins: (route) => catalogue.formOrigins(route),
        }),
      page: createPageHandler({
        ...{ singleFlight, delivery, service, context, now, queryNames, isPersonal },
        drawnFor: publicPages.drawnFor,
        releasePages:
          content.store &&
          createReleasePages({
            ...{ shopAt: content.store.shopAt, clock },
            pagesOf(source) {
              const own = withContentOf(base, content, source);
              const ownLoaders = [...own.loaders, ...catalogue.loaders, ...(accounts?.loaders ?? [])];
              const drawing = composeRenderer(base, own, ownLoaders, options);
              return {
                service: composeService(base, own, drawing, catalogue),
                close: () => own.close(),
              };
            },
          }),
      }),
      error: createErrorHandler({
        cache: errorPages,
        renderer,
        service,
        context,
        fallbackTenant: base.tenantNamed(settings.DEFAULT_TENANT).config,
        ...{ now, clock, tellFailure },
      }),
    },
    publicPages,
    queryNames,
    isPersonal,
  };
}

function composeRenderer(
  { settings, log, assets, tenants, originOf, metrics }: ShopBase,
  { pictures }: ShopContent,
  loaders: readonly Loader[],
  { flowAfterMs, loadLimitMs, showsFaults = false }: PageOptions,
): PageRenderer {
  return createPageRenderer({
    registry,
    tenants: tenants.map(({ config, theme, messages }) => ({
      config,
      theme,
      messages: mergedMessages(messages),
      // Asked for anew: in tests and development the port is known when the server listens.
      get origin() {
        return originOf(config.slug);
      },
    })),
    loaders: createLoaders(loaders),
    findPicture: (id) => pictures.find(id),
    pictureIds: () => pictures.ids(),
    pictureAddress: (id, width) => pictureAddress({ id, revision: pictures.find(id)?.revision ?? '' }, width),
    assets: () => assets.build.page,
    weights: { script: (address) => assets.build.scriptBytes?.(address) ?? 0, picture: pictures.bytes },
    clock: () => performance.now(),
    fontFaces: assets.build.fontFaces,
    isBuilt: isBuiltRoute,
    nodeCacheBytes: settings.NODE_CACHE_MB * 1_000_000,
    loadLimitMs: loadLimitMs ?? settings.CONTENT_TIMEOUT_MS + 500,
    flowAfterMs: flowAfterMs ?? 150,
    showsFaults,
    onMissingText: (locale, key) => log.warn({ locale, key }, 'A text is missing'),
    onNodeCache: (hit) => metrics.nodeCache.inc({ result: hit ? 'hit' : 'miss' }),
  });
}

function composeService(
  { log, tenants, originOf, metrics }: ShopBase,
  { documents, moved }: ShopContent,
  renderer: PageRenderer,
  { subjects, addresses }: ShopCatalogue,
): PageService {
  const logIssues = createIssueLog({
    log,
    count: (code, block) => metrics.contentIssues.inc({ code, block }),
    isBlock: (type) => registry.has(type),
  });
  return createPageService({
    tenants: new Map(tenants.map(({ config }) => [config.slug, config])),
    originOf,
    documents,
    renderer,
    subjects,
    ...(moved && { moved }),
    onIssues: (document, key, issues) => logIssues(document, key.path, issues),
    survey: (document, tenant, now) => {
      const targets = createLinkTargets({ documents, catalogue: addresses }, tenant);
      return surveyDocument(document, { tenant, targets, now });
    },
    onDraw: (kind, seconds) => metrics.renderSeconds.observe({ kind }, seconds),
  });
}

function reportHits({
  log,
  metrics,
  tenants,
}: ShopBase): (path: string, tenant: string, isFresh: boolean) => void {
  const countersOf = (cache: 'hit' | 'stale'): ReadonlyMap<string, () => void> =>
    new Map(
      tenants.map(({ config: { slug: tenant } }) => [
        tenant,
        metrics.requests.counterOf({ tenant, status: '200', cache }),
      ]),
    );
  const fresh = countersOf('hit');
  const stale = countersOf('stale');
  let hits = 0;
  return (path, tenant, isFresh) => {
    (isFresh ? fresh : stale).get(tenant)?.();
    if (++hits % 100 === 0) log.debug({ path, hits }, 'Pages from memory (one line for a hundred)');
  };
}

/** Parameters that a block or a loader reads; no other reaches a page. */
function declaredQueryNames(loaders: readonly Loader[]): Set<string> {
  const dimensions: string[] = [
    `query:${partQuery}`,
    ...[...registry.values()].flatMap((block) => block.varies ?? []),
    ...loaders.flatMap((loader) => loader.dimensions),
  ];
  const ofQuery = dimensions.filter((dimension) => dimension.startsWith('query:'));
  return new Set(ofQuery.map((dimension) => dimension.slice('query:'.length)));
}
