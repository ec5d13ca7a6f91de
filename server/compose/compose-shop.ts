import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { registry } from '../../renderer/block-modules.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { Tenant } from '../../tenants/read-tenants.ts';
import { createApp } from './app.ts';
import { composeAccounts } from './compose-accounts.ts';
import { composeBase, type ShopOptions } from './compose-base.ts';
import { composeCatalogue } from './compose-catalogue.ts';
import { composeContent } from './compose-content.ts';
import { pageHtml } from './page-html.ts';
import { composeEditing } from './editing/compose-editing.ts';
import { composeCmsPreview, composeLive } from './editing/compose-live.ts';
import { composePages } from './compose-pages.ts';
import { composeService } from './compose-service.ts';
import { composeSite } from './compose-site.ts';
import { composeStaff } from './compose-staff.ts';
import { composeWriteKeys } from './compose-write-keys.ts';
import type { DeskOrders } from '../staff/desk/orders/desk-orders.ts';
import type { EditCall } from '../editing/edit-call.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import { tellOfDemonstrationValues } from '../upkeep/demonstration-values.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { createPageDocuments } from '../pages/page-documents.ts';
import type { PageRenewal } from '../pages/page-renewal.ts';
import { createFairRequests } from '../http/fair-requests.ts';
import { readAbsoluteTarget } from '../http/absolute-target.ts';
import { holdBody } from '../http/expected-body.ts';
import { nodeHeaderBytes, refuseRequest } from '../http/request-guard.ts';

/** A shop that was put together and can listen. */
export interface Shop {
  server: Server;
  tenants: readonly Tenant[];
  documents: DocumentCache;
  pages: PageCache;
  renewal: PageRenewal;
  renderer: PageRenderer;
  originOf: (tenant: string) => string;
  /** What the people of the shop do with orders; undefined: there is no database. */
  orders: DeskOrders | undefined;
  /** What editors can call below `/edit/api`. */
  editCalls: readonly EditCall[];
  /** Whether visitors may come: nothing is missing any more, and it does not stop. */
  ready: () => boolean;
  /** Begins what runs beside requests (mails, orders), and makes ready what the first ones would otherwise make: names of all pictures. */
  prepare(): Promise<void>;
  /** Ends what was promised to visitors: what follows answers, mails and webhooks on their way. */
  finish(): Promise<void>;
  /** Stops being ready; `close` then ends what runs in the background, the thread that draws included, but no storage. */
  stopReady(): void;
  close(): void;
}

const everyBlock: ReadonlySet<string> = new Set([...registry.keys()].map((type) => `block:${type}`));

/** Puts the parts of a shop together; each has a file of its own beside this one. Nothing else makes a driver. */
export function composeShop(options: ShopOptions): Shop {
  let port = options.settings.PORT;
  let isRunning = true;
  const base = composeBase(options, () => port);
  const content = composeContent(base, options.source);
  const text: PageRenderer['text'] = (...asked) => pages.renderer.text(...asked);
  const accounts =
    base.database &&
    composeAccounts(base, base.database, {
      text,
      joinAtLogin: (...whose) => catalogue.joinAtLogin(...whose),
      drawPaper: (...asked) => catalogue.drawPaper(...asked),
      forget: (tags) => site.forget(tags),
    });
  const catalogue = composeCatalogue(base, content, accounts, {
    text,
    price: (...asked) => pages.renderer.price(...asked),
    html: (...asked) =>
      pageHtml({ service: pages.service, now: base.now, tenantNamed: base.tenantNamed }, ...asked),
    forget: (tags) => site.forget(tags),
  });
  const pages = composePages(base, content, { catalogue, accounts }, options);
  const staff =
    base.database &&
    accounts &&
    catalogue.desk &&
    composeStaff(base, base.database, { mail: accounts.mail, desk: catalogue.desk });
  const drafts = options.drafts ?? content.store?.store;
  const live = drafts && composeLive(base, { pages, catalogue }, drafts);
  const editing =
    base.database &&
    staff &&
    composeEditing(base, { database: base.database, ports: staff.ports, content, catalogue, live });
  const service = composeService({ base, content, pages: { text } });
  const parts = [...(accounts ? [accounts] : []), catalogue, service] as const;
  const calls = parts.flatMap((part) => part.calls ?? []);
  const { furtherPages } = catalogue;
  const site = composeSite(base, content, { calls, furtherPages }, pages, () => isRunning);
  content.assets?.onChanged(() => {
    pages.renderer.clearCaches();
    // Any page may show a picture, by its products too; each is made of blocks.
    site.forget(everyBlock);
  });
  const { settings, log, metrics, tenantOfHost } = base;

  const configs = base.tenants.map(({ config }) => config);

  const app = createApp({
    log,
    counters: metrics,
    tenantOfHost,
    assets: base.assets.route,
    ...pages.parts,
    ...site.parts,
    visitor: accounts?.visitor,
    fairRequests: createFairRequests(base.counters),
    shopRoutes: [
      ...(base.database ? [composeWriteKeys(base, base.database)] : []),
      ...parts.flatMap(({ routes = [] }) => routes),
    ],
    mailPages: accounts?.mail.pages,
    desk: staff?.desk,
    editing: editing?.application,
    cmsPreview: composeCmsPreview(base, { pages, catalogue }),
    shared: editing?.shared,
    trustProxy: settings.TRUST_PROXY,
  });
  const server = createShopServer((request, response) => {
    if (!isRunning) response.setHeader('Connection', 'close');
    readAbsoluteTarget(request, base.isOwnHost);
    if (refuseRequest(request) !== undefined) app(request, response);
    else pages.publicPages.handle(request, response, app);
  });
  server.on('listening', () => {
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  });

  function isReady(): boolean {
    return isRunning && base.readiness.missing().length === 0;
  }

  return {
    server,
    tenants: base.tenants,
    documents: content.documents,
    pages: base.pages,
    renewal: pages.renewal,
    renderer: pages.renderer,
    originOf: base.originOf,
    orders: catalogue.desk?.orders,
    editCalls: editing?.calls ?? [],
    ready: isReady,
    async prepare() {
      if (base.isProduction) {
        const tenantOf = (slug: string) => configs.find((config) => config.slug === slug);
        await tellOfDemonstrationValues(configs, createPageDocuments(content.documents, tenantOf), log);
      }
      await catalogue.prepare();
      await content.prepare();
      // Whatever works in the database waits until it has been brought to the state of this version.
      while (!isReady()) await sleep(250, undefined, { ref: false });
      await content.assets?.start();
      accounts?.start();
      catalogue.start();
      await staff?.start();
      editing?.start();
    },
    async finish() {
      await Promise.all([accounts?.finish(), catalogue.finish()]);
    },
    stopReady: () => (isRunning = false),
    close() {
      editing?.close();
      staff?.close();
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
  server.on('checkContinue', (request, response) => {
    holdBody(request, response);
    listener(request, response);
  });
  // Without an answer it would end without a word: nothing here is a tunnel.
  server.on('connect', (_request, socket) => {
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  });
  server.maxConnections = 10_000;
  // Who reads nothing for a minute gives the connection and its buffers back.
  server.timeout = 60_000;
  return server;
}
