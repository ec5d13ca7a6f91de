import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { GraphQLError, ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What a document in GraphQL may be. A token is a name, a sign or a value; the depth counts fields within fields. */
const queryLimits = { aliases: 15, tokens: 1000, depth: 6, cost: 5000 } as const;

/**
 * Holds documents to the limits: tokens while they are read, all else before anything is carried out. `tellsLimits`: whether
 * the refusal says the number, for whoever writes a query; nobody who looks for it is told.
 */
export function limitQueries({ tellsLimits }: { tellsLimits: boolean }): Plugin[] {
  const quietly = {
    exposeLimits: tellsLimits,
    // Faults of the document like any other, which all the rules find.
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  };
  return [
    maxTokensPlugin({ n: queryLimits.tokens, exposeLimits: tellsLimits }),
    maxDepthPlugin({ n: queryLimits.depth, ...quietly }),
    maxAliasesPlugin({ n: queryLimits.aliases, ...quietly }),
    costLimitPlugin({ maxCost: queryLimits.cost, ...quietly }),
  ];
}
