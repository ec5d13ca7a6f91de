import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { RequestHandler } from 'express';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { gatewayHeader } from '../../schemas/gateway/gateway-call.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { answerByEngine } from './graph/answer-by-engine.ts';
import type { GatewayContext } from './graph/gateway-context.ts';
import { graphqlContextOf } from './graph/graphql-context.ts';
import { createGatewaySchema, type SchemaPorts, schemaTextOf } from './gateway-schema.ts';
import { maskFaults } from './guard/mask-faults.ts';
import { narrowDocuments } from './guard/narrow-documents.ts';
import { limitQueries } from './guard/query-limits.ts';
import { readGatewayCall } from './read-gateway-call.ts';
import type { TrustedOperations } from './trusted-operations.ts';

export interface GatewayPorts extends SchemaPorts {
  /** True: nothing but trusted operations, no introspection, no word of limits. */
  isProduction: boolean;
  /** Operations of the shop's own blocks. */
  trusted: TrustedOperations;
  /** Told of what callers do not see, with the number that they see. */
  onError: (error: unknown, requestId: string) => void;
}

export interface Gateway {
  /** Answers wherever it is mounted; the tenant must have been found before. */
  handler: RequestHandler;
  /** The schema in the language of schemas. */
  schemaText(): string;
}

/**
 * GraphQL of the shop, for its own pages: POST with JSON; GET for operations that the shop knows, with the header
 * `x-gateway-request`. `locale` in the query says in which language. No answer is for a cache. What a browser says of its
 * visitor opens nothing: the stored session decides.
 */
export function createGateway(ports: GatewayPorts): Gateway {
  const schema = createGatewaySchema(ports);
  const yoga = createEngine(ports, schema);
  return {
    async handler(request, response) {
      response.set('Cache-Control', 'private, no-store');
      requireSameOrigin(request, response, () => {});
      const call = await readGatewayCall(request);
      const context = { ...graphqlContextOf(request, response), incoming: request, outgoing: response };
      await answerByEngine(yoga, { call, mark: gatewayHeader, context }, request, response);
    },
    schemaText: () => schemaTextOf(schema),
  };
}

function createEngine(
  { isProduction, trusted, text, onError }: GatewayPorts,
  schema: ReturnType<typeof createGatewaySchema>,
): YogaServerInstance<GatewayContext, object> {
  return createYoga<GatewayContext>({
    schema,
    graphqlEndpoint: '/',
    landingPage: false,
    graphiql: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { isDev: false },
    plugins: [
      useCSRFPrevention({ requestHeaders: [gatewayHeader] }),
      usePersistedOperations({
        allowArbitraryOperations: !isProduction,
        getPersistedOperation: (hash) => trusted.get(hash) ?? null,
        customErrors: {
          notFound: refusal('The shop knows no such operation.', 'PERSISTED_QUERY_NOT_IN_LIST'),
          keyNotFound: refusal('There is no operation.', 'PERSISTED_QUERY_ID_REQUIRED'),
          persistedQueryOnly: refusal(
            'Only operations of the shop are carried out.',
            'TRUSTED_OPERATIONS_ONLY',
          ),
        },
      }),
      ...limitQueries({ tellsLimits: !isProduction }),
      narrowDocuments({ operations: ['query', 'mutation'], isSilent: isProduction }),
      maskFaults<GatewayContext>({
        words: ({ tenant, locale }) => text(tenant.slug, locale.locale, 'error.failed'),
        onError,
        isSilent: isProduction,
      }),
    ],
  });
}

const refusal = (message: string, code: string) => ({ message, extensions: { code, http: { status: 400 } } });
