import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createHttpPaymentProvider } from '../../../server/outbound/payment/http-payment-provider.ts';
import { createPaymentSandbox } from '../../../server/outbound/payment/sandbox/sandbox-server.ts';
import { listen, stop } from '../../faults/fault-proxy.ts';
import {
  type AccountShop,
  type AccountShopOptions,
  startAccountShop,
  type TestBrowser,
} from '../account/account-shop.ts';
import { askAt } from '../ask-at.ts';
import { basketNow, type BasketShop, startBasketShop } from '../collection/basket-shop.ts';
import type { FakeContent } from '../fake-content.ts';
import { address, fieldOf, guestSteps } from '../../running/guest-order.ts';

/** Told with the shop, whose tests type the same. */
export { address, fieldOf, guestSteps };

/** Puts the pages of ordering into a shop's content; the Austrian one's unless it is said otherwise. */
export function fillCheckout(content: FakeContent, shop: { tenant?: string; locale?: string } = {}): void {
  for (const [page, type] of Object.entries({
    'checkout-login': 'checkout-login',
    'checkout-delivery': 'checkout-delivery',
    'checkout-payment': 'checkout-payment',
    'checkout-delayed-payment': 'delayed-payment',
    paylink: 'pay-link',
    'checkout-protection': 'checkout-protection',
    'credit-information': 'credit-information',
    'protection-order': 'protection-order',
    checkout: 'check-order',
    'order-confirmation': 'order-confirmation',
    'after-payment': 'payment-result',
    'no-order': 'no-order',
  }))
    content.page({ ...shop, path: `/_/${page}`, main: [{ type }] });
}

/** A guest who has got to the last step with articles, each its number and pieces. */
export async function guestAtTheEnd(
  browser: TestBrowser,
  method = 'invoice',
  articles: Readonly<Record<string, number>> = { '100': 1 },
): Promise<TestBrowser> {
  for (const [sku, quantity] of Object.entries(articles))
    await browser.send('/warenkorb', { sku, quantity: String(quantity) });
  for (const [path, form] of guestSteps(method)) {
    const { status, text } = await browser.send(path, form);
    if (status !== 303) throw new Error(`${path}: ${status} ${text.slice(0, 400)}`);
  }
  return browser;
}

export interface OrderForm extends Record<string, string> {
  form: 'order';
  key: string;
  seen: string;
}

/** The form below which somebody presses the button. */
export async function formOf(browser: TestBrowser, path = '/kasse'): Promise<OrderForm> {
  const { text } = await browser.get(path);
  return { form: 'order', key: fieldOf(text, 'key'), seen: fieldOf(text, 'seen') };
}

/** Orders what the last step shows; where that leads. */
export async function order(browser: TestBrowser): Promise<string> {
  const { status, headers, text } = await browser.send('/kasse', await formOf(browser));
  if (status !== 303) throw new Error(`The order was answered with ${status}: ${text.slice(0, 400)}`);
  return headers.location ?? '';
}

/** Presses the button, and again as long as the shop asks for that; where it leads, or the status that refuses it. */
export async function insist(browser: TestBrowser, form: OrderForm): Promise<string | number> {
  for (let tries = 0; tries < 100; tries++) {
    const { status, headers } = await browser.send('/kasse', form);
    if (status === 303) return headers.location ?? '';
    if (status !== 503) return status;
    await sleep(100);
  }
  throw new Error('A hundred presses were not answered');
}

