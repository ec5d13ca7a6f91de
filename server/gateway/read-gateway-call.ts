import type { Request } from 'express';
import { z } from 'zod';
import { maxGetUrl } from '../../schemas/gateway/gateway-call.ts';
import { parseJson } from '../../schemas/safe-json.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson } from '../http/json-body.ts';
import { splitTarget } from '../http/query.ts';

/** Bytes of a body. */
const maxBytes = 16 * 1024;
/** Up to here a body is looked at, so that a batch is told that it is one. */
const seenBytes = 64 * 1024;

const callShape = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({
      persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().max(128) }).optional(),
    })
    .nullish(),
});

/** One operation as a call sends it: its text, or the hash by which the shop knows it. */
export type GatewayCall = z.output<typeof callShape>;

/**
 * Reads the operation of a call: POST with JSON, or GET with the hash of one that the shop knows. Throws `HttpError` for
 * everything else: 400, 413, 414, 415. Other methods never come here.
 */
export async function readGatewayCall(request: Request): Promise<GatewayCall> {
  return request.method === 'POST' ? readPost(request) : readGet(request);
}

async function readPost(request: Request): Promise<GatewayCall> {
  const json = await readJson(request, seenBytes);
  if (!json.ok) throw new HttpError(json.status, json.detail);
  if (Array.isArray(json.value)) throw new HttpError(400, 'Operations come one at a time.');
  const said = Number(request.headers['content-length'] ?? 0);
  if (Math.max(said, Buffer.byteLength(JSON.stringify(json.value))) > maxBytes)
    throw new HttpError(413, `At most ${maxBytes} bytes are read.`);
  return parsed(json.value);
}

function readGet({ originalUrl }: Request): GatewayCall {
  if (originalUrl.length > maxGetUrl)
    throw new HttpError(414, `An address has at most ${maxGetUrl} characters; longer ones go by POST.`);
  const parameters = new URLSearchParams(splitTarget(originalUrl).search);
  const call = parsed({
    query: parameters.get('query'),
    operationName: parameters.get('operationName'),
    variables: jsonOf(parameters.get('variables')),
    extensions: jsonOf(parameters.get('extensions')),
  });
  if (typeof call.query === 'string' || !call.extensions?.persistedQuery)
    throw new HttpError(400, 'GET names an operation that the shop knows; texts go by POST.');
  return call;
}

function jsonOf(text: string | null): unknown {
  if (text === null) return null;
  const json = parseJson(Buffer.from(text), { maxBytes, maxDepth: 8, maxNodes: 3000 });
  if (!json.ok) throw new HttpError(400, `The address is not as expected: ${json.message}.`);
  return json.value;
}

function parsed(value: unknown): GatewayCall {
  const call = callShape.safeParse(value);
  if (!call.success) throw new HttpError(400, z.prettifyError(call.error));
  return call.data;
}
