import type { CheckoutDraft } from '../../../schemas/checkout/checkout-draft.ts';
import type { PaymentPlan } from '../../../schemas/payment/payment-plan.ts';
import type { Ordered, OrderedLine } from '../../../schemas/order/ordered.ts';
import type { OrderableBasket, OrderableLine } from './checkout-ports.ts';

/** Everything that makes an order, as far as it has been told. */
export interface OrderFacts {
  locale: string;
  currency: string;
  draft: CheckoutDraft;
  orderable: OrderableBasket;
  contract: PaymentPlan | null;
  arrivalOf(line: OrderableLine, index: number): readonly [string, string];
}

/** The order that a press of the button would place; null: something has not been told yet. */
export function orderedOf(facts: OrderFacts): Ordered | null {
  const { draft, orderable, contract: plan } = facts;
  const { contact, billing, place, payment, freight } = draft;
  const { basket, lines, voucher } = orderable;
  if (!contact || !billing || !place || !payment || lines.length === 0) return null;
  const { parcel, freight: byFreight } = basket.shipping;
  const shipping = { parcel, freight: byFreight, byRate: orderable.shippingParts };
  return {
    ...{ locale: facts.locale, currency: facts.currency },
    ...{ contact, billing, place, freight, payment, plan, shipping },
    lines: lines.map((line, index) => lineOf(line, index, facts)),
    services: lines.flatMap(({ quantity, services }, index) =>
      services.map((service) => ({ ...service, quantity, position: index + 1 })),
    ),
    voucher:
      voucher && basket.voucher
        ? { ...voucher, title: basket.voucher.title, discount: basket.voucher.discount }
        : null,
    option: basket.delivery.option,
    goodsTotal: basket.total,
    total: plan?.plan.total ?? basket.total,
    vat: orderable.vat,
  };
}

function lineOf(line: OrderableLine, index: number, { arrivalOf }: OrderFacts): OrderedLine {
  const { days: _days, services: _services, ...own } = line;
  const [from, to] = arrivalOf(line, index);
  return { ...own, position: index + 1, arrival: [from, to] };
}
