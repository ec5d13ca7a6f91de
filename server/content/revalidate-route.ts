import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { contentPath, tenantName } from '../../schemas/content-names.ts';
import { parseJson } from '../../schemas/safe-json.ts';
import { createRenewalBatches, type RunRenewal } from './renewal-batches.ts';

export interface RevalidateRouteOptions {
  /** What the caller has to send as bearer token. */
  secret: string;
  /** Marks stale what tags and paths name, for one tenant or all; returns how many documents it marked. */
  invalidate: RunRenewal;
  /** Milliseconds in which further calls are put together into one. */
  windowMs?: number;
  log: Pick<Logger, 'error'>;
}

/** Bytes of a request's body; a thousand tags fit. */
const maxBodyBytes = 64 * 1024;

const tag = z
  .string()
  .max(1600)
  .regex(/^[\x21-\x7e]{1,1600}$/, 'a tag is one word of printable ASCII');

const renewalRequest = z
  .strictObject({
    tags: z.array(tag).max(1000).default([]),
    paths: z.array(contentPath).max(1000).default([]),
    tenant: tenantName.optional(),
  })
  .refine(({ tags, paths }) => tags.length + paths.length > 0, 'name at least one of tags and paths');

/**
 * Handler for `POST /api/revalidate` with `{ tags?, paths?, tenant? }`: marks stale, deletes nothing. 200 with what was
 * marked, 202 when the call joins others that run together in a moment; problem details for 400, 401, 413, 415. Reads the body
 * itself, so mount it before any body parser.
 */
export function createRevalidateRoute(options: RevalidateRouteOptions): RequestHandler {
  if (options.secret === '') throw new TypeError('The revalidation route needs a secret');
  const secretHash = sha256(options.secret);
  const batches = createRenewalBatches(options.invalidate, options.windowMs ?? 1000, options.log);

  async function revalidate(request: Request, response: Response): Promise<void> {
    response.set('cache-control', 'no-store');
    if (!isAuthorised(request, secretHash)) {
      response.set('www-authenticate', 'Bearer');
      sendProblem(response, 401, 'Unauthorized', 'Send the secret as bearer token.');
      return;
    }
    const refusal = refuseForm(request);
    if (refusal) return sendProblem(response, 415, 'Unsupported Media Type', refusal);
    const bytes = await readBody(request);
    if (!bytes)
      return sendProblem(response, 413, 'Content Too Large', `At most ${maxBodyBytes} bytes are read.`);
    const json = parseJson(bytes, { maxBytes: maxBodyBytes, maxDepth: 4, maxNodes: 3000 });
    if (!json.ok)
      return sendProblem(response, 400, 'Bad Request', `The body is not the JSON expected: ${json.message}.`);
    const parsed = renewalRequest.safeParse(json.value);
    if (!parsed.success) {
      return sendProblem(response, 400, 'Bad Request', z.prettifyError(parsed.error));
    }
    const { tags, paths, tenant } = parsed.data;
    const marked = await batches.run({ tags, paths, tenant });
    const counts = { tags: tags.length, paths: paths.length };
    if (marked === undefined) response.status(202).json({ status: 'joined', ...counts });
    else response.status(200).json({ status: 'done', ...counts, marked });
  }

  return revalidate;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compared as hashes: they have one length, and the time tells nothing of the secret. */
function isAuthorised(request: Request, secretHash: Buffer): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(sha256(given), secretHash);
}

function refuseForm(request: Request): string | undefined {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return 'The body is application/json.';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  return encoding === 'identity' ? undefined : 'The body is not compressed.';
}

async function readBody(request: Request): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // The rest is read and dropped, so that the answer arrives.
    if (length <= maxBodyBytes) chunks.push(bytes);
  }
  return length <= maxBodyBytes ? Buffer.concat(chunks) : undefined;
}

function sendProblem(response: Response, status: number, title: string, detail: string): void {
  response.status(status).type('application/problem+json').send(JSON.stringify({ title, status, detail }));
}
