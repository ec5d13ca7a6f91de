import { resolve } from 'node:path';
import type { RequestHandler } from 'express';
import type { ContentStore } from '../content/store/content-store.ts';
import type { EditRoute } from '../editing/edit-call.ts';
import { createCmsPreview } from '../editing/live/cms-preview.ts';
import { createCostsRoute } from '../editing/live/costs-route.ts';
import { createDrawDraft } from '../editing/live/draw-draft.ts';
import { createDrawRoute, drawPath } from '../editing/live/draw-route.ts';
import { createEditedDrafts } from '../editing/live/edited-drafts.ts';
import { createFrameRoute } from '../editing/live/frame-route.ts';
import { createLivePages, type LivePages } from '../editing/live/live-pages.ts';
import { createNewestAlone } from '../editing/live/newest-alone.ts';
import { createViewDifferencesRoute } from '../editing/live/view-differences-route.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import type { ShopBase } from './compose-base.ts';
import type { ShopCatalogue } from './compose-catalogue.ts';
import type { ShopPages } from './compose-pages.ts';

/** What draws documents while they are edited. */
export interface LiveEditing {
  /** The page in the frame, below `/edit`. */
  frame: RequestHandler;
  /** Calls that draw drafts. */
  routes: readonly EditRoute[];
}

/** Where pages are drawn of documents that are edited. */
interface LiveShop {
  pages: ShopPages;
  catalogue: Pick<ShopCatalogue, 'furtherPages'>;
}

export function composeLive(
  base: ShopBase,
  shop: LiveShop,
  store: Pick<ContentStore, 'open' | 'changesSince' | 'findAt'>,
): LiveEditing {
  const { service, context } = shop.pages;
  const drafts = createEditedDrafts(store);
  const pages = composeLivePages(base, shop);
  const drawDraft = createDrawDraft({ drafts, pages, newest: createNewestAlone() });
  return {
    frame: createFrameRoute({ drafts, pages, store, service, context, drawPath }),
    routes: [
      createDrawRoute(drawDraft),
      createCostsRoute({ drafts, pages }),
      createViewDifferencesRoute({ drafts, pages }),
    ],
  };
}

/** Pages for the drafts of another CMS, where the settings name its origin. */
export function composeCmsPreview(base: ShopBase, shop: LiveShop): RequestHandler | undefined {
  const { settings, root, assets, counters, now } = base;
  const { CMS_ORIGIN: origin } = settings;
  if (origin === undefined) return undefined;
  const secret = readOrMakeSecret(settings.PREVIEW_SECRET, resolve(root, settings.DATA_DIR), 'preview');
  return createCmsPreview({
    ...{ origin, secret, counters: { counters, secret }, now, context: shop.pages.context },
    pages: composeLivePages(base, shop),
    script: () => assets.build.page.actions['cms-preview'] ?? '',
  });
}

/** The shop's own pages, for documents that are edited here or elsewhere. */
function composeLivePages(
  { now }: Pick<ShopBase, 'now'>,
  { pages: { service, queryNames, isPersonal }, catalogue }: LiveShop,
): LivePages {
  return createLivePages({
    ...{ service, queryNames, isPersonal, now },
    async examplesOf(tenant, locale) {
      const pages = await catalogue.furtherPages(tenant, 1);
      return (pages.get(locale) ?? []).map(({ path }) => path);
    },
  });
}
