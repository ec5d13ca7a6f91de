import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isOutage } from '../storage/is-outage.ts';
import { awayTextOf } from './away-text.ts';
import { HttpError } from './http-error.ts';

/** Seconds until it is worth trying again. */
const retryAfter = '5';

interface FailureTellerParts {
  /** One of the shop's texts. */
  text: (tenant: string, locale: string, key: string) => string;
  log: Pick<Logger, 'error'>;
}

/** What a visitor is told of something that was thrown while a request was answered, in a locale of its shop. */
export type TellFailure = (
  error: unknown,
  request: Request,
  response: Response,
  place: { tenant: string; locale: string },
) => HttpError;

/**
 * The one place that makes of whatever was thrown what a visitor is told. An `HttpError`, and what a library refuses (4xx), says
 * it itself. All else is an outage: 503, the sentence of `away-text.ts`, a time to come again. What nobody knows stands in the
 * log as itself, with the request's id.
 */
export function createFailureTeller({ text, log }: FailureTellerParts): TellFailure {
  return (error, request, response, { tenant, locale }) => {
    if (error instanceof HttpError) return error;
    const status = refusalOf(error);
    if (status !== undefined)
      return new HttpError(status, STATUS_CODES[status] ?? 'Refused', { cause: error });
    if (!isOutage(error))
      log.error({ err: error, requestId: request.id, path: request.path }, 'A request failed');
    const headers = { 'Retry-After': retryAfter, 'Content-Language': locale };
    return new HttpError(503, text(tenant, locale, awayTextOf(response)), { headers, cause: error });
  };
}

/** The status by which a library refuses a request; undefined: it does not. */
function refusalOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
