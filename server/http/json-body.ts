import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../../schemas/safe-json.ts';
import { readBodyBytes } from './body-bytes.ts';
import { HttpError } from './http-error.ts';

/** Bytes of a body that nothing else is said of. */
const usualBytes = 16 * 1024;
const limits = { maxDepth: 8, maxNodes: 3000 };

export type ReadJson = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; detail: string };

/** Reads a body that is to be plain `application/json` of at most so many bytes. The stream is read to its end. */
export async function readJson(request: IncomingMessage, maxBytes = usualBytes): Promise<ReadJson> {
  const refusal = refuseForm(request);
  if (refusal !== undefined) return { ok: false, status: 415, detail: refusal };
  const bytes = await readBodyBytes(request, maxBytes);
  if (!bytes) return { ok: false, status: 413, detail: `At most ${maxBytes} bytes are read.` };
  const json = parseJson(bytes, { maxBytes, ...limits });
  if (json.ok) return json;
  return { ok: false, status: 400, detail: `The body is not the JSON expected: ${json.message}.` };
}

/** The body as its schema has it. Throws `HttpError` 400, 413 or 415, which says what is wrong. */
export async function readJsonBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  maxBytes?: number,
): Promise<z.output<Schema>> {
  const json = await readJson(request, maxBytes);
  if (!json.ok) throw new HttpError(json.status, json.detail);
  const parsed = schema.safeParse(json.value);
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error));
  return parsed.data;
}

function refuseForm({ headers }: IncomingMessage): string | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return 'The body is application/json.';
  const encoding = headers['content-encoding'] ?? 'identity';
  return encoding === 'identity' ? undefined : 'The body is not compressed.';
}
