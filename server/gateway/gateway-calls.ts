import { z } from 'zod';
import { gatewayHeader, maxGetUrl } from '../../schemas/gateway/gateway-call.ts';
import type { ApiCall } from '../openapi/api-call.ts';

const extensions = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }),
});

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.int()])).optional(),
        extensions: z.object({ code: z.string().optional(), requestId: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

const answers = {
  200: { description: 'data; what it may be is said by `schemas/published/gateway.graphql`', schema: answer },
  400: { description: 'no operation that the shop carries out' },
  403: { description: 'another site asks' },
  429: { description: 'too many votes' },
  503: { description: 'the shop cannot answer at the moment; says nothing of the visitor' },
};

const locale = z.string().optional().describe('language of the answer; default: the shop’s own');

/** What `gateway.ts` answers at a path. (Requirements 2.082, 7.054–7.058, 7.068) */
export function gatewayCalls(path: string): readonly ApiCall[] {
  return [
    {
      method: 'post',
      path,
      group: 'gateway',
      summary: 'Carries out an operation in GraphQL; in production one of the shop’s own, by its hash',
      query: z.object({ locale }),
      body: z.object({
        extensions: extensions.optional(),
        query: z.string().optional().describe('text of the operation, in development'),
        variables: z.record(z.string(), z.unknown()).optional(),
      }),
      answers: { ...answers, 413: { description: 'more than 16 KB' }, 415: { description: 'no JSON' } },
    },
    {
      method: 'get',
      path,
      group: 'gateway',
      summary: `Answers a query of the shop’s own, with the header ${gatewayHeader}`,
      query: z.object({
        locale,
        extensions: z.string().describe('JSON that names the operation, as in the body of POST'),
        variables: z.string().optional().describe('JSON'),
      }),
      answers: { ...answers, 414: { description: `an address of more than ${maxGetUrl} characters` } },
    },
  ];
}
