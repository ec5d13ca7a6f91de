import { z } from 'zod';
import type { ApiAnswer } from './api-call.ts';

/** The kinds in which GraphQL is answered, as `Accept` asks for; the second is the usual one. */
export const graphqlTypes = ['application/graphql-response+json', 'application/json'] as const;

/** What an operation in GraphQL is answered with. (GraphQL § 7) */
const graphqlAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        locations: z.array(z.object({ line: z.int(), column: z.int() })).optional(),
        path: z.array(z.union([z.string(), z.int()])).optional(),
        extensions: z
          .looseObject({
            code: z.string().optional().describe('what happened, for programs'),
            requestId: z.string().optional().describe('under which the log has it'),
          })
          .optional(),
      }),
    )
    .optional(),
});

/** An answer in GraphQL, whichever its status. */
export function answeredInGraphql(description: string): ApiAnswer {
  return { description, schema: graphqlAnswer, types: graphqlTypes, name: 'GraphqlAnswer' };
}
