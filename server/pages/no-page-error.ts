import { HttpError } from '../http/http-error.ts';
import type { NoPage } from './page-service.ts';

/** What the error pages answer for an address without a page. */
export function noPageError(answer: Exclude<NoPage, { kind: 'redirect' }>, path: string): HttpError {
  if (answer.kind === 'missing') return new HttpError(404, `There is no page ${path}`);
  if (answer.kind === 'gone') return new HttpError(410, `What was at ${path} is gone`);
  return new HttpError(503, answer.reason, { headers: { 'Retry-After': '30' } });
}
