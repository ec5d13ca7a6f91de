import type { Response } from 'express';
import { sendProblem } from '../http/answer-form.ts';
import type { RefusedChange } from './form-outcome.ts';

/** Problem details of a change that was refused; `more`: the collection as it is, and what is said of it. */
export function sendRefusedChange(
  response: Response,
  locale: string,
  { status, detail, field, retryAfterSeconds: wait }: RefusedChange<unknown>,
  more: object,
): void {
  sendProblem(response, {
    ...{ status, locale, detail, more },
    ...(field !== null && { errors: [{ field, detail }] }),
    ...(wait !== undefined && { wait }),
  });
}
