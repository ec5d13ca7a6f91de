import { createServer, type RequestListener, type Server } from 'node:http';
import type { PageRenderer } from '../renderer/page.ts';
import type { Tenant } from '../tenants/read-tenants.ts';
import { createApp } from './app.ts';
import { composeBase, type ShopOptions } from './compose-base.ts';
import { composeCatalogue } from './compose-catalogue.ts';
import { composeContent } from './compose-content.ts';
import { composePages } from './compose-pages.ts';
import { composeSite } from './compose-site.ts';
import type { DocumentCache } from './content/document-cache.ts';
import type { PageCache } from './http/page-cache.ts';
import type { PageRenewal } from './http/page-renewal.ts';
import { nodeHeaderBytes, refuseRequest } from './http/request-guard.ts';

/** A shop that was put together and can listen. */
export interface Shop {
  server: Server;
  tenants: readonly Tenant[];
  documents: DocumentCache;
  pages: PageCache;
  renewal: PageRenewal;
  renderer: PageRenderer;
  originOf: (tenant: string) => string;
  /** Whether visitors may come: nothing is missing any more, and it does not stop. */
  ready: () => boolean;
  /** Makes ready, in small steps, what the first requests would otherwise make: names of all pictures. */
  prepare(): Promise<void>;
  /** Stops being ready; `close` then ends what runs in the background, the thread that draws included, but no storage. */
  stopReady(): void;
  close(): void;
}

/** Puts the parts of a shop together; each has a file of its own beside this one. Nothing else makes a driver. */
export function composeShop(options: ShopOptions): Shop {
  let port = options.settings.PORT;
  let isRunning = true;
  const base = composeBase(options, () => port);
  const content = composeContent(base, options.source);
  const catalogue = composeCatalogue(base, content, {
    text: (...asked) => pages.renderer.text(...asked),
    price: (...asked) => pages.renderer.price(...asked),
    forget: (tags) => site.forget(tags),
  });
  const pages = composePages(base, content, catalogue, options);
  const site = composeSite(base, content, catalogue, pages, () => isRunning);
  const { settings, log, metrics, tenantOfHost } = base;

  const app = createApp({
    log,
    metrics,
    tenantOfHost,
    assets: base.assets.route,
    ...pages.parts,
    ...site.parts,
    shopRoutes: catalogue.routes,
    trustProxy: settings.TRUST_PROXY,
  });
  const server = createShopServer((request, response) => {
    if (!isRunning) response.setHeader('Connection', 'close');
    if (refuseRequest(request) !== undefined) app(request, response);
    else if (!pages.takeEarly(request, response, app)) app(request, response);
  });
  server.on('listening', () => {
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  });

  return {
    server,
    tenants: base.tenants,
    documents: content.documents,
    pages: base.pages,
    renewal: pages.renewal,
    renderer: pages.renderer,
    originOf: base.originOf,
    ready: () => isRunning && base.readiness.missing().length === 0,
    prepare: () => content.pictures.prepare(),
    stopReady: () => (isRunning = false),
    close() {
      catalogue.close();
      site.close();
      content.close();
    },
  };
}

/** A server that gives no request more time, bytes or connections than a shop needs. */
function createShopServer(listener: RequestListener): Server {
  const limits = {
    maxHeaderSize: nodeHeaderBytes,
    headersTimeout: 5000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(limits, listener);
  server.maxConnections = 10_000;
  // Who reads nothing for a minute gives the connection and its buffers back.
  server.timeout = 60_000;
  return server;
}
