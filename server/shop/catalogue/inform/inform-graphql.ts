import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import type { Request, RequestHandler, Response } from 'express';
import { createYoga, type Plugin } from 'graphql-yoga';
import { narrowDocuments } from '../../../gateway/guard/narrow-documents.ts';
import { limitQueries } from '../../../gateway/guard/query-limits.ts';
import { askForBody } from '../../../http/expected-body.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import { informPath } from './inform-path.ts';
import { createInformSchema, type InformContext, type InformParts } from './inform-schema.ts';

/** Header that a call must carry where its body does not say JSON already: no form and no picture of another site can send either. */
const informHeader = 'x-inform-request';

/** Most bytes of a body. */
const maxBytes = 100_000;

export interface InformGraphqlParts extends InformParts {
  /** True: no introspection, no workbench, no detail of what went wrong. */
  isProduction: boolean;
  /** Told of errors that callers do not see. */
  onError: (error: unknown) => void;
}

/**
 * GraphQL of products and recommendations: queries by POST (`application/json`) and GET, with the header `x-inform-request`.
 * A query is held to the gateway’s limits, and comes alone.
 */
export function createInformGraphql(parts: InformGraphqlParts): RequestHandler {
  const { isProduction, onError } = parts;
  const yoga = createYoga<InformContext & { req: Request; res: Response }>({
    schema: createInformSchema(parts),
    graphqlEndpoint: informPath,
    landingPage: false,
    graphiql: !isProduction,
    batching: false,
    multipart: false,
    cors: false,
    maxRequestBodySize: maxBytes,
    logging: false,
    maskedErrors: { isDev: false },
    plugins: [
      useCSRFPrevention({ requestHeaders: [informHeader] }),
      ...limitQueries({ tellsLimits: false }),
      narrowDocuments({ operations: ['query'], isSilent: isProduction }),
      reportHidden(onError),
    ],
  });
  return (request, response) => {
    const tenant = tenantOf(response);
    // What is refused is a 400, not a 200 that tells of an error.
    if (!request.headers.accept?.includes('text/html'))
      request.headers.accept = 'application/graphql-response+json';
    // Prices are of now: no cache on the way may guess how long they hold.
    response.set('Cache-Control', 'no-store');
    askForBody(request);
    // The engine knows no HEAD, which is answered as GET; Node.js leaves the body out.
    if (request.method === 'HEAD') request.method = 'GET';
    void yoga.handle(request, response, { tenant, req: request, res: response });
  };
}

/** Tells the log what callers are not told. */
function reportHidden(onError: (error: unknown) => void): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ result }) {
        if (!('errors' in result)) return;
        for (const { originalError } of result.errors ?? [])
          if (originalError && originalError.name !== 'GraphQLError') onError(originalError);
      },
    }),
  };
}
