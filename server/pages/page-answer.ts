import type { RenderedPage } from '../../renderer/contract/rendered-page.ts';
import type { Issue } from '../../schemas/issue.ts';
import { localeOfPath } from '../../schemas/locale-path.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from '../http/http-error.ts';

export type DrawnPage = Exclude<RenderedPage, { kind: 'failed' }>;

/** What an address leads to. */
export type PageAnswer =
  | { kind: 'page'; locale: string; page: DrawnPage }
  /** `query` without `?`; absent: that of the request. */
  | { kind: 'redirect'; locale: string; location: string; query?: string }
  | { kind: 'missing'; locale: string }
  /** It was there, and will not come back. */
  | { kind: 'gone'; locale: string }
  /** Neither the page nor an older copy can be had, or a critical part of it failed. */
  | { kind: 'unavailable'; locale: string; reason: string; issues: readonly Issue[] };

/** What an address leads to when it is no page. */
export type NoPage = Exclude<PageAnswer, { kind: 'page' }>;

/** What the error pages answer for an address without a page. */
export function noPageError(answer: Exclude<NoPage, { kind: 'redirect' }>, path: string): HttpError {
  if (answer.kind === 'missing') return new HttpError(404, `There is no page ${path}`);
  if (answer.kind === 'gone') return new HttpError(410, `What was at ${path} is gone`);
  return new HttpError(503, answer.reason, { headers: { 'Retry-After': '30' } });
}

/**
 * Where a redirect leads, as browsers are told; `search`: the query of the request, which goes with it where it has none of its
 * own; either in the words of the language that it leads to.
 */
export function redirectAddress(
  tenant: TenantConfig,
  { location, query }: Extract<NoPage, { kind: 'redirect' }>,
  search: string,
): string {
  const own = addressWords(tenant, localeOfPath(tenant, location)).query(query ?? search);
  return encodeURI(location) + (own === '' ? '' : `?${own}`);
}
