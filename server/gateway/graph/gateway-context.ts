import type { Request, Response } from 'express';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** What resolvers know of a call. */
export interface GatewayContext {
  tenant: TenantConfig;
  /** The language in which it is answered. */
  locale: TenantConfig['locales'][number];
  /** Not `request`: that is the engine’s. */
  incoming: Request;
  outgoing: Response;
  /** What the log and the answer call this call. */
  requestId: string;
}

/** Something that each call has one of, made when it is first wanted: loaders, which forget with the call. */
export function oncePerCall<Thing>(
  make: (context: GatewayContext) => Thing,
): (context: GatewayContext) => Thing {
  const made = new WeakMap<Response, Thing>();
  return (context) => {
    let thing = made.get(context.outgoing);
    if (thing === undefined) made.set(context.outgoing, (thing = make(context)));
    return thing;
  };
}
