import { isOutage } from '../storage/is-outage.ts';
import { HttpError } from './http-error.ts';

/** Makes of an outage an `HttpError` 503 with a time to come again, in words; gives other failures back. */
export function outageError(error: unknown, detail: string): unknown {
  if (!isOutage(error)) return error;
  return new HttpError(503, detail, { headers: { 'Retry-After': '5' }, cause: error });
}
