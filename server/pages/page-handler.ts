import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { PageFacts } from '../../renderer/contract/rendered-page.ts';
import type { Issue } from '../../schemas/issue.ts';
import { HttpError } from '../http/http-error.ts';
import { isRead, otherMethod } from '../http/methods.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { encodingFor } from '../http/content-encoding.ts';
import { type PageDelivery, sendPrivatePage } from './page-delivery.ts';
import { previewHeaders, type ResponseContext } from './page-headers.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { type DrawnPage, type NoPage, noPageError, redirectAddress } from './page-answer.ts';
import { nobody } from '../session/nobody.ts';
import { ownDocument } from './own-document.ts';
import type { PageService } from './page-service.ts';
import type { DrawResult, PageSingleFlight } from './page-single-flight.ts';
import type { PreviewGrant } from './preview-token.ts';

/** The pages of a whole shop with a release, as it will be at a moment. */
export type ReleasePages = (shop: { tenant: string; release: string; at: number }) => Promise<PageService>;

export interface PageHandlerOptions {
  singleFlight: PageSingleFlight;
  delivery: PageDelivery;
  service: PageService;
  /** Pages of the whole shop with a release; absent: there are none. */
  releasePages?: ReleasePages | undefined;
  context: ResponseContext;
  now: () => number;
  /** What was drawn before a request came to the app. */
  drawnFor: (request: IncomingMessage) => Promise<DrawResult> | undefined;
  /** Query parameters that some block declares; no other reaches a page. */
  queryNames: ReadonlySet<string>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal: (route: string) => boolean;
}

/** Answers what is left to the app of pages: previews, pages that flow, redirects, and what there is no page for. */
export function createPageHandler(options: PageHandlerOptions): RequestHandler {
  const { singleFlight, delivery, service, now } = options;

  return async (request, response) => {
    const wanted = readPageRequest(request, tenantOf(response), options.queryNames);
    if (!wanted) throw new HttpError(400, 'The path holds what no path may hold');
    if (!isRead(request.method)) throw await refusalOf(request.method, wanted);
    const grant = response.locals.preview as PreviewGrant | undefined;
    if (grant) return sendPreview(response, wanted, grant);
    const drawing =
      options.drawnFor(request) ??
      singleFlight.draw(wanted.key, encodingFor(wanted.conditions.acceptEncoding));
    const result = await drawing;
    if (!(await delivery.send(response, result, wanted))) answerOther(response, result as NoPage, wanted);
  };

  /** An address with a page, or that leads to one, takes no other method; where there is none, it says so. */
  async function refusalOf(method: string, { key, path }: PageRequest): Promise<HttpError> {
    const answer = await service.lookUp({ key, now: now(), wantsNewest: false, preview: false });
    return answer.kind === 'page' || answer.kind === 'redirect'
      ? otherMethod(method, 'read')
      : noPageError(answer, path);
  }

  async function sendPreview(response: Response, wanted: PageRequest, grant: PreviewGrant): Promise<void> {
    const { tenant, path, conditions } = wanted;
    const { release } = grant;
    const at = grant.at ?? now();
    const pages =
      (release && (await options.releasePages?.({ tenant: tenant.slug, release: release.id, at }))) ??
      service;
    const location = pages.locate(tenant, path);
    const isPersonal = location.kind === 'page' && options.isPersonal(location.route ?? '');
    const answer = await pages.draw({
      key: { ...wanted.key, visit: simulatedVisit(wanted.key.visit, grant) },
      now: at,
      wantsNewest: true,
      preview: true,
      release: release?.title,
      ...(isPersonal && { personal: nobody }),
    });
    if (answer.kind === 'redirect') return answerOther(response, answer, wanted);
    const { locale } = answer;
    const headersFor = (facts: PageFacts) => previewHeaders(facts, options.context, locale);
    const { isHead } = conditions;
    if (answer.kind === 'page')
      return sendPrivatePage(response, answer.page, { status: 200, headersFor, isHead });
    const { status } = noPageError(answer, path);
    await sendPrivatePage(response, await drawRefusal(pages, answer, wanted, at), {
      status,
      headersFor,
      isHead,
    });
  }

  /** A page that tells editors why theirs cannot be shown. */
  async function drawRefusal(
    pages: PageService,
    answer: Exclude<NoPage, { kind: 'redirect' }>,
    { tenant, path, key }: PageRequest,
    at: number,
  ): Promise<DrawnPage> {
    const { locale } = answer;
    const own = { id: 'preview-refused', tenant: tenant.slug, locale, path, title: 'Preview' };
    const issues = answer.kind === 'unavailable' ? answer.issues : [noDocument(path, locale)];
    const page = await pages.drawOwn(ownDocument(own, [refusalText]), key.visit, at, { issues });
    if (page.kind === 'failed') throw noPageError(answer, path);
    return page;
  }
}

const refusalText = {
  id: 'refused',
  type: 'heading',
  props: { text: 'This page cannot be shown', level: 1 },
};

function noDocument(path: string, locale: string): Issue {
  return {
    code: 'content-missing',
    severity: 'error',
    pointer: '',
    nodeId: null,
    field: null,
    message: `There is neither a draft nor a published page with the path ${path} in ${locale}.`,
    hint: 'Look at "path", "locale" and "tenant" of the document, and whether it lies in that language.',
  };
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

/** Answers what is no page: a redirect, or an error for the error pages. */
function answerOther(response: Response, answer: NoPage, { tenant, path, search }: PageRequest): void {
  if (answer.kind !== 'redirect') throw noPageError(answer, path);
  response.set('Cache-Control', 'public, max-age=300').redirect(308, redirectAddress(tenant, answer, search));
}
