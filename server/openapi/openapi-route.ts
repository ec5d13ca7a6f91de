import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ApiCall } from './api-call.ts';

export const openapiCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: '/api/openapi.json', id: 'describeCalls', group: 'description' },
    summary: 'This description of all calls',
    answers: {
      200: {
        description: 'an OpenAPI document',
        schema: z.record(z.string(), z.unknown()),
        name: 'Description',
      },
    },
  },
];

/** GET `/api/openapi.json`: the calls of the shop. The document is made when it is first asked for. */
export function createOpenapiRoute(makeDocument: () => object): RequestHandler {
  let text: string | undefined;
  return (_request, response) => {
    text ??= JSON.stringify(makeDocument());
    response.set('Cache-Control', 'public, max-age=3600').type('application/json').send(text);
  };
}
