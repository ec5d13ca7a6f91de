import type { Request } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { decodePath } from '../http/decode-path.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { entryOf, sentEntries } from '../http/read-entries.ts';
import { locatePage } from './locate-page.ts';

/**
 * The locale of the page that a request asks for, or, of a call, that it comes from: as it says itself, in its address or its
 * form; else by the address of the page; else the shop's own.
 */
export function localeOfRequest(request: Request, tenant: TenantConfig): string {
  const { path, search } = splitTarget(request.originalUrl);
  if (!isCall(path)) return localeOfPath(tenant, path);
  const entries = sentEntries(request);
  const said = createQueryReader(search)('locale') || (entries ? entryOf(entries, 'locale') : '');
  if (tenant.locales.some(({ locale }) => locale === said)) return said;
  const { referer = '' } = request.headers;
  return localeOfPath(tenant, URL.canParse(referer) ? new URL(referer).pathname : '/');
}

/** Whether a path is one of a call. */
export function isCall(path: string): boolean {
  return /^\/api(\/|\?|$)/.test(path);
}

function localeOfPath(tenant: TenantConfig, path: string): string {
  return locatePage(tenant, decodePath(path) ?? '/').locale;
}
