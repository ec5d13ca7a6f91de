import type { RequestHandler } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';
import { HttpError } from '../http/http-error.ts';
import { isRead, otherMethod } from '../http/methods.ts';
import { sendConditionsOf } from '../pages/send-page.ts';
import { splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { robotsText } from './robots.ts';
import { appIcons, drawAppIcon, drawOldIcon, tabIcon } from './shop-icons.ts';
import { makeSiteFile, sendSiteFile, type SiteFile } from './site-file.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

export interface SiteFilesOptions {
  themeOf: (tenant: string) => Theme;
  originOf: (tenant: string) => string;
  sitemapOf: (tenant: TenantConfig, path: string) => Promise<SiteFile | undefined>;
  isOpen: (host: string | undefined) => boolean;
}

/** Where the rules for fetching pages early stand; every page names them in a header. */
export const speculationRulesPath = '/speculation-rules.json';

const day = 86_400;
const sitemapPath = /^\/sitemap(-[a-z]{2}-[A-Z]{2}-\d{1,3})?\.xml$/;
const manifestPath = /^\/manifest-([a-z]{2}-[A-Z]{2})\.webmanifest$/;

type Make = () => Promise<SiteFile>;

/**
 * Answers for what tools and systems ask of a shop beside its pages: `robots.txt`, sitemaps, web app manifests, icons and
 * the rules for fetching pages early. What never changes while the process runs is made once, when it is first asked for.
 */
export function createSiteFilesRoute(options: SiteFilesOptions): RequestHandler {
  const { themeOf, originOf, sitemapOf, isOpen } = options;
  const made = new Map<string, Promise<SiteFile>>();

  /** Made once; a failure is forgotten. */
  function once(key: string, make: Make): Promise<SiteFile> {
    let file = made.get(key);
    if (!file) {
      file = make();
      made.set(key, file);
      file.catch(() => made.delete(key));
    }
    return file;
  }

  function makerOf(tenant: TenantConfig, path: string, host: string | undefined): [string, Make] | undefined {
    const theme = themeOf(tenant.slug);
    const key = `${tenant.slug} ${path}`;
    const icon = appIcons.find((candidate) => candidate.path === path);
    if (icon) return [key, async () => makeSiteFile('image/png', await drawAppIcon(theme, icon), day)];
    switch (path) {
      case '/robots.txt': {
        const open = isOpen(host);
        const text = (): string => robotsText(originOf(tenant.slug), open);
        return [`${key} ${open}`, () => makeSiteFile('text/plain; charset=utf-8', text(), 3600)];
      }
      case '/favicon.svg':
        return [key, () => makeSiteFile('image/svg+xml', tabIcon(theme), day)];
      case '/favicon.ico':
        return [key, async () => makeSiteFile('image/x-icon', await drawOldIcon(theme), day)];
      case speculationRulesPath: {
        const rules = (): string => JSON.stringify(speculationRules(tenant));
        return [key, () => makeSiteFile('application/speculationrules+json', rules(), day)];
      }
      default: {
        const manifest = webManifest(tenant, theme, manifestPath.exec(path)?.[1] ?? '');
        const type = 'application/manifest+json; charset=utf-8';
        return manifest && [key, () => makeSiteFile(type, JSON.stringify(manifest), day)];
      }
    }
  }

  return async (request, response, next) => {
    const tenant = tenantOf(response);
    const { path } = splitTarget(request.originalUrl);
    const isSitemap = sitemapPath.test(path);
    const maker = isSitemap ? undefined : makerOf(tenant, path, request.headers.host);
    if (!isSitemap && !maker) {
      next();
      return;
    }
    const file = maker ? await once(...maker) : await sitemapOf(tenant, path);
    if (!file) throw new HttpError(404, `There is no sitemap ${path}`);
    if (!isRead(request.method)) throw otherMethod(request.method, 'read');
    sendSiteFile(response, file, sendConditionsOf(request));
  };
}
