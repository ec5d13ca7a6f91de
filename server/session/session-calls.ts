import { z } from 'zod';
import type { ApiCall } from '../openapi/api-call.ts';

const sessionKeyAnswer = z.object({
  key: z.string().describe('to be sent in the header `x-ec-token`'),
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 anonymous, 1 soft, 2 logged in'),
  issuedAt: z.int().describe('seconds since 1970, by the server’s clock'),
  expiresAt: z.int().describe('seconds since 1970'),
});

export type SessionKeyAnswer = z.output<typeof sessionKeyAnswer>;

/** What `session-routes.ts` answers. (Requirements 7.063, 7.064) */
export const sessionCalls: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/session/v1/{tenant}',
    id: 'getSessionKey',
    group: 'session',
    params: z.object({ tenant: z.string().describe('name of the shop, such as `at`') }),
    headers: z.object({ 'x-ec-token': z.string().optional().describe('the key that the visitor has') }),
    isPersonal: true,
    summary: 'Gives the session key of whoever asks; one that was sent is given back while it holds',
    answers: {
      200: { description: 'the key', schema: sessionKeyAnswer },
      404: { description: 'the tenant is that of another shop' },
      429: { description: 'too many calls' },
      503: { description: 'sessions cannot be had at the moment; nobody is logged out' },
    },
  },
];
