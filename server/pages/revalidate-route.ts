import { createHash, timingSafeEqual } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { contentPath, tenantName } from '../../schemas/content-names.ts';
import { readJson } from '../http/json-body.ts';
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
    const json = await readJson(request, maxBodyBytes);
    if (!json.ok) return sendProblem(response, json.status, STATUS_CODES[json.status] ?? '', json.detail);
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

function sendProblem(response: Response, status: number, title: string, detail: string): void {
  response.status(status).type('application/problem+json').send(JSON.stringify({ title, status, detail }));
}
