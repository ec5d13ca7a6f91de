import { HttpError } from '../http/http-error.ts';

/** What a call refuses: `reason` for the application, which has words for it; `errors` with JSON pointers into what was sent. */
export function refusal(
  status: number,
  reason: string,
  detail: string,
  errors: readonly { pointer: string; reason: string }[] = [],
): HttpError {
  return new HttpError(status, detail, {
    text: { key: reason },
    errors: errors.map(({ pointer, reason: key }) => ({ field: pointer, text: { key } })),
  });
}
