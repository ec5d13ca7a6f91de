import type { Request, RequestHandler, Response } from 'express';
import { accountQuery } from '../../schemas/account/form-state.ts';
import { orderQuery } from '../../schemas/checkout/checkout-form.ts';
import { partQuery } from '../../schemas/part-query.ts';
import type { PersonalRequest, RefusedForm } from '../../schemas/personal-request.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from '../http/http-error.ts';
import { setAwayText, usualAwayText } from '../http/away-text.ts';
import type { TellFailure } from '../http/tell-failure.ts';
import { isRead, otherMethod } from '../http/methods.ts';
import type { PageLocation } from './locate-page.ts';
import { noPageError, redirectAddress } from './page-answer.ts';
import { sendPrivatePage } from './page-delivery.ts';
import { privateHeaders, type ResponseContext } from './page-headers.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import type { PageService } from './page-service.ts';
import { typedValues } from '../http/typed-values.ts';
import { wholePage } from './whole-page.ts';
import { type Entries, entryOf, readEntries } from '../http/read-entries.ts';
import { refuseForeignOrigin } from '../http/same-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';

/** An address of a page that is drawn for one request alone. */
type PersonalLocation = Extract<PageLocation, { kind: 'page' }> & { route: string };

/** What a form without a script led to: another page, or its own page again. */
export type PageFormAnswer =
  | { ok: true; to: string }
  | { ok: false; status: number; refused: RefusedForm; retryAfterSeconds?: number | undefined };

export interface PersonalPagesOptions {
  service: PageService;
  context: ResponseContext;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Query parameters that some block declares; no other reaches a page. */
  queryNames: ReadonlySet<string>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal: (route: string) => boolean;
  /**
   * Who asks; instead a path to be led to, where this visitor may not see the page. `address`: that of the page, to which the
   * visitor is led back.
   */
  admit(
    request: Request,
    response: Response,
    location: PersonalLocation,
    address: string,
  ): Promise<{ ok: true; personal: Omit<PersonalRequest, 'refused'> } | { ok: false; to: string }>;
  /** Origins of others to which forms of a page may lead, by its route. */
  formOrigins(route: string): readonly string[];
  /** What may lead elsewhere who asks for a page, each for pages of its own. */
  gates: readonly PageGate[];
  /** What takes the forms of pages, each those of its own. */
  forms: readonly PageForms[];
  tellFailure: TellFailure;
}

/** Parameters of addresses that open something. */
const secretNames = [accountQuery.token, accountQuery.email, orderQuery.token];

/**
 * Says where somebody is led who may not see a page yet, or by which status a page is answered that shows nothing of what was asked
 * for; undefined: the page is shown. Throws an outage.
 */
export type PageGate = (
  route: string,
  place: {
    tenant: TenantConfig;
    locale: string;
    /** Of the address, by the code's names. */
    query: Readonly<Record<string, string>>;
    /** Of the path. */
    parameters: Readonly<Record<string, string>>;
    personal: Omit<PersonalRequest, 'refused'>;
  },
) => Promise<string | { status: number } | undefined>;

/** The forms of some pages. */
export interface PageForms {
  /**
   * Takes what was sent to a page; undefined: no such form of these stands there. Throws `HttpError` 400 for fields that the
   * form does not have.
   */
  take(sent: SentToPage): Promise<PageFormAnswer> | undefined;
}

/** A form that a browser has sent to the page on which it stands. */
interface SentToPage {
  request: Request;
  response: Response;
  location: PersonalLocation;
  /** Its name, among those of the page; empty: it has none. */
  name: string;
  entries: Entries;
}

/**
 * Pages that are one visitor's: drawn for each request, kept nowhere. What is sent to them is taken by the forms that stand on
 * them; one that is refused gets its page again, with what was entered.
 */
