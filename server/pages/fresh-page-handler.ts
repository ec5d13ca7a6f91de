import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { decodePath } from '../http/decode-path.ts';
import type { FlightResult, PageFlights } from './page-single-flight.ts';
import { askedOf, encodingFor, type ResponseContext, sendPage, sendUnkept } from './page-response.ts';
import type { PageService } from './page-service.ts';
import { readDeclaredQuery, splitTarget } from '../http/query.ts';
import { readVisit } from './visit.ts';

export interface PageLaneOptions {
  flights: PageFlights;
  service: Pick<PageService, 'locate'>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal: (route: string) => boolean;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  context: ResponseContext;
  /** True when the request must be drawn for itself: the preview. */
  isExempt: (request: IncomingMessage) => boolean;
  /** Query parameters that some block declares. */
  queryNames: ReadonlySet<string>;
  now: () => number;
  /** Told of each page that was sent; `startedAt` in monotonic milliseconds. */
  onSent: (request: IncomingMessage, response: ServerResponse, tenant: string, startedAt: number) => void;
}

type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A short way for public pages, past all middleware that does not concern them. */
export interface PageLane {
  /**
   * Draws and sends the page of a request. What turns out to be more than a whole page (an error, a redirect, one that
   * flows) goes on to `others` with what was drawn. False: the request is for no public page, and untouched.
   */
  take(request: IncomingMessage, response: ServerResponse, others: Route): boolean;
  /** What was drawn for a request that went on. */
  drawnFor(request: IncomingMessage): Promise<FlightResult> | undefined;
}

export function createPageLane(options: PageLaneOptions): PageLane {
  const { flights, now } = options;
  const handedOn = new WeakMap<IncomingMessage, Promise<FlightResult>>();

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    drawn: Promise<FlightResult>,
    tenant: string,
  ): Promise<boolean> {
    const startedAt = performance.now();
    const result = await drawn;
    if (result.kind === 'stored') sendPage(response, result.page, askedOf(request), now());
    else if (result.kind === 'unkept') sendUnkept(response, result, options.context, askedOf(request), now());
    else return false;
    options.onSent(request, response, tenant, startedAt);
    return true;
  }

  return {
    take(request, response, others) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || options.isExempt(request)) return false;
      const tenant = options.tenantOfHost(request.headers.host);
      const { path: raw, search } = splitTarget(request.url ?? '/');
      const path = decodePath(raw);
      const location = tenant && path !== undefined ? options.service.locate(tenant, path) : undefined;
      if (!tenant || path === undefined || location?.kind !== 'page') return false;
      if (location.route !== undefined && options.isPersonal(location.route)) return false;
      const query = readDeclaredQuery(search, options.queryNames);
      const key = { tenant: tenant.slug, path, visit: readVisit(request, tenant), query };
      const drawn = flights.draw(key, encodingFor(askedOf(request).acceptEncoding));
      const handOn = (): void => {
        handedOn.set(request, drawn);
        others(request, response);
      };
      answer(request, response, drawn, tenant.slug).then((isSent) => void (isSent || handOn()), handOn);
      return true;
    },
    drawnFor: (request) => handedOn.get(request),
  };
}
