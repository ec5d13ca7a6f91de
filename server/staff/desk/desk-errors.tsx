import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { HttpError } from '../../http/http-error.ts';
import { createFailureTeller } from '../../http/tell-failure.ts';
import { staffPaths } from '../account/staff-paths.ts';
import type { StaffApplication } from '../account/staff-role.ts';
import { visitOf } from './desk-page.ts';
import { readPlainVisit } from './read-visit.ts';
import type { ShowDesk } from './show-desk.tsx';

/** Pages of an application's own for whatever was thrown. */
export function createDeskErrors(
  application: StaffApplication,
  show: ShowDesk,
  log: Pick<Logger, 'error'>,
): ErrorRequestHandler {
  const tell = createFailureTeller({ text: (_tenant, _locale, key) => key, log });
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, next) => {
    if (error === request.errored || response.headersSent) return next(error);
    response.locals.desk ??= readPlainVisit(request, response, application);
    const { text, tenant } = visitOf(response);
    const failure = tell(error, request, response, {
      tenant: tenant.slug,
      locale: tenant.defaultLocale,
    });
    const { status, headers } = failure;
    response.set(headers).set('X-Request-Id', String(request.id));
    const words = wordsOf(failure);
    const title = text(`failure.${words}.title`);
    show(request, response, {
      ...{ title, status },
      body: (
        <div className="narrow">
          <h1>{title}</h1>
          <p>{text(`failure.${words}`)}</p>
          <p>
            <a href={staffPaths[application]}>{text('failure.home')}</a>
          </p>
        </div>
      ),
    });
  };
}

/** By which of the texts `failure.…` something that was thrown is told. */
function wordsOf({ status, text }: HttpError): string {
  if (text?.key === 'call.foreignSite') return 'foreign';
  return [403, 404, 429, 503].includes(status) ? String(status) : 'other';
}
