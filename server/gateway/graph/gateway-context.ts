import type { Request, Response } from 'express';
import type { GraphqlContext } from './graphql-context.ts';

/** What resolvers of the gateway know of a call: whoever sends it, too. */
export interface GatewayContext extends GraphqlContext {
  /** Not `request`: that is the engine’s. */
  incoming: Request;
  outgoing: Response;
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
