import type { Cents } from '../../../schemas/money/cents.ts';
import type { InstalmentPlan } from '../../../schemas/money/instalment-plan.ts';
import { planInstalments } from '../../../schemas/money/instalment-plan.ts';
import { offeredPlans } from '../../../schemas/money/offered-plans.ts';
import { paymentDates } from '../../../schemas/money/credit/payment-dates.ts';
import { protectionOf } from '../../../schemas/money/credit/payment-protection.ts';
import { offeredMeans } from '../../../schemas/payment/offered-means.ts';
import type { PaymentChoice } from '../../../schemas/payment/payment-choice.ts';
import type { DeliveryKind, PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { PaymentPlan } from '../../../schemas/payment/payment-plan.ts';
import { instalmentsIn } from '../../../schemas/tenant/locale-instalments.ts';
import { protectionIn } from '../../../schemas/tenant/locale-protection.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { OfferedMeans, OrderingCustomer } from './checkout-ports.ts';

interface MeansFacts {
  locale: string;
  /** What goods and sending cost, in cents. */
  price: Cents;
  deliveries: readonly DeliveryKind[];
  customer: OrderingCustomer | null;
  /** As it was told, `YYYY-MM-DD`; null: it was not. */
  birthday: string | null;
  today: string;
  hasProvider: boolean;
}

/** The means of payment of a shop, each with what can be chosen of it; those that nobody is told of are left out. */
export function shopMeans(tenant: TenantConfig, facts: MeansFacts): OfferedMeans[] {
  const rules = tenant.checkout?.payment ?? [];
  const terms = instalmentsIn(tenant, facts.locale) ?? null;
  const { customer, birthday } = facts;
  const buyer = customer
    ? ({ kind: 'customer', birthday, hasCreditAffinity: customer.hasCreditAffinity } as const)
    : ({ kind: 'guest' } as const);
  return offeredMeans(rules, terms, { ...facts, buyer }).flatMap((each): OfferedMeans[] => {
    if (!each.isOffered && !each.isTold) return [];
    const refusal = each.isOffered ? null : each.reason;
    return [{ method: each.means, refusal, plans: terms ? plansOf(each.means, terms, facts.price) : [] }];
  });
}

type Terms = NonNullable<TenantConfig['instalments']>;

function plansOf(means: PaymentMeans, terms: Terms, price: Cents): InstalmentPlan[] {
  if (means === 'instalments') return offeredPlans(terms, price);
  if (means !== 'pause') return [];
  const paused = planInstalments(terms, price, 1, { pause: true });
  return paused.ok ? [paused.plan] : [];
}

/** The plan of what was chosen; null: it is paid at once, or is not offered any more. */
export function chosenPlan(
  means: readonly OfferedMeans[],
  choice: PaymentChoice | null,
): InstalmentPlan | null {
  const own = means.find(({ method }) => method === choice?.method);
  if (!own || own.refusal !== null) return null;
  if (choice?.method === 'instalments') return own.plans.find(({ count }) => count === choice.count) ?? null;
  return choice?.method === 'pause' ? (own.plans[0] ?? null) : null;
}

interface Contract {
  tenant: TenantConfig;
  locale: string;
  plan: InstalmentPlan;
  hasProtection: boolean;
  /** When the contract is made, in ms since 1970. */
  at: number;
}

/** The plan as an order keeps it: with the terms it was made by, its days, and what protection costs. */
export function contractOf({ tenant, locale, plan, hasProtection, at }: Contract): PaymentPlan {
  const terms = instalmentsIn(tenant, locale);
  if (!terms) throw new RangeError(`there are no instalments in ${locale}`);
  const { method, minimumInstalment } = terms;
  const insured = protectionIn(tenant, locale);
  return {
    ...{ method, minimumInstalment, plan, dates: paymentDates(plan.payments, at, tenant.timeZone) },
    pauseRate: plan.pauseSurcharge > 0 ? (terms.pause?.surcharge ?? 0) : 0,
    protection: hasProtection && insured ? protectionOf(plan, method, insured) : null,
  };
}

/** What insuring the open balance of a plan costs in the first month, in cents; null: the shop does not. (Requirement 9.044) */
export function firstProtection(tenant: TenantConfig, locale: string, plan: InstalmentPlan): Cents | null {
  const terms = instalmentsIn(tenant, locale);
  const insured = protectionIn(tenant, locale);
  return terms && insured ? (protectionOf(plan, terms.method, insured).payments[0]?.amount ?? null) : null;
}
