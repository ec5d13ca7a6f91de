import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';

/** What resolvers know of a call in GraphQL. */
export interface GraphqlContext {
  /** The shop that it was sent to. */
  tenant: TenantConfig;
  /** The language in which it is answered. */
  locale: TenantConfig['locales'][number];
  /** What the log and the answer call this call. */
  requestId: string;
}

/** Throws `HttpError` 400 for a locale that the shop does not have. */
export function graphqlContextOf(request: Request, response: Response): GraphqlContext {
  const tenant = tenantOf(response);
  const wanted = localeOfCall(request, response);
  const locale = tenant.locales.find((each) => each.locale === wanted) as GraphqlContext['locale'];
  const id = (request as { id?: unknown }).id;
  return { tenant, locale, requestId: typeof id === 'string' ? id : randomUUID() };
}
