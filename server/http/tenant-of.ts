import type { Response } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** The shop that a request is for, as `server/compose/app.ts` found it before every route. */
export function tenantOf(response: Response): TenantConfig {
  return response.locals.tenant as TenantConfig;
}
