import type { OrderEvent } from '../../../schemas/order/order-event.ts';
import type { Ordered, OrderedLine } from '../../../schemas/order/ordered.ts';
import type { OrderHappening } from './order-happening.ts';
import type { StoredOrder } from './order-store.ts';

/** The document with which a merchant's system is told; `at` in ms since 1970. It names a person only where something is to be sent. */
export function writeOrderEvent(
  happening: OrderHappening,
  order: Pick<StoredOrder, 'tenant' | 'number' | 'ordered' | 'placedAt'>,
  at: number,
): OrderEvent {
  const told = { version: 1, timestamp: new Date(at).toISOString() } as const;
  const data = { shop: order.tenant, order: orderOf(order) };
  switch (happening.type) {
    case 'order.placed':
      return { type: happening.type, ...told, data };
    case 'order.confirmed':
      return { type: happening.type, ...told, data: { ...data, delivery: deliveryOf(order.ordered) } };
    case 'order.cancelled':
      return { type: happening.type, ...told, data: { ...data, cause: happening.cause } };
    case 'order.paid': {
      const { method, reference, amount, currency } = happening.payment;
      return {
        type: happening.type,
        ...told,
        data: { ...data, payment: { method, reference, amount, currency } },
      };
    }
  }
}

function orderOf({
  number,
  placedAt,
  ordered,
}: Pick<StoredOrder, 'number' | 'placedAt' | 'ordered'>): OrderEvent['data']['order'] {
  const { locale, currency, shipping, goodsTotal, total, vat, voucher, payment } = ordered;
  return {
    ...{ number, placedAt: new Date(placedAt).toISOString(), locale, currency },
    lines: ordered.lines.map(lineOf),
    ...{ shipping, goodsTotal, total, vat, payment: { method: payment.method } },
    voucher: voucher && { campaign: voucher.campaign, discount: voucher.discount },
  };
}

function lineOf(line: OrderedLine): OrderEvent['data']['order']['lines'][number] {
  const { position, sku, name, quantity, price, total, discount, taxRate, mode, arrival } = line;
  return { position, sku, name, quantity, price, total, discount, taxRate, mode, arrival };
}

function deliveryOf({
  place,
  billing,
  freight,
  contact,
}: Ordered): Extract<OrderEvent, { type: 'order.confirmed' }>['data']['delivery'] {
  const { firstName, lastName } = billing;
  if (place.kind === 'home')
    return {
      to: { kind: 'address', address: place.address ?? billing },
      freight: freight && { ...freight, phone: contact.phone },
    };
  const { id, name, street, postalCode, city, country } = place.shop;
  return {
    to: {
      kind: 'parcel-shop',
      shop: { id, name, street, postalCode, city, country },
      recipient: { firstName, lastName },
    },
    freight: freight && { ...freight, phone: contact.phone },
  };
}
