import type { ToldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import { deliveryOf } from '../../../schemas/told-order/delivery.ts';
import { includedTaxes } from '../../../schemas/told-order/included-tax.ts';
import { toldServiceOf } from '../../../schemas/told-order/told-goods.ts';
import { showPlan } from '../../../schemas/payment/shown-plan.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import { checkoutFacts, type CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { shownMeans } from './checkout-state.ts';
import { nextStep, stepsOf } from './checkout-steps.ts';

/**
 * The order that somebody prepares; null: there is nothing to order, or it is a customer's who must log in again. Throws an
 * outage.
 */
export async function tellCheckout(parts: CheckoutParts, place: CheckoutPlace): Promise<ToldCheckout | null> {
  if (isCustomer(place.owner) && place.customerId === null) return null;
  const facts = await checkoutFacts(parts, place);
  const { orderable, draft, ordered, plan, protection, customer } = facts;
  const { basket, vat } = orderable;
  if (basket.lines.length === 0) return null;
  const { contact, billing, payment } = draft;
  return {
    steps: stepsOf(facts),
    nextStep: basket.canOrder ? nextStep(facts) : null,
    currency: facts.currency,
    ...{ email: contact?.email ?? customer?.email ?? null, phone: contact?.phone ?? null, billing },
    delivery: deliveryOf({
      ...{ place: draft.place, billing, freight: draft.freight },
      ...{ option: basket.delivery.option, shipping: basket.shipping },
      lines: orderable.lines.map((line, index) => ({ ...line, arrival: facts.arrivalOf(line, index) })),
    }),
    freightDays: [...facts.freightDays],
    means: facts.means.map((each) => shownMeans(parts, place, each)),
    payment: payment && {
      ...{ method: payment.method, plan: plan && showPlan(plan) },
      ...{ protection, hasProtection: draft.hasProtection },
    },
    ...{ goods: basket.goods, voucher: basket.voucher },
    services: basket.lines.flatMap(({ services, quantity }, index) =>
      services.flatMap((service) =>
        service.isChosen ? [toldServiceOf({ ...service, quantity, position: index + 1 })] : [],
      ),
    ),
    ...{ goodsTotal: basket.total, total: ordered?.total ?? basket.total, vat: includedTaxes(vat) },
  };
}
