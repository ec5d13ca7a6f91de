import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import type { Request, RequestHandler, Response } from 'express';
import type { ASTVisitor, GraphQLError, ValidationContext } from 'graphql';
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga';
import { tenantOf } from '../../../http/tenant-of.ts';
import { createInformSchema, type InformContext, type InformParts } from './inform-schema.ts';

/** Where it is mounted. */
export const informPath = '/api/inform/graphql';

/** Header that a call must carry where its body does not say JSON already: no form and no picture of another site can send either. */
export const informHeader = 'x-inform-request';

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
 * A query has at most 6 levels, 15 aliases, 1,000 tokens and a cost of 5,000, and comes alone.
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
      maxTokensPlugin({ n: 1000, exposeLimits: false }),
      maxDepthPlugin({ n: 6, ...quietly }),
      maxAliasesPlugin({ n: 15, ...quietly }),
      costLimitPlugin({ maxCost: 5000, ...quietly }),
      withoutMore(isProduction),
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
    void yoga.handle(request, response, { tenant, req: request, res: response });
  };
}

/** Limits say no numbers to those who look for them, and are faults of the query like any other. */
const quietly = {
  exposeLimits: false,
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Queries alone; in production no introspection, and no guesses at what a wrong name may have meant. */
function withoutMore(isProduction: boolean): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(onlyQueries);
      if (isProduction) addValidationRule(noIntrospection);
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map((error) => refusal(error as GraphQLError, isProduction)));
      };
    },
  };
}

function onlyQueries(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const operation: string = node.operation;
      if (operation !== 'query')
        context.reportError(createGraphQLError('Only queries are answered.', { nodes: [node] }));
    },
  };
}

function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { value } = node.name;
      if (value === '__schema' || value === '__type')
        context.reportError(createGraphQLError('Introspection is off.', { nodes: [node] }));
    },
  };
}

/** What is not valid is a 400, whoever found it. */
function refusal({ message, nodes, extensions }: GraphQLError, isProduction: boolean): GraphQLError {
  const hint = isProduction ? message.indexOf(' Did you mean') : -1;
  return createGraphQLError(hint === -1 ? message : message.slice(0, hint), {
    ...(nodes && { nodes }),
    extensions: { ...extensions, http: { status: 400 } },
  });
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
