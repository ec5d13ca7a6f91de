import type { Response } from 'express';
import type { TenantConfig } from '../../schemas/tenant.ts';

/** The shop that a request is for, as `server/app.ts` found it before every route. */
export function tenantOf(response: Response): TenantConfig {
  return response.locals.tenant as TenantConfig;
}
