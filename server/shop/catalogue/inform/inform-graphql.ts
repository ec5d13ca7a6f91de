import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import type { RequestHandler } from 'express';
import { createYoga } from 'graphql-yoga';
import { answerByEngine } from '../../../gateway/graph/answer-by-engine.ts';
import { type GraphqlContext, graphqlContextOf } from '../../../gateway/graph/graphql-context.ts';
import { readGraphqlBody, readGraphqlQuery } from '../../../gateway/graph/read-graphql-call.ts';
import { maskFaults } from '../../../gateway/guard/mask-faults.ts';
import { narrowDocuments } from '../../../gateway/guard/narrow-documents.ts';
import { limitQueries } from '../../../gateway/guard/query-limits.ts';
import { informHeader } from './inform-path.ts';
import { createInformSchema, type InformParts } from './inform-schema.ts';

export interface InformGraphqlParts extends InformParts {
  /** True: no introspection, no detail of what went wrong. */
  isProduction: boolean;
  /** One of the shop's texts. */
  text: (tenant: string, locale: string, key: string) => string;
  /** Told of errors that callers do not see, with the number that they see. */
  onError: (error: unknown, requestId: string) => void;
}

/**
 * GraphQL of products and recommendations: queries by POST (`application/json`) and GET, with the header `x-inform-request`.
 * A query is held to the gateway’s limits, and comes alone.
 */
export function createInformGraphql(parts: InformGraphqlParts): RequestHandler {
  const { isProduction, text, onError } = parts;
  const yoga = createYoga<GraphqlContext>({
    schema: createInformSchema(parts),
    graphqlEndpoint: '/',
    landingPage: false,
    graphiql: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { isDev: false },
    plugins: [
      useCSRFPrevention({ requestHeaders: [informHeader] }),
      ...limitQueries({ tellsLimits: false }),
      narrowDocuments({ operations: ['query'], isSilent: isProduction }),
      maskFaults<GraphqlContext>({
        words: ({ tenant, locale }) => text(tenant.slug, locale.locale, 'error.failed'),
        onError,
        isSilent: isProduction,
      }),
    ],
  });
  return async (request, response) => {
    // Prices are of now: no cache on the way may guess how long they hold.
    response.set('Cache-Control', 'no-store');
    const call = request.method === 'POST' ? await readGraphqlBody(request) : readGraphqlQuery(request);
    const context = graphqlContextOf(request, response);
    await answerByEngine(yoga, { call, mark: informHeader, context }, request, response);
  };
}