/** A notification that the provider has sent. */
interface SentNotice {
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a peer behaves: as it should, gone, without an answer, or as somebody else who signs nothing. */
type PeerMode = 'pass' | 'down' | 'silent' | 'unsigned';

export interface OrderShop extends BasketShop {
  /** Where the provider is. */
  providerUrl: string;
  providerSecret: string;
  /** What becomes of calls to the provider. */
  setProvider(mode: PeerMode): void;
  /** Whether notifications arrive; those that do not are in `notices` all the same. */
  setNotices(arrive: boolean): void;
  notices: SentNotice[];
  /** Brings a notification to the shop; its status. */
  tell(notice: SentNotice): Promise<number>;
  /** What a payer does on the provider's page; where the browser goes then, as a path of the shop. */
  pay(payUrl: string, action: string): Promise<string>;
  /** What the provider says of a payment. */
  atProvider(payUrl: string): Promise<{ state: string; refunded: number; amount: number }>;
  stockOf(sku: string): Promise<number>;
  /** Another process of the same shop, with the same database unless one is given. Who asks for it closes it. */
  sibling(more?: AccountShopOptions): Promise<AccountShop>;
}

let addresses = 0;
/** A browser at an address of its own: what is counted by address is no matter here. */
function withAddress(shop: Pick<AccountShop, 'browser'>, headers = {}): TestBrowser {
  addresses += 1;
  return shop.browser({ 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses & 255}`, ...headers });
}

const token = 'a token of the sandbox, long enough';
const secret = Buffer.from('a secret of the sandbox, long enough').toString('base64');

/** A shop with the pages of ordering, and the sandbox of payments as its provider: peers over HTTP, both ways. */
export async function startOrderShop(options: AccountShopOptions = {}): Promise<OrderShop> {
  let mode: PeerMode = 'pass';
  let arrive = true;
  const notices: SentNotice[] = [];
  const under: { shop?: BasketShop } = {};
  const now = (): number => under.shop?.now() ?? basketNow;
  const log = { warn: () => {} };
  const sandbox = createPaymentSandbox({ token, secret, log, now, lateMs: 50 });
  const peer = createServer((request, response) => {
    if (mode === 'pass') sandbox.emit('request', request, response);
    else if (mode === 'down') request.socket.destroy();
    else if (mode === 'unsigned')
      response.end(JSON.stringify({ reference: 'sb_other', payUrl: 'https://pay.example/other' }));
  });
  const providerUrl = await listen(peer);
  const tell = async ({ headers, body }: SentNotice): Promise<number> => {
    const sent = Object.entries(headers).filter(([name]) => /^(webhook-|content-type)/.test(name));
    const Host = headers.host?.startsWith('localhost') === true ? 'default.localhost' : 'at.localhost';
    const { status } = await askAt(under.shop?.port ?? 0, '/api/payment/v1/notices', {
      ...{ method: 'POST', headers: { ...(Object.fromEntries(sent) as Record<string, string>), Host }, body },
    });
    return status;
  };
  const front = createServer((request, response) => void notified(request, response));
  async function notified(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const notice = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    notices.push(notice);
    response.statusCode = arrive ? await tell(notice) : 503;
    response.end();
  }
  const origin = await listen(front);
  const provider = createHttpPaymentProvider({
    ...{ url: providerUrl, token, secrets: [secret], now, timeoutMs: 300 },
  });
  const environmentOf = (given = options.environment) => ({
    PUBLIC_ORIGIN: `at=${origin},default=${origin.replace('127.0.0.1', 'localhost')}`,
    TRUST_PROXY: '1',
    ...given,
  });
  const started = await startBasketShop({ provider, ...options, environment: environmentOf() });
  under.shop = started;
  fillCheckout(started.content);
  return {
    ...started,
    ...{ providerUrl, notices, tell, providerSecret: secret },
    browser: (headers) => withAddress(started, headers),
    async sibling(more = {}) {
      const { database } = started;
      const environment = environmentOf(more.environment);
      const other = await startAccountShop({ database, now, clock: now, provider, ...more, environment });
      fillCheckout(other.content);
      return { ...other, browser: (headers) => withAddress(other, headers) };
    },
    setProvider: (to) => void (mode = to),
    setNotices: (to) => void (arrive = to),
    async pay(payUrl, action) {
      const body = new URLSearchParams({ action });
      const { status, headers } = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
      if (status !== 303) return '';
      const back = new URL(headers.get('location') ?? '', origin);
      return back.pathname + back.search;
    },
    async atProvider(payUrl) {
      const reference = payUrl.split('/').at(-1) ?? '';
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${providerUrl}/v1/payments/${reference}`, { headers });
      return (await response.json()) as { state: string; refunded: number; amount: number };
    },
    async stockOf(sku) {
      const { rows } = await sql<{ stock: number }>`
        select stock from catalogue_variant where tenant = 'at' and sku = ${sku}`.execute(
        started.database.kysely,
      );
      return rows[0]?.stock ?? NaN;
    },
    async close() {
      await started.close();
      await stop(front);
      await stop(peer);
    },
  };
}
