import { factsOf } from '../schemas/facts/facts.ts';
import type { Facts } from '../schemas/facts/fill-facts.ts';
import { createBuiltInFrames } from './compose/built-in-frame.ts';
import { composeEdited } from './compose/compose-edited.ts';
import { composeComplete, composeFlowing } from './compose/compose-page.ts';
import type { PageContext, PreparedTenant } from './compose/page-context.ts';
import { drawnNodes, type PagePlans } from './compose/page-regions.ts';
import { type PageVerdict, verdictOf } from './compose/page-verdict.ts';
import { createShellCache } from './compose/shell-cache.ts';
import type { EditedPage, EditedView } from './contract/edited-page.ts';
import type { LoadContext, Loaded, Loaders } from './contract/loader.ts';
import type { PageDocument } from './contract/page-document.ts';
import type { PageRequest } from './contract/page-request.ts';
import { metaWithSubject } from './contract/page-subject.ts';
import type { RenderedPage } from './contract/rendered-page.ts';
import type { PageRendererOptions, RenderedTenant } from './contract/renderer-options.ts';
import { createNodeRenderer, type NodeRenderer } from './draw/node-renderer.ts';
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
  /** Draws a preview of which one document is edited (`request.edited`), by the same plan, loads and views. */
  drawEdited(request: PageRequest & { edited: EditedView }): Promise<EditedPage>;
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
    pictureIds: options.pictureIds,
    tellsUnshown: options.ignoresConditions === true,
  });
  const drafts = createNodeRenderer({
    ...{ cacheBytes: Math.floor(options.nodeCacheBytes / 4), keepsDrafts: true, onCache() {} },
    pictureIds: options.pictureIds,
  });
  const builtInFrames = createBuiltInFrames(options.registry);
  const shells = createShellCache(Math.floor(options.nodeCacheBytes / 8));
  const plan = options.nodeCacheBytes === 0 ? makePlan : planOf;
  const hasPicture = (id: string): boolean => options.findPicture(id) !== undefined;

  return {
    async renderPage(request) {
      const context = prepare(request, nodes);
      const { drawn, loads } = context;
      // Above a preview stands all that is wrong with it.
      if (request.preview) await loads.ready(drawn);
      if (loads.isSettled(drawn) || (await settledWithin(loads.ready(drawn), options.flowAfterMs)))
        return composeComplete(context, shells);
      return composeFlowing(context);
    },
    async drawEdited(request) {
      const context = prepare(request, drafts);
      await context.loads.ready(context.drawn);
      return composeEdited(context, request.edited.part);
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
      drafts.clear();
      shells.clear();
    },
  };

  /** Plans a page, and starts what its nodes ask for. */
  function prepare(pageRequest: PageRequest, renderer: NodeRenderer): PageContext {
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
    const { down = [] } = request.edited ?? {};
    const loaders = down.length === 0 ? options.loaders : withoutLoaders(options.loaders, down);
    const clock = request.edited ? options.clock : undefined;
    const loads = startLoads(drawn, loaders, contextOf(request), options.loadLimitMs, clock);
    return { ...plans, request, tenant, drawn, loads, nodes: renderer, options };
  }

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
      pictureIds: options.pictureIds,
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

/** Loaders of which some answer as they do when what they ask is away. */
function withoutLoaders(loaders: Loaders, down: readonly string[]): Loaders {
  const away = (): Loaded => ({ ok: false, reason: 'it is taken as down' });
  return new Map(
    Array.from(loaders, ([name, loader]) => [name, down.includes(name) ? { ...loader, load: away } : loader]),
  );
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
  const translate = createTranslator(
    tenant.messages,
    config.languageFallback,
    options.onMissingText,
    factsIn,
  );
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
