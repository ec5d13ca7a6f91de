import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { drawOrderNumber } from '../../../schemas/order/order-number.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { AccountShopOptions, TestBrowser } from '../account/account-shop.ts';
import { guestAtTheEnd, order as press, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';

const token = 'a-token-of-the-people-of-the-shop-1';

/** A shop with ordering, and with what is done with an order without an account. */
export async function startTrackingShop(more: AccountShopOptions = {}): Promise<OrderShop> {
  const shop = await startOrderShop({
    ...more,
    environment: { FULFILMENT_TOKEN: `at=${token},default=${token}` },
  });
  shop.content.page({ path: '/_/withdrawal', main: [{ type: 'withdrawal-form' }] });
  shop.content.page({ path: '/_/order-tracking', main: [{ type: 'order-tracking' }] });
  return shop;
}

/** A guest's order, confirmed unless it is paid at a provider, and its number. */
export async function placed(
  shop: OrderShop,
  articles: Readonly<Record<string, number>> = { '100': 1 },
  method = 'invoice',
): Promise<{ number: string; browser: TestBrowser }> {
  for (const sku of Object.keys(articles)) await shop.stock(`${sku}.1`, 10);
  const browser = await guestAtTheEnd(shop.browser(), method, articles);
  await press(browser);
  const { rows } = await sql<{ number: string }>`
    select o.number from shop_order o join order_event e on e.tenant = o.tenant and e.number = o.number
     order by e.id desc limit 1`.execute(shop.database.kysely);
  return { number: rows[0]?.number ?? '', browser };
}

/** Brings an order to a state, as the people of the shop do it. */
export async function bring(shop: OrderShop, number: string, state: string, at = shop.now()): Promise<void> {
  const { kysely } = shop.database;
  await sql`update shop_order set state = ${state} where number = ${number}`.execute(kysely);
  await sql`
    insert into order_event (tenant, number, subject, state, cause, at)
    values ('at', ${number}, 'order', ${state}, 'staff', ${at})`.execute(kysely);
}

/** Has something done with an order, as the people of the shop do it. */
async function work(named: Named, call: string, body: object): Promise<void> {
  const sent = { method: 'POST', headers: headersFor(named), body: JSON.stringify(body) };
  const { status, text } = await named.shop.ask(`${orders}/${named.number}/${call}`, sent);
  if (status !== 200) throw new Error(`${call} of ${named.number}: ${status} ${text}`);
}

/** An order of a shop; `tenant`: the Austrian one unless it is said otherwise. */
interface Named {
  shop: OrderShop;
  number: string;
  tenant?: string;
}

const orders = '/api/fulfilment/v1/orders';
const headersFor = ({ tenant = 'at' }: Named) => ({
  ...{ Host: `${tenant}.localhost`, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
});

/** An order with all that has become of it, as the people of the shop see it. */
export async function orderOf(shop: OrderShop, number: string, tenant = 'at'): Promise<FulfilledOrder> {
  const { text } = await shop.ask(`${orders}/${number}`, { headers: headersFor({ shop, number, tenant }) });
  return JSON.parse(text) as FulfilledOrder;
}

/** What was written about an order since, the first mail first, by purpose. */
export async function lettersOf(shop: OrderShop, number: string): Promise<string[]> {
  const written = (await shop.mails()).filter(({ mail }) => mail.text.includes(number));
  return written.map(({ mail }) => mail.purpose).toReversed();
}

/** Sends pieces of an order's lines in a parcel, by their positions; its number. */
export async function ship(
  shop: OrderShop,
  number: string,
  pieces: Record<number, number>,
  tenant = 'at',
): Promise<string> {
  parcels += 1;
  const trackingNumber = `AT${parcels}00${number}`;
  const lines = Object.entries(pieces).map(([position, quantity]) => ({
    position: Number(position),
    quantity,
  }));
  const sent = { carrier: 'post', trackingNumber, pieces: lines };
  await work({ shop, number, tenant }, 'shipments', { parcels: [sent] });
  return trackingNumber;
}

/** Says that a parcel has arrived. */
export async function deliver(
  shop: OrderShop,
  number: string,
  trackingNumber: string,
  tenant = 'at',
): Promise<void> {
  await work({ shop, number, tenant }, 'deliveries', { carrier: 'post', trackingNumber });
}

let parcels = 0;

/** A number that no order has. */
export const unknownNumber = (): string => drawOrderNumber(randomInt);

/** What is seen of the page's own part, or of a mail, with plain blanks. */
export function seen(html: string): string {
  const part = html.includes('data-role="order"') ? elementWith(html, 'data-role="order"') : html;
  return seenText(part)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** A path of the shop in the newest mail of a kind. */
export async function linkIn(shop: OrderShop, purpose: string, path: string): Promise<string> {
  const mail = (await shop.mails()).find((each) => each.mail.purpose === purpose);
  return new RegExp(`${path}\\?auftrag=[\\w.-]+`).exec(mail?.mail.text ?? '')?.[0] ?? '';
}
