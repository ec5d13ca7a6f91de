import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { drawOrderNumber } from '../../../schemas/order/order-number.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';

/** A shop with ordering, and with what is done with an order without an account. */
export async function startTrackingShop(): Promise<OrderShop> {
  const shop = await startOrderShop();
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
  await order(browser);
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