export function createPersonalPages(options: PersonalPagesOptions): RequestHandler {
  const { service, context, now } = options;

  return async (request, response, next) => {
    const wanted = readPageRequest(request, tenantOf(response), options.queryNames);
    const location = wanted && service.locate(wanted.tenant, wanted.path);
    if (!wanted || !location || response.locals.preview) return next();
    if (location.kind === 'redirect' && (await isLedOn(request, response, wanted))) return;
    if (!isPersonal(location)) return next();
    response.set('Cache-Control', 'private, no-store');
    if (request.method === 'POST') {
      const answer = await takeForm(request, response, location);
      if (answer.ok) return redirectTo(response, withPartQuery(answer.to, wanted.search));
      const wait = answer.retryAfterSeconds;
      if (wait !== undefined) response.set('Retry-After', String(wait));
      await show(request, response, { wanted, location, ...answer });
      return;
    }
    if (!isRead(request.method)) throw otherMethod(request.method, 'both');
    await show(request, response, { wanted, location, status: 200, refused: undefined });
  };

  /** Leads who may not see what a redirect leads to on at once; whether it did. */
  async function isLedOn(request: Request, response: Response, { key, tenant, search }: PageRequest) {
    if (!isRead(request.method)) return false;
    const answer = await service.draw({ key, now: now(), wantsNewest: false, preview: false });
    const location = answer.kind === 'redirect' ? service.locate(tenant, answer.location) : undefined;
    if (answer.kind !== 'redirect' || !location || !isPersonal(location)) return false;
    const admitted = await options.admit(
      request,
      response,
      location,
      redirectAddress(tenant, answer, search),
    );
    if (admitted.ok) return false;
    response.set('Cache-Control', 'private, no-store');
    redirectTo(response, admitted.to);
    return true;
  }

  async function leadOn(
    response: Response,
    { wanted, location: { route, locale, parameters } }: Pick<Shown, 'wanted' | 'location'>,
    personal: Omit<PersonalRequest, 'refused'>,
  ): ReturnType<PageGate> {
    const { query } = wanted.key;
    const place = { tenant: tenantOf(response), locale, query, parameters, personal };
    for (const gate of options.gates) {
      const elsewhere = await gate(route, place);
      if (elsewhere !== undefined) return elsewhere;
    }
    return undefined;
  }

  async function takeForm(request: Request, response: Response, location: PersonalLocation) {
    refuseForeignOrigin(request);
    const entries = await readEntries(request);
    const sent = { request, response, location, name: entryOf(entries, 'form'), entries };
    for (const forms of options.forms) {
      const answer = forms.take(sent);
      if (!answer) continue;
      setAwayText(response, usualAwayText);
      return answer.catch((error: unknown) => away(error, sent));
    }
    throw new HttpError(400, 'The page has no such form');
  }

  /** What failed is told on the form's page, so that nothing that was typed is lost; what was refused throws. */
  function away(error: unknown, { request, response, location, name, entries }: SentToPage): PageFormAnswer {
    const place = { tenant: tenantOf(response).slug, locale: location.locale };
    const failure = options.tellFailure(error, request, response, place);
    if (failure.status !== 503) throw failure;
    response.set(failure.headers);
    const values = { target: entryOf(entries, 'target'), ...typedValues(entries) };
    const refused = { name, values, faults: [], detail: failure.message, needsProof: false };
    return { ok: false, status: failure.status, refused };
  }

  function isPersonal(location: PageLocation): location is PersonalLocation {
    return location.kind === 'page' && location.route !== undefined && options.isPersonal(location.route);
  }

  interface Shown {
    wanted: PageRequest;
    location: PersonalLocation;
    status: number;
    refused: RefusedForm | undefined;
  }

  async function show(request: Request, response: Response, shown: Shown): Promise<void> {
    const { wanted, location, refused } = shown;
    const admitted = await options.admit(request, response, location, request.originalUrl);
    if (!admitted.ok) return redirectTo(response, admitted.to);
    const elsewhere = refused ? undefined : await leadOn(response, shown, admitted.personal);
    if (typeof elsewhere === 'string') return redirectTo(response, elsewhere);
    const { status } = elsewhere ?? shown;
    const personal: PersonalRequest = { ...admitted.personal, refused };
    const key = { ...wanted.key, visit: { ...wanted.key.visit, visitor: personal.visitor } };
    const answer = await service.draw({ key, now: now(), wantsNewest: false, preview: false, personal });
    if (answer.kind === 'redirect') throw new HttpError(404, `There is no page ${wanted.path}`);
    if (answer.kind !== 'page') throw noPageError(answer, wanted.path);
    const page = await wholePage(answer.page);
    // A part of the page that is lost says nothing of its form.
    if (refused && status === 503 && page.facts.issues.some(({ code }) => code === 'load-failed'))
      throw new HttpError(503, refused.detail, { headers: { 'Retry-After': '5' } });
    const holdsSecret = secretNames.some((name) => wanted.key.query[name] !== undefined);
    await sendPrivatePage(response, page, {
      status,
      headersFor: (facts) =>
        privateHeaders(facts, context, answer.locale, {
          ...{ holdsSecret, formOrigins: options.formOrigins(location.route) },
        }),
      isHead: wanted.conditions.isHead,
    });
  }
}

/** A script that takes over a part of the page is led to what it can take that from. */
function withPartQuery(to: string, search: string): string {
  if (new URLSearchParams(search).get(partQuery) !== '1') return to;
  return `${to}${to.includes('?') ? '&' : '?'}${partQuery}=1`;
}

function redirectTo(response: Response, to: string): void {
  response.status(303).set('Location', to).end();
}
