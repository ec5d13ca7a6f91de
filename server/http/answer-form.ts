import type { Response } from 'express';
import type { Problem } from '../openapi/problem.ts';

/** Leads a form without JavaScript back to a page of the shop. */
export function leadBack(response: Response, path: string): void {
  response.status(303).set('Location', path).end();
}

/** What problem details tell. */
export interface ToldProblem extends Partial<Pick<Problem, 'title' | 'detail' | 'requestId'>> {
  status: number;
  locale: string;
  /** What is wrong with single fields. */
  errors?: readonly { field: string; detail: string }[];
  /** Seconds after which it may be tried again. */
  wait?: number;
  /** Whether the next try needs a captcha. */
  needsProof?: boolean;
  /** What is told beside it. */
  more?: object;
}

/** Problem details (RFC 9457) in the words of the shop's language, with what is wrong with single fields. */
export function sendProblem(response: Response, told: ToldProblem): void {
  const { status, locale, detail, errors, wait, needsProof, requestId, more } = told;
  const problem: Problem = {
    ...{ type: 'about:blank', title: told.title ?? detail ?? '', status },
    ...(detail !== undefined && { detail }),
    ...(errors && { errors: [...errors] }),
    ...(needsProof && { needsProof }),
    ...(requestId !== undefined && { requestId }),
  };
  if (wait !== undefined) response.set('Retry-After', String(wait));
  response
    .status(status)
    .set('Content-Language', locale)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, ...more }));
}
