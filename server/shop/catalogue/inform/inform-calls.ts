import { z } from 'zod';
import { graphqlCall } from '../../../gateway/graph/read-graphql-call.ts';
import type { ApiCall } from '../../../openapi/api-call.ts';
import { answeredInGraphql } from '../../../openapi/graphql-answer.ts';
import { informHeader, informPath } from './inform-path.ts';

const text = z.string().describe('the operation: queries alone');
const answers: ApiCall['answers'] = {
  200: answeredInGraphql('data; what it may be is said by `schemas/published/inform.graphql`'),
  400: answeredInGraphql('no query that is answered, or values that make no sense'),
  403: answeredInGraphql('another site asks'),
  500: answeredInGraphql('the shop made a mistake'),
  503: answeredInGraphql('products cannot be had at the moment'),
};
const shared = { path: informPath, group: 'products' } as const;

/** What `inform-graphql.ts` answers. */
export const informCalls: readonly ApiCall[] = [
  {
    ...{ method: 'post', id: 'askForProducts', ...shared },
    summary: 'Products, and what to offer beside them, in GraphQL',
    body: graphqlCall,
    answers,
  },
  {
    ...{ method: 'get', id: 'getProducts', ...shared },
    summary: 'The same by the address alone',
    headers: z.object({
      [informHeader]: z.string().describe('any value: no form and no picture of another site can send it'),
    }),
    query: z.object({
      query: text,
      operationName: z.string().optional(),
      variables: z.string().optional().describe('JSON'),
    }),
    answers: { ...answers, 405: answeredInGraphql('the operation changes something') },
  },
];
