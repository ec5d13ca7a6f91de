import { factsOf } from '../schemas/facts/facts.ts';
import type { Facts } from '../schemas/facts/fill-facts.ts';
import { createBuiltInFrames } from './compose/built-in-frame.ts';
import { composeComplete, composeFlowing } from './compose/compose-page.ts';
import type { PageContext, PreparedTenant } from './compose/page-context.ts';
import { drawnNodes, type PagePlans } from './compose/page-regions.ts';
import { type PageVerdict, verdictOf } from './compose/page-verdict.ts';
import { createShellCache } from './compose/shell-cache.ts';
import type { LoadContext } from './contract/loader.ts';
import type { PageDocument } from './contract/page-document.ts';
import type { PageRequest } from './contract/page-request.ts';
import { metaWithSubject } from './contract/page-subject.ts';
import type { RenderedPage } from './contract/rendered-page.ts';
import type { PageRendererOptions, RenderedTenant } from './contract/renderer-options.ts';
import { createNodeRenderer } from './draw/node-renderer.ts';
import { createTenantView, type TenantPageView } from './draw/tenant-view.ts';
import { createFormatter } from './i18n/format.ts';
import { createTranslator } from './i18n/translator.ts';
import { startLoads } from './load/load.ts';
import { planOf } from './plan/plan-cache.ts';
import { makePlan, type Plan, type PlanOptions } from './plan/plan.ts';
import { frameStyles } from './styles/frame-styles.ts';
import { createStyleSheets } from './styles/style-sheet.ts';

export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** Whether a page could be drawn for a visitor of whom nothing is known, without loading what it shows. */
  verdictOn(request: Pick<PageRequest, 'tenant' | 'page' | 'locale' | 'now'>): PageVerdict;
  /** Texts of a tenant, for pages that no document draws (errors). */
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
  /** An amount of cents as a locale of a tenant writes it. */
  price(tenant: string, locale: string, cents: number): string;
  clearCaches(): void;
}

/** Makes the renderer: page document in, HTML out. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const tenants = new Map(
    options.tenants.map((tenant) => [tenant.config.slug, prepareTenant(tenant, options)]),
  );
  const nodes = createNodeRenderer({
    cacheBytes: options.nodeCacheBytes,
    onCache: options.onNodeCache,
    showsFaults: options.showsFaults === true,
  });
  const builtInFrames = createBuiltInFrames(options.registry);
  const shells = createShellCache(Math.floor(options.nodeCacheBytes / 8));
  const plan = options.nodeCacheBytes === 0 ? makePlan : planOf;
  const hasPicture = (id: string): boolean => options.findPicture(id) !== undefined;

  return {
    async renderPage(pageRequest) {
      const meta = metaWithSubject(pageRequest.page.meta, pageRequest.subject);
      const request = { ...pageRequest, meta };
      const tenant = tenantOf(request.tenant);
      const showsFaults = request.preview || options.showsFaults === true;
      const planning = {
        ...planningOf(tenant, request.locale, showsFaults),
        repeatsBlocks: request.isBare === true,
      };
      const page = plan(request.page, request, { ...planning, part: 'page' });
      const frame =
        request.frame &&
        plan(request.frame, request, { ...planning, part: 'frame', taken: sharedOnce(page, request.frame) });
      const lacking = request.isBare
        ? undefined
        : builtInFrames.documentFor(request.tenant, request.locale, page, frame);
      const builtIn = lacking && plan(lacking, request, { ...planning, part: 'frame' });
      const plans: PagePlans = { page, frame, builtIn };
      const drawn = drawnNodes(plans);
      const loads = startLoads(drawn, options.loaders, contextOf(request), options.loadLimitMs);
      const context: PageContext = { ...plans, request, tenant, drawn, loads, nodes, options };

      // Above a preview stands all that is wrong with it.
      if (request.preview) await loads.ready(drawn);
      if (loads.isSettled(drawn) || (await settledWithin(loads.ready(drawn), options.flowAfterMs)))
        return composeComplete(context, shells);
      return composeFlowing(context);
    },
    verdictOn({ tenant, page, locale, now }) {
      const visitor = { now, locale, device: 'web', visitor: 'anonymous', variants: {} } as const;
      const planning = planningOf(tenantOf(tenant), locale, options.showsFaults === true);
      return verdictOf(plan(page, visitor, { ...planning, part: 'page' }), page);
    },
    text: (slug, locale, key, values) => tenantOf(slug).view(locale).t(key, values),
    price: (slug, locale, cents) => tenantOf(slug).view(locale).price(cents),
    clearCaches() {
      nodes.clear();
      shells.clear();
    },
  };

  /** Blocks of the frame that a page holds once, and that the page itself has. Parts of every page have a place of their own. */
  function sharedOnce({ taken }: Plan, frame: PageDocument): Set<string> {
    const types = Array.from(frame.nodes.values(), ({ type }) => type);
    return new Set(types.filter((type) => taken.has(type) && !options.registry.get(type)?.everyPage));
  }

  function planningOf({ tenant, view }: PreparedTenant, locale: string, showsFaults: boolean): PlanOptions {
    const { locales, languageFallback } = tenant.config;
    return {
      registry: options.registry,
      loaders: options.loaders,
      hasPicture,
      languages: { locales: locales.map((entry) => entry.locale), fallback: languageFallback },
      links: view(locale).links,
      facts: view(locale).facts,
      showsFaults,
      ignoresConditions: options.ignoresConditions === true,
    };
  }

  function tenantOf(slug: string): PreparedTenant {
    const tenant = tenants.get(slug);
    if (!tenant) throw new Error(`There is no tenant "${slug}"`);
    return tenant;
  }
}

/** What loaders may know of a request; the rest stays here. */
function contextOf({
  tenant,
  locale,
  path,
  parameters,
  device,
  query,
  wantsNewest,
  personal,
}: PageRequest): Omit<LoadContext, 'component'> {
  return { tenant, locale, path, parameters, device, query, wantsNewest, personal };
}

function prepareTenant(tenant: RenderedTenant, options: PageRendererOptions): PreparedTenant {
  const { config } = tenant;
  const factsIn = (locale: string): Facts => factsOf(config, locale);
  const translate = createTranslator(tenant.messages, config.languageFallback, options.onMissingText, factsIn);
  const views = new Map<string, TenantPageView>();
  return {
    tenant,
    sheets: createStyleSheets(tenant.theme, frameStyles, options.registry, options.fontFaces),
    view(locale) {
      let view = views.get(locale);
      if (!view) {
        const currency = config.locales.find((entry) => entry.locale === locale)?.currency ?? 'EUR';
        const formatter = createFormatter(locale, currency, config.timeZone);
        const isBuilt = (route: string): boolean => options.isBuilt(config, route);
        view = createTenantView(config, locale, translate(locale), formatter, options.findPicture, isBuilt);
        views.set(locale, view);
      }
      return view;
    },
  };
}

async function settledWithin(work: Promise<void>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  const done = await Promise.race([work.then(() => true), limit]);
  clearTimeout(timer);
  return done;
}
