import express, { type RequestHandler, type Router } from 'express';
import { gatewayPath } from '../../schemas/gateway/gateway-call.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { takeMethods } from '../http/methods.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';

/** Where shops have the gateway, each path once. */
export function gatewayPaths(tenants: readonly Pick<TenantConfig, 'gatewayPath'>[]): string[] {
  return [...new Set(tenants.map(pathOf))];
}

const pathOf = ({ gatewayPath: own = gatewayPath }: Pick<TenantConfig, 'gatewayPath'>): string => own;

/**
 * Leads calls to the gateway where their tenant has it, and at no other address; `operations` tells what is carried out.
 * (Requirements 2.082, 2.083)
 */
export function createGatewayRoute(
  { handler, operations }: { handler: RequestHandler; operations: RequestHandler },
  tenants: readonly Pick<TenantConfig, 'gatewayPath'>[],
): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  for (const path of gatewayPaths(tenants)) {
    const before: RequestHandler = (_request, response, next) =>
      next(pathOf(tenantOf(response)) === path ? undefined : 'route');
    // Descriptions of calls name no slash at the end.
    takeMethods(router, [path, path.slice(0, -1)], {
      before,
      get: [requireSameOrigin, handler],
      post: [requireSameOrigin, handler],
    });
    takeMethods(router, `${path}operations`, { before, get: operations });
  }
  return router;
}
