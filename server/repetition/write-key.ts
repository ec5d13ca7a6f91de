import { createHash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { writeKeyHeader } from '../../schemas/write-key.ts';
import { HttpError } from '../http/http-error.ts';

/** By what a write is known again: the key that its sender has made for it, and what it wants, as a hash. */
export interface WriteKey {
  key: string;
  content: string;
}

/** What nobody sends by chance, as a word or as a string of structured fields. */
const keyShape = /^"?([\w-]{16,64})"?$/;

/** Writes that an answer has been asked for so far: one call of the gateway holds several. */
const counted = new WeakMap<Response, number>();

/** Refuses a key that is none: 400. `onKey` is told of every other. */
export function createWriteKeyCheck(onKey: () => void): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const given = request.headers[writeKeyHeader];
    if (given !== undefined) {
      if (sentKey(request) === undefined)
        throw new HttpError(400, 'An Idempotency-Key has 16 to 64 letters, digits, _ and -', {
          text: { key: 'call.wrongValue', values: { name: 'Idempotency-Key' } },
        });
      onKey();
    }
    next();
  };
}

/** The key that a request brings; undefined: none. */
export function sentKey({ headers }: Pick<Request, 'headers'>): string | undefined {
  const given = headers[writeKeyHeader];
  return typeof given === 'string' ? keyShape.exec(given)?.[1] : undefined;
}

/**
 * The key of the next write of a request, which wants `content`; undefined: it brings none, and is carried out as often as it
 * comes.
 */
export function nextWriteKey(
  request: Pick<Request, 'headers'>,
  response: Response,
  content: unknown,
): WriteKey | undefined {
  const sent = sentKey(request);
  if (sent === undefined) return undefined;
  const before = counted.get(response) ?? 0;
  counted.set(response, before + 1);
  return {
    key: before === 0 ? sent : `${sent}.${before}`,
    content: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  };
}
