import type { CheckoutDraft } from '../../../schemas/checkout/checkout-draft.ts';
import type { ShownPlan } from '../../../schemas/checkout/shown-plan.ts';
import { sumVat } from '../../../schemas/money/vat-included.ts';
import type { Ordered, OrderedLine } from '../../../schemas/order/ordered.ts';
import type { OrderableBasket, OrderableLine } from './checkout-ports.ts';

/** Everything that makes an order, as far as it has been told. */
export interface OrderFacts {
  locale: string;
  currency: string;
  draft: CheckoutDraft;
  orderable: OrderableBasket;
  plan: ShownPlan | null;
  arrivalOf(line: OrderableLine): [string, string];
}

/** The order that a press of the button would place; null: something has not been told yet. */
export function orderedOf(facts: OrderFacts): Ordered | null {
  const { draft, orderable, plan } = facts;
  const { contact, billing, place, payment, freight } = draft;
  const { basket, lines, voucher } = orderable;
  if (!contact || !billing || !place || !payment || lines.length === 0) return null;
  const shipping = shippingOf(orderable);
  const vat = sumVat([
    ...lines.map(({ total, discount, taxRate }) => ({ gross: total - discount, rate: taxRate })),
    ...shipping.byRate.map(({ gross, rate }) => ({ gross, rate })),
  ]);
  return {
    ...{ locale: facts.locale, currency: facts.currency },
    ...{ contact, billing, place, freight, payment, plan, shipping },
    lines: lines.map((line, index) => lineOf(line, index + 1, facts)),
    voucher:
      voucher && basket.voucher
        ? { ...voucher, title: basket.voucher.title, discount: basket.voucher.discount }
        : null,
    option: basket.delivery.option,
    hasProtection: draft.hasProtection === true,
    goodsTotal: basket.total,
    total: plan?.total ?? basket.total,
    vat: vat.byRate.map(({ rate, gross, net, tax }) => ({ rate, gross, net, tax })),
  };
}

function shippingOf({ basket, lines }: OrderableBasket): Ordered['shipping'] {
  const { parcel, freight, total } = basket.shipping;
  const rate = Math.max(...lines.map(({ taxRate }) => taxRate));
  return { parcel, freight, byRate: total === 0 ? [] : [{ rate, gross: total }] };
}

function lineOf(line: OrderableLine, position: number, { arrivalOf }: OrderFacts): OrderedLine {
  const { days: _days, ...own } = line;
  return { ...own, position, arrival: arrivalOf(line) };
}
