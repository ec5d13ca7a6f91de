import { isOfAge } from '../account/of-age.ts';
import type { Cents } from '../money/cents.ts';
import { planInstalments } from '../money/instalment-plan.ts';
import type { InstalmentTerms } from '../money/instalment-terms.ts';
import { offeredPlans } from '../money/offered-plans.ts';
import {
  type DeliveryKind,
  isByProvider,
  isCredit,
  type PaymentMeans,
  paymentMeans,
} from './payment-means.ts';
import type { PaymentRules } from './payment-rules.ts';

/** What decides which means are offered. */
export interface PaymentFacts {
  locale: string;
  /** What the order costs, in cents, without a surcharge of a plan. */
  price: Cents;
  /** All ways in which something of the order comes. */
  deliveries: readonly DeliveryKind[];
  buyer:
    | { kind: 'guest' }
    /** `birthday`: `YYYY-MM-DD`; null: not told. `hasCreditAffinity`: flag of the account, which the server keeps. */
    | { kind: 'customer'; birthday: string | null; hasCreditAffinity: boolean };
  /** `YYYY-MM-DD` where the shop is. */
  today: string;
  /** Whether a provider is set up: in production there may be none. */
  hasProvider: boolean;
}

/** Why a means is not offered. */
export type MeansRefusal =
  /** The shop does not have it, or not in this locale. */
  | 'off'
  | 'locale'
  | 'no-provider'
  /** Vouchers have paid for everything. */
  | 'nothing-to-pay'
  | 'guest'
  | 'no-birthday'
  | 'too-young'
  | 'no-affinity'
  | 'delivery'
  | 'below-minimum'
  | 'above-maximum'
  /** No number of instalments reaches the smallest one. */
  | 'no-plan';

type OfferedMeans =
  | { means: PaymentMeans; isOffered: true }
  /** `isTold`: whether the customer is told of it, because something of him or of the order decides. */
  | { means: PaymentMeans; isOffered: false; reason: MeansRefusal; isTold: boolean };

/**
 * Says of every means of payment whether it is offered, and why not; those of the shop come first, in its order. Credits are for
 * customers of 18 years, by the birthday that they declared, whose account has the flag. (domain.md, Ordering)
 */
export function offeredMeans(
  rules: PaymentRules,
  terms: InstalmentTerms | null,
  facts: PaymentFacts,
): OfferedMeans[] {
  const own = rules.map(({ means }) => means);
  return [...own, ...paymentMeans.filter((means) => !own.includes(means))].map((means) => {
    const reason = refusalOf(means, rules, terms, facts);
    if (reason === null) return { means, isOffered: true };
    return { means, isOffered: false, reason, isTold: !['off', 'locale', 'no-provider'].includes(reason) };
  });
}

function refusalOf(
  means: PaymentMeans,
  rules: PaymentRules,
  terms: InstalmentTerms | null,
  facts: PaymentFacts,
): MeansRefusal | null {
  const rule = rules.find((each) => each.means === means);
  const { locale, price, deliveries, hasProvider } = facts;
  if (!rule || (isCredit(means) && !hasTerms(means, terms))) return 'off';
  if (rule.locales && !rule.locales.includes(locale)) return 'locale';
  if (price === 0 && means !== 'invoice') return 'nothing-to-pay';
  if (isByProvider(means) && !hasProvider) return 'no-provider';
  const fault = isCredit(means) ? buyerFault(facts) : null;
  if (fault) return fault;
  if (deliveries.some((kind) => !(rule.deliveries?.includes(kind) ?? true))) return 'delivery';
  return amountFault(rule, facts) ?? (isCredit(means) && terms ? planFault(means, terms, price) : null);
}

function hasTerms(means: PaymentMeans, terms: InstalmentTerms | null): boolean {
  return means === 'pause' ? terms?.pause !== undefined : (terms?.plans.length ?? 0) > 0;
}

function buyerFault({ buyer, today }: PaymentFacts): MeansRefusal | null {
  if (buyer.kind === 'guest') return 'guest';
  if (buyer.birthday === null) return 'no-birthday';
  if (!isOfAge(buyer.birthday, today)) return 'too-young';
  return buyer.hasCreditAffinity ? null : 'no-affinity';
}

function amountFault(
  { minimum, maximum, guestMaximum = maximum }: PaymentRules[number],
  { buyer, price }: PaymentFacts,
): MeansRefusal | null {
  const most = buyer.kind === 'guest' ? guestMaximum : maximum;
  if (minimum !== undefined && price < minimum) return 'below-minimum';
  return most !== undefined && price > most ? 'above-maximum' : null;
}

function planFault(means: PaymentMeans, terms: InstalmentTerms, price: Cents): MeansRefusal | null {
  if (price < terms.price.minimum) return 'below-minimum';
  if (terms.price.maximum !== undefined && price > terms.price.maximum) return 'above-maximum';
  const isPossible =
    means === 'pause'
      ? planInstalments(terms, price, 1, { pause: true }).ok
      : offeredPlans(terms, price).length > 0;
  return isPossible ? null : 'no-plan';
}
