import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { readBodyBytes } from './body-bytes.ts';
import { HttpError } from './http-error.ts';
import { readJsonValue, refuseCompressed, tooLarge } from './json-body.ts';
import { shapeError } from './shape-error.ts';

/** Bytes of a body: the longest review, with every character escaped as forms do it. */
const maxBytes = 64 * 1024;
const maxEntries = 100;

/** What was sent: values by field, each field with all its values in order. */
export interface Entries {
  /** A plain form of a page without JavaScript, which wants to be led back to a page. */
  isForm: boolean;
  values: ReadonlyMap<string, readonly string[]>;
}

const sent = new WeakMap<IncomingMessage, Entries>();

/** What was read of a request's form; undefined: nothing was, or not yet. */
export const sentEntries = (request: IncomingMessage): Entries | undefined => sent.get(request);

/** The only value of a field, empty where it was not sent; of several the first. */
export const entryOf = ({ values }: Entries, name: string): string => values.get(name)?.[0] ?? '';

/**
 * Reads what a form sends, either as forms do it or as a JSON object of texts, numbers and lists of texts, which is held to the
 * schema of the call: what a form of a page lacks, its page says. Throws `HttpError` 400 for what is broken, of another shape, no
 * UTF-8 or holds NUL, 413 for too much, 415 for other kinds.
 */
export async function readEntries(request: IncomingMessage, shape?: z.ZodType): Promise<Entries> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded';
  const values = isForm ? readForm(await readText(request)) : await readObject(request, shape);
  for (const [, texts] of values) {
    if (texts.some((text) => text.includes('\0'))) throw badText('A text holds NUL');
    // JSON can name halves of characters, which no database keeps.
    if (!texts.every((text) => text.isWellFormed())) throw badText('A text is not UTF-8');
  }
  const entries = { isForm, values };
  sent.set(request, entries);
  return entries;
}

async function readObject(
  request: IncomingMessage,
  shape: z.ZodType | undefined,
): Promise<Map<string, string[]>> {
  const value = await readJsonValue(request, maxBytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'The body is an object', { text: { key: 'call.notObject' } });
  const parsed = shape?.safeParse(value);
  if (parsed?.success === false) throw shapeError(parsed.error, value);
  return new Map(
    Object.entries(value).map(([name, entry]): [string, string[]] => {
      const list: unknown[] = Array.isArray(entry) ? entry : [entry];
      return [name, list.map((part) => textOf(part, name))];
    }),
  );
}

function textOf(part: unknown, field: string): string {
  if (part === null) return '';
  if (typeof part === 'string') return part;
  if (typeof part === 'number' || typeof part === 'boolean') return String(part);
  const name = field.slice(0, 60);
  const error = { field: name, text: { key: 'call.wrongValue', values: { name } } };
  throw new HttpError(400, 'A field is a text, a number or a list of texts', { errors: [error] });
}

const badText = (detail: string): HttpError => new HttpError(400, detail, { text: { key: 'call.badText' } });

function readForm(body: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const entries = [...new URLSearchParams(body)];
  if (entries.length > maxEntries)
    throw new HttpError(400, `A form has ${maxEntries} entries at most`, {
      text: { key: 'call.tooManyFields' },
    });
  for (const [name, value] of entries) {
    // What was no UTF-8 has become this sign.
    if (value.includes('\ufffd')) throw badText('A text is not UTF-8');
    const list = values.get(name);
    if (list) list.push(value);
    else values.set(name, [value]);
  }
  return values;
}

async function readText(request: IncomingMessage): Promise<string> {
  const compressed = refuseCompressed(request);
  if (compressed) throw new HttpError(415, compressed.detail, { text: compressed.text });
  const bytes = await readBodyBytes(request, maxBytes);
  if (!bytes) {
    const { detail, text } = tooLarge(maxBytes);
    throw new HttpError(413, detail, { text });
  }
  return bytes.toString('utf8');
}
