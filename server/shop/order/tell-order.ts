import { deliveryOf } from '../../../schemas/told-order/delivery.ts';
import { includedTaxes } from '../../../schemas/told-order/included-tax.ts';
import type { OrderedLine } from '../../../schemas/order/ordered.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { toldServiceOf } from '../../../schemas/told-order/told-goods.ts';
import type { ToldLine, ToldOrder } from '../../../schemas/told-order/told-order.ts';
import { showPlan } from '../../../schemas/payment/shown-plan.ts';
import { invoiceAddress } from './invoice-calls.ts';
import { orderToken, orderTokenHash } from './order-token.ts';
import type { OwnOrder, OwnOrders } from './own-orders.ts';
import { progressOf } from './payment-progress.ts';

interface TellOrderParts {
  orders: OwnOrders;
  secrets: Secrets;
}

/** The order of whoever has its token; null: nobody has such an order. Throws an outage. */
export async function tellOrder(
  { orders, secrets }: TellOrderParts,
  tenant: string,
  token: string,
): Promise<ToldOrder | null> {
  const own = token === '' ? null : await orders.byToken(tenant, orderTokenHash(token));
  return own && toldOrder(secrets, own);
}

/** What a customer has ordered, the newest first. Throws an outage. */
export async function tellOrders(
  { orders, secrets }: TellOrderParts,
  tenant: string,
  customer: string,
  part: { skip: number; first: number },
): Promise<ToldOrder[]> {
  const own = await orders.ofCustomer(tenant, customer, part);
  return own.map((each) => toldOrder(secrets, each));
}

function toldOrder(secrets: Secrets, { order, payment, hasInvoice }: OwnOrder): ToldOrder {
  const { number, state, placedAt, ordered } = order;
  const { locale, currency, contact, billing, lines, services, voucher, plan, goodsTotal, total } = ordered;
  const token = orderToken(secrets, order);
  return {
    ...{ number, token, state, locale, currency, billing, goodsTotal, total, ...contact },
    placedAt: new Date(placedAt).toISOString(),
    lines: lines.map(toldLine),
    goods: lines.reduce((sum, line) => sum + line.total, 0),
    services: services.map(toldServiceOf),
    voucher: voucher && { code: voucher.code, title: voucher.title, discount: voucher.discount },
    delivery: deliveryOf(ordered),
    payment: {
      method: ordered.payment.method,
      progress: progressOf(state, payment),
      plan: plan && showPlan(plan.plan),
      dates: plan?.dates ?? [],
      protection: plan?.protection?.total ?? null,
    },
    vat: includedTaxes(ordered.vat),
    invoice: hasInvoice ? invoiceAddress(token) : null,
  };
}

function toldLine({
  position,
  sku,
  product,
  name,
  brand,
  choice,
  quantity,
  price,
  total,
  discount,
}: OrderedLine): ToldLine {
  return { position, sku, product, name, brand, choice, quantity, price, total, discount };
}
