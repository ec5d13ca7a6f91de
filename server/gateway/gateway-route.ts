import type { RequestHandler } from 'express';
import { gatewayPath } from '../../schemas/gateway/gateway-call.ts';
import { splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { Gateway } from './gateway.ts';

/** Leads calls to the gateway where the tenant has it, and at no other address. (Requirements 2.082, 2.083) */
export function createGatewayRoute({ handler }: Pick<Gateway, 'handler'>): RequestHandler {
  return (request, response, next) => {
    const { gatewayPath: own = gatewayPath } = tenantOf(response);
    return splitTarget(request.originalUrl).path === own ? handler(request, response, next) : next();
  };
}
