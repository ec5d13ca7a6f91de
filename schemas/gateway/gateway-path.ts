import { z } from 'zod';

/** Where a shop's pages ask the gateway. (Requirements 2.082, 2.083) */
export const gatewayPathShape = z
  .string()
  .max(64)
  .regex(/^\/api\/([a-z0-9-]+\/)+$/, 'write the path of the gateway as /api/gateway/');
