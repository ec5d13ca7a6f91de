import { resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { createAssetRoutes } from '../editing/assets/asset-routes.ts';
import { createCallErrors, createEditCalls } from '../editing/edit-calls.ts';
import { createEditorsApplication } from '../editing/editors-application.ts';
import { createPreviewRoute } from '../editing/preview-route.ts';
import { createMeRoutes } from '../editing/me-routes.ts';
import { createStudioShell } from '../editing/studio-shell.ts';
import { createFairRequests } from '../http/fair-requests.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import type { StaffPorts } from '../staff/account/staff-ports.ts';
import { createAccountPage } from '../staff/desk/account-page.tsx';
import { createDeskErrors } from '../staff/desk/desk-errors.tsx';
import { createShowDesk, type ShowDesk } from '../staff/desk/show-desk.tsx';
import { createStaffEntry } from '../staff/desk/staff-entry.ts';
import type { ShopAssets } from './compose-assets.ts';
import type { ShopBase } from './compose-base.ts';
import type { LiveEditing } from './compose-live.ts';

/** The editors' application at `/edit`, for the people that the desk knows. */
export function composeEditing(
  base: ShopBase,
  { ports }: { ports: StaffPorts },
  { assets, live }: { assets: ShopAssets | undefined; live: LiveEditing | undefined },
): RequestHandler {
  const { settings, root, log, now, isHttps, tenants, tenantNamed, originOf } = base;
  const show = (): ShowDesk => showDesk;
  const account = createAccountPage(ports, show, isHttps);
  const showDesk = createShowDesk([account], (slug) => tenantNamed(slug).theme);
  const shops = tenants.map(({ config }) => config);
  const me = createMeRoutes({ shops, originOf });
  const routes = [
    me.route,
    ...(assets ? createAssetRoutes({ library: assets.library, now, log }) : []),
    ...(live ? [live.draw] : []),
  ];
  const application = createEditorsApplication({
    entry: createStaffEntry({ application: 'edit', ports, show: showDesk, isHttps }),
    calls: createEditCalls(routes, ports),
    preview: createPreviewRoute({
      secret: readOrMakeSecret(settings.PREVIEW_SECRET, resolve(root, settings.DATA_DIR), 'preview'),
      now,
    }),
    routes: live ? [live.frame] : [],
    account,
    shell: createStudioShell({ assets: base.assets.build.studio, dataOf: me.dataOf }),
    callErrors: createCallErrors(log),
    errors: createDeskErrors('edit', showDesk, log),
  });
  return Router({ strict: true, caseSensitive: true }).use(createFairRequests(base.counters), application);
}
