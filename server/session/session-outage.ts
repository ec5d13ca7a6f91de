import { HttpError } from '../http/http-error.ts';
import { DatabaseUnavailable } from '../storage/database/database-unavailable.ts';
import { KeyValueUnavailable } from '../storage/key-value/key-value-unavailable.ts';

/** Makes of an outage of sessions an `HttpError` 503, which logs nobody out; gives other failures back. */
export function asSessionOutage(error: unknown, detail: string): unknown {
  if (!(error instanceof DatabaseUnavailable) && !(error instanceof KeyValueUnavailable)) return error;
  return new HttpError(503, detail, { headers: { 'Retry-After': '5' }, cause: error });
}
