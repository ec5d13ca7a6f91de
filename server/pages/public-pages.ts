import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { encodingFor } from '../http/content-encoding.ts';
import { isRead } from '../http/methods.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDelivery } from './page-delivery.ts';
import { type Clocks, stateOf } from './page-life.ts';
import type { PageRenewal } from './page-renewal.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import type { PageService } from './page-service.ts';
import type { DrawResult, PageSingleFlight } from './page-single-flight.ts';
import { sendPage } from './send-page.ts';

export interface PublicPagesOptions extends Clocks {
  cache: PageCache;
  renewal: PageRenewal;
  singleFlight: PageSingleFlight;
  delivery: PageDelivery;
  service: Pick<PageService, 'locate'>;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  /** True when the request must be drawn for itself: the preview. */
  isExempt: (request: IncomingMessage) => boolean;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal: (route: string) => boolean;
  /** Query parameters that some block declares. */
  queryNames: ReadonlySet<string>;
  /** Told of each page that was sent from memory. */
  onHit: (path: string, tenant: string, isFresh: boolean) => void;
  /** Told of each page that was drawn and sent; `startedAt` in monotonic milliseconds. */
  onSent: (request: IncomingMessage, response: ServerResponse, tenant: string, startedAt: number) => void;
}

/** Public pages, which need no middleware: answered before the app. */
export interface PublicPages {
  /**
   * Sends the page of a request: from memory in the time of a look-up, or drawn. What turns out to be more than a whole
   * page (an error, a redirect, one that flows) goes on to `app` with what was drawn, and so does every other request.
   */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    app: (request: IncomingMessage, response: ServerResponse) => void,
  ): void;
  /** What was drawn for a request that went on to the app. */
  drawnFor(request: IncomingMessage): Promise<DrawResult> | undefined;
}

export function createPublicPages(options: PublicPagesOptions): PublicPages {
  const { cache, renewal, singleFlight, delivery, service, clock } = options;
  const handedOn = new WeakMap<IncomingMessage, Promise<DrawResult>>();

  function read(request: IncomingMessage): PageRequest | undefined {
    if (!isRead(request.method) || options.isExempt(request)) return undefined;
    const tenant = options.tenantOfHost(request.headers.host);
    const wanted = tenant && readPageRequest(request, tenant, options.queryNames);
    return wanted?.isReworded === true ? undefined : wanted;
  }

  function sendFromMemory(response: ServerResponse, { key, conditions }: PageRequest): boolean {
    const page = cache.find(key);
    const state = page && stateOf(page, options);
    if (!page || state === 'ended') return false;
    if (state === 'stale') renewal.renew(page);
    sendPage(response, page, conditions, clock());
    options.onHit(key.path, key.tenant, state === 'fresh');
    return true;
  }

  function isPublicPage({ tenant, path }: PageRequest): boolean {
    const location = service.locate(tenant, path);
    return location.kind === 'page' && !(location.route !== undefined && options.isPersonal(location.route));
  }

  async function sendDrawn(
    request: IncomingMessage,
    response: ServerResponse,
    drawn: Promise<DrawResult>,
    { tenant, conditions }: PageRequest,
  ): Promise<boolean> {
    const startedAt = performance.now();
    if (!delivery.sendWhole(response, await drawn, conditions)) return false;
    options.onSent(request, response, tenant.slug, startedAt);
    return true;
  }

  return {
    handle(request, response, app) {
      const wanted = read(request);
      if (wanted && sendFromMemory(response, wanted)) return;
      if (!wanted || !isPublicPage(wanted)) return app(request, response);
      const drawn = singleFlight.draw(wanted.key, encodingFor(wanted.conditions.acceptEncoding));
      const handOn = (): void => {
        handedOn.set(request, drawn);
        app(request, response);
      };
      sendDrawn(request, response, drawn, wanted).then((isSent) => void (isSent || handOn()), handOn);
    },
    drawnFor: (request) => handedOn.get(request),
  };
}
