import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import { HttpError } from '../http/http-error.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { encodingFor } from './content-encoding.ts';
import { type PageDelivery, sendPrivatePage } from './page-delivery.ts';
import { previewHeaders, type ResponseContext } from './page-headers.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { noPageError } from './no-page-error.ts';
import type { NoPage, PageService } from './page-service.ts';
import type { DrawResult, PageSingleFlight } from './page-single-flight.ts';
import type { PreviewGrant } from './preview-token.ts';

export interface PageHandlerOptions {
  singleFlight: PageSingleFlight;
  delivery: PageDelivery;
  service: PageService;
  context: ResponseContext;
  now: () => number;
  /** What was drawn before a request came to the app. */
  drawnFor: (request: IncomingMessage) => Promise<DrawResult> | undefined;
  /** Query parameters that some block declares; no other reaches a page. */
  queryNames: ReadonlySet<string>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal: (route: string) => boolean;
}

/** As whom an editor sees pages of visitors: whoever has no account. */
const nobody: PersonalRequest = {
  visitor: 'anonymous',
  customerId: null,
  owner: null,
  address: undefined,
  refused: undefined,
};

/** Answers what is left to the app of pages: previews, pages that flow, redirects, and what there is no page for. */
export function createPageHandler(options: PageHandlerOptions): RequestHandler {
  const { singleFlight, delivery, service, now } = options;

  return async (request, response) => {
    const wanted = readPageRequest(request, tenantOf(response), options.queryNames);
    if (!wanted) throw new HttpError(400, 'The path holds what no path may hold');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw otherMethod(request.method, service.locate(wanted.tenant, wanted.path).kind !== 'none');
    const grant = response.locals.preview as PreviewGrant | undefined;
    if (grant) return sendPreview(response, wanted, grant);
    const drawing =
      options.drawnFor(request) ??
      singleFlight.draw(wanted.key, encodingFor(wanted.conditions.acceptEncoding));
    const result = await drawing;
    if (!(await delivery.send(response, result, wanted))) answerOther(response, result as NoPage, wanted);
  };

  async function sendPreview(response: Response, wanted: PageRequest, grant: PreviewGrant): Promise<void> {
    const { tenant, path, conditions } = wanted;
    const location = service.locate(tenant, path);
    const isPersonal = location.kind === 'page' && options.isPersonal(location.route ?? '');
    const answer = await service.draw({
      key: { ...wanted.key, visit: simulatedVisit(wanted.key.visit, grant) },
      now: grant.at ?? now(),
      wantsNewest: true,
      preview: true,
      ...(isPersonal && { personal: nobody }),
    });
    if (answer.kind !== 'page') return answerOther(response, answer, wanted);
    await sendPrivatePage(response, answer.page, {
      status: 200,
      headersFor: (facts) => previewHeaders(facts, options.context, answer.locale),
      isHead: conditions.isHead,
    });
  }
}

/** The visit that an editor wants to see. */
function simulatedVisit(
  visit: PageRequest['key']['visit'],
  grant: PreviewGrant,
): PageRequest['key']['visit'] {
  return {
    device: grant.device ?? visit.device,
    visitor: grant.visitor ?? visit.visitor,
    variants: grant.variants ?? {},
  };
}

function otherMethod(method: string, isPage: boolean): HttpError {
  const headers: Record<string, string> = isPage ? { Allow: 'GET, HEAD' } : {};
  return new HttpError(isPage ? 405 : 404, `${method} on a page`, { headers });
}

/** Answers what is no page: a redirect, or an error for the error pages. */
function answerOther(response: Response, answer: NoPage, { path, search }: PageRequest): void {
  if (answer.kind !== 'redirect') throw noPageError(answer, path);
  const { query = search } = answer;
  const location = encodeURI(answer.location) + (query === '' ? '' : `?${query}`);
  response.set('Cache-Control', 'public, max-age=300').redirect(308, location);
}
