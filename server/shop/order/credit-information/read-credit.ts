import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { type CreditInformation, creditInformation } from '../../../../schemas/payment/credit-information.ts';
import type { PaymentPlan } from '../../../../schemas/payment/payment-plan.ts';
import type { OrderStore } from '../order-store.ts';
import { orderTokenHash } from '../order-token.ts';
import { paperWords, type PaperTexts, type PaperWords } from '../papers/paper-words.ts';

/** Whose credit. */
export interface CreditPlace {
  tenant: TenantConfig;
  locale: string;
  /** As stores name whoever has collected something; null: nobody. */
  owner: string | null;
  /** Who is logged in with full rights; null: nobody. */
  customerId: string | null;
}

export interface CreditParts extends PaperTexts {
  store: Pick<OrderStore, 'byToken'>;
  /** The credit that somebody would have who ordered now; `refusal`: the end of the key of the text that says why not. */
  offeredCredit(
    place: CreditPlace,
    plan: string,
  ): Promise<{ ok: true; plan: PaymentPlan } | { ok: false; refusal: string }>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Of an order by its token, else of what is being ordered. */
export interface AskedCredit {
  token: string;
  /** Number of instalments, `pause`, or empty: what was chosen. */
  plan: string;
}

type ReadCredit =
  | { ok: true; credit: CreditInformation; words: PaperWords; at: number }
  | { ok: false; refusal: string };

/** The standard information of a credit for whoever may have it, or why there is none. Throws an outage. */
export async function readCredit(
  parts: CreditParts,
  place: CreditPlace,
  { token, plan: wanted }: AskedCredit,
): Promise<ReadCredit> {
  const { tenant, locale } = place;
  if (token !== '') {
    const order = await parts.store.byToken(tenant.slug, orderTokenHash(token));
    if (!order?.ordered.plan) return { ok: false, refusal: 'no-such-plan' };
    const { plan, locale: own } = order.ordered;
    return made(plan, own, order.placedAt);
  }
  const offered = await parts.offeredCredit(place, wanted);
  return offered.ok ? made(offered.plan, locale, parts.now()) : offered;

  function made(plan: PaymentPlan, language: string, at: number): ReadCredit {
    const words = paperWords(parts, tenant, language);
    return { ok: true, credit: creditInformation(plan, tenant), words, at };
  }
}
