import type { Request, Response } from 'express';
import type { YogaServerInstance } from 'graphql-yoga';
import { HttpError } from '../../http/http-error.ts';
import { graphqlTypes } from '../../openapi/graphql-answer.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { GraphqlCall } from './read-graphql-call.ts';

/** What the engine thinks it is asked at; calls are read before it. */
const innerUrl = 'http://graphql/';

/** A call for an engine whose endpoint is `/`. */
export interface EngineCall<Context extends GraphqlContext> {
  call: GraphqlCall;
  /** Header that no page of another site can send. */
  mark: string;
  context: Context;
}

/** Answers a call as the caller’s `Accept` wants it. Throws `HttpError` 406 for kinds that GraphQL is not answered in. */
export async function answerByEngine<Context extends GraphqlContext>(
  yoga: YogaServerInstance<Context, object>,
  { call, mark, context }: EngineCall<Context>,
  request: Request,
  response: Response,
): Promise<void> {
  const [exact, usual] = graphqlTypes;
  // The one that is named first is meant by whoever takes anything. (GraphQL over HTTP)
  const accepted = request.accepts([usual, exact]);
  if (accepted === false)
    throw new HttpError(406, `The answer is ${usual}`, { text: { key: 'call.notAcceptable' } });
  const isRead = request.method !== 'POST';
  const headers = new Headers({ Accept: accepted });
  const given = request.get(mark);
  if (given !== undefined) headers.set(mark, given);
  if (!isRead) headers.set('Content-Type', usual);
  const answered = await yoga.fetch(
    isRead ? `${innerUrl}?${queryOf(call).toString()}` : innerUrl,
    { method: isRead ? 'GET' : 'POST', headers, ...(!isRead && { body: JSON.stringify(call) }) },
    context,
  );
  const retryAfter = answered.headers.get('Retry-After');
  if (retryAfter !== null) response.set('Retry-After', retryAfter);
  response
    .status(answered.status)
    .set({ 'Content-Language': context.locale.locale, 'X-Request-Id': context.requestId })
    .vary('Accept')
    .type(answered.headers.get('Content-Type') ?? usual)
    .send(await answered.text());
}

function queryOf({ query, operationName, variables, extensions }: GraphqlCall): URLSearchParams {
  return new URLSearchParams({
    ...(typeof query === 'string' && { query }),
    ...(typeof operationName === 'string' && { operationName }),
    ...(variables && { variables: JSON.stringify(variables) }),
    ...(extensions && { extensions: JSON.stringify(extensions) }),
  });
}
