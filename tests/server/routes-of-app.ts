import type { Express, Router } from 'express';

/** A way into the app, as its router has it. */
export interface AppRoute {
  path: string;
  /** `*`: whatever method. */
  method: string;
}

interface ListedRoute {
  path: string | RegExp;
  methods?: string[];
  router?: ListingRouter;
}
interface ListingRouter extends Router {
  listRoutes(): ListedRoute[];
}

/** Every route of an app, those of routers within it too, and whatever is mounted at a path without being one. */
export function routesOf(app: Express): AppRoute[] {
  return routesIn(app.router as unknown as ListingRouter, '');
}

function routesIn(router: ListingRouter, base: string): AppRoute[] {
  const listed = router.listRoutes().flatMap(({ path, methods = [], router: inner }) => {
    const full = `${base}${path === '/' && inner ? '' : String(path)}`;
    return inner ? routesIn(inner, full) : methods.map((method) => ({ path: full, method }));
  });
  const mounted = router.stack.flatMap((layer) => {
    const { rawPath, route, handle } = layer as unknown as {
      rawPath: string;
      route?: object;
      handle: { stack?: object };
    };
    const isPlain = !route && !handle.stack && rawPath !== '/';
    return isPlain ? [{ path: `${base}${rawPath}`, method: '*' }] : [];
  });
  return [...listed, ...mounted];
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Those that can change something; a refusal of other methods behind a route of the same path is none. */
export function unsafeRoutes(routes: readonly AppRoute[]): AppRoute[] {
  const named = new Set(routes.filter(({ method }) => method !== '*').map(({ path }) => path));
  const found = routes.filter(({ path, method }) => (method === '*' ? !named.has(path) : !safe.has(method)));
  return [...new Map(found.map((route) => [`${route.method} ${route.path}`, route])).values()];
}
