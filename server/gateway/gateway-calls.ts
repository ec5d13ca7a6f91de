import { z } from 'zod';
import { gatewayHeader, maxGetUrl } from '../../schemas/gateway/gateway-call.ts';
import { publishedOperations } from '../../schemas/gateway/published-operation.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { answeredInGraphql } from '../openapi/graphql-answer.ts';
import { graphqlCall } from './graph/read-graphql-call.ts';

const answers: ApiCall['answers'] = {
  200: answeredInGraphql('data; what it may be is said by `schemas/published/gateway.graphql`'),
  400: answeredInGraphql('no operation that the shop carries out, or values that make no sense'),
  403: { description: 'another site asks' },
  404: answeredInGraphql('what is to be changed is not there'),
  428: answeredInGraphql('the visitor is somebody from now on: it is to be sent again'),
  422: answeredInGraphql('not done; the message says why, in words for visitors'),
  429: answeredInGraphql('too many changes'),
  500: answeredInGraphql('the shop made a mistake'),
  503: answeredInGraphql('the shop cannot answer at the moment; says nothing of the visitor'),
};

const shared = { group: 'gateway', isPersonal: true, endsInSlash: true } as const;
const mark = z.string().describe('any value: no form and no picture of another site can send it');

/** What `gateway.ts` answers at a path. (Requirements 2.082, 7.054–7.058, 7.068) */
export function gatewayCalls(gatewayPath: string): readonly ApiCall[] {
  const path = gatewayPath.replace(/\/$/, '');
  return [
    {
      ...{ method: 'post', path, id: 'carryOut', ...shared },
      summary: 'Carries out an operation in GraphQL; in production one that the shop knows, by its hash',
      body: graphqlCall,
      takesKey: true,
      answers,
    },
    {
      ...{ method: 'get', path, id: 'query', ...shared },
      summary: 'Answers a query that the shop knows, by its hash',
      headers: z.object({ [gatewayHeader]: mark }),
      query: z.object({
        extensions: z.string().describe('JSON that names the operation, as in the body of POST'),
        variables: z.string().optional().describe('JSON'),
        operationName: z.string().optional(),
      }),
      answers: {
        ...answers,
        405: answeredInGraphql('the operation changes something'),
        414: { description: `an address of more than ${maxGetUrl} characters` },
      },
    },
    {
      ...{ method: 'get', path: `${path}/operations`, id: 'listOperations', group: 'gateway' },
      summary: 'The operations that are carried out for apps and partners, with their hashes',
      answers: {
        200: { description: 'all that are published', schema: publishedOperations, name: 'Operations' },
      },
    },
  ];
}
