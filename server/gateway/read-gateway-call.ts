import type { Request } from 'express';
import { maxGetUrl } from '../../schemas/gateway/gateway-call.ts';
import { HttpError } from '../http/http-error.ts';
import { type GraphqlCall, readGraphqlBody, readGraphqlQuery } from './graph/read-graphql-call.ts';

/**
 * Reads the operation of a call: POST with JSON, or GET with the hash of one that the shop knows. Throws `HttpError` for
 * everything else: 400, 413, 414, 415. Other methods never come here.
 */
export async function readGatewayCall(request: Request): Promise<GraphqlCall> {
  return request.method === 'POST' ? readGraphqlBody(request) : readGet(request);
}

function readGet(request: Request): GraphqlCall {
  if (request.originalUrl.length > maxGetUrl)
    throw new HttpError(414, `An address has at most ${maxGetUrl} characters; longer ones go by POST.`, {
      text: { key: 'call.tooLong', values: { max: String(maxGetUrl) } },
    });
  const call = readGraphqlQuery(request);
  if (typeof call.query === 'string' || !call.extensions?.persistedQuery)
    throw new HttpError(400, 'GET names an operation that the shop knows; texts go by POST.', {
      text: { key: 'call.namesOperation' },
    });
  return call;
}
