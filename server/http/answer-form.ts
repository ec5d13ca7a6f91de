import type { Response } from 'express';

/** Leads a form without JavaScript back to a page of the shop. */
export function leadBack(response: Response, path: string): void {
  response.status(303).set('Location', path).end();
}

/** Problem details (RFC 9457) in the words of the shop's language, with what is wrong with single fields. */
export function sendProblem(
  response: Response,
  problem: {
    status: number;
    locale: string;
    detail: string;
    errors?: readonly { field: string; detail: string }[];
    /** Seconds after which it may be tried again. */
    wait?: number;
    /** Whether the next try needs a captcha. */
    needsProof?: boolean;
    /** What is told beside it. */
    more?: object;
  },
): void {
  const { status, locale, detail, errors, wait, needsProof, more } = problem;
  if (wait !== undefined) response.set('Retry-After', String(wait));
  response
    .status(status)
    .set('Content-Language', locale)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: detail,
        status,
        detail,
        ...(errors && { errors }),
        ...(needsProof && { needsProof }),
        ...more,
      }),
    );
}
