import type { Request } from 'express';
import { z } from 'zod';
import { parseJson } from '../../../schemas/safe-json.ts';
import { type ErrorText, HttpError } from '../../http/http-error.ts';
import { readJsonValue, tooLarge } from '../../http/json-body.ts';
import { splitTarget } from '../../http/query.ts';
import { shapeError } from '../../http/shape-error.ts';

/** Bytes of a body. */
const maxBytes = 16 * 1024;
/** Up to here a body is looked at, so that a batch is told that it is one. */
const seenBytes = 64 * 1024;

const extensions = z.looseObject({
  persistedQuery: z
    .object({
      version: z.literal(1),
      sha256Hash: z.string().max(128).describe('of the text of the operation, in hexadecimal digits'),
    })
    .optional(),
});

/** One operation as a call sends it: its text, or the hash by which the shop knows it. (GraphQL over HTTP) */
export const graphqlCall = z.object({
  query: z.string().nullish().describe('text of the operation'),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: extensions.nullish(),
});
export type GraphqlCall = z.output<typeof graphqlCall>;

/** The operation of a POST with JSON. Throws `HttpError` 400, 413, 415. */
export async function readGraphqlBody(request: Request): Promise<GraphqlCall> {
  const value = await readJsonValue(request, seenBytes);
  if (Array.isArray(value)) throw refusal(400, 'Operations come one at a time.', { key: 'call.oneAtATime' });
  const said = Number(request.headers['content-length'] ?? 0);
  if (Math.max(said, Buffer.byteLength(JSON.stringify(value))) > maxBytes) {
    const { detail, text } = tooLarge(maxBytes);
    throw refusal(413, detail, text);
  }
  return parsed(value);
}

/** The operation that an address names. Throws `HttpError` 400. */
export function readGraphqlQuery({ originalUrl }: Request): GraphqlCall {
  const parameters = new URLSearchParams(splitTarget(originalUrl).search);
  return parsed({
    query: parameters.get('query'),
    operationName: parameters.get('operationName'),
    variables: jsonOf(parameters.get('variables')),
    extensions: jsonOf(parameters.get('extensions')),
  });
}

function jsonOf(text: string | null): unknown {
  if (text === null) return null;
  const json = parseJson(Buffer.from(text), { maxBytes, maxDepth: 8, maxNodes: 3000 });
  if (json.ok) return json.value;
  throw refusal(400, `The address is not as expected: ${json.message}.`, { key: 'call.notJson' });
}

function parsed(value: unknown): GraphqlCall {
  const call = graphqlCall.safeParse(value);
  if (!call.success) throw shapeError(call.error, value);
  return call.data;
}

const refusal = (status: number, detail: string, text: ErrorText): HttpError =>
  new HttpError(status, detail, { text });
