import { randomBytes, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { pictureAddress } from '../../schemas/picture-address.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { ShopAtMoment } from '../content/store/shop-at-moment.ts';
import { createAssetRoutes } from '../editing/assets/asset-routes.ts';
import { createBuildId } from '../editing/build-id.ts';
import { createDocumentRoutes } from '../editing/documents/document-routes.ts';
import { createPublishingRoutes, type PublishingPorts } from '../editing/documents/publishing-routes.ts';
import type { EditCall, EditRoute } from '../editing/edit-call.ts';
import { createCallErrors, createEditCalls } from '../editing/edit-calls.ts';
import { createEditorsApplication } from '../editing/editors-application.ts';
import { createColourLookup } from '../editing/lookup/colour-lookup.ts';
import { createContentLookups } from '../editing/lookup/content-lookups.ts';
import { createLookupRoutes } from '../editing/lookup/lookup-routes.ts';
import { createMeRoutes } from '../editing/me-routes.ts';
import { createPeople } from '../editing/people.ts';
import { createPresence } from '../editing/presence/presence.ts';
import { createPresenceRoutes } from '../editing/presence/presence-routes.ts';
import { createPreviewRoute } from '../editing/preview-route.ts';
import { foreseeInvalid } from '../editing/problems/foresee-invalid.ts';
import { takeBackInvalid } from '../editing/problems/take-back-invalid.ts';
import { createCheckDraft } from '../editing/problems/create-check-draft.ts';
import { createBlockList } from '../editing/registry/block-list.ts';
import { createBlockRoutes } from '../editing/registry/block-routes.ts';
import { createReleaseRoutes } from '../editing/releases/release-routes.ts';
import { createSharedPages, type SharedPages } from '../editing/share/shared-pages.ts';
import { createShareRoutes } from '../editing/share/share-routes.ts';
import { createSqlShareStore } from '../editing/share/sql-share-store.ts';
import { createStudioShell } from '../editing/studio-shell.ts';
import { createSqlApprovalStore } from '../editing/approval/sql-approval-store.ts';
import { createWorkflowRoutes } from '../editing/workflow/workflow-routes.ts';
import { createFairRequests } from '../http/fair-requests.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import { locatePage } from '../pages/locate-page.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { StaffPorts } from '../staff/account/staff-ports.ts';
import { createAccountPage } from '../staff/desk/account-page.tsx';
import { createDeskErrors } from '../staff/desk/desk-errors.tsx';
import { createShowDesk, type ShowDesk } from '../staff/desk/show-desk.tsx';
import { createStaffEntry } from '../staff/desk/staff-entry.ts';
import type { Database } from '../storage/database/database.ts';
import type { ShopBase } from './compose-base.ts';
import type { ShopCatalogue } from './compose-catalogue.ts';
import { composeCheck } from './check/compose-check.ts';
import type { ShopContent } from './compose-content.ts';
import type { LiveEditing } from './compose-live.ts';

/** Content that editors of this shop change. */
interface EditedContent {
  store: ContentStore;
  source: ContentSource;
  shopAt: ShopAtMoment;
}

interface EditingParts {
  database: Database;
  ports: StaffPorts;
  content: Pick<ShopContent, 'pictures' | 'assets'> & { store?: EditedContent };
  catalogue: Pick<ShopCatalogue, 'addresses' | 'lookups'>;
  /** What draws documents while they are edited; there with the store. */
  live: LiveEditing | undefined;
}

/** The editors' application. */
interface ShopEditing {
  /** At `/edit`, for the people that the desk knows. */
  application: RequestHandler;
  /** Shows drafts to those who have a link; stands before pages. Absent: there are no drafts here. */
  shared: RequestHandler | undefined;
  /** What can be called below `/edit/api`. */
  calls: readonly EditCall[];
  /** Begins to look whether what is planned is still fit to be published. */
  start(): void;
  close(): void;
}

/** Puts the editors' application together; without a store of content it has the calls that need none. */
export function composeEditing(base: ShopBase, parts: EditingParts): ShopEditing {
  const { settings, root, log, now, isHttps, tenants, tenantNamed, originOf } = base;
  const { ports, content, catalogue, live } = parts;
  const store = content.store?.store;
  const show = (): ShowDesk => showDesk;
  const account = createAccountPage(ports, show, isHttps);
  const showDesk = createShowDesk([account], (slug) => tenantNamed(slug).theme);
  const build = createBuildId(base.assets.build.studio);
  const me = createMeRoutes({ shops: tenants.map(({ config }) => config), originOf, build });
  const lookups = createContentLookups({
    store,
    pictures: { [Symbol.iterator]: () => content.pictures.ids()[Symbol.iterator]() },
    pictureAddress: (id) =>
      pictureAddress({ id, revision: content.pictures.find(id)?.revision ?? '' }, thumbnailWidth),
  });
  const blocks = createBlockList();
  const stored = content.store && storeRoutes(base, { ...parts, blocks }, content.store, build);
  const routes = [
    me.route,
    ...createBlockRoutes(blocks),
    ...createLookupRoutes({
      ...{ ...lookups, ...catalogue.lookups },
      colours: createColourLookup((slug) => tenantNamed(slug).theme),
    }),
    ...(content.assets ? createAssetRoutes({ library: content.assets.library, now, log }) : []),
    ...(stored?.routes ?? []),
    ...(live?.routes ?? []),
  ];
  let looking: NodeJS.Timeout | undefined;
  const application = createEditorsApplication({
    entry: createStaffEntry({ application: 'edit', ports, show: showDesk, isHttps }),
    calls: createEditCalls(routes, ports),
    preview: createPreviewRoute({
      secret: readOrMakeSecret(settings.PREVIEW_SECRET, resolve(root, settings.DATA_DIR), 'preview'),
      now,
      releaseOf: store && ((tenant, id) => store.release(tenant, id)),
    }),
    shared: stored?.shared.exchange,
    routes: live ? [live.frame] : [],
    account,
    shell: createStudioShell({ assets: base.assets.build.studio, dataOf: me.dataOf }),
    callErrors: createCallErrors(log),
    errors: createDeskErrors('edit', showDesk, log),
  });
  return {
    application: Router({ strict: true, caseSensitive: true }).use(
      createFairRequests(base.counters),
      application,
    ),
    shared: stored?.shared.grant,
    calls: routes.map(({ call }) => call),
    start() {
      if (stored) looking = setInterval(() => void stored.lookAhead(), lookAheadMs);
      looking?.unref();
    },
    close: () => clearInterval(looking),
  };
}

/** Milliseconds between looks at what is planned; each looks twice as far ahead. */
const lookAheadMs = 20_000;

/** Milliseconds between looks at everything that is planned, however far away. */
const foreseeMs = 600_000;

/** Width of a picture beside a name, in pixels. */
const thumbnailWidth = 160;

/** What works on documents. */
function storeRoutes(
  base: ShopBase,
  {
    database,
    ports,
    content,
    catalogue,
    blocks,
  }: EditingParts & { blocks: ReturnType<typeof createBlockList> },
  { store, source, shopAt }: EditedContent,
  build: () => string,
): { routes: EditRoute[]; shared: SharedPages; lookAhead: () => Promise<void> } {
  const { now, isHttps, originOf, keyValue, log, tenants, tenantNamed } = base;
  const shares = createSqlShareStore(database);
  const documents: PublishingPorts = {
    ...{ store, shopAt, now, newId: randomUUID },
    people: createPeople(ports.store),
    approvals: createSqlApprovalStore(database),
    check: createCheckDraft({
      source,
      tenantOf: (slug) => tenantNamed(slug).config,
      partsFor: (checked, at) =>
        composeCheck({
          ...{ tenants, source: checked, pictures: content.pictures, log, now: at },
          catalogue: catalogue.addresses,
          ...{ build: base.assets.build, pictureBytes: content.pictures.bytes },
        }),
    }),
  };
  const slugs = tenants.map(({ config }) => config.slug);
  const planned = {
    ...{ ...documents, tenants: slugs },
    onFailed: (err: unknown, document: string): void =>
      log.error({ err, document }, 'What is planned could not be looked at'),
  };
  let foreseen = -Infinity;
  return {
    async lookAhead() {
      try {
        const ahead = { now: now(), until: now() + 2 * lookAheadMs };
        for (const taken of await takeBackInvalid(planned, ahead))
          log.warn(taken, 'What was to be published has errors by now, and was taken back');
        if (ahead.now - foreseen < foreseeMs) return;
        foreseen = ahead.now;
        await foreseeInvalid(planned, ahead.until);
      } catch (error) {
        log.warn({ err: error }, 'What is planned could not be looked at');
      }
    },
    routes: [
      ...createDocumentRoutes({ ...documents, blocks, isPageOf }),
      ...createPublishingRoutes(documents),
      ...createWorkflowRoutes(documents),
      ...createReleaseRoutes(documents),
      ...createShareRoutes({ ...documents, shares, random: { bytes: randomBytes }, originOf }),
      ...createPresenceRoutes(documents, createPresence(keyValue, now), build),
    ],
    shared: createSharedPages({
      ...{ shares, store, isHttps, now },
      counters: ports.counters,
      secret: ports.secret,
    }),
  };
}

/** Whether an address of the shop can lead to a page document. */
function isPageOf(tenant: TenantConfig, locale: string, path: string): boolean {
  const location = locatePage(tenant, withLocalePrefix(localePrefix(tenant, locale), path));
  return location.kind === 'page' && location.locale === locale && location.documentPath === path;
}
