import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { type JsonLimits, parseJson } from '../../schemas/safe-json.ts';
import { readBodyBytes } from './body-bytes.ts';
import { type ErrorText, HttpError } from './http-error.ts';
import { shapeError } from './shape-error.ts';

/** Bytes of a body that nothing else is said of. */
const usualBytes = 16 * 1024;
const usualLimits: BodyLimits = { maxDepth: 8, maxNodes: 3000 };

type BodyLimits = Pick<JsonLimits, 'maxDepth' | 'maxNodes'>;

export type ReadJson =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 413 | 415; detail: string; text: ErrorText };

/** Reads a body that is to be plain `application/json` of at most so many bytes. The stream is read to its end. */
export async function readJson(
  request: IncomingMessage,
  maxBytes = usualBytes,
  limits = usualLimits,
): Promise<ReadJson> {
  const refusal = refuseForm(request);
  if (refusal !== undefined) return { ok: false, status: 415, ...refusal };
  const bytes = await readBodyBytes(request, maxBytes);
  if (!bytes) return { ok: false, status: 413, ...tooLarge(maxBytes) };
  const json = parseJson(bytes, { maxBytes, ...limits });
  if (json.ok) return json;
  const detail = `The body is not the JSON expected: ${json.message}.`;
  return { ok: false, status: 400, detail, text: { key: 'call.notJson' } };
}

/** The JSON of a body. Throws `HttpError` 400, 413 or 415. */
export async function readJsonValue(
  request: IncomingMessage,
  maxBytes?: number,
  limits?: BodyLimits,
): Promise<unknown> {
  const json = await readJson(request, maxBytes, limits);
  if (!json.ok) throw new HttpError(json.status, json.detail, { text: json.text });
  return json.value;
}

/** The body as its schema has it. Throws `HttpError` 400, 413 or 415, which says what is wrong. */
export async function readJsonBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  maxBytes?: number,
): Promise<z.output<Schema>> {
  const value = await readJsonValue(request, maxBytes);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw shapeError(parsed.error, value);
  return parsed.data;
}

interface Refusal {
  detail: string;
  text: ErrorText;
}

/** What is said of a body of more bytes than are read. */
export function tooLarge(maxBytes: number): Refusal {
  const max = String(maxBytes);
  return { detail: `At most ${max} bytes are read.`, text: { key: 'call.tooLarge', values: { max } } };
}

/** What is said of a compressed body; undefined: it is none. */
export function refuseCompressed({ headers }: IncomingMessage): Refusal | undefined {
  if ((headers['content-encoding'] ?? 'identity') === 'identity') return undefined;
  return { detail: 'The body is not compressed.', text: { key: 'call.compressed' } };
}

function refuseForm(request: IncomingMessage): Refusal | undefined {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return refuseCompressed(request);
  return { detail: 'The body is application/json.', text: { key: 'call.wrongType' } };
}
